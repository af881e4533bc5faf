import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfFile, type TakePart, takeListFile, takeLists, takeParts } from './take-list.ts';

const site = mkdtempSync(join(tmpdir(), 'altered-codex-lists-'));
afterAll(() => rmSync(site, { recursive: true }));

const OLDER = ['4.0', '2024-09'];
const PAGES = {
  'fr/index.html': 'home',
  'fr/5.0/all/index.html': 'all of 5.0',
  'fr/5.0/1.1.a/index.html': 'a rule',
  'fr/4.0/all/index.html': 'all of 4.0',
  'fr/4.0/1.1.a/index.html': 'a rule of 4.0',
  'fr/2024-09/all/index.html': 'all of 2024-09',
  'fr/cards/index.html': 'cards',
  'fr/cards/a-card/index.html': 'a card',
  'fr/cards/a-card/picture.png': 'no page',
  'en/cards/a-card/index.html': 'a card in English',
  '_astro/page.js': 'a script',
};

beforeAll(async () => {
  for (const [path, text] of Object.entries(PAGES)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  const lists = takeLists('/rules/', async () => ({ current: '5.0', older: OLDER }));
  const done = lists.hooks['astro:build:done'] as (built: object) => Promise<void>;
  await done({ dir: pathToFileURL(`${site}/`), logger: { info: () => {} } });
});

const filesOf = (part: TakePart): Record<string, [string, number]> =>
  JSON.parse(readFileSync(join(site, takeListFile('fr', part)), 'utf8')).files;

test('the rules, the rest of the book, the cards and each older edition have lists of their own', () => {
  expect(
    takeParts(OLDER).map((part) => [takeListFile('fr', part), Object.keys(filesOf(part))]),
  ).toEqual([
    ['offline/fr-rules.json', ['/rules/fr/5.0/all/', '/rules/fr/cards/', '/rules/fr/']],
    [
      'offline/fr.json',
      ['/rules/fr/5.0/1.1.a/', '/rules/fr/5.0/all/', '/rules/fr/cards/', '/rules/fr/'],
    ],
    ['offline/fr-cards.json', ['/rules/fr/cards/a-card/', '/rules/fr/cards/']],
    ['offline/fr-4.0.json', ['/rules/fr/4.0/1.1.a/', '/rules/fr/4.0/all/']],
    ['offline/fr-2024-09.json', ['/rules/fr/2024-09/all/']],
  ]);
});

test('each file has its hash and its size', () => {
  expect(filesOf('cards')['/rules/fr/cards/a-card/']).toEqual([
    hashOfFile(join(site, 'fr/cards/a-card/index.html')),
    'a card'.length,
  ]);
});
