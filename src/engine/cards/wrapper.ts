/** Which instructions are wrappers, for the engine, which runs without the schemas. */

import type { Wrapper } from './effect.ts';

/** Every wrapper: one that is missing here does not compile. */
const EVERY_WRAPPER: Readonly<Record<Wrapper['do'], true>> = {
  together: true,
  may: true,
  attempt: true,
  if: true,
  unless: true,
  choose: true,
  repeat: true,
  'for-each': true,
  'in-turn': true,
  target: true,
  'target-expedition': true,
  'target-player': true,
  depending: true,
};

export const WRAPPERS: ReadonlySet<string> = new Set(Object.keys(EVERY_WRAPPER));

/** Whether an instruction shapes steps without being one. */
export function isWrapper(instruction: { readonly do: string }): instruction is Wrapper {
  return WRAPPERS.has(instruction.do);
}
