/** Adds other records to the first result, where its own text may not be the whole answer. */
import type { SearchRecord } from '../index/record.ts';
import { ANSWERS, isOn } from './card-order.ts';
import { RANKING } from './constants.ts';
import type { Hit } from './hit.ts';
import type { Lexicon } from './lexicon.ts';
import { cardsNamedBy } from './named.ts';
import type { ReadQuery } from './query.ts';
import type { WordGroup } from './word-groups.ts';

/**
 * Returns hits of which the first also shows the next rule, ruling or term, if the score of that is nearly
 * as high. After a ruling on a card that the query names, a lower score is enough, because the ruling may be
 * about another point of the card. A query of one word gets no second answer.
 */
export function withNextAnswer(hits: readonly Hit[], groups: readonly WordGroup[]): Hit[] {
  const [first, ...others] = hits;
  if (!first || first.record.kind === 'unanswered' || groups.length < 2) return [...hits];
  const cards = cardsNamedBy(groups);
  const { fitting = [] } = first;
  const shown = hits.find(({ record }) => record === (fitting[0] ?? first.record))!;
  const next = others.find(
    ({ record }) => ANSWERS.has(record.kind) && !record.isOlder && !fitting.includes(record),
  );
  const least = isOn(cards, shown.record) ? RANKING.fits : RANKING.near;
  if (!next || next.score < least * shown.score) return [...hits];
  return [{ ...first, fitting: [...fitting, next.record] }, ...others];
}

/** The most terms whose definitions are shown together. */
const MOST_COMPARED = 3;

/**
 * Puts the terms of which a query asks the difference first, as one result that shows all of their
 * definitions.
 */
export function withComparedTerms(
  hits: readonly Hit[],
  { asks, groups }: ReadQuery,
  lexicon: Lexicon,
): Hit[] {
  const terms = new Set(groups.flatMap(({ term }) => term ?? []));
  const areAll = groups.every(({ term }) => term !== null);
  if (asks !== 'difference' || !areAll || terms.size < 2 || terms.size > MOST_COMPARED) {
    return [...hits];
  }
  const compared = [...terms].flatMap((id) => lexicon.recordOf(`term:${id}`) ?? []);
  const [lead, ...others] = compared;
  const [best] = hits;
  if (!lead || !best || compared.length < terms.size) return [...hits];
  // One of several terms may be too little of the query to be among the hits.
  const hitOf = (record: SearchRecord): Hit =>
    hits.find((hit) => hit.record === record) ?? { record, score: 0, share: 0, question: null };
  return [
    { ...hitOf(lead), score: best.score, fitting: others },
    ...others.map(hitOf),
    ...hits.filter(({ record }) => !compared.includes(record)),
  ];
}
