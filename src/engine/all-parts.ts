/** Gives the engine all of its parts, for programs. */

import * as beginning from './day/beginning.ts';
import * as modifiers from './modifiers/modifiers.ts';
import * as costs from './playing/costs.ts';
import * as plays from './playing/played-by-effect.ts';
import * as verbs from './playing/rare-verbs.ts';
import * as wrappers from './playing/wrapper.ts';
import { install, type Parts } from './state/parts.ts';
import * as alterations from './steps/alterations.ts';
import * as tokens from './verbs/create.ts';
import * as dice from './verbs/dice.ts';

export const ALL_PARTS: Parts = {
  alterations,
  beginning,
  costs,
  dice,
  modifiers,
  plays,
  tokens,
  verbs,
  wrappers,
};

install(ALL_PARTS);
