import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, describe, expect, test } from 'vitest';
import { ingest } from '../../src/ingest/ingest.ts';
import { articlePage, sectionPage } from '../../src/rulebook/content.ts';
import fc from '../property.ts';

const ENGLISH =
  'The player may draw a card, and then the object is put in the reserve of its owner.';
const room = mkdtempSync(join(tmpdir(), 'hostile-dictionary-'));
afterAll(() => rmSync(room, { recursive: true }));
let count = 0;

/** Reads a dictionary from a file, without any terms; says what came of it. */
function read(json: string) {
  count += 1;
  const folder = join(room, String(count));
  const file = join(room, `${count}.json`);
  writeFileSync(file, json);
  const report = ingest({
    data: join(room, 'none'),
    out: folder,
    inputs: [file],
    edition: '2024-09',
  });
  const paths = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
        path.endsWith('.mdx'),
      )
    : [];
  const pages = paths.map((path) => {
    const [, front] =
      /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(folder, path), 'utf8')) ?? [];
    const schema = path.startsWith('articles') ? articlePage : sectionPage;
    return { path, fits: schema.safeParse(load(front ?? '')).success };
  });
  return { report, pages };
}

const sayings = (json: string) => read(json).report.problems.map(({ message }) => message);

describe('a plain dictionary', () => {
  test('with titles without Latin letters gives each an article of its own', () => {
    const { report, pages } = read(
      JSON.stringify({ Привет: ENGLISH, 日本語: ENGLISH, '!': ENGLISH }),
    );
    expect(report.errors).toBe(0);
    expect(pages.map(({ fits }) => fits)).toEqual([true, true, true]);
  });

  test('with an entry without a title is refused, at its place', () => {
    expect(sayings(JSON.stringify({ '': ENGLISH }))).toContain('an entry has no title');
    expect(sayings(JSON.stringify([['<p> </p>', ENGLISH]]))).toContain('an entry has no title');
  });

  test('keeps the words of a title in HTML, and nothing of its markup', () => {
    const { pages } = read(
      JSON.stringify({ '<b>Bold</b> &amp; <script>x</script> plain': ENGLISH }),
    );
    expect(pages.map(({ path }) => path)).toEqual([
      join('articles', '2024-09', 'en', 'bold-plain.mdx'),
    ]);
  });

  test('may have titles longer than a file name, which stay apart', () => {
    const long = 'A'.repeat(3000);
    const { pages } = read(JSON.stringify({ [`${long}1`]: ENGLISH, [`${long}2`]: ENGLISH }));
    expect(pages.map(({ fits }) => fits)).toEqual([true, true]);
  });

  test.each(['<b>', '<ul><li>', '<div><i>', '<svg><g>', '<table><tr><td>'])(
    'may hold %s in itself without end',
    (opening) => {
      const { report, pages } = read(JSON.stringify({ Deep: ENGLISH + opening.repeat(20_000) }));
      expect(report.problems.map(({ severity }) => severity)).not.toContain('error');
      expect(pages).toHaveLength(1);
    },
  );

  test('cannot have a title that would be lost', () => {
    const json = `{ "__proto__": ${JSON.stringify(ENGLISH)}, "Other": ${JSON.stringify(ENGLISH)} }`;
    expect(sayings(json)).toEqual([expect.stringContaining('"__proto__" cannot be used')]);
  });

  test('keeps a # at the end of a heading', () => {
    const { report } = read(JSON.stringify({ Title: `<h3>Part #</h3><p>${ENGLISH}</p>` }));
    expect(report.errors).toBe(0);
    const [article] = readdirSync(join(room, String(count), 'articles', '2024-09', 'en'));
    const text = readFileSync(
      join(room, String(count), 'articles', '2024-09', 'en', article!),
      'utf8',
    );
    expect(text.split('---\n').at(-1)).toMatch(/^### Part (?:\\#|&#x23;)$/m);
  });

  test('with very many unknown elements is warned of in a message that can be read', () => {
    const elements = Array.from({ length: 3000 }, (_, i) => `<x${i}>a</x${i}>`).join('');
    const longest = Math.max(
      ...sayings(JSON.stringify({ T: `${elements}<p>${ENGLISH}` })).map((m) => m.length),
    );
    expect(longest).toBeLessThan(600);
  });
});

describe('a dictionary in the project’s own shape', () => {
  test('with objects in place of texts is refused', () => {
    const json = '{ "edition": { "toString": "x" }, "language": { "valueOf": 1 }, "entries": [] }';
    expect(read(json).report.errors).toBeGreaterThan(0);
  });

  test('may be a part of its edition', () => {
    const rules = [{ number: '6.1.a', text: 'A step is a part of an effect.' }];
    const entries = [{ kind: 'section', number: '6.1', title: 'Steps', rules }];
    const json = { edition: '2024-09', language: 'en', source: 'x', date: '2024-09-14', entries };
    const file = join(room, 'part.json');
    writeFileSync(file, JSON.stringify(json));
    const report = ingest({ data: 'data', out: join(room, 'part'), inputs: [file] });
    expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

/** Pieces of titles and texts that have met a reader of dictionaries badly. */
const PIECES = [
  ...[
    '',
    ' ',
    '#',
    '##',
    '---',
    '```',
    '<',
    '>',
    '&',
    '{',
    '}',
    '[[',
    ']]',
    '|',
    '\\',
    '\n',
    '\u0000',
    '\u202E',
  ],
  ...[
    '__proto__',
    'toString',
    'constructor',
    'Привет',
    '日本語',
    '1',
    '6.1',
    '6.1.a',
    '9.9.z',
    '++',
    'Remark.',
  ],
  ...[
    '<b>b</b>',
    '<script>x</script>',
    '<h3>h #</h3>',
    '<ul><li>i</ul>',
    '{reserve}',
    '[[step]]',
    ENGLISH,
  ],
];
const text = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 12 })
  .map((parts) => parts.join(' '));
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
const dictionary = fc.oneof(
  fc.dictionary(text, text, { maxKeys: 6 }),
  fc.array(fc.tuple(text, text), { maxLength: 6 }),
  fc.array(fc.record({ title: value, text: value }), { maxLength: 6 }),
  fc.record({ edition: value, language: value, entries: fc.array(value, { maxLength: 4 }) }),
  fc.jsonValue({ maxDepth: 4 }),
);

test('whatever it holds, a dictionary is read or refused, and its pages fit the site', () => {
  fc.assert(
    fc.property(dictionary, (json) => {
      const { report, pages } = read(JSON.stringify(json));
      expect(pages.filter(({ fits }) => !fits)).toEqual([]);
      if (report.errors > 0) expect(pages).toEqual([]);
    }),
    { numRuns: 250 },
  );
});
