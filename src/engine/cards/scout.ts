/** What a card played with Scout gains as it enters (7.4.5.c). */

import type { Ability } from './ability.ts';

/** "{hand} Send me to Reserve". */
export const SCOUT: readonly Ability[] = [
  {
    kind: 'reaction',
    trigger: { on: 'hand' },
    effect: [{ do: 'send', of: 'me', to: 'reserve' }],
  },
];
