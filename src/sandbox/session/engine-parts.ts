import { install, type PartName, type Parts } from '../../engine/rules/part.ts';

const LOADERS: { readonly [P in PartName]: () => Promise<Parts[P]> } = {
  alterations: () => import('../../engine/parts/alterations.ts'),
  beginning: () => import('../../engine/parts/beginning.ts'),
  costs: () => import('../../engine/parts/costs.ts'),
  dice: () => import('../../engine/parts/dice.ts'),
  modifiers: () => import('../../engine/parts/modifiers.ts'),
  plays: () => import('../../engine/parts/plays.ts'),
  tokens: () => import('../../engine/parts/tokens.ts'),
  verbs: () => import('../../engine/parts/verbs.ts'),
  wrappers: () => import('../../engine/parts/wrappers.ts'),
};

/** Loads parts of the engine, which it then has. */
export async function loadEngineParts(names: readonly PartName[]): Promise<void> {
  await Promise.all(names.map(async (name) => install({ [name]: await LOADERS[name]() })));
}
