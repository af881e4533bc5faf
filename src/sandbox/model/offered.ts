/** Statuses and counters that the editor offers for a card: those possible for its type and place. */

import type { Phase, Status } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import { isScout } from '../../engine/cards/scout.ts';
import { isTemple } from '../../engine/cards/temple.ts';
import { canLast, durationOf, lastingSteps } from '../../engine/setup/emblems.ts';
import {
  rulesAgainst,
  rulesAgainstStatus,
  zonesBesidesType,
} from '../../engine/setup/placement.ts';
import { inPlayZone } from '../../engine/state/object.ts';
import { engineZone, PLACE_NAMES, type PlaceName } from './placed-cards.ts';

/** Statuses that mean something for a card of a type in a place. */
export function offeredStatuses(type: Card['type'], place: PlaceName): readonly Status[] {
  const inExpedition = place === 'hero-expedition' || place === 'companion-expedition';
  const meant: readonly Status[] = !inExpedition
    ? place === 'limbo'
      ? ['fleeting']
      : ['exhausted']
    : type === 'expedition-permanent'
      ? ['exhausted', 'fleeting']
      : ['anchored', 'asleep', 'exhausted', 'fleeting'];
  return meant.filter((status) => rulesAgainstStatus(type, engineZone(place), status) === null);
}

/** Names of counters that a card can have in a place: boosts, and those that its text names. */
export function offeredCounters(card: Card, place: PlaceName): readonly string[] {
  if (BARE.includes(place)) return [];
  const isCharacter = card.type === 'character' || card.type === 'token';
  const boost = isCharacter && place !== 'landmark' && place !== 'hero' ? ['boost'] : [];
  const named = countersIn(card.abilities).filter((name) => name !== 'boost' && name !== 'any');
  return [...new Set([...boost, ...named])];
}

/** Places where nothing has counters (2.5.b). */
const BARE: readonly PlaceName[] = ['hand', 'deck', 'discard', 'mana', 'played'];

/** Places where a card can be. */
export function offeredPlaces(card: Card): readonly PlaceName[] {
  const besides = zonesBesidesType(card);
  return PLACE_NAMES.filter(
    (place) => place !== 'played' && rulesAgainst(card.type, engineZone(place), besides) === null,
  );
}

/** Places of abilities of a card that can wait in Limbo; those of Scout and Temple in play. */
export function offeredReactions({ abilities }: Card, place: PlaceName): readonly number[] {
  const inPlay = inPlayZone(engineZone(place));
  return abilities.flatMap((ability, index) =>
    ability.kind === 'reaction' ||
    (inPlay && isScout(ability)) ||
    (place === 'landmark' && isTemple(ability))
      ? [index]
      : [],
  );
}

/** An effect of a card that can last at a phase: its place among them, and that of its ability. */
export interface OfferedEffect {
  readonly effect: number;
  readonly ability: number;
}

/** The effects of a card that can last at a phase (2.2.15.d, 2.2.15.e). */
export function offeredEffects(card: Card, phase: Phase): readonly OfferedEffect[] {
  const abilityOf = card.abilities.flatMap((ability, index) =>
    lastingSteps({ ...card, abilities: [ability] }).map(() => index),
  );
  return lastingSteps(card).flatMap((step, effect) =>
    canLast(durationOf(step), phase) ? [{ effect, ability: abilityOf[effect]! }] : [],
  );
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
