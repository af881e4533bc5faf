/** Everything that Spanish says about a game being played. */

import type { PlayWords } from '../../say/teller.ts';
import { decision } from './decision.ts';
import { options } from './options.ts';
import { actions, entries } from './trace.ts';
import { unoffered, unofferedPlace } from './unoffered.ts';
import { whyNot } from './why-not.ts';
import { COLON } from './words.ts';

export const playWords: PlayWords = {
  code: 'es',
  colon: COLON,
  entries,
  actions,
  whyNot,
  unoffered,
  unofferedPlace,
  decision,
  options,
  orb: (number, isExhausted) => `orbe de maná ${number}${isExhausted ? ' (agotado)' : ''}`,
  oneOf: (place, many) => `${place} de ${many}`,
};
