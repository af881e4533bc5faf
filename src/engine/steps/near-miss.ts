/**
 * Reactions that an event would activate but for one thing that their trigger asks of the object: a
 * reader asks why they do not (6.3.b).
 */

import { groundsOfFilter } from '../board/grounds.ts';
import { thingOf, whyNot } from '../board/tracing.ts';
import type { Filter, PlayedFilter } from '../cards/ability.ts';
import type { Draft } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';

/** The fields of a filter that ask for a kind of object, or set bounds on its numbers. */
const ASKED = [
  'type',
  'subtype',
  'baseCost',
  'handCost',
  'reserveCost',
  'statistics',
  'oneStatistic',
  'counters',
] as const satisfies readonly (keyof Filter)[];

/**
 * Says that a Reaction does not activate where an object has all that its trigger asks for except one
 * thing: its type, a sub-type, or a number such as its Base Cost (2.2.9.b). Does nothing when the trace is off.
 *
 * @param bearer the object with the Reaction
 * @param found the object that the trigger is about
 * @param matches whether the object matches a trigger with another filter
 */
export function tellNearMiss<F extends Filter | PlayedFilter>(
  draft: Draft,
  filter: F,
  bearer: GameObject,
  found: GameObject,
  matches: (filter: F) => boolean,
): void {
  if (!draft.entries) return;
  const missing = ASKED.find((field) => {
    const { [field]: bounds, ...others } = filter;
    return bounds !== undefined && matches(others as F);
  });
  if (missing === undefined) return;
  const grounds = groundsOfFilter({ [missing]: filter[missing] }, true);
  whyNot(draft, ['6.3.b', ...grounds], 'trigger', {
    object: found,
    by: thingOf(draft, bearer.id),
    word: missing,
  });
}
