import { install, type PartName, type Parts } from '../../engine/state/parts.ts';

const LOADERS: { readonly [P in PartName]: () => Promise<Parts[P]> } = {
  alterations: () => import('../../engine/steps/alterations.ts'),
  beginning: () => import('../../engine/day/beginning.ts'),
  costs: () => import('../../engine/playing/costs.ts'),
  dice: () => import('../../engine/verbs/dice.ts'),
  modifiers: () => import('../../engine/modifiers/modifiers.ts'),
  plays: () => import('../../engine/playing/played-by-effect.ts'),
  tokens: () => import('../../engine/verbs/create.ts'),
  verbs: () => import('../../engine/playing/rare-verbs.ts'),
  wrappers: () => import('../../engine/playing/wrapper.ts'),
};

/** Loads parts of the engine, which it then has. */
export async function loadEngineParts(names: readonly PartName[]): Promise<void> {
  await Promise.all(names.map(async (name) => install({ [name]: await LOADERS[name]() })));
}
