/** Scores and orders the records that a query finds. */
import type { ResultKind, SearchRecord } from '../index/record.ts';
import { cardsFirst, entriesBeforePage, isOn, withCardsAmongFirst } from './card-order.ts';
import { RANKING } from './constants.ts';
import { byScore, type Hit } from './hit.ts';
import type { Lexicon } from './lexicon.ts';
import {
  groupScores,
  matchedQuestions,
  matchesOf,
  questionScores,
  shareBesideCards,
} from './matches.ts';
import { cardsNamedBy, cardsSpokenOf, namedBy, rulingsOnCards } from './named.ts';
import { closestFirst, phrasedFirst } from './nearness.ts';
import { withComparedTerms, withNextAnswer } from './next-answer.ts';
import type { ReadQuery } from './query.ts';
import { sitePagesIn } from './site-pages.ts';
import { withRuns } from './small-words.ts';
import type { WordGroup } from './word-groups.ts';

/** The least likeness to the query of a question shown in a result. */
const ALIKE = 0.4;

/**
 * Returns all records that answer a query, the best first.
 *
 * @param sitePages the pages of the site that it asks for
 */
export function rankRecords(
  query: ReadQuery,
  lexicon: Lexicon,
  sitePages = sitePagesIn(query, lexicon),
): Hit[] {
  const { groups } = query;
  const small = query.small.length > 0 && sitePages.size === 0 ? bySmallWords(query, lexicon) : [];
  if (small.length > 0) return small;
  const asked = groups.reduce((sum, group) => sum + group.weight, 0);
  if (asked === 0) return [];
  const matched = matchedQuestions(query, lexicon);
  const questions = questionScores(matched, query, asked, lexicon);
  const named = new Set(namedBy(query, lexicon));
  const about = new Map(
    groups.map(({ term, weight }) => [`term:${term}`, (weight / asked) ** RANKING.aboutPower]),
  );
  const onCards = rulingsOnCards(groups, lexicon);
  const spoken = cardsSpokenOf(groups);
  const { records } = lexicon.content;
  const matches = matchesOf(groups, lexicon);
  const besideCards = shareBesideCards(groups, lexicon);
  for (const place of named) if (!matches.has(place)) matches.set(place, { points: 0, has: asked });
  for (const [place, cover] of sitePages) {
    matches.set(place, { points: matches.get(place)?.points ?? 0, has: asked * cover });
  }
  const hasAll = holdersOfAll(groups, lexicon);
  const hits = [...matches].map(([place, { points, has }]): Hit => {
    const record = records[place]!;
    const share = has / asked;
    const asking = questions.get(place);
    let score = points * share;
    if (asking) score += asked * RANKING.questionBonus * asking.alike;
    if (named.has(place)) score += asked * RANKING.nameBonus;
    if (!named.has(place)) {
      const meant = onCards.has(place) ? 1 : likelihoodOf(record, spoken);
      score *= priorOf(record.kind, meant * besideCards(place));
    }
    if (hasAll?.has(place)) score *= RANKING.hasAll;
    score += asked * RANKING.about * (about.get(record.key) ?? 0);
    score += asked * RANKING.site * (sitePages.get(place) ?? 0) ** RANKING.sitePower;
    if (query.edition ? !isOf(record, query.edition) : record.isOlder) score *= RANKING.older;
    const isAlike = asking && asking.alike >= ALIKE;
    return {
      record,
      score,
      share,
      question: isAlike ? record.questions[asking.place]! : null,
      ...(hasAll && !hasAll.has(place) ? { isPartial: true } : {}),
    };
  });
  const best = hits.reduce((most, { share }) => Math.max(most, share), 0);
  const least = Math.max(
    RANKING.leastInAnyCase,
    Math.min(RANKING.leastShare, RANKING.leastOfBest * best),
  );
  const cards = cardsNamedBy(groups);
  const answers = hits.filter(({ share, record }) => share >= least || isOn(cards, record));
  const phrased = phrasedFirst(answers.sort(byScore), matched.questions, query, asked, lexicon);
  const close = closestFirst(phrased, groups, lexicon);
  const isOfOlder = query.edition !== null && query.edition !== lexicon.content.editions[0];
  const ordered = (isOfOlder ? close : currentFirst(close, lexicon)).sort(byScore);
  const isOnlyCards = groups.length === 1 && spoken.size > 0;
  if (isOnlyCards) return cardsFirst(ordered, spoken);
  const isOfCards = (record: SearchRecord) =>
    likelihoodOf(record, spoken) > 0 || onCards.has(records.indexOf(record));
  const lifted = withCardsAmongFirst(ordered, groups, besideCards, lexicon);
  const shown = withNextAnswer(entriesBeforePage(lifted, isOfCards), groups);
  return withComparedTerms(shown, query, lexicon);
}

