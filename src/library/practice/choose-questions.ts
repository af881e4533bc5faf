import type { PlayEnd } from './facts.ts';
import { explainingRules, isLeftOut, isPlausible } from './judged-mistakes.ts';
import {
  type EndFact,
  type FactKey,
  type PracticeQuestion,
  type QuestionSubject,
  questionId,
  type SubjectState,
  stateOf,
} from './question.ts';

/** The end of a play with a rule switched off. */
export interface Mistake {
  readonly play: string;
  readonly rules: readonly string[];
  readonly off: string;
  /** The moment of the end, as in `PlayEnd`. */
  readonly moment: string;
  readonly facts: readonly (readonly [FactKey, EndFact])[];
}

/** The end of a play under the right rules. */
export interface RightEnd extends PlayEnd {
  /** The rules that the play was written to show. */
  readonly shows: readonly string[];
}

/** The most wrong answers of a question, and the most questions about one play. */
const MOST_WRONG = 4;
const MOST_OF_A_PLAY = 3;

/**
 * Makes questions of how plays end and of how they end with a rule switched off: of each play, those
 * about what mistakes change most, with one wrong answer for each end that differs. Mistakes about the
 * rules that a play was written to show come first.
 *
 * @param ends how each play ends under the right rules
 */
export function chooseQuestions(
  ends: ReadonlyMap<string, RightEnd>,
  mistakes: readonly Mistake[],
): readonly PracticeQuestion[] {
  const byPlay = Map.groupBy(mistakes, ({ play }) => play);
  const isAboutPlay = ({ play, wrong }: PracticeQuestion) =>
    wrong[0]!.rules.some((rule) => ends.get(play)!.shows.includes(rule));
  const found = [...ends].flatMap(([play, end]) => {
    const own = byPlay.get(play) ?? [];
    const ask = (about: QuestionSubject): readonly PracticeQuestion[] => {
      const right = stateOf(about, end.facts);
      if (!right || right.some(isInLimbo)) return [];
      const wrong = wrongAnswers({ about, right, end, mistakes: own });
      const isAsked = wrong.length > 0 && !isLeftOut(play, questionId({ play, about }));
      return isAsked ? [{ play, about, right: [...right], wrong }] : [];
    };
    const interest = (one: PracticeQuestion) => interestOf(one) + (isAboutPlay(one) ? 20 : 0);
    const best = withPairs([...end.facts.keys()].flatMap(ask), ask)
      .sort((a, b) => interest(b) - interest(a) || a.about.localeCompare(b.about))
      .slice(0, MOST_OF_A_PLAY);
    return preferMoreAnswers(best);
  });
  return keepWorthAsking(found, isAboutPlay);
}

/** The fewest wrong answers with which guessing is right less than half of the time. */
const ENOUGH_WRONG = 2;

/**
 * Asks about two subjects at once where each alone has a single wrong answer, and both together have
 * more.
 */
function withPairs(
  questions: readonly PracticeQuestion[],
  ask: (about: QuestionSubject) => readonly PracticeQuestion[],
): PracticeQuestion[] {
  const joined = new Map<QuestionSubject, PracticeQuestion | null>();
  const single = questions.filter(({ wrong }) => wrong.length < ENOUGH_WRONG);
  for (const [place, { about }] of single.entries()) {
    if (joined.has(about)) continue;
    for (const { about: other } of single.slice(place + 1)) {
      if (joined.has(other) || about === 'winners' || other === 'winners') continue;
      const [pair] = ask(`${about}+${other}` as QuestionSubject);
      if (!pair || pair.wrong.length < ENOUGH_WRONG) continue;
      joined.set(about, pair).set(other, null);
      break;
    }
  }
  return questions.flatMap((one) => {
    const pair = joined.get(one.about);
    return pair === undefined ? [one] : pair === null ? [] : [pair];
  });
}

/** Leaves out the questions of a play that have only two answers, if it has better ones. */
function preferMoreAnswers(questions: readonly PracticeQuestion[]): readonly PracticeQuestion[] {
  const better = questions.filter(({ wrong }) => wrong.length >= ENOUGH_WRONG);
  return better.length > 0 ? better : questions;
}

