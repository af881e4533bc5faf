/** The end of a play, as plain data for programs: the objects with their places and properties. */

import type { Statistics } from '../../engine/cards/ability.ts';
import { type Game, query, zoneOf } from '../../engine/index.ts';

export interface FinalObject {
  /** Card id; null for an emblem. */
  readonly card: string | null;
  readonly statuses?: readonly string[];
  readonly counters?: Readonly<Record<string, number>>;
  readonly statistics?: Statistics;
  readonly keywords?: readonly string[];
}

export interface FinalPlayer {
  readonly name: string;
  readonly hero: readonly FinalObject[];
  readonly hand: readonly FinalObject[];
  readonly deck: readonly FinalObject[];
  readonly discard: readonly FinalObject[];
  readonly reserve: readonly FinalObject[];
  readonly landmark: readonly FinalObject[];
  readonly mana: { readonly ready: number; readonly exhausted: number };
  readonly expeditions: Readonly<Record<'hero' | 'companion', FinalExpedition>>;
}

export interface FinalExpedition {
  readonly distance: number;
  readonly ascended: boolean;
  readonly statistics: Statistics;
  readonly objects: readonly FinalObject[];
}

export interface Final {
  readonly day: number;
  readonly phase: Game['phase'];
  readonly firstPlayer: number;
  readonly turn: number | null;
  readonly players: readonly FinalPlayer[];
  readonly limbo: readonly FinalObject[];
  /** Terrains by region; none while it is face down. */
  readonly regions: readonly (readonly string[])[];
  readonly asked: { readonly player: number; readonly kind: string } | null;
  readonly result: Game['result'];
}

/** Describes a game with nothing hidden. */
export function finalOf(game: Game): Final {
  const asked = query(game);
  const see = (id: number): FinalObject => {
    const object = game.objects[id]!;
    const card = object.card < 0 ? null : game.library[object.card]!;
    const inPlay = object.zone === 'expedition' || object.zone === 'landmark';
    const keywords = inPlay ? Object.keys(asked.keywords(id)) : [];
    return {
      card: card?.id ?? null,
      ...(object.statuses.length > 0 ? { statuses: object.statuses } : {}),
      ...(Object.keys(object.counters).length > 0 ? { counters: object.counters } : {}),
      ...(object.zone === 'expedition' && card?.statistics
        ? { statistics: asked.statistics(id) }
        : {}),
      ...(keywords.length > 0 ? { keywords } : {}),
    };
  };
  const expedition = (player: number, side: 'hero' | 'companion'): FinalExpedition => {
    const number = player * 2 + (side === 'hero' ? 0 : 1);
    return {
      distance: asked.distance({ player, side }),
      ascended: game.expeditions[number]!.ascended,
      statistics: asked.expeditionStatistics({ player, side }),
      objects: zoneOf(game, 'expedition')
        .filter((id) => game.objects[id]!.expedition === number)
        .map(see),
    };
  };
  const player = (seat: number): FinalPlayer => {
    const zone = (kind: Parameters<typeof zoneOf>[1]) => zoneOf(game, kind, seat).map(see);
    const orbs = zoneOf(game, 'mana', seat).map((id) => game.objects[id]!);
    const exhausted = orbs.filter(({ statuses }) => statuses.includes('exhausted')).length;
    return {
      name: game.players[seat]!.name,
      hero: zone('hero'),
      hand: zone('hand'),
      deck: zone('deck'),
      discard: zone('discard'),
      reserve: zone('reserve'),
      landmark: zone('landmark'),
      mana: { ready: orbs.length - exhausted, exhausted },
      expeditions: { hero: expedition(seat, 'hero'), companion: expedition(seat, 'companion') },
    };
  };
  return {
    day: game.day,
    phase: game.phase,
    firstPlayer: game.firstPlayer,
    turn: game.turn,
    players: game.players.map((_, seat) => player(seat)),
    limbo: zoneOf(game, 'limbo').map(see),
    regions: game.regions.map((_, region) => asked.terrains(region)),
    asked: game.decision && { player: game.decision.player, kind: game.decision.kind },
    result: game.result,
  };
}
