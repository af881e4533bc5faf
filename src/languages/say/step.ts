/** Rules about steps that the languages share: which steps name an object, and who is the subject. */

import type { Amount, ObjectReference, PlayerReference, Step } from '../../engine/cards/ability.ts';
import type { Mood, WordingContext } from './wording.ts';

/** A step by its verb. */
export type StepOf<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;

/** A step that happens to an object or an Expedition, which is the subject of its clause. */
export type ChangeStep = StepOf<
  | 'ascend'
  | 'defect'
  | 'gain'
  | 'gain-counters'
  | 'gain-subtypes'
  | 'gain-ability'
  | 'lose'
  | 'lose-counters'
  | 'switch'
>;

/** Whether "you may" have another player do something. */
export function isCaused(
  who: PlayerReference | undefined,
  mood: Mood,
  { whoMay }: WordingContext,
): who is PlayerReference {
  return mood === 'infinitive' && who !== undefined && who !== 'you' && whoMay === 'you';
}

/** The objects among which counters are distributed: targets, or all that match. */
export function amongWhom({ among }: StepOf<'distribute-counters'>): ObjectReference {
  return 'target' in among ? among : { all: among };
}

/** Leaves out the controller of a sacrificed object: the verb implies it (7.3.36.a). */
export function sacrificedObject(reference: ObjectReference): ObjectReference {
  if (typeof reference === 'string' || !('choose' in reference) || reference.highest) {
    return reference;
  }
  if (reference.choose.in !== undefined) return reference;
  const { of: _, ...choose } = reference.choose;
  return { ...reference, choose };
}

/** Makes "it" the sacrificed object; plural where each player sacrificed one. */
export function speakOfSacrificed({ who }: StepOf<'sacrifice'>, context: WordingContext): void {
  const plural = who === 'each-player' || context.it.plural;
  context.it = { ...context.it, plural, sacrificed: true };
}

/** Whether something is chosen among the cards of a hand. */
export function isOfHand(of: ObjectReference): boolean {
  return typeof of === 'object' && 'choose' in of && of.choose.in === 'hand';
}

/** Whether the object just named and the card that speaks gain the same. */
function isOfBoth(first: Step, second: Step): boolean {
  if (!('of' in first) || first.of !== 'it' || !('of' in second) || second.of !== 'me')
    return false;
  return JSON.stringify({ ...first, of: 'me' }) === JSON.stringify(second);
}

/** The hand or Reserve of which all cards are meant; null where it is some of them. */
export function wholeZoneOf(
  of: ObjectReference,
): { readonly in: 'hand' | 'reserve'; readonly of: PlayerReference } | null {
  if (typeof of !== 'object' || !('all' in of)) return null;
  const { in: zone, of: who, type = 'card', ...rest } = of.all;
  if (who === undefined || type !== 'card' || Object.keys(rest).length > 0) return null;
  return zone === 'hand' || zone === 'reserve' ? { in: zone, of: who } : null;
}

interface TogetherWords {
  readonly step: (step: Step, mood: Mood, context: WordingContext) => string;
  /** The counters that are gained, without the verb. */
  readonly gained: (step: StepOf<'gain-counters'>, context: WordingContext) => string;
  /** The statuses that are gained, without the verb. */
  readonly statuses: (step: StepOf<'gain'>) => string;
  readonly and: string;
  /** What happens to me, as it happens to the object named before too: "we both gain 1 boost". */
  readonly both?: (mine: Step, mood: Mood, context: WordingContext) => string;
  readonly list: (clauses: readonly string[]) => string;
}

/** Writes several steps as one clause; a subject and a verb that they share are written once. */
export function createTogether({ step, gained, statuses, and, both, list }: TogetherWords) {
  return (steps: readonly Step[], mood: Mood, context: WordingContext): string => {
    const [first, second] = steps;
    if (steps.length === 2 && first?.do === 'gain-counters' && second?.do === 'gain') {
      const same = second.of === 'it' && typeof first.of === 'object';
      if (second.of === first.of || same) {
        return `${step(first, mood, context)} ${and} ${statuses(second)}`;
      }
    }
    if (steps.length === 2 && first?.do === 'gain-subtypes' && second?.do === 'gain-counters') {
      return `${step(first, mood, context)} ${and} ${gained(second, context)}`;
    }
    if (both && steps.length === 2 && isOfBoth(first!, second!))
      return both(second!, mood, context);
    return list(steps.map((one) => step(one, mood, context)));
  };
}

/** Whether a number is the number of things that the step before affected: "as many", "as much". */
export function isAsMany(count: Amount): boolean {
  return typeof count === 'object' && 'affected' in count;
}
