/** Separates what only two given cards do to each other from what one of them does to any card. */

import type { Card } from '../../engine/cards/card.ts';
import { deedOf, type EntryFact, factsOf } from './fact.ts';
import { type Rules, tryScene } from './play-scene.ts';
import type { Pair, Scene } from './scene.ts';

/**
 * Whether the events of a scene with both cards also happen when one of the two is replaced by any card
 * of its type: a card without abilities, and without sub-types that a text could be about.
 */
export function happensToAnyCard(
  pair: Pair,
  scene: Scene,
  rules: Rules,
  way: number,
  told: readonly EntryFact[],
): boolean {
  return (['a', 'b'] as const).some((which) => {
    const plain = withoutText(pair[which]);
    const cards = rules.cards.map((card) => (card.id === plain.id ? plain : card));
    const both = { a: true, b: true };
    const played = tryScene({ ...pair, [which]: plain }, scene, both, { ...rules, cards }, way);
    const deeds = new Set(factsOf(played?.entries ?? []).map(paidDeedOf));
    return told.every((fact) => deeds.has(paidDeedOf(fact)));
  });
}

function withoutText({ subtypes: _, ...card }: Card): Card {
  return { ...card, abilities: [] };
}

/** The key of a deed and of what is paid for it: a card with Tough costs more to choose than others. */
function paidDeedOf(fact: EntryFact): string {
  const { entry } = fact;
  const paid = entry.kind === 'answer' ? entry.chosen.map(({ pays = 0 }) => pays) : [];
  return [deedOf(fact), ...paid].join(' ');
}
