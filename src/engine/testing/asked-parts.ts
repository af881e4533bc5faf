/** Which parts of the engine a game asks for. */

import * as beginning from '../day/beginning.ts';
import * as modifiers from '../modifiers/modifiers.ts';
import * as costs from '../playing/costs.ts';
import * as plays from '../playing/played-by-effect.ts';
import * as verbs from '../playing/rare-verbs.ts';
import * as wrappers from '../playing/wrapper.ts';
import { install, type PartName, type Parts } from '../state/parts.ts';
import * as alterations from '../steps/alterations.ts';
import * as tokens from '../verbs/create.ts';
import * as dice from '../verbs/dice.ts';

const ALL: Parts = {
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

export const PART_NAMES = Object.keys(ALL) as PartName[];

const asked = new Set<PartName>();

/** A part that notes when something of it is used. */
function noting<P extends PartName>(name: P): Parts[P] {
  return new Proxy(ALL[name], {
    get(functions, key) {
      asked.add(name);
      return Reflect.get(functions, key);
    },
  });
}

/** Runs something, and says which parts it used. Other imports may have installed them before. */
export function partsUsed(run: () => void): ReadonlySet<PartName> {
  for (const name of PART_NAMES) install({ [name]: noting(name) });
  asked.clear();
  run();
  install(ALL);
  return new Set(asked);
}
