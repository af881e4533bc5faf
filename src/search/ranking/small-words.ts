/** Queries that are small words only, such as "if you do": what has them in this order answers. */
import type { SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import type { Lexicon } from './lexicon.ts';

/** So many words that follow one another are looked for together at most. */
const LONGEST = 4;

/** A run of words in so many records, or more, tells nothing. */
const MOST = 400;

/** What a question has more for the words than a text. */
const ASKED = 1.5;

/** A record with the runs of a query that it has, from 0 to 1. */
export interface Runs {
  readonly record: SearchRecord;
  readonly share: number;
}

/** The records, those of the current edition, that have words of the query beside one another. */
export function withRuns(words: readonly string[], { content }: Lexicon): readonly Runs[] {
  const searched = content.records.filter(({ kind, isOlder }) => kind !== 'card' && !isOlder);
  const runs = runsOf(words).map((run) => {
    const found = searched.flatMap((record): [SearchRecord, number][] => {
      const value = valueIn(record, run.text);
      return value > 0 ? [[record, value]] : [];
    });
    const tells = found.length > MOST ? 0 : Math.log(searched.length / (found.length + 1));
    return { found, weight: tells * run.length };
  });
  const all = runs.reduce((sum, { weight, found }) => sum + (found.length > 0 ? weight : 0), 0);
  const points = new Map<SearchRecord, number>();
  for (const { found, weight } of runs) {
    for (const [record, value] of found) {
      points.set(record, (points.get(record) ?? 0) + weight * value);
    }
  }
  return [...points].map(([record, sum]) => ({ record, share: sum / (ASKED * all) }));
}

/** Each two to four words that follow one another. */
function runsOf(words: readonly string[]) {
  return words.flatMap((_, from) =>
    words.slice(from + 1, from + LONGEST).map((_, more) => {
      const run = words.slice(from, from + more + 2);
      return { text: ` ${run.join(' ')} `, length: run.length };
    }),
  );
}

function valueIn({ lead, text, questions }: SearchRecord, run: string): number {
  if (questions.some((question) => spaced(question).includes(run))) return ASKED;
  return spaced(`${lead} ${text}`).includes(run) ? 1 : 0;
}

const known = new Map<string, string>();

function spaced(text: string): string {
  let found = known.get(text);
  if (found === undefined) {
    found = ` ${foldedWords(text).join(' ')} `;
    known.set(text, found);
  }
  return found;
}
