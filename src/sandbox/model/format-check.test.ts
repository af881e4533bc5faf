import { describe, expect, test } from 'vitest';
import { loadDeckWords } from '../../languages/texts/deck-check.ts';
import { recordFormats } from '../../library/record/record.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { readDeckList } from './deck-reader.ts';
import { checkFormat } from './format-check.ts';
import { table } from './test-table.ts';

/** The kinds of faults that a format finds in a list. */
function faultsOf(format: string, list: readonly string[]) {
  const found = recordFormats.find(({ id }) => id === format)!;
  const lines = readDeckList(list.join('\n'), table);
  return checkFormat(lines, found, { table, edition: '5.0' }).map((violation) => ({
    kind: violation.kind,
    ...('found' in violation ? { found: violation.found } : {}),
  }));
}

const HERO = '1 Sierra & Oddball';
const axioms = [...table.byId.values()].filter(
  ({ faction, rarity, type }) => faction === 'axiom' && rarity === 'common' && type !== 'hero',
);
/** A list of one Hero and copies of so many common cards of its faction. */
const listOf = (different: number, copies: number) => [
  HERO,
  ...axioms.slice(0, different).map(({ id }) => `${copies} ${id}`),
];

describe('a format', () => {
  test('takes a deck of its numbers, counted without the Hero', () => {
    expect(faultsOf('standard', listOf(13, 3))).toEqual([]);
    expect(faultsOf('standard', listOf(12, 3))).toEqual([{ kind: 'too-few-cards', found: 37 }]);
    expect(faultsOf('standard', listOf(20, 3))).toEqual([{ kind: 'too-many-cards', found: 61 }]);
  });

  test('Singleton wants a larger deck, each rarity of a card once', () => {
    expect(faultsOf('singleton', listOf(59, 1))).toEqual([]);
    const twice = ['2 kelon-elemental', '1 kelon-elemental-rare'];
    const others = listOf(60, 1).filter((line) => line !== '1 kelon-elemental');
    expect(faultsOf('singleton', [...others, ...twice])).toEqual([
      { kind: 'too-many-of-version', found: 2 },
    ]);
  });

  test('Singleton has as many uniques as its Hero says', () => {
    const uniques = (count: number) =>
      Array.from({ length: count }, (_, i) => `1 ALT_CORE_B_AX_0${4 + i}_U_${i + 1}`);
    const deck = (hero: string, count: number) => [
      hero,
      ...listOf(59, 1).slice(1),
      ...uniques(count),
    ];
    const kinds = (hero: string, count: number) =>
      faultsOf('singleton', deck(hero, count)).map(({ kind }) => kind);
    expect(kinds(HERO, 5)).not.toContain('too-many-of-rarity');
    expect(kinds('1 Subhash & Marmo', 5)).toContain('too-many-of-rarity');
    expect(kinds('1 Subhash & Marmo', 4)).not.toContain('too-many-of-rarity');
    expect(kinds('1 Treyst & Rossum', 4)).toContain('too-many-of-rarity');
  });

  test('No Unique takes none, Sandbox takes any card', () => {
    const unique = [...listOf(13, 3), '1 ALT_CORE_B_AX_04_U_7'];
    expect(faultsOf('no-unique', unique)).toContainEqual({ kind: 'too-many-of-rarity', found: 1 });
    expect(faultsOf('sandbox', [HERO, '9 Kappa'])).toEqual([]);
    expect(faultsOf('sandbox', ['9 Kappa'])).toEqual([{ kind: 'no-hero' }]);
  });

  test('finds a unique that is listed twice, in any spelling of its reference', () => {
    const twice = ['1 ALT_CORE_B_AX_04_U_7', '1 ALT_COREKS_B_AX_04_U_7', '1 ALT_CORE_B_AX_04_U_8'];
    expect(faultsOf('standard', [...listOf(13, 3), ...twice])).toContainEqual({
      kind: 'same-unique',
      found: 2,
    });
  });
});

test.each(LANGUAGES)('a format’s faults are sentences in %s', async (lang) => {
  const words = await loadDeckWords(lang);
  for (const said of [
    words.tooManyOfVersion('Kappa', 2, 1),
    words.sameUnique('AX_04_U_7', 2),
    words.listedUniques,
    words.byFormat('Standard', 'X', words.formatLegal),
  ]) {
    expect(said).toMatch(/\.$/u);
    expect(said).not.toContain('undefined');
  }
});
