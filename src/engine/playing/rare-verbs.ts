/** Verbs that few cards have (7.3), and Mana Orbs that are chosen (3.2.9.e): a part of the engine. */

export { orbOwners } from '../choices/orbs.ts';
export { performRare } from '../steps/rare-action.ts';
export { planRareStep } from '../verbs/plan-rare-step.ts';
export { swapOrbs } from './orb-swap.ts';
