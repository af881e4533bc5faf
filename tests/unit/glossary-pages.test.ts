import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ingest } from '../../src/ingest/ingest.ts';
import type { Report } from '../../src/ingest/report.ts';
import { sourcesFile } from '../../src/rulebook/content.ts';

/** Pages in the format of the older glossary, saved as text; what they say is made up. */
const PAGES = ['fr', 'fr-again', 'en', 'it'].map(
  (name) => `tests/unit/fixtures/glossary/${name}.txt`,
);

let room: string;
let out: string;
let report: Report;
const ingestPages = (inputs: readonly string[]) =>
  ingest({ data: 'data', out, edition: undefined, inputs });
const read = (path: string): string => readFileSync(join(out, path), 'utf8');
const icons = (path: string) => [...read(path).matchAll(/<Icon name="([^"]+)"/g)].map((m) => m[1]);
const placesOf = (code: string): string[] =>
  report.problems
    .filter((problem) => problem.code === code)
    .map(({ place }) => `${place.file.split('/').at(-1)}:${place.line}`);

beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'glossary-'));
  out = join(room, 'content');
  report = ingestPages(PAGES);
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

test('edition and language are told from the pages, and what they hold is counted', () => {
  expect(report).toMatchObject({ outcome: 'written', errors: 0, rules: 12, sections: 6 });
  expect(report.languages).toMatchObject({
    fr: { sections: 5, rules: 10, articles: 1 },
    en: { sections: 2, rules: 4, articles: 1 },
    it: { sections: 1, rules: 2, articles: 0 },
  });
  const sources = sourcesFile.parse(JSON.parse(read('sources.json')));
  expect(sources.map(({ edition, language, date }) => `${edition} ${language} ${date}`)).toEqual([
    '2024-09 fr 2024-09-21',
    '2024-09 en 2024-09-21',
    '2024-09 it 2024-09-21',
  ]);
});

test('one section of two pages is merged, and where they differ is reported', () => {
  expect(read('rules/2024-09/fr/6.1.mdx')).toContain('number: "6.1.c"');
  expect(placesOf('difference')).toEqual(['fr-again.txt:10']);
});

test('sections within an entry are sections of their own', () => {
  expect(read('rules/2024-09/fr/1.4.2.mdx')).toContain('title: "La carte avant la règle"');
});

test.each([
  ['stray-markup', 'fr.txt:26'],
  ['lost-list', 'fr.txt:26'],
  ['unclosed-addition', 'fr.txt:30'],
  ['broken-plural', 'en.txt:8'],
  ['unknown-rule', 'fr.txt:38'],
])('%s is put right or kept out, and reported', (code, place) => {
  expect(placesOf(code)).toContain(place);
});

test('icon words, glued ones and the lost dash of a Reaction are icons', () => {
  expect(icons('rules/2024-09/fr/2.4.5.mdx')).toEqual(['exhaust']);
  expect(icons('rules/2024-09/fr/6.1.mdx')).toEqual(['mana:1']);
  expect(icons('rules/2024-09/en/2.2.10.mdx')).toEqual(['mountain', 'water', 'reaction', 'join']);
});

test('lead-ins, stars and notes are told from the text', () => {
  const morning = read('rules/2024-09/fr/4.2.1.mdx');
  expect(morning.match(/^ {4}lead: .*/gm)).toEqual(['    lead: "Préparer"', '    lead: "Piocher"']);
  expect(morning).toContain('<Note kind="example" official={false}>');
  expect(read('rules/2024-09/it/6.1.mdx')).toContain('<Note kind="example" official={true}>');
  expect(read('rules/2024-09/fr/2.4.5.mdx').match(/important: true/g)).toHaveLength(1);
});

test('rule numbers in prose are links, and space before a full stop is gone', () => {
  expect(read('rules/2024-09/fr/1.4.1.mdx')).toContain('<Ref edition="2024-09" number="6.1.b"');
  expect(read('rules/2024-09/en/6.1.mdx')).toContain('6.1.a</Ref>).');
});

test('an article has its headings', () => {
  const article = read('articles/2024-09/fr/partie-a-quatre-chacun-pour-soi.mdx');
  expect(article).toContain('### Fin de la partie');
});

test('read again, nothing changes; nor where the pages come as one file', () => {
  expect(ingestPages(PAGES).outcome).toBe('unchanged');
  const joined = join(room, 'joined.txt');
  writeFileSync(joined, PAGES.map((page) => readFileSync(page, 'utf8')).join(''));
  expect(ingestPages([joined]).outcome).toBe('unchanged');
});
