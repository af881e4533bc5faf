/**
 * The index file column by column: like stands beside like, and lists are written as texts, which
 * makes it smaller once compressed.
 */
import { parentOf } from '../../rulebook/number.ts';
import type { IndexFile, NumberIn, TermRow } from './file.ts';

type Rows = readonly (readonly unknown[])[];
type Column = string | readonly unknown[];

/** An index file whose rows are columns, by the kind and the place; a column of texts is one text. */
export interface IndexColumns extends Omit<IndexFile, Kind | 'synonyms'> {
  /** Each group is words between spaces. */
  readonly synonyms: string;
  readonly columns: Readonly<Record<string, Column>>;
}

/** What parts the texts of a column: shorter than quotes and commas. */
const BETWEEN = '~';

/** What stands in rows of one shape; the others are short lists as they are. */
const KINDS = ['titles', 'rules', 'terms', 'articles', 'rulings', 'cards', 'examples'] as const;
type Kind = (typeof KINDS)[number];

/** Columns that come after all others, in this order: names, texts, then questions. */
const LAST: readonly string[] = [
  ...['terms 4', 'rules 1', 'rules 2', 'terms 1', 'articles 2', 'articles 3', 'rulings 2'],
  ...['rulings 1', 'rulings 3', 'articles 4', 'terms 2', 'rules 3'],
];

/** How the cells of a column are written and read. */
interface Cells {
  write(cells: readonly never[]): readonly string[];
  read(cells: readonly string[]): readonly unknown[];
}

const LIST: Cells = {
  write: (lists: readonly (readonly string[])[]) => lists.map((list) => joined(list, '|')),
  read: (texts) => texts.map((text) => parted(text, '|')),
};

/** Forms and synonyms of a term in each language. */
const WORDS: Cells = {
  write: (terms: readonly TermRow[4][]) =>
    terms.map((words) =>
      joined(
        words.flatMap((each) => each.map((one) => joined(one, '|'))),
        ';',
      ),
    ),
  read: (texts) =>
    texts.map((text) => {
      const lists = text.split(';').map((list) => parted(list, '|'));
      return lists.flatMap((forms, place) => (place % 2 === 0 ? [[forms, lists[place + 1]!]] : []));
    }),
};

/**
 * Numbers of rows, one after the other: a `+` for each edition that a number's is further than the
 * first, then nothing for the number that is first in the row, `.b` for the next of what has the last
 * one of that edition before it, or the whole number.
 */
const NUMBERS: Cells = {
  write(rows: readonly (readonly NumberIn[])[]) {
    const above = new Map<number, string>();
    return rows.map((numbers) => {
      const said = numbers.map(([edition, number], place) => {
        const known = above.get(edition);
        const parent = parentOf(number) ?? '';
        above.set(edition, parent);
        const isSame = place > 0 && number === numbers[0]![1];
        const short = known === parent ? number.slice(parent.length) : number;
        return '+'.repeat(edition) + (isSame ? '' : short);
      });
      return said.join(' ');
    });
  },
  read(texts) {
    const above = new Map<number, string>();
    return texts.map((text) => {
      let first = '';
      return text.split(' ').map((said): NumberIn => {
        const edition = said.lastIndexOf('+') + 1;
        const short = said.slice(edition);
        const number = short.startsWith('.') ? above.get(edition)! + short : short || first;
        above.set(edition, parentOf(number) ?? '');
        first ||= number;
        return [edition, number];
      });
    });
  },
};

/** The columns that are written as texts, by their place. */
const WRITTEN: Readonly<Partial<Record<Kind, Readonly<Record<number, Cells>>>>> = {
  titles: { 0: NUMBERS },
  rules: { 0: NUMBERS, 3: LIST, 5: LIST },
  terms: { 2: LIST, 3: LIST, 4: WORDS },
  articles: { 4: LIST },
  rulings: { 3: LIST },
  cards: { 1: LIST },
};

/** Turns the rows of an index file into columns. Refuses a text with a sign that parts others. */
export function toColumns(file: IndexFile): IndexColumns {
  const { titles, rules, terms, articles, rulings, cards, examples, synonyms, ...others } = file;
  const rows = { titles, rules, terms, articles, rulings, cards, examples };
  const columns = KINDS.flatMap((kind) =>
    transposed(rows[kind]).map((cells, i) => {
      const written = WRITTEN[kind]?.[i]?.write(cells as never[]) ?? cells;
      const column = written.every(isText) ? joined(written, BETWEEN) : written;
      return [`${kind} ${i}`, column] as const;
    }),
  );
  columns.sort(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b));
  const groups = synonyms.map((group) => joined(group, ' '));
  return {
    ...others,
    synonyms: joined(groups, BETWEEN),
    columns: Object.fromEntries(columns),
  };
}

/** Turns columns into the rows that they were made of. */
export function fromColumns({ columns, synonyms, ...others }: IndexColumns): IndexFile {
  const rowsOf = (kind: Kind) => {
    const read: (readonly unknown[])[] = [];
    for (let i = 0; `${kind} ${i}` in columns; i++) {
      const column = columns[`${kind} ${i}`]!;
      const cells = isText(column) ? column.split(BETWEEN) : column;
      read.push(WRITTEN[kind]?.[i]?.read(cells as readonly string[]) ?? cells);
    }
    return transposed(read);
  };
  const rows = Object.fromEntries(KINDS.map((kind) => [kind, rowsOf(kind)]));
  const groups = parted(synonyms, BETWEEN).map((group) => parted(group, ' '));
  return { ...others, synonyms: groups, ...(rows as unknown as Pick<IndexFile, Kind>) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function transposed(rows: Rows): Rows {
  return (rows[0] ?? []).map((_, place) => rows.map((row) => row[place]));
}

function joined(texts: readonly string[], sign: string): string {
  const wrong = texts.find((text) => text.includes(sign));
  if (wrong) throw new Error(`The search index parts texts by "${sign}": ${wrong}`);
  return texts.join(sign);
}

/** An empty text is no list of one. */
function parted(text: string, sign: string): readonly string[] {
  return text === '' ? [] : text.split(sign);
}
