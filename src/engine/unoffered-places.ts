/** Why Expeditions and Landmark zones are no options of a decision, for who presses one. */

import { thingOf } from './board/tracing.ts';
import { open } from './open.ts';
import { type Citation, citeAll } from './rules/edition.ts';
import type { RuleNumber } from './rules/rule-number.ts';
import type { Decision, ExpeditionName, OptionWhat } from './state/decision.ts';
import { expeditionName } from './state/expedition-name.ts';
import type { Game } from './state/game.ts';
import { objectAt, printedCard } from './state/lookup.ts';
import type { Spot, Thing } from './state/trace.ts';

export type PlaceObstacle =
  /** Cards are played in one's own Expeditions and Landmark zone. */
  | 'not-yours'
  /** No card that could be played there now. */
  | 'nothing-to-play'
  /** Cards or objects are chosen. */
  | 'no-object'
  /** The text means other Expeditions. */
  | 'other';

/** A place that cannot be chosen, and why. */
export interface UnofferedPlace {
  readonly spot: Spot;
  /** Whose text says what can be chosen; null where a rule of the game does. */
  readonly source: Thing | null;
  readonly why: PlaceObstacle;
  readonly cites: readonly Citation[];
}

interface Place {
  readonly kind: 'expedition' | 'landmark';
  readonly player: number;
  readonly expedition: ExpeditionName | null;
}

/** Returns every Expedition and Landmark zone that is no option; none while nothing is asked. */
export function unofferedPlaces(game: Game): readonly UnofferedPlace[] {
  const { decision } = game;
  if (!decision) return [];
  const draft = open(game, false);
  const source = decision.source === null ? null : thingOf(draft, decision.source);
  return placesOf(game).flatMap((place): UnofferedPlace[] => {
    const found = obstacleFor(game, decision, place);
    if (!found) return [];
    const [why, rules] = found;
    const spot: Spot = {
      zone: place.kind,
      player: place.player,
      ...(place.expedition ? { expeditions: [place.expedition] } : {}),
    };
    return [{ spot, source, why, cites: citeAll(rules, draft.edition) }];
  });
}

function placesOf({ players }: Game): readonly Place[] {
  const seats = players.flatMap(({ competing }, player) => (competing ? [player] : []));
  return seats.flatMap((player): Place[] => [
    ...[0, 1].map(
      (side): Place => ({
        kind: 'expedition',
        player,
        expedition: expeditionName(player * 2 + side),
      }),
    ),
    { kind: 'landmark', player, expedition: null },
  ]);
}

type Found = readonly [PlaceObstacle, readonly RuleNumber[]];

function obstacleFor(game: Game, decision: Decision, place: Place): Found | null {
  const { kind, options, player } = decision;
  switch (kind) {
    case 'turn':
    case 'play': {
      const rules = PLAYED_IN[place.kind];
      if (place.player !== player) return ['not-yours', rules];
      const isOffered = options.some(({ what }) => goesTo(game, what, place));
      return isOffered ? null : ['nothing-to-play', rules];
    }
    case 'expedition': {
      const isOffered = options.some(
        ({ what }) => what.is === 'expedition' && isSame(what.expedition, place.expedition),
      );
      return isOffered ? null : ['other', ['6.1.g']];
    }
    case 'target':
    case 'choose':
      return options.some(({ what }) => what.is === 'object') ? ['no-object', ['6.1.g']] : null;
    default:
      return null;
  }
}

const PLAYED_IN: Readonly<Record<Place['kind'], readonly RuleNumber[]>> = {
  expedition: ['5.2.1.a', '5.2.2.a'],
  landmark: ['5.2.3.a'],
};

/** Whether an option plays a card into a place. */
function goesTo(game: Game, what: OptionWhat, { kind, expedition }: Place): boolean {
  if (what.is !== 'play') return false;
  if (kind === 'expedition') return isSame(what.into, expedition);
  const { type } = printedCard(game, objectAt(game, what.object).card);
  return type === 'landmark-permanent';
}

function isSame(one: ExpeditionName | null, other: ExpeditionName | null): boolean {
  return one !== null && one.player === other?.player && one.side === other.side;
}
