import { describe, expect, test } from 'vitest';
import otherPrintings from '../../data/generated/printings.json';
import {
  allPrintings,
  arePrinted,
  collectionOfData,
  createReaders,
  uniqueParts,
} from '../../scripts/cards/printed.ts';
import { WORDINGS } from '../../src/languages/all-languages.ts';
import { coverageOf, isForeign } from '../../src/languages/read/coverage.ts';
import { compilePrinting, versionsOf } from '../../src/languages/read/printing.ts';
import { readBack } from '../../src/languages/read/read-back.ts';
import { sameTree } from '../../src/languages/read/same.ts';
import { compileUnique, type UniqueParts, uniqueCards } from '../../src/languages/read/uniques.ts';
import { LANGUAGES, WHOLE_LANGUAGES } from '../../src/rulebook/language.ts';

/** The printed texts, read from beside the project: what was reached is not lost again. */

const known = arePrinted();
if (!known) console.log('Skipped: the printed cards are not beside the project.');

/** Versions that are known: by name, rarity and faction (2.2.4.e). */
const VERSIONS = 1697;
/** Sets of which some texts are not read yet in each language: their versions here. */
const NEWEST = ['EOLE', 'FUGUE'];
const LEAST_NEWEST = 579;
/** Shares of distinct texts that compile, and of versions whose texts agree. */
const LEAST = { en: 0.998, fr: 0.996, it: 0.997, de: 0.66, es: 0.96 };
/** Abilities of unique cards and of the collection that are not read back as they were. */
const MOST_MISREAD = { en: 0, fr: 0, it: 0, de: 486, es: 5 };
const MOST_DIFFERENCES = { fr: 24, it: 15 };
/** The languages whose printed texts are in those lists. */
const PRINTED = WHOLE_LANGUAGES;
const LEAST_UNIQUES = 0.99;
/** Unique cards drawn by lot, whose abilities are read back. */
const DRAWN = 300;
/** Every so many combinations of unique cards. */
const STRIDE = 53;

describe.skipIf(!known)('printed texts', () => {
  const cards = known ? collectionOfData() : [];
  const all = known ? createReaders(cards) : null;
  const published = known ? allPrintings().filter(({ set }) => !NEWEST.includes(set)) : [];

  test('of every version have a card of the collection, and every card is printed', () => {
    const versions = versionsOf(published).map(({ id }) => id);
    expect(versions).toHaveLength(VERSIONS);
    const ids = new Set(cards.map(({ id }) => id));
    expect(versions.filter((id) => !ids.has(id))).toEqual([]);
    const printed = new Set(versionsOf(allPrintings()).map(({ id }) => id));
    const added = cards.filter(({ id }) => !printed.has(id));
    expect(added).toEqual([]);
    expect(ids.size - VERSIONS).toBeGreaterThan(LEAST_NEWEST);
  });

  test('have their other printings in the list that card pages show', () => {
    const ids = new Set(cards.map(({ id }) => id));
    const printed = versionsOf(allPrintings()).filter(({ id }) => ids.has(id));
    const others = printed.map(({ id, printings: [, ...more] }) => [
      id,
      more.map(({ ref }) => ref),
    ]);
    const many = others.filter(([, refs]) => refs!.length > 0);
    expect(otherPrintings).toEqual(Object.fromEntries(many));
  });

  test('compile', () => {
    const rows = coverageOf(published, all!);
    for (const language of PRINTED) {
      const own = rows.filter((row) => row.language === language);
      const texts = own.reduce((sum, row) => sum + row.texts, 0);
      const unread = own.reduce((sum, row) => sum + row.unread.length, 0);
      expect((texts - unread) / texts, language).toBeGreaterThan(LEAST[language]);
    }
  });

  test.each(['fr', 'it'] as const)('in %s say what the English ones say', (language) => {
    const different = new Set<string>();
    for (const printing of allPrintings()) {
      const one = compilePrinting(printing, 'en', all!.en);
      const other = compilePrinting(printing, language, all![language]);
      const texts = [...one.texts, ...other.texts];
      if (other.texts.length === 0 || texts.some(({ read }) => read.stop)) continue;
      if (other.texts.some(({ text }) => isForeign(text, language))) continue;
      if (!sameTree(one.abilities, other.abilities)) {
        different.add(one.texts.map(({ text }) => text).join());
      }
    }
    expect(different.size).toBeLessThanOrEqual(MOST_DIFFERENCES[language]);
  });

  test('are what the collection says', () => {
    const byId = new Map(cards.map((card) => [card.id, card]));
    for (const {
      id,
      printings: [first],
    } of versionsOf(allPrintings())) {
      const { abilities, texts } = compilePrinting(first, 'en', all!.en);
      const card = byId.get(id);
      if (texts.some(({ read }) => read.stop)) continue;
      // A version of the newest sets stays out until it is read in all three languages.
      if (!card && NEWEST.includes(first.set)) continue;
      expect(card, id).toBeDefined();
      expect(sameTree(abilities, card!.abilities), id).toBe(true);
    }
  });

  test.each(LANGUAGES)('of unique cards are read back in %s as they were', (language) => {
    const drawn = uniqueCards(uniqueParts() as UniqueParts, all!.en, { count: DRAWN, seed: 0 });
    const { misread } = readBack([...drawn, ...cards], WORDINGS[language], all![language]);
    expect(misread.length, JSON.stringify(misread[0])).toBeLessThanOrEqual(MOST_MISREAD[language]);
  });

  test('of unique cards compile', () => {
    const parts = uniqueParts() as UniqueParts;
    const drawn = parts.combinations.filter((_, index) => index % STRIDE === 0);
    const read = drawn.filter((one) => !compileUnique(parts, one, all!.en).stop);
    expect(read.length / drawn.length).toBeGreaterThan(LEAST_UNIQUES);
  });
});
