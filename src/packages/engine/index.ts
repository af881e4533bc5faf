/** The rules engine of Altered, with the reader of cards that come from outside. */

export { parseCards } from '../../engine/cards/schema.ts';
export * from '../../engine/index.ts';
