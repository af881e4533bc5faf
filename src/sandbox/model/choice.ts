/** Choosing on the board: presses on places, until they mean one of the options offered. */

import type { ShownDecision, ShownOption } from '../board-view/show.ts';

/** The fields of a decision that choosing needs. */
type Choosing = Pick<ShownDecision, 'options' | 'min' | 'max' | 'again'>;

/** The presses so far for a decision. */
export interface Choice {
  /** Ids of options, in the order chosen. */
  readonly chosen: readonly string[];
  /** Places pressed that several options share. */
  readonly narrowed: readonly string[];
}

export const NOTHING_CHOSEN: Choice = { chosen: [], narrowed: [] };

/** Returns the options that are still possible after the presses so far. */
export function openOptions(decision: Choosing, { narrowed }: Choice): readonly ShownOption[] {
  return decision.options.filter(({ places }) =>
    narrowed.every((pressed) => places.includes(pressed)),
  );
}

/** Places where one of the open options can be chosen. */
export function openPlaces(decision: Choosing, choice: Choice): ReadonlySet<string> {
  const places = openOptions(decision, choice).flatMap(({ places }) => places);
  return new Set(
    places.filter((at) => !choice.narrowed.includes(at) || choice.narrowed.length === 0),
  );
}

/** Places of the options chosen. */
export function chosenPlaces(
  decision: Choosing,
  { chosen, narrowed }: Choice,
): ReadonlySet<string> {
  const options = decision.options.filter(({ id }) => chosen.includes(id));
  return new Set([...narrowed, ...options.flatMap(({ places }) => places)]);
}

/** Presses a place: chooses the option meant, or narrows them down; null where none is meant. */
export function pressPlace(decision: Choosing, choice: Choice, at: string): Choice | null {
  if (choice.narrowed.includes(at)) return { ...choice, narrowed: [] };
  const meant = openOptions(decision, choice).filter(({ places }) => places.includes(at));
  const [only] = meant;
  if (!only) return null;
  if (meant.length > 1) {
    const chosen = decision.max === 1 ? [] : choice.chosen;
    return { chosen, narrowed: [...choice.narrowed, at] };
  }
  return chooseOption(decision, choice, only.id);
}

/** Chooses an option, or takes it back where several can be chosen; one too many takes the first one's place. */
export function chooseOption(decision: Choosing, choice: Choice, id: string): Choice {
  const { max, again } = decision;
  const { chosen } = choice;
  if (max > 1 && !again && chosen.includes(id)) {
    return { chosen: chosen.filter((each) => each !== id), narrowed: [] };
  }
  return { chosen: [...chosen, id].slice(-max), narrowed: [] };
}

/** Whether choosing one option completes the answer. */
export function atOnce({ max }: Choosing): boolean {
  return max === 1;
}

/** Whether choosing nothing is a valid answer; it has no option to press. */
export function canBeNone({ min, max }: Choosing): boolean {
  return min === 0 && max === 1;
}

/** Whether options are the same as an answer given before, in the same order. */
export function isGiven({ given }: ShownDecision, options: readonly string[]): boolean {
  return given?.length === options.length && given.every((id, index) => id === options[index]);
}

/** Whether enough is chosen for an answer. */
export function isEnough({ min, max }: Choosing, { chosen }: Choice): boolean {
  return chosen.length >= min && chosen.length <= max;
}
