/** Costs, but for the mana that playing a card costs, and quick actions (5.1.2.c, 5.3, 6.4). */

export { payAgreed } from '../playing/agreed-cost.ts';
export { canPay, groundsOfRefusal, planCost } from '../playing/cost.ts';
export { discount, optionalCosts } from '../playing/optional-cost.ts';
export { quickActionOption, runQuickAction } from '../playing/quick-action.ts';
