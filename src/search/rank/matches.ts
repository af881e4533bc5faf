/** Finds the records that have the words of a query, and those with a question like it. */
import { RANKING } from './constants.ts';
import type { AskedQuestion, Lexicon } from './lexicon.ts';
import type { ReadQuery } from './query.ts';
import type { Alternative, WordGroup } from './word-groups.ts';

const NOWHERE = { records: [], weights: [] };

/** How much of a query's groups a record has, by their weight. */
interface Match {
  /** Grows with the weights of the words in the record. */
  points: number;
  /** Nearly the same for every word that the record has. */
  has: number;
}

/** Maps each record to its match; words in other rules of its section count a little. */
export function matchesOf(groups: readonly WordGroup[], lexicon: Lexicon): Map<number, Match> {
  const { sectionOf } = lexicon;
  const found = new Map<number, Match>();
  const beside = new Map<number, number>();
  for (const group of groups) {
    const { weight } = group;
    const scores = groupScores(group, lexicon);
    const best = bySection(scores, lexicon);
    for (const [section, value] of best) {
      beside.set(section, (beside.get(section) ?? 0) + weight * RANKING.beside * value);
    }
    for (const [record, value] of scores) {
      // Subtracted here, because every record of the section gets it at the end.
      const counted = RANKING.beside * (best.get(sectionOf[record]!) ?? 0);
      const match = found.get(record) ?? { points: 0, has: 0 };
      match.points += weight * (Math.max(value, counted) - counted);
      match.has += weight * (Math.min(1, RANKING.has + value) - counted);
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

/**
 * Returns a function for the share of a query's known words that a record has, apart from names of cards:
 * a ruling on a card that is named may be about another point. It is 1 for all if the query has only such
 * names.
 */
export function shareBesideCards(
  groups: readonly WordGroup[],
  lexicon: Lexicon,
): (record: number) => number {
  const others = groups.filter(({ cards, isKnown }) => isKnown && cards.length === 0);
  const asked = others.reduce((sum, { weight }) => sum + weight, 0);
  if (groups.every(({ cards }) => cards.length === 0) || asked === 0) return () => 1;
  const matches = matchesOf(others, lexicon);
  return (record) => (matches.get(record)?.has ?? 0) / asked;
}

/** Maps each record that has a group to how well it has it: from 0 to 1. */
export function groupScores(
  { alternatives, parts }: WordGroup,
  lexicon: Lexicon,
): Map<number, number> {
  const best = bestOf(alternatives, lexicon);
  if (parts.length === 0) return best;
  const each = parts.map((part) => bestOf(part, lexicon));
  for (const record of new Set(each.flatMap((scores) => [...scores.keys()]))) {
    const sum = each.reduce((total, scores) => total + (scores.get(record) ?? 0), 0);
    const mean = sum / parts.length;
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
      const score = (weight * value) / (value + RANKING.saturation);
      if (score > (best.get(record) ?? 0)) best.set(record, score);
    });
  }
  return best;
}

/** The questions that have words of a query, and how much of the query each has, by weight. */
interface MatchedQuestions {
  readonly questions: readonly AskedQuestion[];
  /** By the id of a question: for thousands of them a map would be slower. */
  readonly has: Float64Array;
}

/** Finds the questions that have words of a query. */
export function matchedQuestions({ groups }: ReadQuery, lexicon: Lexicon): MatchedQuestions {
  const questions: AskedQuestion[] = [];
  const has = new Float64Array(lexicon.questionCount);
  for (const group of groups) {
    const seen = new Float64Array(lexicon.questionCount);
    const stems = [...group.alternatives, ...group.parts.flat()];
    for (const { stem, weight } of stems) {
      const share = group.parts.length > 0 && !stem.startsWith('#') ? 1 / group.parts.length : 1;
      const value = Math.min(1, weight * share);
      for (const question of lexicon.postings.get(stem)?.questions ?? []) {
        const { id } = question;
        const before = seen[id]!;
        if (value <= before) continue;
        if (has[id] === 0) questions.push(question);
        has[id]! += group.weight * (value - before);
        seen[id] = value;
      }
    }
  }
  return { questions, has };
}

/** Maps each record to its question that is most like the query, with their likeness from 0 to 1. */
export function questionScores(
  matched: MatchedQuestions,
  { asks }: ReadQuery,
  asked: number,
  lexicon: Lexicon,
) {
  const best = new Map<number, { place: number; alike: number }>();
  for (const question of matched.questions) {
    const { id, record, place } = question;
    const has = matched.has[id]!;
    const all = lexicon.weightOfQuestion(question);
    const fit = asks !== null && asks === question.asks ? RANKING.sameAsked : 1;
    const alike = (fit * has) / (asked + Math.max(0, all - has));
    if (alike > (best.get(record)?.alike ?? 0)) best.set(record, { place, alike });
  }
  return best;
}
