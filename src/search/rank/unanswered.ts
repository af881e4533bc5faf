/** Tells whether no rule answers a query. */
import type { ResultKind } from '../index/record.ts';
import { cardIn } from './card-names.ts';
import { RANKING } from './constants.ts';
import type { Hit } from './hit.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadQuery } from './query.ts';
import { isUsedBesides, sitePagesIn } from './site-pages.ts';
import type { WordGroup } from './word-groups.ts';

/** Kinds of records that are not part of the book and do not name a card. */
const OF_SITE: ReadonlySet<ResultKind> = new Set(['page', 'unanswered']);

/**
 * Whether no rule answers a query: the best hit is a known unanswered question; or it has little of the
 * query, and neither a question like it nor its name; or the query names a card and all its other
 * words are unknown to the book. A query that certainly names a card is answered by its page, if the book
 * knows any of the other words.
 */
export function isUnanswered(
  query: ReadQuery,
  [best]: readonly Hit[],
  lexicon: Lexicon,
  sitePages = sitePagesIn(query, lexicon),
): boolean {
  if (!best) return false;
  if (best.record.kind === 'unanswered') return true;
  const { groups, small, term } = query;
  if (small.length > 0 || term !== null) return false;
  const { records } = lexicon.content;
  const asksForPage = [...sitePages.keys()].some((place) => records[place]!.kind === 'page');
  if (asksForPage) return false;
  const asked = groups.reduce((sum, { weight }) => sum + weight, 0);
  const lacking = groups.reduce((sum, group) => {
    const isKnown = isOnCard(group) || isKnownToBook(group, lexicon);
    return sum + group.weight * (isKnown ? (group.isCorrected ? RANKING.corrected : 0) : 1);
  }, 0);
  const others = groups.filter((group) => !isOnCard(group));
  if (others.length < groups.length) {
    if (lacking === 0) return false;
    if (others.every((group) => group.isCorrected || !isKnownToBook(group, lexicon))) return true;
    // What a card says, with the rule that is shown beside it, answers more than silence.
    if (groups.some(({ isCertain, cards }) => isCertain && cards.length > 0)) return false;
  }
  const isAsked = best.question !== null && lacking < asked / 2;
  const namesTerm = groups.some((group) => group.term !== null);
  const least = lacking === 0 && namesTerm ? RANKING.leastScoreOfTerm : RANKING.leastScore;
  return !isAsked && best.score < least * asked + RANKING.lacking * lacking;
}

/** Whether records other than pages of the site and unanswered questions have a group's words. */
function isKnownToBook({ isKnown, alternatives }: WordGroup, lexicon: Lexicon): boolean {
  if (!isKnown || alternatives.length === 0) return isKnown;
  return alternatives.some(({ stem }) => isUsedBesides(OF_SITE, stem, lexicon));
}

/** Whether a group is the name of a card, or of one of several. */
function isOnCard({ alternatives: [first] }: WordGroup): boolean {
  return first !== undefined && cardIn(first.stem) !== null;
}
