import { expect, test } from 'vitest';
import { LANGUAGES } from '../../rulebook/language.ts';
import { rulings } from '../rulings.ts';
import { placeOf, summaryOf, titleOf, versionsInWords } from './entry-words.ts';
import { errataAfter } from './errata-after.ts';
import { errata, errataOf, recordEntries, suspensionsOf } from './record.ts';

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

test('a ruling knows the errata that changed its cards after its answer, and no earlier ones', () => {
  const idsAfter = (id: string) =>
    errataAfter(errata, rulings.find((ruling) => ruling.id === id)!).map((erratum) => erratum.id);
  expect(idsAfter('two-bureaucrats')).toEqual(['waru-mack-no-recruit']);
  expect(idsAfter('wisp-and-sleigh')).toEqual(['will-o-the-wisp-only-dusk']);
  expect(idsAfter('sleigh-does-not-overcome')).toEqual([
    'magic-sleigh-one-more',
    'will-o-the-wisp-only-dusk',
  ]);
  expect(idsAfter('wisp-outside-dusk')).toEqual([]);
});
