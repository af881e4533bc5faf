import type { Card } from '../../engine/cards/card.ts';
import type { FaceFacts } from '../../pictures/face/facts.ts';

/** Returns the facts of a card that its face is drawn from. */
export function faceFacts(card: Omit<Card, 'id'>): FaceFacts {
  const { ref = '', name, type, subtypes = [], faction, rarity, statistics } = card;
  return {
    seed: `${ref.replace(/_[A-Z]\d?$/, '')} ${name.en}`,
    type,
    subtypes,
    faction,
    rarity,
    hand: card.handCost,
    reserve: card.reserveCost,
    statistics,
    deeds: deedsIn(card.abilities),
  };
}

/** Returns what some abilities do, by the names of their steps and the counters that they place, sorted. */
function deedsIn(abilities: unknown): readonly string[] {
  const deeds = new Set<string>();
  const collect = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, value] of Object.entries(part)) {
      if ((name === 'do' || name === 'counter') && typeof value === 'string') deeds.add(value);
      else collect(value);
    }
  };
  collect(abilities);
  return [...deeds].sort();
}
