/** Scores and orders the records that a query finds. */

import { distance } from '../../rulebook/distance.ts';
import type { ResultKind, SearchRecord } from '../index/record.ts';
import { cardIn } from './card-names.ts';
import { cardsFirst, isOn, withCardsAmongFirst } from './card-order.ts';
import { type AskedQuestion, type Lexicon, nameOf } from './lexicon.ts';
import type { Alternative, ReadQuery, WordGroup } from './query.ts';
import { isUsedBesides, sitePagesIn } from './site-pages.ts';
import { withRuns } from './small-words.ts';

/** A record that was found. */
export interface Hit {
  readonly record: SearchRecord;
  readonly score: number;
  /** The share of the query that it has, by weight. */
  readonly share: number;
  /** The one of its questions that is most like the query; null if none is. */
  readonly question: string | null;
  /** Set if it lacks one of several statuses or abilities that are asked about together. */
  readonly isPartial?: true;
  /** For a card that leads: the ruling on it, or the rule of its text, that fits best. */
  readonly fitting?: SearchRecord;
}

/** How likely a record of each kind is wanted, unless the query is its name. */
const PRIORS: Readonly<Record<ResultKind, number>> = {
  rule: 1,
  term: 0.55,
  section: 1.05,
  group: 0.7,
  chapter: 0.7,
  article: 1,
  ruling: 0.75,
  card: 0.45,
  example: 0.8,
  page: 0.8,
  unanswered: 0.8,
};

/** The factor for records of older editions only, or not of the edition asked for. */
const OLDER = 0.55;

/** The share of an older rule's score that the current rule in its place gets. */
const HEIR = 0.95;

/** The prior of a ruling on a card that the query mentions. */
const ON_CARD = 1.75;
/** A word in more records, or with a higher share of rules among them, does not identify a card. */
const MOST_OF_CARD = 40;
const MOST_IN_RULES = 0.4;

/** The increase of a record's score with each of its questions. */
const ASKED = 0.008;

const SATURATION = 1.4;
/** The base value of having a word at all, where 1 is having it fully. */
const HAS = 0.36;
const QUESTION_BONUS = 0.21;
const QUESTION_POWER = 1.28;
/** The factor for a question that asks for the same kind of answer as the query. */
const SAME_ASKED = 3.6;
/** The sections of the rules of statuses and abilities, which can change the effects of each other. */
const STATUS_OR_ABILITY = /^(?:2\.4|7\.4)\./;
/** The factor for a record that has all of several such that are asked about together. */
const HAS_ALL = 1.25;

/** The least likeness to the query of a question shown in a result. */
const ALIKE = 0.4;
/** The bonus for a question in the very words of the query. */
const PHRASED = 0.5;
const CLOSENESS = 0.17;
const NAME_BONUS = 1.6;
/** The bonus for a term that is most of the query. */
const ABOUT = 0.68;
const ABOUT_POWER = 2;
/** The bonus for a page of the site that all of the query asks for. */
const SITE = 2.5;
const SITE_POWER = 2;
/** The least length of a name that is also found with one error in it. */
const LONG_NAME = 7;

/**
 * The least share of the query that an answer has. If the best record has little more, `OF_BEST` of
 * its share is enough.
 */
const LEAST_SHARE = 0.34;
const OF_BEST = 0.6;
/** The least share of the query in any case. */
const NO_SHARE = 0.12;
const MOST_CLOSE = 30;
const MOST_PHRASED = 20;

/** The share of a word's value that a rule gets from other rules of its section. */
const BESIDE = 0.24;

/** Kinds of records that are not part of the book and do not name a card. */
const OF_SITE: ReadonlySet<ResultKind> = new Set(['page', 'unanswered']);

const NOWHERE = { records: [], weights: [] };

