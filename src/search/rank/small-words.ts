/** Answers queries of stop words only, such as "if you do", with records that have them in order. */
import type { SearchRecord } from '../index/record.ts';
import { fold } from '../words/fold.ts';
import { RANKING } from './constants.ts';
import type { Lexicon } from './lexicon.ts';

/** The most words in a run, words that follow one another. */
const LONGEST = 4;

/** A run of words in more records than this is ignored. */
const MOST = 400;

/** A record with the share of a query's runs that it has, from 0 to 1. */
export interface Runs {
  readonly record: SearchRecord;
  readonly share: number;
}

/** Returns the records of the current edition that have runs of words of the query. */
export function withRuns(words: readonly string[], { content }: Lexicon): readonly Runs[] {
  const searched = content.records.filter(({ kind, isOlder }) => kind !== 'card' && !isOlder);
  const runs = runsOf(words).flatMap((run) => {
    const found = searched.flatMap((record): [SearchRecord, number][] => {
      const value = valueIn(record, run.text);
      return value > 0 ? [[record, value]] : [];
    });
    if (found.length === 0 || found.length > MOST) return [];
    return [{ found, weight: run.length * Math.log((searched.length + 1) / found.length) }];
  });
  const all = runs.reduce((sum, { weight }) => sum + weight, 0);
  const points = new Map<SearchRecord, number>();
  for (const { found, weight } of runs) {
    for (const [record, value] of found) {
      points.set(record, (points.get(record) ?? 0) + weight * value);
    }
  }
  return [...points].map(([record, sum]) => ({
    record,
    share: sum / (RANKING.smallWordsAsked * all),
  }));
}

/** Returns all runs of two to four words. */
function runsOf(words: readonly string[]) {
  return words.flatMap((_, from) =>
    words.slice(from + 1, from + LONGEST).map((_, more) => {
      const run = words.slice(from, from + more + 2);
      return { text: ` ${run.join(' ')} `, length: run.length };
    }),
  );
}

function valueIn(record: SearchRecord, run: string): number {
  const { asked, told } = wordsOf(record);
  return asked.includes(run) ? RANKING.smallWordsAsked : told.includes(run) ? 1 : 0;
}

interface Words {
  readonly asked: string;
  readonly told: string;
}

const known = new WeakMap<SearchRecord, Words>();

/** Returns the words of a record's questions and of its text, each between spaces. */
function wordsOf(record: SearchRecord): Words {
  let words = known.get(record);
  if (!words) {
    const { lead, text, questions } = record;
    words = { asked: spaceTexts(questions), told: spaceTexts([lead, text]) };
    known.set(record, words);
  }
  return words;
}

function spaceTexts(texts: readonly string[]): string {
  return ` ${fold(texts.join('|')).replace(BETWEEN, betweenTexts)} `;
}

const BETWEEN = /[^a-z0-9]+/g;

/** No run of words goes on from one text into the next. */
function betweenTexts(signs: string): string {
  return signs.includes('|') ? ' | ' : ' ';
}
