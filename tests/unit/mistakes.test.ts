import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runIngest } from '../../src/ingest/command.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { smallData, writeData } from './library.ts';

/** Tests the command's messages on mistakes: the place, the error and the remedy. */

let room: string;
let data: string;
let out: string;

beforeEach(() => {
  ({ room, data } = writeData(smallData()));
  out = join(room, 'content');
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

/** Runs the command; returns its exit status and its output. */
function run(...files: readonly string[]) {
  let said = '';
  const stream = { write: (text: string) => (said += text) };
  const status = runIngest(['--data', data, '--out', out, ...files], { out: stream, err: stream });
  return { status, said };
}

function give(name: string, content: string | Buffer): string {
  const file = join(room, name);
  writeFileSync(file, content);
  return file;
}

describe('a dictionary that is not UTF-8', () => {
  const file = () => join(data, 'editions/2024-09/fr.json');

  test('is refused with the line of its first wrong letter', () => {
    writeFileSync(file(), Buffer.from(readFileSync(file(), 'utf8').replaceAll('’', "'"), 'latin1'));
    const { status, said } = run();
    expect(status).toBe(1);
    expect(said).toMatch(/fr\.json:\d+\n.*unreadable: the byte C9 is not UTF-8\n.*Save the file/);
  });

  test('may begin with a byte order mark', () => {
    writeFileSync(file(), `\uFEFF${readFileSync(file(), 'utf8')}`);
    expect(run()).toMatchObject({ status: 0 });
  });
});

test('terms that are gone are told once, not wherever a text needs them', () => {
  rmSync(join(data, 'terms.json'));
  const { status, said } = run();
  expect(status).toBe(1);
  expect(said).toMatch(
    /terms\.json\n.*missing: the site needs this file, and there is none\n.*Put it back/,
  );
  expect(said.match(/error/g)).toHaveLength(2);
  expect(said).toContain('1 errors');
});

test('a day that is none is told once', () => {
  const file = join(data, 'editions/2024-09/edition.json');
  const edition = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...edition, date: 'September 2024' }));
  expect(run().said).toContain('1 errors');
});

test('a field that is missing is told with the line of what lacks it', () => {
  const broken = smallData();
  delete broken.fr.articles.vanilla.title;
  rmSync(room, { recursive: true });
  ({ room, data } = writeData(broken));
  out = join(room, 'content');
  const { said } = run();
  const line = readFileSync(join(data, 'editions/2024-09/fr.json'), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('"vanilla"'));
  expect(said).toContain(`fr.json:${line + 1} articles.vanilla.title`);
});

describe('files that are no dictionaries', () => {
  test.each<[what: string, name: string, content: string | Buffer, told: string]>([
    ['an empty file', 'page.txt', '\n', 'the file is empty'],
    ['no text', 'page.txt', Buffer.from([1, 2, 200, 201, 10, 7]), 'is not UTF-8'],
    ['an empty dictionary', 'page.json', '', 'the file is empty'],
  ])('%s', (_, name, content, told) => {
    const file = give(name, content);
    const { status, said } = run('--edition', '2024-09', file);
    expect(status).toBe(1);
    expect(said).toContain(file);
    expect(said).toContain(told);
  });

  test('a folder', () => {
    const folder = join(room, 'pages');
    mkdirSync(folder);
    const { status, said } = run('--edition', '2024-09', folder);
    expect(status).toBe(1);
    expect(said).toMatch(/pages\n.*this is a folder\n.*Name the files/);
  });
});

test('a file in the place of the folder is told with what to do', () => {
  give('file', '');
  out = join(room, 'file/content');
  expect(run().said).toContain('give another --out');
});

describe('a language that was here', () => {
  /** Makes another edition the current one: an older edition may lack a language. */
  function addCurrentEdition(): void {
    for (const path of ['edition', 'structure', ...LANGUAGES]) {
      const text = readFileSync(join(data, `editions/2024-09/${path}.json`), 'utf8');
      mkdirSync(join(data, 'editions/4.0'), { recursive: true });
      writeFileSync(
        join(data, `editions/4.0/${path}.json`),
        text.replaceAll('2024-09"', '4.0"').replaceAll('2024-09 ', '4.0 '),
      );
    }
    writeFileSync(join(data, 'settings.json'), JSON.stringify({ current: '4.0' }));
  }
  const file = () => join(data, 'editions/2024-09/en.json');
  const page = () => join(out, 'rules/2024-09/en/6.1.mdx');

  test('is not lost with its file', () => {
    addCurrentEdition();
    expect(run()).toMatchObject({ status: 0 });
    rmSync(file());
    const { status, said } = run();
    expect(status).toBe(1);
    expect(said).toMatch(/rules\/2024-09\/en\n.*missing: edition 2024-09 was here in en/);
    expect(existsSync(page())).toBe(true);
  });

  test('can be given up', () => {
    addCurrentEdition();
    run();
    rmSync(file());
    rmSync(join(out, 'rules/2024-09/en'), { recursive: true });
    expect(run()).toMatchObject({ status: 0 });
  });

  test('is asked for in the current edition', () => {
    rmSync(file());
    expect(run().said).toMatch(/en\.json\n.*missing: the current edition has no words in en/);
  });
});

test('files that systems leave in folders are no reason to stop', () => {
  run();
  for (const folder of ['.', 'rules/2024-09/fr']) writeFileSync(join(out, folder, '.DS_Store'), '');
  writeFileSync(join(data, 'editions/2024-09/._fr.json'), 'AppleDouble');
  expect(run().said).toContain('up to date');
  const path = join(data, 'editions/2024-09/fr.json');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('verbe', 'mot'));
  expect(run()).toMatchObject({ status: 0, said: expect.stringContaining('written') });
});
