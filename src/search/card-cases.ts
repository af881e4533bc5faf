/** Answers a question about a card by what decides it for every card with the same kind of ability. */
import type { Language } from '../rulebook/language.ts';
import type { ResultKind, SearchRecord } from './index/record.ts';
import { isOn } from './rank/card-order.ts';
import type { Hit } from './rank/hit.ts';
import type { Lexicon } from './rank/lexicon.ts';
import { shareBesideCards } from './rank/matches.ts';
import type { ReadQuery } from './rank/query.ts';
import { foldedWords } from './words/fold.ts';
import type { Decided } from './written-answer.ts';

/** The cases of a language, with the kinds that each card has, a letter for each. */
export interface CardCases {
  readonly cards: Readonly<Record<string, string>>;
  /** How players tell of a situation, as regular expressions. */
  readonly situations: Readonly<Record<string, string>>;
  readonly cases: readonly CardCase[];
}

export type CardCase = readonly [
  /** The kinds that a card has all of, those that it has one of if there are any, and those that it lacks. */
  kinds: string,
  oneOf: string,
  lacks: string,
  when: readonly string[],
  unless: readonly string[],
  rule: string,
  says: string,
];

export const NO_CASES: CardCases = { cards: {}, situations: {}, cases: [] };

/** Returns the path of the cases of a language, below the site's folder. */
export function cardCasesFile(language: Language): string {
  return `${language}/search/card-cases.json`;
}

/**
 * The share of a query, apart from the card's name, that a ruling or an example has which answers it: with
 * a question like the query, and without.
 */
const ANSWERED = { asked: 0.7, unasked: 0.85 };

/**
 * The share of a query, apart from the card's name, that the rule of a case has where the card's page would
 * lead; and how much less of it than another best hit the rule may have.
 */
const TOLD = { alone: 0.6, less: 0.15 };

/** Kinds of records that stay first: what is asked is no matter of the rules. */
const NOT_OF_RULES: ReadonlySet<ResultKind> = new Set(['page', 'unanswered', 'record', 'article']);

/**
 * Returns the hits with the named card first, beside the rule that decides for cards of its kind, and the
 * sentence of the case; null if no case fits, if the best hit answers the same on the card
 * itself, or if the rule has too little of the query: then it asks something else.
 */
export function withCardCase(
  hits: readonly Hit[],
  query: ReadQuery,
  lexicon: Lexicon,
  cases: CardCases,
): Decided | null {
  const id = onlyCardOf(query, lexicon);
  const [best] = hits;
  if (id === null || !best || NOT_OF_RULES.has(best.record.kind)) return null;
  const found = fittingCase(cases.cards[id] ?? '', situationOf(query), cases);
  if (!found) return null;
  const [, , , , , number, says] = found;
  const rule = lexicon.currentRule(number);
  if (!rule) return null;
  if (best.record === rule) return { hits, decides: says };
  const shareOf = shareIn(query, lexicon);
  const told = shareOf(best.record);
  const least = best.record.kind === 'card' ? TOLD.alone : told - TOLD.less;
  if (shareOf(rule) < least || answersOnCard(best, id, told)) return null;
  const card = lexicon.recordOf(`card:${id}`);
  if (!card) return null;
  const own = hits.find(({ record }) => record === card);
  const hit = own ?? { record: card, score: best.score, share: 1, question: null };
  const others = hits.filter(({ record }) => record !== card);
  return { hits: [{ ...hit, fitting: [rule] }, ...others], decides: says };
}

/**
 * Returns the one card that a query names, with certainty or by the first word of its name (“Maleros”);
 * null if it names none or several.
 */
function onlyCardOf({ groups, nameWords }: ReadQuery, lexicon: Lexicon): string | null {
  const isBegun = (id: string) =>
    lexicon.recordOf(`card:${id}`)?.names.some((name) => nameWords.has(foldedWords(name)[0]!));
  const named = groups.flatMap(({ isCertain, cards: [first, ...others] }) => {
    if (first === undefined) return [];
    return isCertain || (others.length === 0 && isBegun(first)) ? [first] : [];
  });
  const [id, ...others] = new Set(named);
  return id !== undefined && others.length === 0 ? id : null;
}

/**
 * Returns what a query says besides the card: its words, also as they were typed, and the id of each of
 * its terms with "#" before it.
 */
function situationOf({ words, nameWords, corrections, groups }: ReadQuery): string {
  const typed = corrections.map((one) => one.typed);
  const terms = groups.flatMap(({ term, cards }) => (term && cards.length === 0 ? `#${term}` : []));
  return [...words.filter((word) => !nameWords.has(word)), ...typed, ...terms].join(' ');
}

/** Returns the case with the most situations, of those that fit a card and what is told. */
function fittingCase(kinds: string, told: string, { situations, cases }: CardCases) {
  const known = new Map<string, boolean>();
  const isTold = (situation: string) => {
    const is = known.get(situation) ?? signsOf(situations[situation] ?? '$^').test(told);
    known.set(situation, is);
    return is;
  };
  const fitting = cases.filter((one) => {
    const [, , , when, unless] = one;
    return isOfKinds(kinds, one) && when.every(isTold) && !unless.some(isTold);
  });
  return fitting.toSorted(([, , , a], [, , , b]) => b.length - a.length)[0];
}

/** Whether a case is about a card of these kinds. */
export function isOfKinds(kinds: string, [all, any, none]: CardCase): boolean {
  const has = (kind: string) => kinds.includes(kind);
  return [...all].every(has) && (any === '' || [...any].some(has)) && ![...none].some(has);
}

/** Returns the pattern of a situation's signs, each at the beginning of a word. */
export function signsOf(signs: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${signs})`);
}

/** Returns a function for the share of a query, apart from names of cards, that a record has. */
function shareIn({ groups }: ReadQuery, lexicon: Lexicon): (record: SearchRecord) => number {
  const shareAt = shareBesideCards(groups, lexicon);
  return (record) => shareAt(lexicon.content.records.indexOf(record));
}

/** Whether a hit is a ruling or an example on the card that has nearly all of the rest of the query. */
function answersOnCard({ record, question }: Hit, id: string, told: number): boolean {
  if (record.kind === 'card' || !isOn(new Set([id]), record)) return false;
  return told >= (question === null ? ANSWERED.unasked : ANSWERED.asked);
}
