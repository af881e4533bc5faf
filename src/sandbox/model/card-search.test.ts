import { describe, expect, test } from 'vitest';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { findCards, typedIn } from './card-search.ts';
import type { Printed, PrintedCards } from './printed.ts';

const library: PrintedCards = Object.fromEntries(
  REAL_CARDS.map(({ id, name, type, faction, rarity }): [string, Printed] => [
    id,
    {
      name: name.en,
      type,
      line: type,
      text: [],
      ...(faction ? { faction } : {}),
      ...(rarity ? { rarity } : {}),
    },
  ]),
);
const found = (typed: string, place: Parameters<typeof findCards>[2]['place'] = 'hand') =>
  findCards(library, typed, { place, known: new Set(), factions: ['ordis'] });
const first = (...query: Parameters<typeof found>) => found(...query)[0]?.card.name;

test.each([
  ['kappe', 'Kappa'],
  ['harvset', 'Harvest'],
  ['kelon brust', 'Kelon Burst'],
])('a card is found though %j is mistyped', (typed, name) => {
  expect(first(typed)).toBe(name);
});

test('a card is found by its name in another language, behind names of the own one', () => {
  const sleigh: Printed = {
    name: 'Magic Sleigh',
    otherNames: ['Traîneau magique'],
    type: 'landmark-permanent',
    line: 'Permanent',
    text: [],
  };
  const named = findCards({ ...library, sleigh }, 'traineau', {
    place: 'hand',
    known: new Set(),
    factions: [],
  });
  expect(named.map(({ id }) => id)).toEqual(['sleigh']);
});

test('what is far from any name finds nothing', () => {
  expect(found('xyzzyx')).toEqual([]);
});

describe('a card is found', () => {
  test('by its exact name before longer names, whatever the case and accents', () => {
    expect(first('KAPPA')).toBe('Kappa');
    expect(first('coppelia')).toBe('Coppélia');
  });

  test.each([
    ['harv', 'Harvest'],
    ['kb', 'Kelon Burst'],
    ['burst', 'Kelon Burst'],
    ['kel bu', 'Kelon Burst'],
  ])('by %j', (typed, name) => {
    expect(first(typed)).toBe(name);
  });

  test('among those of the own faction first', () => {
    const [best] = found('o');
    expect(best!.card.faction).toBe('ordis');
  });

  test('first where it is on the table already', () => {
    const known = new Set(['ordis-trooper']);
    const [best] = findCards(library, 'o', { place: 'hand', known, factions: ['ordis'] });
    expect(best!.id).toBe('ordis-trooper');
  });

  test('where it can be before where it cannot, unless it is named exactly', () => {
    expect(found('or', 'hero-expedition')[0]).toMatchObject({ fits: true });
    expect(found('harvest', 'hero-expedition')[0]).toMatchObject({ fits: false });
    const fits = found('b', 'landmark').map((card) => card.fits);
    expect(fits).toEqual(fits.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('in its common version before its rare one', () => {
    const ids = found('Shenlong').map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['shenlong', 'shenlong-rare']);
  });

  test('not by nothing', () => {
    expect(found(' ')).toEqual([]);
  });
});

test.each([
  ['2x recruit', { copies: 2, name: 'recruit' }],
  ['3 kappa', { copies: 3, name: 'kappa' }],
  ['12×Harvest', { copies: 12, name: 'Harvest' }],
  ['99 kappa', { copies: 1, name: '99 kappa' }],
  ['kappa', { copies: 1, name: 'kappa' }],
])('%j is read as copies and a name', (typed, read) => {
  expect(typedIn(typed)).toEqual(read);
});
