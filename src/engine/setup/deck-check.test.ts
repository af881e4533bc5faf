import { describe, expect, test } from 'vitest';
import type { EditionId } from '../rules/edition.ts';
import { checkDeck, type DeckCard, type DeckEntry, type DeckFormat } from './deck-check.ts';

/** Cards told by their id: FACTION-TYPE-RARITY-NAME, an empty part for what a card has not. */
function card(id: string): DeckCard | undefined {
  const [faction, type, rarity, name] = id.split('-');
  if (name === undefined) return undefined;
  return {
    id,
    name: { en: name },
    type: (type || 'character') as DeckCard['type'],
    ...(faction ? { faction: faction as NonNullable<DeckCard['faction']> } : {}),
    ...(rarity ? { rarity } : {}),
  };
}

const HERO = 'muna-hero--Teija';

/** A number of different common cards of a faction, three of each name. */
function commons(number: number, faction = 'muna'): DeckEntry[] {
  const entries: DeckEntry[] = [];
  for (let left = number; left > 0; left -= 3) {
    entries.push({ card: `${faction}--common-N${left}`, count: Math.min(3, left) });
  }
  return entries;
}

const hero = { card: HERO, count: 1 };

function check(
  entries: readonly DeckEntry[],
  edition: EditionId = '5.0',
  format: DeckFormat = 'constructed',
  pool?: readonly DeckEntry[],
) {
  return checkDeck(entries, { edition, format, card, ...(pool ? { pool } : {}) });
}

const kinds = (violations: readonly { kind: string }[]) => violations.map(({ kind }) => kind);

describe('constructed', () => {
  test.each(['2024-09', '4.0'] as const)('a Hero and 39 others are a deck in %s', (edition) => {
    expect(check([hero, ...commons(39)], edition)).toEqual([]);
  });

  test.each(['2024-09', '4.0'] as const)('a Hero and 38 others are too few in %s', (edition) => {
    expect(check([hero, ...commons(38)], edition)).toEqual([
      {
        kind: 'too-few-cards',
        found: 39,
        least: 40,
        cards: [],
        cites: edition === '4.0' ? ['1.1.4.b'] : ['1.1.4.b', '1.1.4.c'],
      },
    ]);
  });

  test('60 cards with the Hero are the most in 4.0, and 2024-09 knows no most', () => {
    expect(check([hero, ...commons(59)])).toEqual([]);
    expect(check([hero, ...commons(60)])).toMatchObject([
      { kind: 'too-many-cards', found: 61, most: 60 },
    ]);
    expect(check([hero, ...commons(60)], '2024-09')).toEqual([]);
  });

  test('exactly one Hero', () => {
    expect(check(commons(40))).toEqual([{ kind: 'no-hero', cards: [], cites: ['1.1.4.b'] }]);
    expect(check([{ card: HERO, count: 2 }, ...commons(39)])).toMatchObject([
      { kind: 'too-many-heroes', found: 2, most: 1, cards: [HERO] },
    ]);
    const two = [hero, { card: 'muna-hero--Arjun', count: 1 }, ...commons(39)];
    expect(check(two)).toMatchObject([
      { kind: 'too-many-heroes', cards: [HERO, 'muna-hero--Arjun'] },
    ]);
  });

  test("cards of another faction than the Hero's, neutral ones included", () => {
    const deck = [hero, ...commons(37), ...commons(1, 'lyra'), { card: '-mana--Mana', count: 1 }];
    expect(check(deck)).toEqual([
      {
        kind: 'faction',
        faction: 'lyra',
        hero: 'muna',
        cards: ['lyra--common-N1'],
        cites: ['1.1.4.c'],
      },
      { kind: 'faction', faction: null, hero: 'muna', cards: ['-mana--Mana'], cites: ['1.1.4.c'] },
    ]);
  });

  test('three cards of a name, whatever their rarity', () => {
    const deck = [
      hero,
      ...commons(35),
      { card: 'muna--common-Kappa', count: 2 },
      { card: 'muna--rare-Kappa', count: 2 },
    ];
    expect(check(deck)).toEqual([
      {
        kind: 'too-many-of-name',
        name: 'Kappa',
        found: 4,
        most: 3,
        cards: ['muna--common-Kappa', 'muna--rare-Kappa'],
        cites: ['1.1.4.d'],
      },
    ]);
  });

  test('15 rare cards and 3 unique ones', () => {
    const rares = Array.from({ length: 6 }, (_, i) => ({ card: `muna--rare-R${i}`, count: 3 }));
    const uniques = Array.from({ length: 4 }, (_, i) => ({ card: `muna--unique-U${i}`, count: 1 }));
    expect(check([hero, ...rares.slice(1), ...uniques.slice(1), ...commons(21)])).toEqual([]);
    expect(check([hero, ...rares, ...uniques, ...commons(17)])).toMatchObject([
      { kind: 'too-many-of-rarity', rarity: 'rare', found: 18, most: 15, cites: ['1.1.4.e'] },
      { kind: 'too-many-of-rarity', rarity: 'unique', found: 4, most: 3, cites: ['1.1.4.g'] },
    ]);
  });

  test('3 exalted cards since 5.0; older editions do not know them', () => {
    const exalted = Array.from({ length: 4 }, (_, i) => ({
      card: `muna--exalted-E${i}`,
      count: 1,
    }));
    expect(check([hero, ...exalted.slice(1), ...commons(36)])).toEqual([]);
    expect(check([hero, ...exalted, ...commons(36)])).toMatchObject([
      { kind: 'too-many-of-rarity', rarity: 'exalted', found: 4, most: 3, cites: ['1.1.4.f'] },
    ]);
    expect(kinds(check([hero, exalted[0]!, ...commons(38)], '4.0'))).toEqual(['unknown-rarity']);
  });

  test('every violation is listed, and entries of one card are added up', () => {
    const deck = [
      { card: 'lyra--common-A', count: 2 },
      { card: 'lyra--common-A', count: 2 },
      { card: HERO, count: 1 },
    ];
    expect(kinds(check(deck))).toEqual(['too-few-cards', 'faction', 'too-many-of-name']);
  });
});

