/** The rules engine of Altered, with the reader of cards that come from outside. */

export { parseCards } from '../../engine/cards/schema.ts';
export * from '../../engine/index.ts';
// The names that the first release of the package gave them.
export { citableRules as citable, citationOf as cite } from '../../engine/rules/edition.ts';
