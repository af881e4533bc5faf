/** Gives the engine all of its parts, for programs. */

import { install, type Parts } from '../rules/part.ts';
import * as alterations from './alterations.ts';
import * as beginning from './beginning.ts';
import * as costs from './costs.ts';
import * as dice from './dice.ts';
import * as modifiers from './modifiers.ts';
import * as plays from './plays.ts';
import * as tokens from './tokens.ts';
import * as verbs from './verbs.ts';
import * as wrappers from './wrappers.ts';

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
