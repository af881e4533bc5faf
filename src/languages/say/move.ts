/** Whose zone something goes to, for languages that say it of its owner (7.3.27). */

import type { Put } from '../../engine/cards/ability.ts';
import type { Phrase } from './phrase.ts';

/**
 * Who moves it; whoever was named just before is "they". Nobody is named in a cost: whoever pays it
 * moves a card of their own.
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

/** Whether it is a card that is said with where it is, which goes better behind where it goes. */
function isTaken({ of, to }: Put): boolean {
  if (typeof of !== 'object' || to === 'deck') return false;
  return 'top' in of || ('choose' in of && !of.among);
}

/** Whether where it goes is said before what goes there. */
export function isGoalFirst(step: Put, { clitic, person }: Phrase): boolean {
  const { position = 'top' } = step;
  if (clitic !== undefined || (step.to === 'deck' && typeof position !== 'string')) return false;
  return step.do !== 'put' || goalOwner(step, person) === 'owner' || isTaken(step);
}
