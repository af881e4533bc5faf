/** Whose zone something goes to, for languages that say it of its owner (7.3.24). */

import type { Put } from '../engine/cards/ability.ts';

/** Who moves it; whoever was named just before is "they". */
export function mover({ who = 'you' }: Put): 'you' | 'they' {
  return who === 'you' ? 'you' : 'they';
}

/** "mover": the zone of the player who moves it; "me": that of my owner; "owner": of its owner. */
export function goalOwner(step: Put, person: 1 | 3): 'mover' | 'me' | 'owner' {
  if (step.of === 'me') return 'me';
  if (step.of === 'it') return step.do === 'put' && step.to !== 'deck' ? 'mover' : 'owner';
  const own = typeof step.of === 'object' && ('top' in step.of || 'choose' in step.of);
  return own && person === 3 ? 'mover' : 'owner';
}
