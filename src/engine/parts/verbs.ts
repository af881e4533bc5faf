/** Verbs that few cards have (7.3), and swapping Mana Orbs where one is chosen (3.2.9.e). */

export { orbOwners } from '../choices/orbs.ts';
export { swapOrbs } from '../playing/orb-swap.ts';
export { performRare } from '../steps/rare-action.ts';
export { planRareStep } from '../verbs/plan-rare-step.ts';
