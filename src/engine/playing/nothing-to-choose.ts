/**
 * Optional effects without anything to choose: agreeing changes no more than declining (6.5.c, 6.5.h).
 */

import { findObjects } from '../board/filter.ts';
import type { Effect, Filter, Instruction, ObjectReference, Zone } from '../cards/ability.ts';
import { sabotageTarget } from '../cards/sabotage.ts';
import { isDeclared } from '../choices/build.ts';
import { once } from '../rules/once.ts';
import type { Context } from '../state/bindings.ts';
import { namedIds } from '../state/context.ts';
import type { Draft } from '../state/game.ts';
import { hidesFaces } from '../state/object.ts';

/**
 * Whether nothing happens when an effect is followed, since it has no object to choose for any of its
 * instructions. False wherever that is not certain, and where saying so would give away what is in a
 * Hand: "a Spell from your Hand" is nothing to choose only if the Hand is empty.
 */
export function hasNothingToChoose(draft: Draft, effect: Effect, context: Context): boolean {
  let now = context;
  return effect.every((instruction) => {
    if (!choosesNothing(draft, instruction, now)) return false;
    if (instruction.do === 'target') now = speakingOfNothing(now, instruction.of);
    return true;
  });
}

/** Returns the context after a pick that found nothing. */
function speakingOfNothing(context: Context, of: ObjectReference): Context {
  const { bindings } = context;
  const name = typeof of === 'object' && 'as' in of ? of.as : undefined;
  const named = name === undefined ? bindings.named : { ...bindings.named, [name]: [] };
  return { ...context, bindings: { ...bindings, it: [], named } };
}

function choosesNothing(draft: Draft, instruction: Instruction, context: Context): boolean {
  if ('who' in instruction && instruction.who !== 'you' && instruction.who !== 'they') {
    if (instruction.who !== undefined) return false;
  }
  switch (instruction.do) {
    case 'together':
      return hasNothingToChoose(draft, instruction.steps, context);
    case 'may':
      return !instruction.cost && hasNothingToChoose(draft, instruction.steps, context);
    case 'sabotage':
      return meansNothing(draft, sabotageTarget(instruction), context);
    case 'play':
    case 'rush':
      return meansNothing(draft, instruction.what ?? ANYTHING, context, fromHandOrReserve);
    case 'sacrifice':
      return meansNothing(draft, instruction.of, context, ofYours);
    case 'distribute-counters': {
      const { among } = instruction;
      return meansNothing(draft, 'target' in among ? among : { target: among }, context);
    }
    case 'activate':
    case 'activate-action':
    case 'augment':
    case 'complete':
    case 'defect':
    case 'discard':
    case 'double':
    case 'exchange':
    case 'exchange-boosts':
    case 'exhaust':
    case 'gain':
    case 'gain-ability':
    case 'gain-counters':
    case 'gain-subtypes':
    case 'lose':
    case 'lose-counters':
    case 'put':
    case 'ready':
    case 'return':
    case 'send':
    case 'spend':
    case 'switch':
    case 'take-control':
    case 'target':
      return meansNothing(draft, instruction.of, context);
    default:
      return false;
  }
}

const ANYTHING: ObjectReference = { choose: {} };

/** Returns the filter of a card to play, which is in Hand or Reserve unless the text says where (5.2.a). */
const fromHandOrReserve = once(
  (filter: Filter): Filter => ({ in: ['hand', 'reserve'], of: 'you', ...filter }),
);

const ofYours = once((filter: Filter): Filter => ({ of: 'you', ...filter }));

/**
 * Whether a reference means no object, whoever picks.
 *
 * @param completed the filter with what it means besides what the text says
 */
function meansNothing(
  draft: Draft,
  reference: ObjectReference,
  context: Context,
  completed = (filter: Filter) => filter,
): boolean {
  if (isDeclared(reference)) return reference.declared.length === 0;
  const named = namedIds(reference, context);
  if (named !== null) return named.length === 0;
  if (typeof reference === 'string' || 'top' in reference) return false;
  if ('choose' in reference && reference.among !== undefined) return false;
  const filter = filterOf(reference);
  return filter !== null && findsNothing(draft, completed(filter), context);
}

function filterOf(reference: Exclude<ObjectReference, string>): Filter | null {
  if ('target' in reference) return reference.target;
  if ('choose' in reference) return reference.choose;
  return 'all' in reference ? reference.all : null;
}

/** Whether nothing matches, and nothing that others cannot see is there which might. */
function findsNothing(draft: Draft, filter: Filter, context: Context): boolean {
  if (findObjects(draft, filter, context).length > 0) return false;
  const hidden = [filter.in ?? []].flat().filter((place) => hidesFaces(place as Zone));
  if (hidden.length === 0) return true;
  const anything: Filter = { in: hidden, ...(filter.of === undefined ? {} : { of: filter.of }) };
  return findObjects(draft, anything, context).length === 0;
}

/**
 * Fields that refer to objects last picked, moved or affected. An effect on no objects also changes
 * them.
 */
const SPEAKS_BACK: ReadonlySet<string> = new Set(['affected', 'as', 'otherThanIt', 'thisWay']);

/** Whether instructions refer to what was done before them. */
export function speaksBack(instructions: unknown): boolean {
  if (instructions === 'it') return true;
  if (typeof instructions !== 'object' || instructions === null) return false;
  return Object.entries(instructions).some(
    ([key, value]) => SPEAKS_BACK.has(key) || speaksBack(value),
  );
}
