import type { Fact, FactKey, PracticeQuestion } from './question.ts';

/** How a play ended with a rule switched off. */
export interface Mistake {
  readonly play: string;
  readonly rules: readonly string[];
  readonly off: string;
  readonly facts: readonly (readonly [FactKey, Fact])[];
}

/** The most wrong answers of a question, and the most questions about one play. */
const MOST_WRONG = 4;
const MOST_OF_A_PLAY = 3;

/**
 * Makes questions of how plays end and of how they end with a rule switched off: of each play, those
 * about what mistakes change most, with one wrong answer for each end that differs.
 *
 * @param ends the facts of each play under the right rules
 */
export function chooseQuestions(
  ends: ReadonlyMap<string, ReadonlyMap<FactKey, Fact>>,
  mistakes: readonly Mistake[],
): readonly PracticeQuestion[] {
  const byPlay = Map.groupBy(mistakes, ({ play }) => play);
  const found = [...ends].flatMap(([play, facts]) => {
    const own = byPlay.get(play) ?? [];
    const all = [...facts].flatMap(([about, right]): PracticeQuestion[] => {
      const wrong = wrongAnswers(about, right, own);
      return wrong.length > 0 ? [{ play, about, right, wrong }] : [];
    });
    return all
      .sort((a, b) => interestOf(b) - interestOf(a) || a.about.localeCompare(b.about))
      .slice(0, MOST_OF_A_PLAY);
  });
  return keepWorthAsking(found);
}

/** The most questions whose first mistake forgets the same rules: many plays show the commonest ones. */
const MOST_OF_A_MISTAKE = 10;

/**
 * The questions that are worth asking: without wrong answers that nobody sees on a table, and without
 * the same mistake over and over.
 */
export function keepWorthAsking(
  questions: readonly PracticeQuestion[],
): readonly PracticeQuestion[] {
  const seen = questions.flatMap((one): PracticeQuestion[] => {
    // A card in Limbo is still being played: nothing has become of it yet.
    if (one.right.is === 'card' && one.right.zone === 'limbo') return [];
    const wrong = one.wrong.filter(({ fact }) => isSeenApart(fact, one.right));
    return wrong.length > 0 ? [{ ...one, wrong }] : [];
  });
  const counts = new Map<string, number>();
  return seen.filter(({ wrong }) => {
    const mistake = wrong[0]!.rules.join(' ');
    const count = (counts.get(mistake) ?? 0) + 1;
    counts.set(mistake, count);
    return count <= MOST_OF_A_MISTAKE;
  });
}

/** Zones in which nobody puts markers on cards. */
const UNMARKED: readonly string[] = ['discard', 'deck', 'hand'];

/** Whether two facts look different on a table. */
function isSeenApart(a: Fact, b: Fact): boolean {
  if (a.is !== 'card' || b.is !== 'card') return true;
  const isSamePlace = a.zone === b.zone && a.player === b.player;
  return !(isSamePlace && UNMARKED.includes(a.zone));
}

/** The other facts that mistakes lead to; of several mistakes, that with the fewest rules stands for it. */
function wrongAnswers(about: FactKey, right: Fact, mistakes: readonly Mistake[]) {
  const found = new Map<string, PracticeQuestion['wrong'][number]>();
  const fewestFirst = [...mistakes].sort((a, b) => a.rules.length - b.rules.length);
  for (const { rules, off, facts } of fewestFirst) {
    const fact = new Map(facts).get(about);
    if (!fact) continue;
    const key = JSON.stringify(fact);
    if (key === JSON.stringify(right) || found.has(key)) continue;
    found.set(key, { fact, rules: [...rules], off });
  }
  return [...found.values()].slice(0, MOST_WRONG);
}

/** More answers first; then what becomes of cards, before what is only counted. */
function interestOf({ about, wrong }: PracticeQuestion): number {
  return wrong.length * 10 + (about.startsWith('card:') ? 5 : about === 'winners' ? 3 : 0);
}
