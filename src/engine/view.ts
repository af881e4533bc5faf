/** The game as a player may know it (3.1.3): hidden cards are counted, not shown. */

import type { Duration, Status, Terrain, Zone } from './cards/ability.ts';
import { PROFILES } from './rules/edition.ts';
import { onlyEngineErrors } from './rules/error.ts';
import { itemAt } from './rules/require.ts';
import type { Answered, Decision, OptionWhat } from './state/decision.ts';
import { expeditionName } from './state/expedition-name.ts';
import { checkGame, type Game, type Result } from './state/game.ts';
import { expeditionAt, objectAt, playerAt, printedCard } from './state/lookup.ts';
import { type Emblem, type GameObject, hidesFaces, isHidden } from './state/object.ts';
import { type PERSONAL_ZONES, zoneOf } from './state/zone.ts';

/** An object or card as a player sees it; `card` is null where its face is hidden. */
export interface SeenObject {
  readonly id: number;
  readonly card: string | null;
  readonly token: boolean;
  readonly owner: number;
  readonly player: number;
  readonly expedition: ReturnType<typeof expeditionName> | null;
  readonly statuses: readonly Status[];
  readonly counters: Readonly<Record<string, number>>;
  readonly emblem: 'reaction' | 'ongoing' | null;
  /** The source of an emblem, which all may know (2.2.2.m, 2.2.15.a); null for other objects. */
  readonly madeBy: SeenSource | null;
}

/** The ability that made an emblem. */
export interface SeenSource {
  /** The object that is "I" (7.2.1.d). */
  readonly object: number;
  readonly card: string | null;
  /** The ability by its key, for the Emblem of a Reaction. */
  readonly ability: string | null;
  /** The duration of an Ongoing Emblem. */
  readonly duration: Duration | null;
}

export interface SeenPlayer {
  readonly name: string;
  readonly team: number;
  readonly passed: boolean;
  readonly competing: boolean;
  /** How many cards are in the Deck (3.1.3.e). */
  readonly deck: number;
  /** The player's own cards; of others only how many. */
  readonly hand: readonly SeenObject[] | number;
  readonly discard: readonly SeenObject[];
  readonly hero: readonly SeenObject[];
  readonly landmark: readonly SeenObject[];
  readonly mana: readonly SeenObject[];
  readonly reserve: readonly SeenObject[];
  readonly expeditions: readonly {
    readonly side: 'hero' | 'companion';
    readonly distance: number;
    readonly ascended: boolean;
  }[];
}

export interface View {
  readonly edition: Game['edition'];
  readonly mode: Game['mode'];
  readonly day: number;
  readonly phase: Game['phase'];
  readonly firstPlayer: number;
  readonly turn: number | null;
  readonly players: readonly SeenPlayer[];
  readonly expedition: readonly SeenObject[];
  readonly limbo: readonly SeenObject[];
  /** Terrains of face-down regions are null. */
  readonly regions: readonly { readonly terrains: readonly Terrain[] | null }[];
  readonly markers: readonly { readonly terrain: Terrain; readonly region: number }[];
  readonly arena: boolean;
  /** The kinds of zones that are hidden in this edition (3.1.3.d). */
  readonly hidden: readonly Zone[];
  /** The decision, if it is this player's; of another's, only the player and the kind. */
  readonly decision: Decision | { readonly player: number; readonly kind: Decision['kind'] } | null;
  /** The answers to earlier decisions of the same effect or play, oldest first (6.1.h). */
  readonly decided: readonly SeenAnswer[];
  readonly result: Result | null;
}

/** An answer given before others give theirs: each player knows the earlier ones (6.1.h). */
export interface SeenAnswer {
  /** Whose decision it was; null where chance picked. */
  readonly player: number | null;
  /** Null for each card of a hidden zone that this player may not see. */
  readonly chosen: readonly (OptionWhat | null)[];
}

/**
 * Returns the game as one player may know it; with `null` for the player, only the information that is
 * open to all. Hidden cards cannot be told apart: neither by their order, nor by which card became
 * which.
 *
 * @throws EngineError `game` for a value that is no game
 */