/** Returns all records that answer a query, the best first. */
export function rank(query: ReadQuery, lexicon: Lexicon): Hit[] {
  const { groups } = query;
  const sitePages = sitePagesIn(query, lexicon);
  const small = query.small.length > 0 && sitePages.size === 0 ? bySmallWords(query, lexicon) : [];
  if (small.length > 0) return small;
  const asked = groups.reduce((sum, group) => sum + group.weight, 0);
  if (asked === 0) return [];
  const questions = questionScores(query, asked, lexicon);
  const named = new Set(namedBy(query, lexicon));
  const about = new Map(
    groups.map(({ term, weight }) => [`term:${term}`, (weight / asked) ** ABOUT_POWER]),
  );
  const onCards = rulingsOnCards(groups, lexicon);
  const spoken = cardsSpokenOf(groups);
  const { records } = lexicon.content;
  const matches = matchesOf(groups, lexicon);
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
    if (asking) score += asked * QUESTION_BONUS * asking.alike ** QUESTION_POWER;
    if (named.has(place)) score += asked * NAME_BONUS;
    score *= named.has(place) ? 1 : onCards.has(place) ? ON_CARD : priorOf(record, spoken);
    score *= 1 + ASKED * Math.min(5, record.questions.length);
    if (hasAll?.has(place)) score *= HAS_ALL;
    score += asked * ABOUT * (about.get(record.key) ?? 0);
    score += asked * SITE * (sitePages.get(place) ?? 0) ** SITE_POWER;
    if (query.edition ? !isOf(record, query.edition) : record.isOlder) score *= OLDER;
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
  const least = Math.max(NO_SHARE, Math.min(LEAST_SHARE, OF_BEST * best));
  const cards = new Set(groups.flatMap((group) => group.cards));
  const answers = hits.filter(({ share, record }) => share >= least || isOn(cards, record));
  const phrased = phrasedFirst(answers.sort(byScore), query, asked, lexicon);
  const close = closestFirst(phrased, groups, lexicon);
  const isOfOlder = query.edition !== null && query.edition !== lexicon.content.editions[0];
  const ordered = (isOfOlder ? close : currentFirst(close, lexicon)).sort(byScore);
  const isOnlyCards = groups.length === 1 && spoken.size > 0;
  return isOnlyCards
    ? cardsFirst(ordered, spoken)
    : withCardsAmongFirst(ordered, groups, asked, lexicon);
}

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

/** The least score of an answer without a question like the query, as a share of the query's weight. */
const LEAST_SCORE = 0.22;
/** The same share if the book knows all words and one of them is a term. */
const LEAST_OF_TERM = 0.17;
/** The increase of that share if the book knows none of the words. */
const OF_LACKING = 0.3;
/** The share of a corrected word that counts as unknown. */
const CORRECTED = 0.5;

/**
 * Whether no rule answers a query: the best hit is a known unanswered question; or it has little of the
 * query, and neither a question like it nor its name; or the query names a card and all its other
 * words are unknown to the book.
 */
