/** What can be given to a card by hand, by what it is and where: what cannot be is not offered. */

import type { Status } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import { rulesAgainst, rulesAgainstStatus } from '../../engine/setup/placement.ts';
import { engineZone, PLACES, type PlaceName } from './placed-cards.ts';

/** Statuses that mean something for a card of a type in a place. */
export function offeredStatuses(type: Card['type'], place: PlaceName): readonly Status[] {
  const inExpedition = place === 'hero-expedition' || place === 'companion-expedition';
  const meant: readonly Status[] = !inExpedition
    ? ['exhausted']
    : type === 'expedition-permanent'
      ? ['exhausted', 'fleeting']
      : ['anchored', 'asleep', 'exhausted', 'fleeting'];
  return meant.filter((status) => rulesAgainstStatus(type, engineZone(place), status) === null);
}

/** Names of counters that a card can have in a place: boosts, and those that it speaks of. */
export function offeredCounters(card: Card, place: PlaceName): readonly string[] {
  if (place === 'hand' || place === 'deck' || place === 'discard' || place === 'mana') return [];
  const isCharacter = card.type === 'character' || card.type === 'token';
  const boost = isCharacter && place !== 'landmarks' && place !== 'hero' ? ['boost'] : [];
  const named = countersIn(card.abilities).filter((name) => name !== 'boost' && name !== 'any');
  return [...new Set([...boost, ...named])];
}

/** Places where a card can be. */
export function offeredPlaces(type: Card['type']): readonly PlaceName[] {
  return PLACES.filter((place) => rulesAgainst(type, engineZone(place)) === null);
}

/** Names of counters in a part of a card. */
function countersIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if ((key === 'counter' || key === 'counters') && typeof value === 'string') return [value];
    if (key === 'counters' && typeof value === 'object' && value !== null && 'name' in value) {
      return [String(value.name)];
    }
    return countersIn(value);
  });
}