describe('limited', () => {
  test('30 cards with or without a Hero, in both editions', () => {
    for (const edition of ['2024-09', '4.0'] as const) {
      expect(check(commons(30), edition, 'limited')).toEqual([]);
      expect(check([hero, ...commons(29)], edition, 'limited')).toEqual([]);
      expect(kinds(check(commons(29), edition, 'limited'))).toEqual(['too-few-cards']);
    }
  });

  test('two Heroes are one too many', () => {
    const deck = [{ card: HERO, count: 2 }, ...commons(30)];
    expect(check(deck, '4.0', 'limited')).toMatchObject([
      { kind: 'too-many-heroes', found: 2, cites: ['1.1.5.b'] },
    ]);
  });

  test("three factions, the Hero's among them", () => {
    const three = [...commons(10, 'muna'), ...commons(10, 'lyra'), ...commons(10, 'ordis')];
    expect(check([hero, ...three], '4.0', 'limited')).toEqual([]);
    const foreign = { card: 'yzmir-hero--Afanas', count: 1 };
    expect(check([foreign, ...three], '4.0', 'limited')).toMatchObject([
      {
        kind: 'too-many-factions',
        factions: ['lyra', 'muna', 'ordis', 'yzmir'],
        most: 3,
        cites: ['1.1.5.c'],
      },
    ]);
  });

  test('no limit of names or rarities', () => {
    const deck = [{ card: 'muna--rare-Kappa', count: 30 }];
    expect(check(deck, '4.0', 'limited')).toEqual([]);
  });

  test('cards come from the pool, but for any number of Mana Convergence', () => {
    const pool = [{ card: 'muna--common-A', count: 10 }];
    const deck = [
      { card: 'muna--common-A', count: 11 },
      { card: '-mana--Mana', count: 19 },
    ];
    expect(check(deck, '4.0', 'limited', pool)).toEqual([
      { kind: 'not-in-pool', found: 11, most: 10, cards: ['muna--common-A'], cites: ['1.1.5.a'] },
    ]);
  });
});

describe('what is in no deck', () => {
  test('unknown cards, tokens, unknown rarities and impossible counts', () => {
    const deck = [
      hero,
      ...commons(38),
      { card: 'nobody', count: 1 },
      { card: '-token--Booda', count: 1 },
      { card: 'muna--mythic-X', count: 1 },
      { card: 'muna--common-Y', count: 1.5 },
      { card: 'muna--common-Z', count: -1 },
    ];
    expect(check(deck)).toMatchObject([
      { kind: 'count', found: 1.5, cards: ['muna--common-Y'], cites: ['1.1.6.a'] },
      { kind: 'count', found: -1, cards: ['muna--common-Z'] },
      { kind: 'unknown-card', cards: ['nobody'] },
      { kind: 'token', cards: ['-token--Booda'], cites: ['1.1.7.b', '1.1.3.b'] },
      { kind: 'unknown-rarity', rarity: 'mythic', cards: ['muna--mythic-X'], cites: ['2.2.5.a'] },
    ]);
  });

  test('an empty list is no deck, and is no error', () => {
    expect(kinds(check([]))).toEqual(['too-few-cards', 'no-hero']);
    expect(kinds(check([], '2024-09', 'limited'))).toEqual(['too-few-cards']);
  });
});
