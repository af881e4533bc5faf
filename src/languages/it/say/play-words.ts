/** Everything that Italian says about a game being played. */

import type { PlayWords } from '../../say/teller.ts';
import { decision } from './decision.ts';
import { options } from './options.ts';
import { actions, entries } from './trace.ts';
import { unoffered, unofferedPlace } from './unoffered.ts';
import { whyNot } from './why-not.ts';
import { COLON } from './words.ts';

export const playWords: PlayWords = {
  code: 'it',
  colon: COLON,
  entries,
  actions,
  whyNot,
  unoffered,
  unofferedPlace,
  decision,
  options,
  orb: (number, isExhausted) => `sfera di mana ${number}${isExhausted ? ' (consumata)' : ''}`,
  oneOf: (place, many) => `${place} di ${many}`,
};
