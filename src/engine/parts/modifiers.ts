/** What replaces steps and atomic actions, or adds to them (6.2). */

export { modifiedActions, modifyWhole } from '../modifiers/modifiers.ts';
export { anyWaitsForAction, anyWaitsForStep } from '../modifiers/would.ts';
