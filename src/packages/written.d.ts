/** What `npm run pack` writes into the packages, from content/ and data/. */

declare module 'written:books' {
  import type { Language } from '../rulebook/language.ts';
  import type { WrittenBook } from './rules/written.ts';

  /** Every edition, the current one first. */
  export const EDITIONS: readonly string[];
  /** Loads the texts of an edition in a language. */
  export const BOOKS: Readonly<
    Record<string, Partial<Record<Language, () => Promise<{ readonly default: WrittenBook }>>>>
  >;
}

declare module 'written:changes' {
  import type { EditionChanges } from '../rulebook/crosswalk.ts';

  const changes: readonly EditionChanges[];
  export default changes;
}

declare module 'written:cards' {
  import type { Card } from '../engine/index.ts';

  const cards: readonly Card[];
  export default cards;
}
