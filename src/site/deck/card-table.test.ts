import { expect, test } from 'vitest';
import type { Card } from '../../engine/cards/card.ts';
import { EDITIONS } from '../../engine/rules/edition.ts';
import { checkDeck, DECK_FORMATS } from '../../engine/setup/deck-check.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { engine, table } from '../../sandbox/model/test-table.ts';
import { sampleDeck } from './sample-deck.ts';

/** Cards of which each is the only one of its name and rarity in its faction. */
const listed = engine.filter(({ id }) => table.byId.has(id));

test('the table knows the cards of the engine by the same id and facts', () => {
  const facts = ({
    id,
    name,
    type,
    faction,
    rarity,
  }: Pick<Card, 'id' | 'name' | 'type' | 'faction'> & { rarity?: string }) => ({
    id,
    en: slugOf(name.en),
    type,
    faction,
    rarity,
  });
  const known = listed.map(({ id }) => table.byId.get(id)).map((card) => card && facts(card));
  expect(known).toEqual(listed.map(facts));
  expect(known.length).toBeGreaterThan(1400);
});

test('a number may be printed on a common and an exalted card', () => {
  const rarities = (id: string) => table.byId.get(id)?.rarity;
  expect(rarities('wanax-reka-hexarch')).toBe('common');
  expect(rarities('wanax-reka-hexarch-exalted')).toBe('exalted');
  expect(rarities('charybdis-exalted')).toBe('exalted');
});

test('every line has a card with three names', () => {
  for (const { id, name } of table.byId.values()) {
    expect(Object.values(name).every(Boolean), id).toBe(true);
    expect(id).toMatch(/^[a-z0-9-]+$/);
  }
});

test('a rare of another faction is of that faction, a unique of one that is not known', () => {
  expect(table.byId.get('kelon-elemental-shifted')).toMatchObject({
    faction: 'muna',
    rarity: 'rare',
  });
  expect(table.byId.get('kelon-elemental-unique')).toMatchObject({ rarity: 'unique' });
  expect(table.byId.get('kelon-elemental-unique')).not.toHaveProperty('faction');
  expect(table.byId.get('mana-convergence')).toMatchObject({ type: 'mana' });
});

test.each(DECK_FORMATS.flatMap((format) => EDITIONS.map((edition) => ({ format, edition }))))(
  'the sample deck is legal: $format in $edition',
  ({ format, edition }) => {
    const card = (id: string) => table.byId.get(id);
    expect(checkDeck(sampleDeck(table, format), { format, edition, card })).toEqual([]);
  },
);

test.each([
  ['L’Énergéticienne', 'lenergeticienne'],
  ["Will-o'-the-Wisp", 'will-o-the-wisp'],
  ['Sierra & Oddball', 'sierra-oddball'],
  ['Ouvrière du Cœur', 'ouvriere-du-coeur'],
])('%s is compared as %s', (name, slug) => expect(slugOf(name)).toBe(slug));
