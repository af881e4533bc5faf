import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runIngest } from '../../src/ingest/command.ts';
import { ingest } from '../../src/ingest/ingest.ts';
import { ContentFolderError, recoverContent } from '../../src/ingest/write/swap.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { smallData, wholeDictionary, writeData } from './library.ts';

let room: string;
let data: string;
let out: string;

beforeEach(() => {
  ({ room, data } = writeData(smallData()));
  out = join(room, 'content');
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

/** Runs the command; returns its exit status and what it printed. */
function run(args: readonly string[], isTTY = false) {
  const printed = { out: '', err: '' };
  const status = runIngest(args, {
    out: { write: (text) => (printed.out += text), isTTY },
    err: { write: (text) => (printed.err += text), isTTY },
  });
  return { status, ...printed };
}

const edit = (file: string, from: string, to: string): void => {
  const path = join(data, 'editions/2024-09', file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
};
const page = (path: string): string => readFileSync(join(out, path), 'utf8');

describe('the command', () => {
  test('writes, and writes nothing more the second time', () => {
    expect(run(['--data', data, '--out', out])).toMatchObject({ status: 0, err: '' });
    expect(run(['--data', data, '--out', out]).out).toContain('up to date');
  });

  test('removes what is no longer in the data', () => {
    run(['--data', data, '--out', out]);
    const changed = smallData();
    changed.structure.articles = [];
    for (const language of LANGUAGES) changed[language].articles = {};
    rmSync(room, { recursive: true });
    ({ room, data } = writeData(changed));
    out = join(room, 'content');
    run(['--data', data, '--out', out]);
    expect(readdirSync(out)).not.toContain('articles');
  });

  test('--check finds drift in content and schemas, and writes nothing', () => {
    const check = () => run(['--data', data, '--out', out, '--check']);
    expect(check()).toMatchObject({ status: 1 });
    expect(readdirSync(room)).toEqual(['data']);
    run(['--data', data, '--out', out]);
    expect(check()).toMatchObject({ status: 0, err: '' });
    writeFileSync(join(out, 'rules/2024-09/fr/6.1.mdx'), 'by hand');
    expect(check()).toMatchObject({ status: 1, err: expect.stringContaining('fr/6.1.mdx') });
    expect(page('rules/2024-09/fr/6.1.mdx')).toBe('by hand');
    run(['--data', data, '--out', out]);
    writeFileSync(join(data, 'generated/terms.schema.json'), '{}');
    expect(check()).toMatchObject({ status: 1, err: expect.stringContaining('terms.schema.json') });
  });

  test('an error stops it, with the place and what to do, and leaves the folder as it was', () => {
    run(['--data', data, '--out', out]);
    edit('fr.json', '{exhaust}', '{wood}');
    const { status, err, out: said } = run(['--data', data, '--out', out]);
    expect(status).toBe(1);
    expect(err).toMatch(/fr\.json:\d+ rules\["6\.1\.b"\]\n.*unknown-icon.*\{wood\}.*\n.*Use one/);
    expect(said).toContain('nothing written');
    expect(page('rules/2024-09/fr/6.1.mdx')).toContain('exhaust');
  });

  test('--json prints the report and nothing else', () => {
    edit('en.json', 'one verb.', 'these:');
    const { status, out: said, err } = run(['--data', data, '--out', out, '--json'], true);
    expect(status).toBe(0);
    expect(err).toBe('');
    expect(JSON.parse(said)).toMatchObject({
      sections: 1,
      rules: 2,
      articles: 1,
      terms: 1,
      languages: { fr: { sections: 1, rules: 2, articles: 1, terms: 1 } },
      problems: [
        { severity: 'warning', code: 'lost-list', place: { line: expect.any(Number) } },
        { code: 'lost-list' },
      ],
    });
  });

  test('shows its progress on a terminal only', () => {
    expect(run(['--data', data, '--out', out], true).err).toContain('\r');
    expect(run(['--data', data, '--out', out], false).err).toBe('');
  });

  test.each([
    ['an unknown option', ['--nothing']],
    ['a file that is not there', ['--out', 'x', 'nothing.txt']],
    ['files without a folder', ['package.json']],
    ['files into the content of the project', ['--out', 'content', 'package.json']],
    ['files into a part of the content of the project', ['--out', 'content/x', 'package.json']],
    ['the folder of the project', ['--out', '.']],
    ['the data', ['--out', 'data/new']],
    ['an edition that is none', ['--edition', 'new', '--out', 'x', 'package.json']],
  ])('%s is wrong usage', (_, args) => {
    expect(run(args)).toMatchObject({ status: 2, out: '' });
  });

  test('pages that do not say their edition are wrong usage', () => {
    const file = join(room, 'page.txt');
    writeFileSync(file, '6.1 Steps\n6.1.a The step is what the verb does to the object.');
    expect(run(['--data', data, '--out', out, file])).toMatchObject({ status: 2 });
    expect(run(['--data', data, '--out', out, '--edition', '2024-09', file])).toMatchObject({
      status: 0,
    });
  });

  test('pages that do not say their date have that of their edition, or are wrong usage', () => {
    const file = join(room, 'page.txt');
    writeFileSync(file, '6.1 Steps\n6.1.a The step is what the verb does to the object.');
    const read = (edition: string) =>
      run(['--data', data, '--out', out, '--edition', edition, file]);
    const known = smallData().edition.date;
    expect(read('2024-09')).toMatchObject({ status: 0 });
    expect(JSON.parse(page('sources.json'))).toMatchObject([{ date: known }]);
    expect(read('4.0')).toMatchObject({
      status: 2,
      err: expect.stringContaining('4.0/edition.json'),
    });
  });

  test('own, plain and broken JSON can be given as files', () => {
    const plain = join(room, 'dictionary_2024-09-14_10-00-00.json');
    writeFileSync(plain, JSON.stringify({ '6.1 Steps': '6.1.a The step is what the verb does.' }));
    const own = join(room, 'own.json');
    writeFileSync(own, JSON.stringify(wholeDictionary('fr')));
    const both = run(['--data', data, '--out', out, '--json', own, plain]);
    expect(JSON.parse(both.out).languages).toMatchObject({ fr: { rules: 2 }, en: { rules: 1 } });
    writeFileSync(plain, '{');
    expect(run(['--data', data, '--out', out, plain])).toMatchObject({
      status: 1,
      err: expect.stringContaining('unreadable'),
    });
  });

  test('a folder that cannot be written is told, not thrown', () => {
    writeFileSync(join(room, 'file'), '');
    const { status, err } = run(['--data', data, '--out', join(room, 'file/content')]);
    expect(status).toBe(1);
    expect(err).toContain('as it was');
  });
});

describe('all or nothing', () => {
  test('a full disk leaves the folder as it was', () => {
    ingest({ data, out });
    const before = page('rules/2024-09/fr/6.1.mdx');
    edit('fr.json', 'verbe', 'mot');
    let left = 3;
    const writeFile = (path: string, text: string) => {
      if (left-- === 0)
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      writeFileSync(path, text);
    };
    expect(() => ingest({ data, out, writeFile })).toThrow('ENOSPC');
    expect(page('rules/2024-09/fr/6.1.mdx')).toBe(before);
    expect(readdirSync(room).sort()).toEqual(['content', 'data']);
  });

  test('a kill in the middle leaves the folder as it was, and the next run ends the work', async () => {
    ingest({ data, out });
    const before = page('rules/2024-09/fr/6.1.mdx');
    edit('fr.json', 'verbe', 'mot');
    const script = join(room, 'slow.ts');
    writeFileSync(
      script,
      `import { writeFileSync } from 'node:fs';
       import { ingest } from ${JSON.stringify(join(process.cwd(), 'src/ingest/ingest.ts'))};
       let left = 3;
       ingest({ data: ${JSON.stringify(data)}, out: ${JSON.stringify(out)}, writeFile(path, text) {
         writeFileSync(path, text);
         if (left-- > 0) return;
         process.stdout.write('writing');
         Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
       } });`,
    );
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(() => ingest({ data, out })).toThrow(ContentFolderError);
    child.kill('SIGKILL');
    await ended;
    expect(page('rules/2024-09/fr/6.1.mdx')).toBe(before);
    expect(readdirSync(room)).toContain('.content.ingest');
    expect(ingest({ data, out }).outcome).toBe('written');
    expect(page('rules/2024-09/fr/6.1.mdx')).toContain('mot');
    expect(readdirSync(room)).not.toContain('.content.ingest');
  });

  test('a kill at any moment leaves all old or all new', () => {
    ingest({ data, out });
    const files = readdirSync(out, { recursive: true }).length;
    let last = 'verbe';
    for (const [i, word] of ['mot', 'terme', 'vocable', 'nom'].entries()) {
      edit('fr.json', last, word);
      spawnSync(process.execPath, ['scripts/ingest.ts', '--data', data, '--out', out], {
        timeout: 250 + 120 * i,
        killSignal: 'SIGKILL',
        stdio: 'ignore',
      });
      recoverContent(out);
      expect(readdirSync(out, { recursive: true })).toHaveLength(files);
      expect(page('rules/2024-09/fr/6.1.mdx')).toMatch(new RegExp(`\\b(${last}|${word})\\b`));
      ingest({ data, out });
      expect(page('rules/2024-09/fr/6.1.mdx')).toContain(word);
      last = word;
    }
    expect(readdirSync(room)).not.toContain('.content.ingest');
  });

  test('a folder with files of somebody else is refused', () => {
    mkdirSync(out);
    writeFileSync(join(out, 'letter.txt'), 'dear reader');
    expect(run(['--data', data, '--out', out])).toMatchObject({
      status: 1,
      err: expect.stringContaining('letter.txt'),
    });
    expect(readFileSync(join(out, 'letter.txt'), 'utf8')).toBe('dear reader');
  });
});