export function view(game: Game, player: number | null): View {
  return onlyEngineErrors(() => viewOf(game, player));
}

function viewOf(game: Game, player: number | null): View {
  checkGame(game);
  const see = (id: number) => seenObject(game, objectAt(game, id), player);
  return {
    edition: game.edition,
    mode: game.mode,
    day: game.day,
    phase: game.phase,
    firstPlayer: game.firstPlayer,
    turn: game.turn,
    players: game.players.map((_, seat) => seenPlayer(game, seat, player)),
    expedition: zoneOf(game, 'expedition').map(see),
    limbo: zoneOf(game, 'limbo').map(see),
    regions: game.regions.map(({ faceUp, terrains }) => ({ terrains: faceUp ? terrains : null })),
    markers: game.markers.map(({ terrain, region }) => ({ terrain, region })),
    arena: game.arena,
    hidden: PROFILES[game.edition].manaHidden ? ['deck', 'hand', 'mana'] : ['deck', 'hand'],
    decision: seenDecision(game.decision, player),
    decided: game.decision ? (game.agenda.at(-1)?.answers ?? []).map(seenAnswer(game, player)) : [],
    result: game.result,
  };
}

function seenPlayer(game: Game, seat: number, player: number | null): SeenPlayer {
  const { name, passed, competing } = playerAt(game, seat);
  const see = (zone: (typeof PERSONAL_ZONES)[number]) =>
    zoneOf(game, zone, seat).map((id) => seenObject(game, objectAt(game, id), player));
  const hand = see('hand');
  return {
    name,
    team: itemAt(game.teams, seat, 'teams'),
    passed,
    competing,
    deck: zoneOf(game, 'deck', seat).length,
    hand: seat === player ? hand : hand.length,
    discard: see('discard'),
    hero: see('hero'),
    landmark: see('landmark'),
    mana: see('mana'),
    reserve: see('reserve'),
    expeditions: [seat * 2, seat * 2 + 1].map((expedition) => ({
      side: expeditionName(expedition).side,
      distance: expeditionAt(game, expedition).distance,
      ascended: expeditionAt(game, expedition).ascended,
    })),
  };
}

/** Faces are hidden in Hands and Mana zones of others (3.2.5.b, 3.2.9.d). */
function seenObject(game: Game, object: GameObject, player: number | null): SeenObject {
  const isFaceDown = hidesFaces(object.zone) && object.player !== player;
  return {
    id: object.id,
    card: isFaceDown || object.card < 0 ? null : printedCard(game, object.card).id,
    token: object.token,
    owner: object.owner,
    player: object.player,
    expedition: object.expedition < 0 ? null : expeditionName(object.expedition),
    statuses: object.statuses,
    counters: object.counters,
    emblem: object.emblem?.type ?? null,
    madeBy: object.emblem && sourceOf(game, object.emblem),
  };
}

function sourceOf(game: Game, emblem: Emblem): SeenSource {
  const { source: object } = emblem;
  const card = game.objects[object]?.card ?? -1;
  return {
    object,
    card: card < 0 ? null : printedCard(game, card).id,
    ability: emblem.type === 'reaction' ? emblem.ability : null,
    duration: emblem.type === 'ongoing' ? emblem.duration : null,
  };
}

function seenDecision(decision: Decision | null, player: number | null): View['decision'] {
  if (!decision) return null;
  if (decision.player === player) return decision;
  return { player: decision.player, kind: decision.kind };
}

/**
 * Returns a function that hides the cards chosen in hidden zones from a player; objects chosen in
 * visible zones are known to all (6.1.h).
 */
function seenAnswer(game: Game, player: number | null): (answer: Answered) => SeenAnswer {
  const see = (what: OptionWhat, by: number | null): OptionWhat | null => {
    if (!('object' in what) || by === player) return what;
    const object = game.objects[what.object];
    // A card that is still to arrive is no object yet.
    if (!object) return what;
    if (isHidden(object.zone)) return null;
    return what.is === 'object' ? { ...what, card: seenObject(game, object, player).card } : what;
  };
  return ({ by, options }) => ({ player: by, chosen: options.map(({ what }) => see(what, by)) });
}
