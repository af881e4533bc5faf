/**
 * Counts, over traced games, how often an ability could have acted and how often it was at work: one
 * whose card was often where it works, and that never activated nor applied, waits for something that
 * never happens.
 */

import type { Ability } from '../../src/engine/cards/ability.ts';
import type { Card } from '../../src/engine/cards/card.ts';
import { isAltering } from '../../src/engine/cards/compile.ts';
import type { TraceEntry } from '../../src/engine/index.ts';
import type { Thing } from '../../src/engine/state/trace.ts';
import { abilityKey, keyOf } from './ability-tally.ts';

/** Where a card comes to be, as abilities need it. */
type Arrival = 'play' | 'reserve' | 'from-hand' | 'from-reserve' | 'completed';

/** What was seen in games. */
export interface Seen {
  /** By card and kind of arrival, how often. */
  readonly arrivals: Map<string, number>;
  /** By ability, how often it activated, was followed, or applied. */
  readonly works: Map<string, number>;
}

export function nothingSeen(): Seen {
  return { arrivals: new Map(), works: new Map() };
}

/** Adds what a trace shows, of a game with these Heroes. */
export function noteSeen(
  seen: Seen,
  trace: readonly TraceEntry[],
  heroes: readonly string[],
): void {
  for (const hero of heroes) countOne(seen.arrivals, `${hero} play`);
  for (const entry of trace) {
    for (const arrival of arrivalsIn(entry)) countOne(seen.arrivals, arrival);
    for (const thing of atWorkIn(entry)) countOne(seen.works, keyOf(thing));
  }
}

/** An ability that was never at work, with how often it could have been. */
export interface SilentAbility {
  readonly key: string;
  readonly chances: number;
}

/** Returns the abilities that had so many chances and were never at work, most often first. */
export function silentAbilities(
  { arrivals, works }: Seen,
  cards: readonly Card[],
  atLeast: number,
): readonly SilentAbility[] {
  return cards
    .flatMap(({ id, abilities = [] }) =>
      abilities.flatMap((ability, at) => {
        const arrival = arrivalFor(ability);
        const key = abilityKey(id, `${at}`);
        const chances = arrival === null ? 0 : (arrivals.get(`${id} ${arrival}`) ?? 0);
        return chances >= atLeast && !works.has(key) ? [{ key, chances }] : [];
      }),
    )
    .sort((one, other) => other.chances - one.chances);
}

/** Where its card has to come for an ability to be at work; null where no trace shows it at work. */
function arrivalFor(ability: Ability): Arrival | null {
  switch (ability.kind) {
    case 'keyword':
    case 'effect':
    case 'begin':
      return null;
    case 'quick-action':
      return placeFor(ability);
    case 'reaction':
      if (ability.trigger.on === 'hand') return 'from-hand';
      if (ability.trigger.on === 'reserve') return 'from-reserve';
      return placeFor(ability);
    case 'passive': {
      const { rule } = ability.rule;
      const isModifier = rule === 'instead' || rule === 'also';
      return isAltering(ability) || isModifier ? placeFor(ability) : null;
    }
    default:
      return ability satisfies never;
  }
}

function placeFor({
  support,
  completed,
}: {
  readonly support?: true | undefined;
  readonly completed?: true | undefined;
}): Arrival {
  if (completed) return 'completed';
  return support ? 'reserve' : 'play';
}

function arrivalsIn(entry: TraceEntry): readonly string[] {
  if (entry.kind !== 'action') return [];
  if (entry.action === 'gain-status' && entry.status === 'completed') {
    return [`${entry.object.card} completed`];
  }
  if (entry.action === 'create') return [`${entry.object.card} play`];
  if (entry.action !== 'move') return [];
  const { object, from, to } = entry;
  switch (to.zone) {
    case 'expedition':
    case 'landmark':
      return [`${object.card} play`];
    case 'reserve':
      return [`${object.card} reserve`];
    case 'limbo':
      return from.zone === 'hand' || from.zone === 'reserve'
        ? [`${object.card} from-${from.zone}`]
        : [];
    default:
      return [];
  }
}

/** Returns the abilities that an entry shows at work. */
function atWorkIn(entry: TraceEntry): readonly Thing[] {
  switch (entry.kind) {
    case 'activation':
      return [entry.reaction];
    case 'effect':
    case 'modifier':
      return entry.source?.card ? [entry.source] : [];
    case 'passives':
      return entry.applied.map(({ by }) => by).filter(({ card }) => card !== null);
    default:
      return [];
  }
}

function countOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
