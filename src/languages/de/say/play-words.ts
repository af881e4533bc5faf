/** Everything that German says about a game being played. */

import type { PlayWords } from '../../say/teller.ts';
import { decision } from './decision.ts';
import { options } from './options.ts';
import { actions, entries } from './trace.ts';
import { unoffered, unofferedPlace } from './unoffered.ts';
import { whyNot } from './why-not.ts';
import { COLON } from './words.ts';

export const playWords: PlayWords = {
  code: 'de',
  colon: COLON,
  entries,
  actions,
  whyNot,
  unoffered,
  unofferedPlace,
  decision,
  options,
  orb: (number, isExhausted) => `Manakugel ${number}${isExhausted ? ' (erschöpft)' : ''}`,
  oneOf: (place, many) => `${place} von ${many}`,
};
