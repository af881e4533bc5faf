/** The player whose zone an object goes to, for languages that name its owner there (7.3.27). */

import type { Put } from '../../engine/cards/ability.ts';
import type { Phrase } from './phrase.ts';

/**
 * Returns the player who moves the object; "they" is the player named just before. A cost names nobody:
 * the player who pays it moves a card of their own.
 */
export function moverOf({ who, of }: Put): 'you' | 'they' {
  if (who !== undefined) return who === 'you' ? 'you' : 'they';
  const isTheirs = typeof of === 'object' && 'choose' in of && of.choose.of === 'they';
  return isTheirs ? 'they' : 'you';
}

/** "mover": the zone of the player who moves it; "me": that of my owner; "owner": of its owner. */
export function goalOwner(step: Put, person: 1 | 3): 'mover' | 'me' | 'owner' {
  if (step.of === 'me') return 'me';
  if (step.of === 'it') return step.do === 'put' && step.to !== 'deck' ? 'mover' : 'owner';
  const own = typeof step.of === 'object' && ('top' in step.of || 'choose' in step.of);
  return own && person === 3 ? 'mover' : 'owner';
}

/** Whether the text names the card with its place, which reads better after the goal. */
function isTaken({ of, to }: Put): boolean {
  if (typeof of !== 'object' || to === 'deck') return false;
  return 'top' in of || ('choose' in of && !of.among);
}

/** Whether the goal of a move is written before the object. */
export function isGoalFirst(step: Put, { clitic, person }: Phrase): boolean {
  const { position = 'top' } = step;
  if (clitic !== undefined || (step.to === 'deck' && typeof position !== 'string')) return false;
  return step.do !== 'put' || goalOwner(step, person) === 'owner' || isTaken(step);
}
