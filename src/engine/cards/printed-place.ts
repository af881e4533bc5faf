/** Where a card prints the abilities of its object. */

import type { Card } from './card.ts';
import { isScout, SCOUT_KEY } from './scout.ts';
import { isTemple, TEMPLE_KEY } from './temple.ts';

/**
 * Returns the place on a card of the printed text that gives an ability; for one from Scout or Temple,
 * the place of the keyword; null for an ability that the card does not print.
 *
 * @param key as in `Thing.ability`
 */
export function printedPlace({ abilities }: Card, key: string): number | null {
  const place =
    key === SCOUT_KEY
      ? abilities.findIndex(isScout)
      : key === TEMPLE_KEY
        ? abilities.findIndex(isTemple)
        : /^\d+$/.test(key)
          ? +key
          : -1;
  return abilities[place] ? place : null;
}
