/** The card as data: its facts (2.2) and its abilities as a tree (`ability.ts`). */

import type { cardSchema } from './schema.ts';
import type { Infer } from './shape.ts';

/** A card, as its schema reads it. */
export interface Card extends Infer<typeof cardSchema> {}

/** The names of a card: always one in English. */
export type CardNames = Card['name'];
