import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/dependencies.mjs';
import { LANGUAGES } from '../../rulebook/language.ts';
import { nameIdOf } from '../card-names.ts';
import { cardNamed } from '../cards.ts';
import { collection } from '../collection.ts';
import { printingsOf } from '../printings.ts';
import { placeOf, summaryOf, titleOf, versionsInWords } from './entry-words.ts';
import { errataOf, type RecordEntry, recordEntries, suspensionsOf } from './record.ts';

/** The publisher's history, where it stands beside the project. */
const HISTORY = join(root, '../shared/reference/card-history.json');

interface HistoryEntry {
  readonly date: string;
  readonly type: string;
  readonly name: string;
  readonly refs: readonly string[];
}

const KINDS: Readonly<Record<string, readonly RecordEntry['kind'][]>> = {
  RULING: ['answer'],
  FUNCTIONAL_ERRATUM: ['erratum'],
  BALANCING_ERRATUM: ['erratum'],
  SUSPENDED: ['suspension'],
  BANNED: ['suspension'],
  UNSUSPENDED: ['end', 'suspension'],
};

/** The days that an entry names. */
function daysOf(entry: RecordEntry): readonly string[] {
  if (entry.kind === 'answer') return entry.ruling.dates;
  return entry.kind === 'erratum' ? entry.erratum.dates : [entry.date];
}

/** The name of a version, which an answer about it may name in another one. */
function nameOfId(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [nameIdOf(cardNamed(id))];
}

test.skipIf(!existsSync(HISTORY))(
  'every entry of the publisher’s history is in the record, on its day and about its cards',
  () => {
    const { entries } = JSON.parse(readFileSync(HISTORY, 'utf8')) as { entries: HistoryEntry[] };
    const byRef = new Map(
      [...collection.values()].flatMap((card) =>
        printingsOf(card).map(({ ref }) => [ref, card.id] as const),
      ),
    );
    const missing = entries.filter(({ date, type, refs }) => {
      const names = new Set(refs.flatMap((ref) => nameOfId(byRef.get(ref))));
      return !recordEntries.some(
        (entry) =>
          KINDS[type]!.includes(entry.kind) &&
          daysOf(entry).includes(date.slice(0, 10)) &&
          entry.cards.some((id) => names.has(nameIdOf(cardNamed(id)))),
      );
    });
    expect(entries).toHaveLength(73);
    expect(missing.map(({ date, type, name }) => `${date} ${type} ${name}`)).toEqual([]);
  },
);

test('the newest entry comes first, and each has a place of its own', () => {
  const dates = recordEntries.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(recordEntries.map(({ id }) => id)).size).toBe(recordEntries.length);
});

test.each(LANGUAGES)('every entry has a title, a summary and a page in %s', (lang) => {
  for (const entry of recordEntries) {
    expect(titleOf(entry, lang), entry.id).not.toBe('');
    expect(summaryOf(entry, lang), entry.id).not.toBe('');
    expect(Object.values(placeOf(entry)), entry.id).toEqual([
      expect.stringMatching(/^[a-z0-9-]+$/),
    ]);
  }
});

test('versions are named by faction and rarity, all of them by the name alone', () => {
  expect(versionsInWords(['bugfix', 'bugfix-rare'], undefined, 'en')).toBe(
    'Bugfix (Axiom: common, rare)',
  );
  expect(versionsInWords(['bugfix', 'bugfix-rare', 'bugfix-shifted'], undefined, 'fr')).toBe(
    'Botfix',
  );
  const uniques = { of: 'foundry-armorer', factions: ['bravos'] } as const;
  expect(versionsInWords([], { ...uniques, factions: ['bravos'] }, 'it')).toBe(
    'Armaiola della Fonderia (Bravos: unica)',
  );
});

test('a card is found with its errata and with every suspension that a source has', () => {
  expect(errataOf('daedalus').flatMap(({ dates }) => dates)).toEqual(['2025-05-30', '2025-06-07']);
  expect(errataOf('mighty-jinn')).toHaveLength(2);
  expect(suspensionsOf('bugfix').map(({ source }) => source)).toEqual([
    'publisher-history',
    'draft-site',
  ]);
});
