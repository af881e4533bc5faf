import { expect, test } from 'vitest';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { readCardList, writeCardList } from './card-list.ts';
import type { PrintedCards } from './printed.ts';

const library: PrintedCards = Object.fromEntries(
  REAL_CARDS.map(({ id, name, type }) => [id, { name: name.en, type, line: type, text: [] }]),
);
const sent = (cards = REAL_CARDS) => JSON.parse(JSON.stringify(writeCardList(cards, library)));

test('every card of a list comes back with all that it is found by', () => {
  const { cards } = readCardList(sent(), 'en');
  const found = new Map(cards.map((card) => [card.id, card]));
  expect(found.size).toBe(REAL_CARDS.length);
  for (const { id, ref, name, type, faction, rarity } of REAL_CARDS) {
    expect(found.get(id)).toEqual({
      ...{ id, name, type },
      ...(ref ? { ref } : {}),
      ...(faction ? { faction } : {}),
      ...(rarity ? { rarity } : {}),
    });
  }
});

test('a card is printed in the language of the page, without its text', () => {
  expect(readCardList(sent(), 'fr').library['kelon-elemental-rare']).toEqual({
    name: 'Élémentaire de Kélon',
    type: 'character',
    otherNames: ['Kelon Elemental', 'Elementale di Kelon', 'Kelon-Elementar', 'Elemental de kelón'],
    line: 'character',
    text: [],
    faction: 'axiom',
    rarity: 'rare',
  });
});

test('a card has any id, and no name in a language that has none for it', () => {
  const own = { id: 'x-1', name: { en: 'Frog' }, type: 'spell', abilities: [] } as const;
  const list = JSON.parse(
    JSON.stringify(
      writeCardList([own], { 'x-1': { name: 'Frog', type: 'spell', line: 'Sort', text: [] } }),
    ),
  );
  const { cards, library: printed } = readCardList(list, 'fr');
  expect(cards).toEqual([{ id: 'x-1', name: { en: 'Frog' }, type: 'spell' }]);
  expect(printed['x-1']).toEqual({ name: 'Frog', type: 'spell', line: 'Sort', text: [] });
});