/** The most questions with the same first mistake: many plays show the commonest ones. */
const MOST_OF_A_MISTAKE = 10;

/**
 * The questions that are worth asking: without wrong answers that nobody sees on a table, and without
 * the same mistake over and over.
 *
 * @param isFirst whether a question stays before others with the same mistake
 */
export function keepWorthAsking(
  questions: readonly PracticeQuestion[],
  isFirst: (question: PracticeQuestion) => boolean = () => false,
): readonly PracticeQuestion[] {
  const seen = questions.flatMap((one): PracticeQuestion[] => {
    const wrong = one.wrong.filter(({ state }) => isSeenApart(state, one.right));
    return wrong.length > 0 ? [{ ...one, wrong }] : [];
  });
  const counts = new Map<string, number>();
  const kept = new Set(
    [...seen]
      .sort((a, b) => enoughWrong(b) - enoughWrong(a) || Number(isFirst(b)) - Number(isFirst(a)))
      .filter(({ wrong }) => {
        const { off } = wrong[0]!;
        const count = (counts.get(off) ?? 0) + 1;
        counts.set(off, count);
        return count <= MOST_OF_A_MISTAKE;
      }),
  );
  return seen.filter((one) => kept.has(one));
}

function enoughWrong({ wrong }: PracticeQuestion): number {
  return Math.min(wrong.length, ENOUGH_WRONG);
}

/** Whether a card is still being played, so that its outcome is open. */
function isInLimbo(fact: EndFact): boolean {
  return fact.is === 'card' && fact.zone === 'limbo';
}

/** Zones in which nobody puts markers on cards. */
const UNMARKED: readonly string[] = ['discard', 'deck', 'hand'];

/** Whether two states of a subject look different on a table. */
function isSeenApart(a: SubjectState, b: SubjectState): boolean {
  return a.some((fact, place) => isFactSeenApart(fact, b[place]!));
}

function isFactSeenApart(a: EndFact, b: EndFact): boolean {
  if (a.is !== 'card' || b.is !== 'card') return JSON.stringify(a) !== JSON.stringify(b);
  if (JSON.stringify(a) === JSON.stringify(b)) return false;
  const isSamePlace = a.zone === b.zone && a.player === b.player;
  return !(isSamePlace && UNMARKED.includes(a.zone));
}

interface Asking {
  readonly about: QuestionSubject;
  readonly right: SubjectState;
  readonly end: RightEnd;
  readonly mistakes: readonly Mistake[];
}

/** The wrong states that mistakes lead to, each from the mistake with the fewest rules. */
function wrongAnswers({ about, right, end, mistakes }: Asking) {
  const found = new Map<string, PracticeQuestion['wrong'][number]>();
  const isShown = ({ rules }: Mistake) => rules.some((rule) => end.shows.includes(rule));
  const ordered = [...mistakes].sort(
    (a, b) => Number(isShown(b)) - Number(isShown(a)) || a.rules.length - b.rules.length,
  );
  for (const { rules, off, moment, facts } of ordered) {
    // The winner is a fact of the whole game; all other facts are compared at the same moment.
    if (about !== 'winners' && moment !== end.moment) continue;
    const state = stateOf(about, new Map(facts));
    if (!state?.every(isPossible) || !isPlausible(off, state)) continue;
    const key = JSON.stringify(state);
    if (key === JSON.stringify(right) || found.has(key)) continue;
    const changed = right.find(
      (one, place) => JSON.stringify(one) !== JSON.stringify(state[place]),
    );
    found.set(key, { state: [...state], rules: [...explainingRules(off, rules, changed!)], off });
  }
  return [...found.values()].slice(0, MOST_WRONG);
}

/** Whether a game on a table can end like this. */
function isPossible(fact: EndFact): boolean {
  return !isInLimbo(fact) && !(fact.is === 'distance' && fact.distance < 0);
}

/** Rates a question: by its number of answers, then questions about cards before those about counts. */
function interestOf({ about, wrong }: PracticeQuestion): number {
  return wrong.length * 10 + (about.startsWith('card:') ? 5 : about === 'winners' ? 3 : 0);
}
