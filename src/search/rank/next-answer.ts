/** Chooses what the first result shows besides its own text, where one record may not be all of the answer. */

import type { SearchRecord } from '../index/record.ts';
import { ANSWERS, isOn } from './card-order.ts';
import { RANKING } from './constants.ts';
import type { Hit } from './hit.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadQuery } from './query.ts';
import type { WordGroup } from './word-groups.ts';

/**
 * Returns hits of which the first shows the next rule, ruling or term as well, if that fits about as well
 * as the first one that it shows. What is on a card that is named may be about another point of it, so
 * that the next answer need not fit as well. One word asks for what has it most, and for nothing else.
 */
export function withNextAnswer(hits: readonly Hit[], groups: readonly WordGroup[]): Hit[] {
  const [first, ...others] = hits;
  if (!first || first.record.kind === 'unanswered' || groups.length < 2) return [...hits];
  const cards = new Set(groups.flatMap((group) => group.cards));
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
