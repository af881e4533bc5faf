/** Moves the pages of the cards that a query names, and the rulings on them, up among the results. */

import { SUPPLEMENT } from '../../rulebook/number.ts';
import type { ResultKind, SearchRecord } from '../index/record.ts';
import { RANKING } from './constants.ts';
import type { Hit } from './hit.ts';
import { type Lexicon, termsOfCards } from './lexicon.ts';
import { cardsNamedBy, cardsSpokenOf } from './named.ts';
import type { WordGroup } from './word-groups.ts';

/** The pages of cards that a query names are among so many first results. */
const CARD_PLACE = 3;
/** If a query names more cards than this, none of their pages is lifted. */
const MOST_LIFTED = 2;

/** The least share of a query, apart from names of cards, in a rule that is shown with a card's page. */
const LEAST_BESIDE = 0.3;

/** Records that say how the game works. */
export const ANSWERS: ReadonlySet<ResultKind> = new Set(['rule', 'ruling', 'term']);

/** Whether a record is a card, or a ruling about one. */
export function isOn(
  cards: ReadonlySet<string>,
  { kind, id, cards: about }: SearchRecord,
): boolean {
  return (kind === 'card' && cards.has(id)) || about.some((card) => cards.has(card));
}

/** Puts the cards that a query may name first, the likeliest before the others. */
export function cardsFirst(hits: readonly Hit[], spoken: ReadonlyMap<string, number>): Hit[] {
  const likely = ({ record: { kind, id } }: Hit) => (kind === 'card' && spoken.get(id)) || 0;
  return hits.toSorted((a, b) => likely(b) - likely(a));
}

/**
 * Lifts the pages of the cards that a query names to the last places of the first results. The page of a
 * card that is certainly meant leads, unless what is on the card, or a rule of the supplement, is the best
 * answer; a rule that has nearly all of the query leads to it.
 *
 * @param besideCards the share of the query, apart from names of cards, that the record at a place has
 */
export function withCardsAmongFirst(
  hits: readonly Hit[],
  groups: readonly WordGroup[],
  besideCards: (place: number) => number,
  lexicon: Lexicon,
): Hit[] {
  const cards = cardsNamedBy(groups);
  if (cards.size === 0 || cards.size > MOST_LIFTED) return [...hits];
  const isCard = ({ record: { kind, id } }: Hit) => kind === 'card' && cards.has(id);
  const late = hits.slice(CARD_PLACE).filter(isCard);
  const others = hits.filter((hit) => !late.includes(hit));
  const first = CARD_PLACE - late.length;
  const lifted = [...others.slice(0, first), ...late, ...others.slice(first)];
  const lead = leadOnCard(lifted, groups, besideCards, lexicon);
  if (!lead) return lifted;
  const below = lifted.filter(({ record }) => record !== lead.record);
  const asked = groups.reduce((sum, { weight }) => sum + weight, 0);
  const [best] = below;
  const isRuled = best && best.score >= Math.max(lead.score, RANKING.ruled * asked);
  return isRuled && !isOn(cards, best.record) ? [best, lead, ...below.slice(1)] : [lead, ...below];
}

/**
 * Puts the errata and suspensions of the cards that a query speaks of before the page that lists all of
 * them, if that page leads.
 */
export function entriesBeforePage(
  hits: readonly Hit[],
  isOfCards: (record: SearchRecord) => boolean,
): readonly Hit[] {
  if (hits[0]?.record.key !== 'page:record') return hits;
  const isEntry = ({ record }: Hit) => record.kind === 'record' && isOfCards(record);
  return [...hits.filter(isEntry), ...hits.filter((hit) => !isEntry(hit))];
}

/** Kinds of records that lead to the site itself, or say that no rule answers. */
const OF_SITE: ReadonlySet<ResultKind> = new Set(['page', 'unanswered']);

/**
 * Returns the page of the card that a query certainly means, with the rule or ruling that fits best;
 * undefined if the best result is on a card that may be meant and on the point, or of the supplement or the
 * site.
 */
function leadOnCard(
  hits: readonly Hit[],
  groups: readonly WordGroup[],
  besideCards: (place: number) => number,
  lexicon: Lexicon,
): Hit | undefined {
  const certain = new Set(groups.flatMap(({ isCertain, cards }) => (isCertain ? cards : [])));
  const page = hits.find(({ record: { kind, id } }) => kind === 'card' && certain.has(id));
  const [best] = hits;
  if (!page || !best) return undefined;
  const { record } = best;
  const spoken = new Set(cardsSpokenOf(groups).keys());
  const isOnPoint = isOn(spoken, record) && !isOnAnotherPoint(best, besideCards, lexicon);
  const isBetter = isOnPoint || OF_SITE.has(record.kind) || isOfSupplement(record);
  if (page !== best && isBetter) return undefined;
  return withFitting(page, hits, certain, besideCards, lexicon);
}

/** The least share of a query, apart from names of cards, in a ruling that has no question like it. */
const LEAST_OF_RULING = 0.5;

/** Whether a hit is a ruling that has little of a query but the card's name: it is on another point. */
function isOnAnotherPoint(
  { record, question }: Hit,
  besideCards: (place: number) => number,
  { content }: Lexicon,
): boolean {
  if (record.kind !== 'ruling' || question !== null) return false;
  return besideCards(content.records.indexOf(record)) < LEAST_OF_RULING;
}

function isOfSupplement({ kind, title }: SearchRecord): boolean {
  return kind === 'rule' && title.startsWith(`${SUPPLEMENT}.`);
}

/**
 * Adds to the page of a card the ruling or rule that it shows too: the best of those on the card or of the
 * terms in its text, or the best other answer if that fits badly. A rule that has little of the query
 * besides the card's name says no more than the card itself: others are preferred.
 */
function withFitting(
  page: Hit,
  hits: readonly Hit[],
  cards: ReadonlySet<string>,
  besideCards: (place: number) => number,
  lexicon: Lexicon,
): Hit {
  const { records } = lexicon.content;
  const saysMore = ({ record }: Hit) => besideCards(records.indexOf(record)) >= LEAST_BESIDE;
  const terms = termsOfCards([...cards], lexicon);
  const rules = lexicon.content.concepts
    .filter(({ id }) => terms.includes(id))
    .flatMap((concept) => concept.rules);
  const isOfText = ({ kind, title }: SearchRecord) =>
    kind === 'rule' && rules.some((rule) => title === rule || title.startsWith(`${rule}.`));
  const own = hits.find(
    (hit) =>
      hit !== page &&
      !isOnAnotherPoint(hit, besideCards, lexicon) &&
      (isOn(cards, hit.record) || (isOfText(hit.record) && saysMore(hit))),
  );
  const fitting =
    own && own.score >= RANKING.fits * hits[0]!.score
      ? own
      : (hits.find((hit) => ANSWERS.has(hit.record.kind) && saysMore(hit)) ??
        hits.find(({ record }) => ANSWERS.has(record.kind)));
  return fitting ? { ...page, fitting: [fitting.record] } : page;
}
