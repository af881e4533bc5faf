/** Mistakes and questions as judged by eye: which are not asked, and which rules explain them. */

import type { EndFact, SubjectState } from './question.ts';

/** Why a mistake makes no wrong answer. */
type Reason =
  /** Nobody who has read a card believes it: the answer is obviously wrong. */
  | 'absurd'
  /** The engine cannot finish the effect without the rule, so its result is not a player's mistake. */
  | 'unfinished'
  /** Its outcome depends on chance, which a reader cannot predict. */
  | 'chance';

/** Mistakes that are left out, by their description (`off` in `tests/mutation/switches/`). */
export const IMPLAUSIBLE: Readonly<Record<string, Reason>> = {
  'a step concerns one object only': 'absurd',
  'a card costs nothing': 'absurd',
  'the cost of a card is not paid': 'absurd',
  'effects do nothing': 'absurd',
  'a Spell has no effect': 'absurd',
  'exhausting changes nothing': 'absurd',
  'statistics are not added up': 'absurd',
  'there are no daily effects': 'absurd',
  'counters are not gained': 'absurd',
  'Dusk has no Progress': 'absurd',
  'a phase ends before its daily effects': 'absurd',
  'Expeditions begin a region further': 'absurd',
  'there is no terrain that an Expedition moves forward due to': 'absurd',
  'winning a terrain moves nothing': 'absurd',
  '“I” means nothing': 'absurd',
  '“it” means nothing': 'absurd',
  '“they” are nobody': 'absurd',
  'nobody goes to rest': 'absurd',
  'a Day has no Night': 'absurd',
  'the Morning goes backwards': 'absurd',
  'nobody draws in the Morning': 'absurd',
  'nothing is readied in the Morning': 'absurd',
  'nothing activates as a phase begins': 'absurd',
  'another player takes the first turn': 'absurd',
  'nobody wins in the Arena': 'absurd',
  'nobody wins by distance': 'absurd',
  'conditions always hold': 'absurd',
  'conditions never hold': 'absurd',
  'all modes happen': 'absurd',
  'an effect plays no card': 'absurd',
  'an effect ends after its first step': 'absurd',
  'what is free must be paid': 'absurd',
  'a Landmark Permanent does not arrive': 'absurd',
  'Characters only go to the Hero Expedition': 'absurd',
  'nothing enters play': 'absurd',
  'playing a card activates nothing': 'absurd',
  'moving backward goes no region': 'absurd',
  'readying changes nothing': 'absurd',
  'counters are not removed': 'absurd',
  'no token is received': 'absurd',
  'control of what is in an Expedition is not taken': 'absurd',
  'a Reaction in Limbo has no effect when it is played': 'absurd',
  'Reactions in Limbo are never played': 'absurd',
  'Reactions never activate': 'absurd',
  'Reactions to the moves of others do not activate': 'absurd',
  'whoever is addressed is another player': 'absurd',
  'boosts add nothing to statistics': 'absurd',
  '{join} activates nothing': 'absurd',
  '{reserve} activates nothing': 'absurd',
  'nobody also receives a Gift': 'absurd',
  'nothing is replaced': 'absurd',
  'a Hero’s abilities do not work': 'absurd',
  'a Reaction speaks of its Emblem': 'absurd',
  'what must be chosen is the first there is': 'unfinished',
  'the first possible target is taken': 'unfinished',
  'whether a card is of a type is never found out': 'unfinished',
  'what has moved is not found again': 'unfinished',
};

/** Mistakes that are left out where Mana is asked about. */
const IMPLAUSIBLE_OF_MANA: readonly string[] = [
  // No player would exhaust one Orb for a price of several.
  'only the first part of a cost is paid',
  // Mana Orbs are readied in the Morning, as all players know.
  'what stays at Rest loses all its statuses',
];

/** Questions that are not asked although their mistakes are plausible, by their ids. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'ruling-this-afternoon.card:1': 'the mode that is chosen cannot be told by its text',
  'lesson-opening.mana:1': 'the Deck of the play is smaller than a real one',
};

/** Plays about which nothing is asked. */
const LEFT_OUT_PLAYS: Readonly<Record<string, string>> = {
  'two-cards-of-a-deck-with-one': 'the position of the play “reshuffle”',
};

/** A verb whose step is left out, such as a sacrificed Character that is still there: nobody expects it. */
const IDLE_VERB = /^“.+” does nothing$/u;

/** Whether a player could make a mistake. */
export function isPlausible(off: string, state: SubjectState): boolean {
  if (IDLE_VERB.test(off)) return false;
  if (state.some(({ is }) => is === 'mana') && IMPLAUSIBLE_OF_MANA.includes(off)) return false;
  return !(off in IMPLAUSIBLE);
}

/** Whether a question is left out, by its play and its id. */
export function isLeftOut(play: string, id: string): boolean {
  return play in LEFT_OUT_PLAYS || id in LEFT_OUT;
}

/**
 * Rules that explain a mistake better than those that were switched off: a rule that only defines a
 * word explains little to a reader.
 */
const EXPLAINED_BY: Readonly<Record<string, (right: EndFact) => readonly string[]>> = {
  'the Reserve Cost is paid from hand too': () => ['5.1.2.d'],
  'the Hand Cost is paid from Reserve too': () => ['5.1.2.d'],
  'a Landmark Permanent does not arrive': () => ['5.2.3.a'],
  'the cost of a quick action is not paid': (right) => {
    if (right.is === 'mana') return ['3.2.9.f'];
    const isDiscarded = right.is === 'card' && right.zone === 'discard';
    return isDiscarded ? ['7.1.4.b'] : ['5.3.d', '7.1.4.a'];
  },
};

/**
 * Returns the rules that explain why an answer is wrong.
 *
 * @param rules those that were switched off
 * @param right the fact under the right rules
 */
export function explainingRules(
  off: string,
  rules: readonly string[],
  right: EndFact,
): readonly string[] {
  return EXPLAINED_BY[off]?.(right) ?? rules;
}
