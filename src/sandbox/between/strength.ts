/** Measures how much a fact says about the effect of two cards on each other. */

import { THIRD_CARDS } from './asked.ts';
import type { EntryFact } from './fact.ts';
import { type CardTrait, COMPANY, type Pair } from './scene.ts';

/** Whether a fact can be told in a sentence that is clear by itself. */
export function isTold(fact: EntryFact): boolean {
  const { entry, isFrame } = fact;
  if (isFrame) return false;
  switch (entry.kind) {
    case 'action':
      if (entry.action === 'move' && UNTOLD_MOVES.includes(entry.why)) return false;
      return !UNTOLD_ACTIONS.includes(entry.action) && !isPayment(fact);
    case 'condition':
      return false;
    case 'declaration':
      // A card played for free is played because of another card.
      return entry.cost === null;
    default:
      return true;
  }
}

/** Reasons for not offering an option that have nothing to do with another card. */
const UNTOLD_REASONS: readonly string[] = ['cost', 'exhausted'];

/** Actions that only prepare others, or follow from who plays on. */
const UNTOLD_ACTIONS: readonly string[] = ['cease', 'emblem', 'pass', 'shuffle'];

/** Moves by the rules of the game alone, which happen to every card. */
const UNTOLD_MOVES: readonly string[] = ['clean-up', 'declare', 'resolved', 'rest'];

/** Whether a fact is the exhausting of a Mana Orb, as in every payment. */
function isPayment({ entry }: EntryFact): boolean {
  if (entry.kind !== 'action' || entry.action !== 'gain-status') return false;
  return entry.object.zone === 'mana';
}

/** Whether an action is done to a card of the company, such as the top card of a deck. */
function isOnCompany(entry: Extract<EntryFact['entry'], { kind: 'action' }>): boolean {
  const card = 'object' in entry ? entry.object?.card : null;
  return (COMPANY as readonly (string | null | undefined)[]).includes(card);
}

/** The strength of a fact; 0 where it says nothing about the two cards. */
export function strengthOf(fact: EntryFact, pair: Pair, trait?: CardTrait): number {
  const ids = [pair.a.id, pair.b.id];
  const named = new Set(fact.cards.filter((id) => ids.includes(id)));
  const areBoth = named.size === new Set(ids).size;
  const { entry } = fact;
  const isOverThird = Object.values(THIRD_CARDS).some(
    (id) => !ids.includes(id) && fact.cards.includes(id),
  );
  switch (entry.kind) {
    case 'modifier':
      if (named.size === 0) return 0;
      // A status of its own, such as Fleeting, says little about the other card.
      if (entry.how === 'rule' && !areBoth) return 3;
      return entry.applied ? 10 : 6;
    case 'why-not':
      if (UNTOLD_REASONS.includes(entry.why)) return 0;
      // The company has no abilities: what stops an Expedition is always an effect of the two.
      if (named.size === 0) return entry.why === 'cannot-move' ? 8 : 0;
      if (entry.why === 'already-has' && entry.word === 'exhausted') return 4;
      // A status that the scene put there says less than what happens without it.
      if (entry.why === 'already-has' && entry.word === trait) return 4;
      return areBoth || isOverThird ? 9 : entry.why === 'cannot-move' ? 8 : 4;
    case 'action':
      if (areBoth) return 8;
      return named.size > 0 && !isOverThird && !isOnCompany(entry) ? 5 : 0;
    case 'answer':
      return named.size > 0 ? 8.5 : 0;
    case 'activation':
      return areBoth ? 8.5 : named.size > 0 ? 7 : 0;
    case 'declaration':
      return named.size > 0 || isOverThird ? 7 : 0;
    case 'cost-altered':
      return areBoth ? 7 : 0;
    case 'passives':
      if (fact.isOverMarker && named.size > 0) return 8;
      // What applies to its own card, or to the company, says nothing of the other card.
      return areBoth ? 6 : 0;
    case 'result':
      return 6;
    case 'progress':
    case 'arena':
      return 1;
    default:
      return 0;
  }
}