export function isUnanswered(query: ReadQuery, [best]: readonly Hit[], lexicon: Lexicon): boolean {
  if (!best) return false;
  if (best.record.kind === 'unanswered') return true;
  const { groups, small, term } = query;
  if (small.length > 0 || term !== null) return false;
  const { records } = lexicon.content;
  const asksForPage = [...sitePagesIn(query, lexicon).keys()].some(
    (place) => records[place]!.kind === 'page',
  );
  if (asksForPage) return false;
  const asked = groups.reduce((sum, { weight }) => sum + weight, 0);
  const lacking = groups.reduce((sum, group) => {
    const isKnown = isOnCard(group) || isKnownToBook(group, lexicon);
    return sum + group.weight * (isKnown ? (group.isCorrected ? CORRECTED : 0) : 1);
  }, 0);
  const others = groups.filter((group) => !isOnCard(group));
  if (others.length < groups.length) {
    if (lacking === 0) return false;
    if (others.every((group) => group.isCorrected || !isKnownToBook(group, lexicon))) return true;
  }
  const isAsked = best.question !== null && lacking < asked / 2;
  const namesTerm = groups.some((group) => group.term !== null);
  const least = lacking === 0 && namesTerm ? LEAST_OF_TERM : LEAST_SCORE;
  return !isAsked && best.score < least * asked + OF_LACKING * lacking;
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

/** Returns hits for a query of stop words alone: records that have them in order, or as a name. */
function bySmallWords(query: ReadQuery, lexicon: Lexicon): Hit[] {
  const named = namedBy(query, lexicon).map((place) => lexicon.content.records[place]!);
  const runs = withRuns(query.small, lexicon).map(({ record, share }): Hit => {
    return { record, score: share * PRIORS[record.kind], share, question: null };
  });
  const names = new Set(named);
  return [
    ...named.map((record): Hit => ({ record, score: 1, share: 1, question: null })),
    ...runs.sort(byScore).filter(({ record }) => !names.has(record)),
  ];
}

/** How much of a query's groups a record has, by their weight. */
interface Match {
  /** Grows with the weights of the words in the record. */
  points: number;
  /** Nearly the same for every word that the record has. */
  has: number;
}

/** Maps each record to its match; words in other rules of its section count a little. */
function matchesOf(groups: readonly WordGroup[], lexicon: Lexicon): Map<number, Match> {
  const { sectionOf } = lexicon;
  const found = new Map<number, Match>();
  const beside = new Map<number, number>();
  for (const group of groups) {
    const { weight } = group;
    const scores = groupScores(group, lexicon);
    const best = bySection(scores, lexicon);
    for (const [section, value] of best) {
      beside.set(section, (beside.get(section) ?? 0) + weight * BESIDE * value);
    }
    for (const [record, value] of scores) {
      // Subtracted here, because every record of the section gets it at the end.
      const counted = BESIDE * (best.get(sectionOf[record]!) ?? 0);
      const match = found.get(record) ?? { points: 0, has: 0 };
      match.points += weight * (Math.max(value, counted) - counted);
      match.has += weight * (Math.min(1, HAS + value) - counted);
      found.set(record, match);
    }
  }
  for (const [record, match] of found) {
    const more = beside.get(sectionOf[record]!) ?? 0;
    match.points += more;
    match.has += more;
  }
  return found;
}

/** Whether an edition has a record, or the record belongs to no edition. */
function isOf({ numbers }: SearchRecord, edition: string): boolean {
  return numbers.length === 0 || numbers.some((one) => one.edition === edition);
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score;
}

/** Gives the current rule that replaces an older hit nearly its score, without the factor for age. */
function currentFirst(hits: readonly Hit[], lexicon: Lexicon): Hit[] {
  const best = new Map(hits.map((hit) => [hit.record, hit]));
  for (const { record, score, share, question } of hits) {
    const [number] = record.now;
    const now = number === undefined ? undefined : lexicon.currentRule(number);
    if (!now) continue;
    const known = best.get(now);
    const heir = { record: now, score: (score / OLDER) * HEIR, share, question: null };
    if (!known || known.score < heir.score) {
      best.set(now, known ? { ...known, score: heir.score } : heir);
    }
    best.set(record, { record, score: score * HEIR, share, question });
  }
  return [...best.values()];
}

/** Maps each record that has a group to how well it has it: from 0 to 1. */
function groupScores({ alternatives, parts }: WordGroup, lexicon: Lexicon): Map<number, number> {
  const best = bestOf(alternatives, lexicon);
  if (parts.length === 0) return best;
  const each = parts.map((part) => bestOf(part, lexicon));
  for (const record of new Set(each.flatMap((scores) => [...scores.keys()]))) {
    const sum = each.reduce((total, scores) => total + (scores.get(record) ?? 0), 0);
    const mean = (0.9 * sum) / parts.length;
    if (mean > (best.get(record) ?? 0)) best.set(record, mean);
  }
  return best;
}

/** Maps each section to the best value of its records. */
function bySection(values: ReadonlyMap<number, number>, { sectionOf }: Lexicon) {
  const best = new Map<number, number>();
  for (const [record, value] of values) {
    const section = sectionOf[record]!;
    if (section >= 0 && value > (best.get(section) ?? 0)) best.set(section, value);
  }
  return best;
}

function bestOf(alternatives: readonly Alternative[], lexicon: Lexicon): Map<number, number> {
  const best = new Map<number, number>();
  for (const { stem, weight } of alternatives) {
    const { records, weights } = lexicon.postings.get(stem) ?? NOWHERE;
    records.forEach((record, i) => {
      const value = weights[i]!;
      const score = (weight * value) / (value + SATURATION);
      if (score > (best.get(record) ?? 0)) best.set(record, score);
    });
  }
  return best;
}

/** Maps each record to its question that is most like the query, with their likeness from 0 to 1. */
function questionScores({ groups, asks }: ReadQuery, asked: number, lexicon: Lexicon) {
  const matched = new Map<AskedQuestion, { has: number }>();
  for (const group of groups) {
    const seen = new Map<AskedQuestion, number>();
    const stems = [...group.alternatives, ...group.parts.flat()];
    for (const { stem, weight } of stems) {
      const share = group.parts.length > 0 && !stem.startsWith('#') ? 1 / group.parts.length : 1;
      const value = Math.min(1, weight * share);
      for (const question of lexicon.postings.get(stem)?.questions ?? []) {
        const before = seen.get(question) ?? 0;
        if (value <= before) continue;
        const known = matched.get(question) ?? { has: 0 };
        known.has += group.weight * (value - before);
        seen.set(question, value);
        matched.set(question, known);
      }
    }
  }
  const best = new Map<number, { place: number; alike: number }>();
  for (const [question, { has }] of matched) {
    const { record, place } = question;
    const all = weightOf(question.stems, lexicon);
    const fit = asks !== null && asks === question.asks ? SAME_ASKED : 1;
    const alike = (fit * has) / (asked + Math.max(0, all - has));
    if (alike > (best.get(record)?.alike ?? 0)) best.set(record, { place, alike });
  }
  return best;
}

/** Returns the weight of the words of a question; stems of terms do not count besides their words. */
function weightOf(stems: readonly string[], lexicon: Lexicon): number {
  return stems.reduce((sum, one) => (one.startsWith('#') ? sum : sum + lexicon.weight(one)), 0);
}

/** Returns the records that have a name with one error relative to a text. */
function nearlyNamed(whole: string, { named }: Lexicon): readonly number[] {
  if (whole.length < LONG_NAME) return [];
  const near = named
    .keys()
    .find((name) => Math.abs(name.length - whole.length) <= 1 && distance(whole, name, 1) <= 1);
  return near === undefined ? [] : named.get(near)!;
}

/** Returns the records that have the query as a name. */
function namedBy({ words, term, meant }: ReadQuery, lexicon: Lexicon): readonly number[] {
  const whole = nameOf(words);
  const exact = lexicon.named.get(whole) ?? lexicon.named.get(`the${whole}`);
  const near = words.length > 1 ? nearlyNamed(whole, lexicon) : [];
  const named = exact ?? lexicon.named.get(meant) ?? near;
  if (!term) return named;
  const wanted = `term:${term.id}`;
  const own = lexicon.content.records.findIndex(({ key }) => key === wanted);
  return [...named, own];
}

/** Maps the cards that a query names or may name to the likelihood that each is meant. */
function cardsSpokenOf(groups: readonly WordGroup[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { stem, weight } of groups.flatMap(({ alternatives }) => alternatives)) {
    const id = cardIn(stem);
    if (id !== null) found.set(id, Math.max(weight, found.get(id) ?? 0));
  }
  return found;
}

/** Returns how likely a record is wanted: a ruling is likelier if the query mentions its cards. */
function priorOf({ kind, cards }: SearchRecord, spoken: ReadonlyMap<string, number>): number {
  const meant = cards.reduce((most, card) => Math.max(most, spoken.get(card) ?? 0), 0);
  return PRIORS[kind] + (ON_CARD - PRIORS[kind]) * meant;
}

/** Returns the rulings with a word of the query that identifies a card. */
function rulingsOnCards(groups: readonly WordGroup[], lexicon: Lexicon): ReadonlySet<number> {
  const { records } = lexicon.content;
  const found = new Set<number>();
  for (const { alternatives } of groups) {
    const places = lexicon.postings.get(alternatives[0]?.stem ?? '')?.records ?? [];
    if (places.length > MOST_OF_CARD) continue;
    const kinds = places.map((place) => records[place]!.kind);
    const rules = kinds.filter((kind) => kind === 'rule').length;
    if (!kinds.includes('card') || rules > MOST_IN_RULES * kinds.length) continue;
    places.forEach((place, i) => {
      if (kinds[i] === 'ruling') found.add(place);
    });
  }
  return found;
}

/** Lifts, among the first hits, those with a question in the words and the order of the query. */
function phrasedFirst(
  hits: readonly Hit[],
  { words }: ReadQuery,
  asked: number,
  lexicon: Lexicon,
): Hit[] {
  const wanted = lexicon.phrasesOf(words.join(' '));
  return rescoreHits(hits, MOST_PHRASED, ({ record: { kind, questions }, score }) => {
    const most = questions.reduce((best, question) => {
      const { phrases, weight } = lexicon.phrasesOf(question);
      let common = 0;
      for (const [phrase, one] of phrases) if (wanted.phrases.has(phrase)) common += one;
      return Math.max(best, (2 * common) / (wanted.weight + weight));
    }, 0);
    return score + asked * PHRASED * PRIORS[kind] * most;
  });
}

/** Lifts, among the first hits, those whose text has the words close together. */
function closestFirst(hits: readonly Hit[], groups: readonly WordGroup[], lexicon: Lexicon): Hit[] {
  const said = groups.filter(({ isKnown }) => isKnown);
  if (said.length < 2) return [...hits];
  const wanted = said.map(
    ({ alternatives, parts }) =>
      new Set([...alternatives, ...parts.flat()].map(({ stem }) => stem)),
  );
  return rescoreHits(hits, MOST_CLOSE, ({ record, score }) => {
    const close = closenessOf(lexicon.stemsOf(record), wanted);
    return score * (1 + CLOSENESS * close);
  });
}

/** Sorts the first hits by new scores; the others follow as they were. */
function rescoreHits(hits: readonly Hit[], most: number, scoreOf: (hit: Hit) => number): Hit[] {
  const first = hits.slice(0, most).map((hit) => ({ ...hit, score: scoreOf(hit) }));
  return [...first.sort(byScore), ...hits.slice(most)];
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
  return (there.length / of.length) * (1 / (1 + Math.max(0, span - there.length) / 4));
}
