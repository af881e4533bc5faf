import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedOfChanges } from '../../src/api/change-entries.ts';
import { atomFeed } from '../../src/api/feed.ts';
import { ingest } from '../../src/ingest/ingest.ts';
import type { Report } from '../../src/ingest/report.ts';
import { readQuestions } from '../../src/library/collected.ts';
import { readBooks, upToCurrent } from '../../src/library/open-library.ts';
import { changesFile, outlineFile } from '../../src/rulebook/content.ts';
import { Crosswalk } from '../../src/rulebook/crosswalk.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { numbersIn, structureSchema } from '../../src/rulebook/structure.ts';
import { indexRows } from '../../src/search/index/rows.ts';

/** A third edition of three rules is added by writing data alone, as the README says. */

const room = mkdtempSync(join(tmpdir(), 'edition-'));
const data = join(room, 'data');
const out = join(room, 'content');
let report: Report;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const write = (path: string, value: unknown) =>
  writeFileSync(join(data, path), JSON.stringify(value, null, 2));

const WORDS = {
  fr: ['Coûts et effets', 'Une étape a toujours une action.', 'Une action a toujours un nom.'],
  en: ['Costs and effects', 'A step always has an action.', 'An action always has a name.'],
  it: ['Costi ed effetti', 'Un passaggio ha sempre un’azione.', 'Un’azione ha sempre un nome.'],
  de: [
    'Kosten und Effekte',
    'Ein Schritt hat stets eine Aktion.',
    'Eine Aktion hat stets einen Namen.',
  ],
  es: [
    'Costes y efectos',
    'Un paso siempre tiene una acción.',
    'Una acción siempre tiene un nombre.',
  ],
} as const;
const REMARK = '6.1.b, 6.1.c';
const GONE = { fr: 'Retirée.', en: 'Removed.', it: 'Tolta.' };

function writeEdition(): void {
  mkdirSync(join(data, 'editions/6.0'));
  write('editions/6.0/edition.json', {
    id: '6.0',
    title: { fr: 'Règles 6.0', en: 'Rules 6.0', it: 'Regole 6.0' },
    date: '2027-01-01',
    sources: { en: { file: 'Rules 6.0', date: '2027-01-01' } },
  });
  write('editions/6.0/structure.json', {
    edition: '6.0',
    sections: [
      {
        number: '6.1',
        rules: [
          {
            number: '6.1.a',
            same: '5.0 6.1.d',
            notes: ['same', { kind: 'remark', official: false }],
          },
          { number: '6.1.b' },
          { number: '6.1.c' },
        ],
      },
    ],
  });
  for (const language of LANGUAGES) {
    const [title, step, action] = WORDS[language];
    write(`editions/6.0/${language}.json`, {
      edition: '6.0',
      language,
      titles: { '6': title, '6.1': title },
      rules: {
        '6.1.a': { notes: [REMARK] },
        '6.1.b': { text: step },
        '6.1.c': { text: action },
      },
    });
  }
  const numbers = numbersIn(structureSchema.parse(read('data/editions/5.0/structure.json')));
  write('editions/6.0/changes.json', {
    edition: '6.0',
    before: '5.0',
    changes: [
      { from: ['6.1.d'], to: ['6.1.a'], kind: 'renumbered' },
      { from: ['6.1.e'], to: ['6.1.b'], kind: 'substance', why: GONE },
      { from: [], to: ['6.1.c'], kind: 'new' },
      ...numbers
        .filter((number) => !['6.1.d', '6.1.e'].includes(number))
        .map((number) => ({ from: [number], to: [], kind: 'gone', why: GONE })),
    ],
  });
  write('settings.json', { current: '6.0' });
  // Its questions are of the edition before; `npm run practice` writes those of this one.
  rmSync(join(data, 'generated/practice.json'));
}

beforeAll(() => {
  mkdirSync(data);
  cpSync('data', data, { recursive: true });
  writeEdition();
  report = ingest({ data, out });
}, 600_000);
afterAll(() => rmSync(room, { recursive: true, force: true }));

test('nothing is wrong with it', () => {
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(report.outcome).toBe('written');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('it has pages, with the words of the edition before where they are the same', () => {
    const page = readFileSync(join(out, `rules/6.0/${language}/6.1.mdx`), 'utf8');
    const before = readFileSync(join(out, `rules/5.0/${language}/6.1.mdx`), 'utf8');
    const textOf = (mdx: string, number: string) =>
      new RegExp(`<Rule number="${number}".*?>\n\n(.*?)\n\n</Rule>`, 's').exec(mdx)?.[1];
    expect(page).toContain(WORDS[language][1]);
    const shared = textOf(before, '6.1.d')!.replace(/edition="5\.0"/g, 'edition="6.0"');
    expect(textOf(page, '6.1.a')).toContain(shared);
    expect(textOf(page, '6.1.a')).toMatch(
      /official=\{false\}>\n\n.*6\.1\.b.*6\.1\.c.*\n\n<\/Note>$/,
    );
  });

  test('search finds its rules, those of the edition first that is current', () => {
    const library = {
      ...upToCurrent(readBooks(out)),
      rulings: [],
      record: { sources: [], errata: [], suspensions: [], formats: [] },
      cards: [],
      examples: [],
      shown: new Set(),
      cardTexts: [],
      questions: readQuestions(data),
      pages: [],
      unanswered: [],
      synonyms: {},
    };
    const rows = indexRows(library as never, language);
    expect(rows.editions[0]).toBe('6.0');
    const row = rows.rules.find(([, , text]) => text.includes(WORDS[language][2].slice(0, -1)));
    expect(row?.[0]).toEqual([[0, '6.1.c']]);
  });
});

test('it is the current edition, and the others are not', () => {
  const current = ['2024-09', '4.0', '5.0', '6.0'].filter(
    (edition) => outlineFile.parse(read(join(out, `outline/${edition}.json`))).current,
  );
  expect(current).toEqual(['6.0']);
});

describe('what changed', () => {
  const files = () =>
    ['4.0', '5.0', '6.0'].map((edition) =>
      changesFile.parse(read(join(out, `changes/${edition}.json`))),
    );

  test('leads from the oldest edition to the newest and back', () => {
    const crosswalk = new Crosswalk(files());
    expect(crosswalk.counterparts('2024-09', '6.1.e')).toEqual([
      { edition: '4.0', numbers: ['6.1.e'] },
      { edition: '5.0', numbers: ['6.1.e'] },
      { edition: '6.0', numbers: ['6.1.b'] },
    ]);
    expect(crosswalk.counterparts('6.0', '6.1.b')).toContainEqual({
      edition: '2024-09',
      numbers: ['6.1.e'],
    });
    expect(crosswalk.wentInto('5.0', '7.3.30.a')?.change.kind).toBe('gone');
  });

  test('is told in the feed', () => {
    const histories = files().map(({ edition, before, changes }) => ({
      edition,
      before,
      date: edition === '6.0' ? '2027-01-01' : '2025-10-03',
      steps: changes.map((change) => ({ edition, before, change })),
    }));
    const at = (...parts: string[]) => `https://codex.example/${parts.join('/')}/`;
    const places = { self: at(), page: at, rule: at };
    const feed = atomFeed(feedOfChanges({ lang: 'en', histories, places, textOf: () => '' }));
    expect(feed).toContain('<updated>2027-01-01T00:00:00Z</updated>\n<entry>');
    expect(feed).toContain('6.1.e → 6.1.b');
  });
});
