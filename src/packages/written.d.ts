/** The modules that `npm run pack` writes into the packages, from content/ and data/. */

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

declare module 'written:rulings' {
  import type { Ruling } from '../rulebook/ruling.ts';

  const rulings: readonly Ruling[];
  export default rulings;
}

declare module 'written:grid' {
  const grid: import('../library/grid/grid-file.ts').Grid;
  export default grid;
}

declare module 'written:record' {
  import type { RecordFiles } from '../library/record/schema.ts';

  const record: RecordFiles;
  export default record;
}

declare module 'written:examples' {
  import type { Example } from '../library/examples/example.ts';

  const examples: readonly Example[];
  export default examples;
}

declare module 'written:search' {
  import type { Language } from '../rulebook/language.ts';
  import type { IndexFile } from '../search/index/file.ts';

  /** The rows that are searched, in each language. */
  export const SEARCH_ROWS: Readonly<
    Record<Language, () => Promise<{ readonly default: IndexFile }>>
  >;
}

declare module 'written:version' {
  /** The version of this project. */
  const version: string;
  export default version;
}
