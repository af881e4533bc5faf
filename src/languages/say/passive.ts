/** The parts of passive abilities that the languages share. */

import type {
  Amount,
  Condition,
  Filter,
  Keyword,
  ObjectMatch,
  PassiveRule,
  PlayerReference,
} from '../../engine/cards/ability.ts';
import type { Gender } from '../lexicon.ts';
import { manaMark, termMark } from './text.ts';
import type { WordingContext } from './wording.ts';

/** The subject of a statement, in a language with genders. */
export interface Subject {
  /** Empty where the language leaves it out. */
  readonly text: string;
  /** Whether it is the card that speaks. */
  readonly me: boolean;
  readonly plural: boolean;
  readonly gender: Gender;
}

/** A passive ability by the name of its rule. */
export type PassiveRuleOf<Name extends PassiveRule['rule']> = Extract<
  PassiveRule,
  { readonly rule: Name }
>;

/** Whether the condition has just named the one object that is meant, which is then "it". */
export function isSpokenOf(what: ObjectMatch, condition: Condition | undefined): boolean {
  return (
    condition !== undefined &&
    'exists' in condition &&
    condition.exactly === 1 &&
    JSON.stringify(condition.exists) === JSON.stringify(what)
  );
}

/** "+1/-1/+0". */
export function signedStatistics({
  forest,
  mountain,
  water,
}: PassiveRuleOf<'add-statistics'>['by']): string {
  return [forest, mountain, water].map((value) => (value < 0 ? value : `+${value}`)).join('/');
}

/** Returns the filter of Expeditions for "considered behind" or "considered in contact". */
export function consideredAs({ as }: PassiveRuleOf<'considered'>) {
  return as === 'behind' ? { position: as } : { inContact: true as const };
}

/**
 * Writes keywords with their numbers: "Tough 1", "Scout {mana:3}". `being` writes the value of X, after
 * a comma.
 */
export function createKeywords(
  words: Readonly<Record<Keyword, string>>,
  being: (amount: Amount, context: WordingContext) => string,
) {
  return (id: Keyword, value: Amount | undefined, context: WordingContext): string => {
    if (id === 'temple') return `${words[id]} ${manaMark(typeof value === 'number' ? value : 0)}`;
    if (value === undefined) return termMark(id, words[id]);
    if (typeof value !== 'number')
      return `${termMark(id, `${words[id]} X`)}, ${being(value, context)}`;
    return id === 'scout'
      ? `${termMark(id, words[id])} ${manaMark(value)}`
      : termMark(id, `${words[id]} ${value}`);
  };
}

/** The cards that cannot be played, and their player; null where no player is given. */
export function ownCards(
  of: ObjectMatch,
): { readonly who: PlayerReference; readonly cards: Filter } | null {
  if (of === 'me' || of.of === undefined) return null;
  const { of: who, ...cards } = of;
  return { who, cards };
}

/** What all cards that you play cost less by, where nothing else changes for them; else null. */
export function cheaperBy({ card, who, changes, into }: PassiveRuleOf<'played'>) {
  const [change, ...more] = changes;
  if (who !== 'you' || card === 'me' || into || more.length > 0) return null;
  if (card.from || card.expedition || !change || !('cost' in change)) return null;
  return change.cost === 'less' && typeof change.by === 'number' ? change : null;
}

/** The rules that say what their subject is, has or cannot do. */
const SUBJECT_RULES = [
  'add-statistics',
  'can-gain-again',
  'cannot-gain-counters',
  'cannot-ready',
  'gain-ability',
  'gain-keyword',
  'gain-subtype',
  'lose-abilities',
] as const;
type SubjectRule = (typeof SUBJECT_RULES)[number];

/** A statement for each passive ability, of its subject where it is about one; `Who` is a subject. */
type PassiveWords<Who> = {
  readonly [Name in SubjectRule]: (
    who: Who,
    rule: PassiveRuleOf<Name>,
    context: WordingContext,
  ) => string;
} & {
  readonly [Name in Exclude<PassiveRule['rule'], SubjectRule>]: (
    rule: PassiveRuleOf<Name>,
    context: WordingContext,
    condition: Condition | undefined,
  ) => string;
};

/** Makes passive abilities as statements, in small letters and without full stop. */
export function createPassive<Who>(
  subjectOf: (what: ObjectMatch, context: WordingContext, condition?: Condition) => Who,
  words: PassiveWords<Who>,
) {
  return (rule: PassiveRule, context: WordingContext, condition?: Condition): string => {
    if (isAboutSubject(rule)) {
      const say = words[rule.rule] as (who: Who, of: PassiveRule, within: WordingContext) => string;
      return say(subjectOf(rule.of, context, condition), rule, context);
    }
    const say = words[rule.rule] as (
      of: PassiveRule,
      within: WordingContext,
      asked: Condition | undefined,
    ) => string;
    return say(rule, context, condition);
  };
}

function isAboutSubject(rule: PassiveRule): rule is PassiveRuleOf<SubjectRule> {
  return (SUBJECT_RULES as readonly string[]).includes(rule.rule);
}
