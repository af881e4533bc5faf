/** Scores the first hits again: by whole phrases of their questions, and by words close together. */
import { RANKING } from './constants.ts';
import { byScore, type Hit } from './hit.ts';
import type { AskedQuestion, Lexicon, WeighedWords } from './lexicon.ts';
import type { ReadQuery } from './query.ts';
import type { WordGroup } from './word-groups.ts';

/**
 * So many first hits are scored again: going through their questions and texts costs time on a phone, and
 * a hit further down would hardly come first.
 */
const MOST_RESCORED = 30;

/**
 * Lifts, among the first hits, those with questions in the words and the order of the query. Several that
 * are a little like it may tell as much as one that is very like it: a rule that only happens to share a
 * phrase has no second one.
 *
 * @param matched the questions that have words of the query, other than small words
 */
export function phrasedFirst(
  hits: readonly Hit[],
  matched: Iterable<AskedQuestion>,
  { words }: ReadQuery,
  asked: number,
  lexicon: Lexicon,
): Hit[] {
  const wanted = wantedPhrases(lexicon.weighedWordsOf(words.join(' ')));
  const power = RANKING.alikePower;
  const { records } = lexicon.content;
  const sums = new Map(hits.slice(0, MOST_RESCORED).map(({ record }) => [record, 0]));
  for (const { record: place, place: at } of matched) {
    const record = records[place]!;
    const sum = sums.get(record);
    if (sum === undefined) continue;
    const question = lexicon.weighedWordsOf(record.questions[at]!);
    sums.set(record, sum + likenessOf(wanted, question) ** power);
  }
  return rescoreHits(hits, ({ record, score }) => {
    const sum = sums.get(record)!;
    return score + asked * RANKING.phrased * RANKING.prior[record.kind] * sum ** (1 / power);
  });
}

/** The words of a query, and for each word those that follow it in the query; '' is before the first. */
interface WantedPhrases {
  readonly words: ReadonlySet<string>;
  readonly after: ReadonlyMap<string, ReadonlySet<string>>;
  readonly weight: number;
}

function wantedPhrases({ stems, weight }: WeighedWords): WantedPhrases {
  const after = new Map<string, Set<string>>();
  stems.forEach((one, place) => {
    const before = stems[place - 1] ?? '';
    after.set(before, (after.get(before) ?? new Set()).add(one));
  });
  return { words: new Set(stems), after, weight };
}

/** Returns how much of their words and pairs of neighbours a query and a text have in common: 0 to 1. */
function likenessOf(wanted: WantedPhrases, said: WeighedWords): number {
  const { stems, weights, pairWeights } = said;
  let common = 0;
  for (let place = 0; place < stems.length; place++) {
    const one = stems[place]!;
    if (!wanted.words.has(one)) continue;
    common += weights[place]!;
    const isPair = wanted.after.get(stems[place - 1] ?? '')?.has(one);
    if (isPair) common += pairWeights[place]!;
  }
  return (2 * common) / (wanted.weight + said.weight);
}

/** Lifts, among the first hits, those whose text has the words close together. */
export function closestFirst(
  hits: readonly Hit[],
  groups: readonly WordGroup[],
  lexicon: Lexicon,
): Hit[] {
  const said = groups.filter(({ isKnown }) => isKnown);
  if (said.length < 2) return [...hits];
  const wanted = said.map(
    ({ alternatives, parts }) =>
      new Set([...alternatives, ...parts.flat()].map(({ stem }) => stem)),
  );
  return rescoreHits(hits, ({ record, score }) => {
    const close = closenessOf(lexicon.stemsOf(record), wanted);
    return score * (1 + RANKING.closeness * close);
  });
}

/** Sorts the first hits by new scores; the others follow as they were. */
function rescoreHits(hits: readonly Hit[], scoreOf: (hit: Hit) => number): Hit[] {
  const first = hits.slice(0, MOST_RESCORED).map((hit) => ({ ...hit, score: scoreOf(hit) }));
  return [...first.sort(byScore), ...hits.slice(MOST_RESCORED)];
}

/** Returns how close together a text of stems has words of all groups: from 0 to 1. */
function closenessOf(text: readonly string[], groups: readonly ReadonlySet<string>[]): number {
  const of = groups.map(() => [] as number[]);
  text.forEach((one, place) => {
    groups.forEach((stems, i) => {
      if (stems.has(one)) of[i]!.push(place);
    });
  });
  const there = of.filter((found) => found.length > 0);
  if (there.length < 2) return 0;
  const span = Math.min(
    ...there[0]!.map((from) => {
      const nearest = there.map((found) =>
        Math.min(...found.map((place) => Math.abs(place - from))),
      );
      return Math.max(...nearest);
    }),
  );
  const between = Math.max(0, span - there.length);
  return (there.length / of.length) * (1 / (1 + between / RANKING.halfClose));
}