/** The sections of the rules of statuses and abilities, which can change the effects of each other. */
const STATUS_OR_ABILITY = /^(?:2\.4|7\.4)\./;

/**
 * Returns the records that have all of the statuses and abilities that a query asks about together;
 * null if it asks about fewer than two.
 */
function holdersOfAll(groups: readonly WordGroup[], lexicon: Lexicon): ReadonlySet<number> | null {
  const together = groups.filter(({ term }) => term !== null && isStatusOrAbility(term, lexicon));
  if (new Set(together.map(({ term }) => term)).size < 2) return null;
  const [first, ...others] = together.map((group) => new Set(groupScores(group, lexicon).keys()));
  return others.reduce((all, each) => all.intersection(each), first!);
}

function isStatusOrAbility(term: string, { content }: Lexicon): boolean {
  const concept = content.concepts.find(({ id }) => id === term);
  return concept?.rules.some((rule) => STATUS_OR_ABILITY.test(rule)) ?? false;
}

/** Returns hits for a query of stop words alone: records that have them in order, or as a name. */
function bySmallWords(query: ReadQuery, lexicon: Lexicon): Hit[] {
  const named = namedBy(query, lexicon).map((place) => lexicon.content.records[place]!);
  const runs = withRuns(query.small, lexicon).map(({ record, share }): Hit => {
    return { record, score: share * RANKING.prior[record.kind], share, question: null };
  });
  const names = new Set(named);
  return [
    ...named.map((record): Hit => ({ record, score: 1, share: 1, question: null })),
    ...runs.sort(byScore).filter(({ record }) => !names.has(record)),
  ];
}

/** Whether an edition has a record, or the record belongs to no edition. */
function isOf({ numbers }: SearchRecord, edition: string): boolean {
  return numbers.length === 0 || numbers.some((one) => one.edition === edition);
}

/** Gives the current rule that replaces an older hit nearly its score, without the factor for age. */
function currentFirst(hits: readonly Hit[], lexicon: Lexicon): Hit[] {
  const best = new Map(hits.map((hit) => [hit.record, hit]));
  for (const { record, score, share, question } of hits) {
    const [number] = record.now;
    const now = number === undefined ? undefined : lexicon.currentRule(number);
    if (!now) continue;
    const known = best.get(now);
    const heir = {
      record: now,
      score: (score / RANKING.older) * RANKING.heir,
      share,
      question: null,
    };
    if (!known || known.score < heir.score) {
      best.set(now, known ? { ...known, score: heir.score } : heir);
    }
    best.set(record, { record, score: score * RANKING.heir, share, question });
  }
  return [...best.values()];
}

/** Returns the likelihood that a query means a card that a record is about. */
function likelihoodOf({ cards }: SearchRecord, spoken: ReadonlyMap<string, number>): number {
  return cards.reduce((most, card) => Math.max(most, spoken.get(card) ?? 0), 0);
}

/** Returns how likely a record is wanted, by how much a query asks for its cards: from 0 to 1. */
function priorOf(kind: ResultKind, meant: number): number {
  const most = kind === 'example' ? RANKING.exampleOnCard : RANKING.onCard;
  return RANKING.prior[kind] + (most - RANKING.prior[kind]) * meant;
}
