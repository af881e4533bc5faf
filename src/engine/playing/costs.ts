/** Costs of more than mana, and what is played by paying them (5.1.2.c, 5.3, 6.4): a part of the engine. */

export { payAgreed } from './agreed-cost.ts';
export { canPay, groundsOfRefusal, planCost } from './cost.ts';
export { discount, optionalCosts } from './optional-cost.ts';
export { quickActionOption, runQuickAction } from './quick-action.ts';
