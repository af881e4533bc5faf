/** Self-move Reactions (6.3.c, 6.3.d): those that wait for their own object entering a visible zone. */

import type { Trigger } from './ability.ts';

/** Whether a Reaction is a self-move one: "I" entering a visible zone (6.3.c, 6.3.d). */
export function isSelfMove(trigger: Trigger): boolean {
  switch (trigger.on) {
    case 'join':
    case 'hand':
    case 'reserve':
      return true;
    case 'joins':
      return trigger.what === 'me';
    case 'goes':
      return trigger.what === 'me' && !leadsOut(trigger);
    case 'any':
      return trigger.of.every(isSelfMove);
    default:
      return false;
  }
}

/** Whether "I go" is about leaving: to a hidden zone (6.3.c), or from play to Reserve (6.3.d). */
function leadsOut({ from, to }: Extract<Trigger, { on: 'goes' }>): boolean {
  return to === 'hand' || to === 'deck' || (to === 'reserve' && from === 'expedition');
}
