import type { ChangeKind } from '../../rulebook/changes.ts';
import { compareNumbers } from '../../rulebook/number.ts';
import {
  type BookSketch,
  compareRules,
  greatestSimilarity,
  groupHashes,
  type Likeness,
  type RuleSketch,
} from './book-sketch.ts';

/** The change of a rule from one book to the next, as proposed from a comparison of words. */
export interface ProposedChange {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly kind: Extract<ChangeKind, 'same' | 'renumbered' | 'reworded' | 'new' | 'gone'>;
  /** The reason why a person should check the proposal; null if the comparison leaves no doubt. */
  readonly doubt: string | null;
}

/** The least score of a pair, with the additions for title and number, to be taken for one rule. */
const LEAST_SCORE = 0.5;
/** The least similarity of a pair to be taken for one rule, whatever its score. */
const LEAST_SIMILARITY = 0.2;
/** The additions to the score of a pair for the same title, and for the same number. */
const SAME_TITLE = 0.25;
const SAME_NUMBER = 0.1;
/** The least similarity of a rule that was only reworded, in general and if few words differ. */
const SURE_SIMILARITY = 0.85;
const SURE_SIMILARITY_OF_FEW = 0.8;
const FEW_GROUPS = 7;
/** The least similarity from which missing words are only repetitions. */
const SURELY_NOTHING_LOST = 0.95;
/** The least similarity of a new rule to one under the same title that it may be a part of. */
const LEAST_PART = 0.12;
/**
 * A group of words in more rules than these tells nothing of a rule: thousands of rules that are nearly
 * alike would each be compared with all others. In the books so far, 105 rules have the commonest.
 */
const MOST_RULES_OF_GROUP = 250;

interface Pair extends Likeness {
  readonly from: string;
  readonly to: string;
  readonly score: number;
}

type Rules = Readonly<Record<string, RuleSketch>>;

/**
 * Proposes the changes of all rules from a book to the next: each number of both is in one change, in
 * the order of the later book. A split or merged rule results in a pair and a rule that is new or
 * gone, each with a doubt that names the other.
 */
export function compareBooks(before: BookSketch, after: BookSketch): ProposedChange[] {
  const likely = likelyPairs(before.rules, after.rules);
  const chosen = choosePairs(likely);
  const paired = new Set(chosen.flatMap(({ from, to }) => [`from ${from}`, `to ${to}`]));
  const sure = new Set(chosen.filter((pair) => doubtOf(pair) === null).map(({ from }) => from));
  const changes: ProposedChange[] = chosen.map(changeOfPair);
  for (const from of Object.keys(before.rules)) {
    if (paired.has(`from ${from}`)) continue;
    changes.push({ from: [from], to: [], kind: 'gone', doubt: 'say where it went' });
  }
  const unsure = Object.entries(before.rules).filter(([from]) => !sure.has(from));
  const byGroup = rulesByGroup(unsure);
  for (const [to, rule] of Object.entries(after.rules)) {
    if (paired.has(`to ${to}`)) continue;
    const whole = wholeOf(rule, before.rules, byGroup);
    const doubt = whole === null ? null : `may be a part of the old ${whole}`;
    changes.push({ from: [], to: [to], kind: 'new', doubt });
  }
  return changes.sort((a, b) => compareNumbers(a.to[0] ?? a.from[0]!, b.to[0] ?? b.from[0]!));
}

/** Returns all pairs of rules that may be one rule, the likeliest first. */
function likelyPairs(before: Rules, after: Rules): Pair[] {
  const byGroup = rulesByGroup(Object.entries(after));
  const pairs: Pair[] = [];
  for (const [from, old] of Object.entries(before)) {
    const { shared, common } = sharedGroups(old, byGroup);
    if (after[from] && !shared.has(from)) shared.set(from, 0);
    for (const [to, count] of shared) {
      const next = after[to]!;
      if (greatestSimilarity(old, next, count + common) < LEAST_SIMILARITY) continue;
      const likeness = compareRules(old, next);
      if (likeness.similarity < LEAST_SIMILARITY) continue;
      const score =
        likeness.similarity +
        (old.title === next.title ? SAME_TITLE : 0) +
        (from === to ? SAME_NUMBER : 0);
      if (score >= LEAST_SCORE) pairs.push({ from, to, score, ...likeness });
    }
  }
  return pairs.sort((a, b) => b.score - a.score || compareNumbers(a.to, b.to));
}

type RulesByGroup = ReadonlyMap<string, readonly string[]>;

/** Returns the numbers of the rules that have each hash of a group of words. */
function rulesByGroup(rules: readonly (readonly [string, RuleSketch])[]): RulesByGroup {
  const found = new Map<string, string[]>();
  for (const [number, rule] of rules) {
    for (const hash of groupHashes(rule)) {
      const numbers = found.get(hash);
      if (numbers) numbers.push(number);
      else found.set(hash, [number]);
    }
  }
  return found;
}

/**
 * Returns how many hashes a rule has in common with each rule that has any of them, and how many of its
 * hashes were not looked for, because too many rules have them.
 */
function sharedGroups(rule: RuleSketch, byGroup: RulesByGroup) {
  const shared = new Map<string, number>();
  let common = 0;
  for (const hash of groupHashes(rule)) {
    const numbers = byGroup.get(hash) ?? [];
    if (numbers.length > MOST_RULES_OF_GROUP) common++;
    else for (const number of numbers) shared.set(number, (shared.get(number) ?? 0) + 1);
  }
  return { shared, common };
}

/** Chooses the likeliest pairs in which each rule occurs at most once. */
function choosePairs(pairs: readonly Pair[]): Pair[] {
  const taken = new Set<string>();
  return pairs.filter(({ from, to }) => {
    if (taken.has(`from ${from}`) || taken.has(`to ${to}`)) return false;
    taken.add(`from ${from}`).add(`to ${to}`);
    return true;
  });
}

/**
 * Returns the rule under the same title that a new one may be split from; null if none is similar.
 *
 * @param byGroup the rules of the older book that are asked about
 */
function wholeOf(part: RuleSketch, before: Rules, byGroup: RulesByGroup): string | null {
  const likenesses = [...sharedGroups(part, byGroup).shared.keys()]
    .filter((from) => before[from]!.title === part.title)
    .map((from) => ({ from, similarity: compareRules(before[from]!, part).similarity }))
    .filter(({ similarity }) => similarity >= LEAST_PART);
  const [likeliest] = likenesses.sort(
    (a, b) => b.similarity - a.similarity || compareNumbers(a.from, b.from),
  );
  return likeliest?.from ?? null;
}

function changeOfPair(pair: Pair): ProposedChange {
  const { from, to, similarity } = pair;
  if (similarity < 1) return { from: [from], to: [to], kind: 'reworded', doubt: doubtOf(pair) };
  return { from: [from], to: [to], kind: from === to ? 'same' : 'renumbered', doubt: null };
}

function doubtOf({ similarity, lost, gained, hasSameConditions }: Pair): string | null {
  const enough = lost + gained <= FEW_GROUPS ? SURE_SIMILARITY_OF_FEW : SURE_SIMILARITY;
  if (similarity < enough) {
    return `${Math.floor(similarity * 100)} % of the words are the same; is the play?`;
  }
  if (!hasSameConditions) return 'a number, negation or condition differs; is the play the same?';
  if (lost > 1 && gained === 0 && similarity < SURELY_NOTHING_LOST)
    return 'words were taken out; is the play the same?';
  return null;
}
