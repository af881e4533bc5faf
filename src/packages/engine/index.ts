/** The rules engine of Altered, with the reader of cards that come from outside. */

export { parseCards } from '../../engine/cards/schema.ts';
// The names that the first release of the package gave them.
export type { PlayStep as Play } from '../../engine/cards/step.ts';
export * from '../../engine/index.ts';
export { citableRules as citable, citationOf as cite } from '../../engine/rules/edition.ts';
