/** Where a card prints the abilities of its object. */

import type { Card } from './card.ts';
import { givenAbilities, placeOfGained } from './gained-ability.ts';
import { isScout, SCOUT_KEY } from './scout.ts';
import { isTemple, TEMPLE_KEY } from './temple.ts';

/**
 * Returns the place on a card of the printed text that gives an ability: for one from Scout or Temple,
 * the place of the keyword; for one that the card's own effect gave it, the place of that effect. Returns
 * null for an ability that the card does not print.
 *
 * @param key as in `Thing.ability`
 */
export function printedPlace(card: Card, key: string): number | null {
  const place = placeByKey(card, key);
  return card.abilities[place] ? place : null;
}

function placeByKey(card: Card, key: string): number {
  const { abilities } = card;
  if (/^\d+$/.test(key)) return Number(key);
  if (key === TEMPLE_KEY) return abilities.findIndex(isTemple);
  if (key === SCOUT_KEY && abilities.some(isScout)) return abilities.findIndex(isScout);
  const gained = placeOfGained(key);
  return (gained === null ? undefined : givenAbilities(card)[gained]?.place) ?? -1;
}
