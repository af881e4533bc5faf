/** The index file column by column: like stands beside like, which makes it smaller once compressed. */
import type { IndexFile } from './file.ts';

type Rows = readonly (readonly unknown[])[];

/** An index file whose rows of each kind are columns. */
export type IndexColumns = Readonly<Record<keyof IndexFile, Rows>>;

/** What stands in rows of one shape; the others are short lists as they are. */
const KINDS = ['titles', 'rules', 'terms', 'articles', 'rulings', 'cards', 'examples'] as const;

/** Turns the rows of an index file into columns. */
export function toColumns(file: IndexFile): IndexColumns {
  return turned(file as unknown as IndexColumns);
}

/** Turns columns into the rows that they were made of. */
export function fromColumns(columns: IndexColumns): IndexFile {
  return turned(columns) as unknown as IndexFile;
}

function turned(lists: IndexColumns): IndexColumns {
  const turns = KINDS.map((kind) => [kind, transposed(lists[kind])] as const);
  return { ...lists, ...Object.fromEntries(turns) };
}

function transposed(rows: Rows): Rows {
  return (rows[0] ?? []).map((_, place) => rows.map((row) => row[place]));
}
