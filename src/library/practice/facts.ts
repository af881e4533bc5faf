/** The facts about the end of a play that a question can ask, by key, to compare two ends. */

import { TERRAINS } from '../../engine/cards/vocabulary.ts';
import { query } from '../../engine/query.ts';
import type { DecisionKind } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { stillExists, zoneOf } from '../../engine/state/zone.ts';
import type { EndFact, FactKey } from './question.ts';

/** The end of a play. */
export interface PlayEnd {
  /** The moment of the game: two ends can be compared where it is the same. */
  readonly moment: string;
  readonly facts: ReadonlyMap<FactKey, EndFact>;
}

/** Returns the end of a play: its facts, and the moment of the game that they describe. */
export function endOf(start: Game, end: Game): PlayEnd {
  const { day, phase, decision, result } = end;
  const moment = [day, phase, result ? 'over' : (decision?.kind ?? 'open')].join(' ');
  return { moment, facts: factsOf(start, end) };
}

/** Decisions at which everything before them is done. */
const BETWEEN_EFFECTS: readonly (DecisionKind | undefined)[] = ['turn', 'expand', undefined];

/**
 * Whether a play stops in the middle of an effect: nothing can be asked about its end, since a player
 * still has to choose.
 */
export function stopsWithin({ decision, result }: Game): boolean {
  return !result && !BETWEEN_EFFECTS.includes(decision?.kind);
}

/** The facts of a game in which a play has ended, about what the players saw when it began. */
function factsOf(start: Game, end: Game): ReadonlyMap<FactKey, EndFact> {
  const asked = query(end);
  const facts = new Map<FactKey, EndFact>();
  for (const slot of namedSlots(start)) facts.set(`card:${slot}`, cardFact(slot, end));
  for (const player of end.players.keys()) {
    facts.set(`hand:${player}`, { is: 'count', count: zoneOf(end, 'hand', player).length });
    const orbs = zoneOf(end, 'mana', player).map((id) => end.objects[id]!);
    const ready = orbs.filter(({ statuses }) => !statuses.includes('exhausted')).length;
    facts.set(`mana:${player}`, { is: 'mana', ready, all: orbs.length });
    for (const side of ['hero', 'companion'] as const) {
      const distance = asked.distance({ player, side });
      facts.set(`expedition:${player}:${side}`, { is: 'distance', distance });
    }
  }
  const winners = end.result ? [...end.result.winners] : null;
  facts.set('winners', { is: 'winners', winners });
  return facts;
}

/** The cards that a question can name: those seen at the start, each the only one of its name. */
function namedSlots(start: Game): readonly number[] {
  const cards = start.objects.flatMap((object) =>
    object && !object.emblem && object.card >= 0 ? [object] : [],
  );
  const nameOf = ({ card }: GameObject) => start.library[card]!.name.en;
  const counts = Map.groupBy(cards, nameOf);
  return cards
    .filter((object) => counts.get(nameOf(object))!.length === 1)
    .filter(({ zone }) => !['deck', 'mana', 'adventure', 'hero'].includes(zone))
    .map(({ slot }) => slot);
}

function cardFact(slot: number, end: Game): EndFact {
  const object = end.objects.findLast((one) => one && !one.emblem && one.slot === slot);
  // A token that has ceased to exist (2.1.e) is still known to the game until the Day is over.
  if (!object || !stillExists(end, object.id)) return { is: 'gone' };
  const { zone, player, statuses, counters } = object;
  const side = object.expedition < 0 ? null : object.expedition % 2 === 0 ? 'hero' : 'companion';
  const inPlay = zone === 'expedition' && end.library[object.card]?.statistics;
  const statistics = inPlay ? query(end).statistics(object.id) : null;
  return {
    is: 'card',
    zone,
    player,
    ...(side ? { side } : {}),
    ...(statuses.length > 0 ? { statuses: [...statuses].sort() } : {}),
    ...(Object.values(counters).some((count) => count > 0) ? { counters } : {}),
    ...(statistics ? { statistics: TERRAINS.map((terrain) => statistics[terrain]) } : {}),
  };
}
