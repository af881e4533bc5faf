/** Which parts of the engine a game asks for. */

import { ALL_PARTS } from '../parts/all.ts';
import { install, type PartName, type Parts } from '../rules/part.ts';

export const PART_NAMES = Object.keys(ALL_PARTS) as PartName[];

const asked = new Set<PartName>();

/** A part that notes when something of it is used. */
function noting<P extends PartName>(name: P): Parts[P] {
  return new Proxy(ALL_PARTS[name], {
    get(functions, key) {
      asked.add(name);
      return Reflect.get(functions, key);
    },
  });
}

/** Runs something, and says which parts it used. */
export function partsUsed(run: () => void): ReadonlySet<PartName> {
  for (const name of PART_NAMES) install({ [name]: noting(name) });
  asked.clear();
  try {
    run();
  } finally {
    install(ALL_PARTS);
  }
  return new Set(asked);
}
