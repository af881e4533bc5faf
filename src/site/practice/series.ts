/** Chooses questions: a random series that includes missed ones. */

import { hashOfText } from '../../rulebook/hash-of-text.ts';
import type { SentQuestion } from './question-data.ts';

/** The number of questions in a series, and the most questions in it that were missed before. */
export const SERIES_LENGTH = 10;
const MOST_MISSED = 3;

/** The properties that a question must have; null for any. */
export interface QuestionFilter {
  readonly level: number | null;
  readonly chapter: string | null;
  readonly keyword: string | null;
  /** The English name of a card. */
  readonly card: string | null;
  readonly set: string | null;
}

/** The questions that fit a filter. */
export function fittingQuestions(
  all: readonly SentQuestion[],
  { level, chapter, keyword, card, set }: QuestionFilter,
): readonly SentQuestion[] {
  const has = (values: readonly string[], wanted: string | null) =>
    wanted === null || values.includes(wanted);
  return all.filter(
    (one) =>
      (level === null || one.level === level) &&
      has([one.chapter], chapter) &&
      has(one.keywords, keyword) &&
      has(one.cards, card) &&
      has(one.sets, set),
  );
}

/**
 * A series of questions.
 *
 * @param missed ids of those that were answered wrongly before, the oldest first
 * @param chance gives numbers from 0 up to 1
 */
export function chooseSeries(
  fitting: readonly SentQuestion[],
  missed: readonly string[],
  chance: () => number,
): readonly SentQuestion[] {
  const again = missed
    .flatMap((id) => fitting.find((one) => one.id === id) ?? [])
    .slice(0, MOST_MISSED);
  const others = shuffleValues(
    fitting.filter((one) => !again.includes(one)),
    chance,
  );
  return shuffleValues([...again, ...others].slice(0, SERIES_LENGTH), chance);
}

/** Chance that is the same for the same text. */
export function chanceOf(text: string): () => number {
  let state = hashOfText(text);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The values in an order by chance. */
export function shuffleValues<T>(values: readonly T[], chance: () => number): T[] {
  const left = [...values];
  return values.map(() => left.splice(Math.floor(chance() * left.length), 1)[0]!);
}
