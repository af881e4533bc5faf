import { describe, expect, test } from 'vitest';
import { REAL_CARDS, realCard } from '../../engine/testing/real-cards.ts';
import { type CardPart, openCardStore, partOf, TOKENS } from './card-store.ts';
import type { PrintedCards } from './printed.ts';

const partNamed = (part: string): CardPart => ({
  cards: REAL_CARDS.filter((card) => partOf(card) === part),
  printed: {},
});
const listed = REAL_CARDS.map(({ abilities: _, ...card }) => card);

/** A store whose parts come from the collection, and what it asked for. */
function open(fetchPart: (part: string) => Promise<CardPart> = async (part) => partNamed(part)) {
  const asked: string[] = [];
  const store = openCardStore(listed, {}, (part) => {
    asked.push(part);
    return fetchPart(part);
  });
  return { store, asked };
}

const ids = (part: string) => partNamed(part).cards.map(({ id }) => id);

describe('a store of cards', () => {
  test('finds every card, and holds none until it is loaded', async () => {
    const { store, asked } = open();
    expect(store.listed).toHaveLength(REAL_CARDS.length);
    expect([store.cards, store.holds(['kelon-elemental'])]).toEqual([[], false]);
    await store.load(['kelon-elemental', 'kelon-elemental-rare']);
    expect(store.cards).toContainEqual(realCard('kelon-elemental-rare'));
    expect(store.holds([...ids('axiom'), ...ids('axiom-rare')])).toBe(true);
    expect(asked).toEqual(['axiom', 'axiom-rare']);
  });

  test('asks for a part once, however often its cards are wanted', async () => {
    const { store, asked } = open();
    const [one, other] = ids('lyra');
    await Promise.all([store.load([one!]), store.load([other!])]);
    await store.load([one!]);
    expect(asked).toEqual(['lyra']);
  });

  test('asks again for what could not be had', async () => {
    let isThere = false;
    const { store } = open(async (part) => {
      if (!isThere) throw new Error('no network');
      return partNamed(part);
    });
    await expect(store.load(ids('muna'))).rejects.toThrow('no network');
    expect(store.holds(ids('muna'))).toBe(false);
    isThere = true;
    await store.load(ids('muna'));
    expect(store.holds(ids('muna'))).toBe(true);
  });

  test('needs nothing for an id that no card has', async () => {
    const { store, asked } = open();
    expect(store.holds(['nobody', 'mana-orb'])).toBe(true);
    await store.load(['nobody']);
    expect(asked).toEqual([]);
  });

  test('says so where a part lacks a card that is listed', async () => {
    const { store } = open(async () => ({ cards: [], printed: {} }));
    await expect(store.load(['kappa'])).rejects.toThrow('kappa');
  });

  test('takes a card made up for an example, and names a listed one in every language', () => {
    const { store } = open();
    const frog = { id: 'frog', name: { en: 'Frog' }, type: 'spell', abilities: [] } as const;
    const kappa = realCard('kappa');
    const printed: PrintedCards = {
      frog: { name: 'Frog', type: 'spell', line: 'Spell', text: [] },
    };
    store.add({ cards: [frog, { ...kappa, name: { en: kappa.name.en } }], printed });
    expect(store.cards).toEqual([frog, kappa]);
    expect(store.listed).toContain(frog);
    expect(store.library).toEqual(printed);
  });
});

test('the only cards that texts of others name come with the list', () => {
  const tokens = new Set(ids(TOKENS));
  const others = REAL_CARDS.filter((card) => partOf(card) !== TOKENS);
  const named = new Set(others.flatMap(({ abilities }) => createdIn(abilities)));
  // No card: it stands for the token that the player's Hero names.
  named.delete('signature');
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((id) => !tokens.has(id))).toEqual([]);
});

/** Returns the ids of the tokens that effects create, at any depth of a tree. */
function createdIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'do' in value && value.do === 'create' && 'token' in value ? [value.token] : [];
  return [...(own as string[]), ...Object.values(value).flatMap(createdIn)];
}
