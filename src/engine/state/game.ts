/** The game as a value, and the working copy that one call changes. */

import type {
  Amount,
  DeedKind,
  ExpeditionFilter,
  Filter,
  Phase,
  Terrain,
} from '../cards/ability.ts';
import type { Card } from '../cards/card.ts';
import { type CompiledCard, compileLibrary, type Traits } from '../cards/compile.ts';
import { EDITIONS, type EditionId, PROFILES, type Profile } from '../rules/edition.ts';
import { EngineError, textOfValue } from '../rules/error.ts';
import type { Context } from './bindings.ts';
import type { Decision } from './decision.ts';
import type { Frame } from './frame.ts';
import type { Mode } from './mode.ts';
import type { GameObject, PlayedFrom } from './object.ts';
import type { Irreversible, TraceEntry } from './trace.ts';
import type { Working } from './working-state.ts';

/** A region of the Adventure (3.2.1.b). */
export interface Region {
  /** Regions with the same number are turned over together; null for those that always lie open. */
  readonly tumult: number | null;
  readonly faceUp: boolean;
  /** Its terrains, known to the players while it is face up. */
  readonly terrains: readonly Terrain[];
}

/** A Terrain Marker (3.2.1.d); `region` is -1 while it is still on its Hero. */
export interface Marker {
  readonly id: number;
  readonly terrain: Terrain;
  readonly region: number;
  readonly owner: number;
  /** The Hero that began the game with it, or 0. */
  readonly hero: number;
}

/** An Expedition (3.2.4.b) and its counter in the Adventure. */
export interface Expedition {
  /** How far its counter is from its region of origin. */
  readonly distance: number;
  readonly ascended: boolean;
  /** Whether it moved forward this day (4.2.5.b). */
  readonly moved: boolean;
}

export interface Player {
  readonly name: string;
  /** Whether they have passed this Afternoon (4.2.3.b). */
  readonly passed: boolean;
  /** Whether they still take part: false once out of a tiebreak among others. */
  readonly competing: boolean;
}

/** How a game ended. */
export interface Result {
  /** No winner when the game hit its declared bound. */
  readonly winners: readonly number[];
  readonly reason: 'expeditions' | 'arena' | 'card' | 'bound';
  readonly day: number;
}

/** The fields of a game, with containers that a working copy may change. */
export interface State {
  /** Version of this format, for values that were stored. */
  readonly format: 1;
  readonly edition: EditionId;
  readonly mode: Mode;
  /** Whether a decision with one possible answer is taken without asking. */
  readonly automatic: boolean;
  /** The number of days after which the game ends without winner. */
  readonly bound: number;
  /** Every card and token of the game; objects name them by their place. */
  readonly library: readonly Card[];
  /** For each Expedition, the one that it faces. */
  facing: readonly number[];
  /** For each player, their team. */
  readonly teams: readonly number[];
  random: readonly number[];
  day: number;
  phase: Phase | null;
  firstPlayer: number;
  /** Whose turn it is. */
  turn: number | null;
  /** Players who passed this Afternoon, in order. */
  passes: number;
  players: Player[];
  /** By id: every object and card, as it is or as it last was (2.1.h). */
  objects: (GameObject | null)[];
  /** Characteristics that objects last had, where passive abilities had changed them. */
  pastTraits: Record<number, Traits>;
  /** By slot: the present object of each card and token, 0 for none. */
  things: number[];
  /** Object ids by zone, see `zone.ts`. */
  zones: number[][];
  /** By Expedition: player * 2 for the Hero Expedition, plus 1 for the Companion Expedition. */
  expeditions: Expedition[];
  regions: Region[];
  markers: Marker[];
  /** Tiebreakers have started (4.3). */
  arena: boolean;
  /** The last timestamp given (2.2.16.c). */
  timestamp: number;
  /** Activations and quick actions this day, by `OBJECT:ABILITY` (1.4.6). */
  counts: Record<string, number>;
  /**
   * The cards that each player played this Afternoon, by place in the library ("the first … you play").
   */
  played: readonly (readonly PlayedCard[])[];
  /** The deeds of this day, where a card of the library asks for them. */
  deeds: readonly Deed[];
  /** The turns that have begun this day. */
  turns: number;
  /** Steps and repetitions so far this day, held against the bound. */
  steps: number;
  agenda: Frame[];
  decision: Decision | null;
  result: Result | null;
  /** How many decisions were asked and entries written. */
  asked: number;
  written: number;
  /** The passive abilities as they were last written in the trace. */
  told: string;
}

/** A card that was played, by its place in the library, perhaps as a Temple (S.2.g). */
export interface PlayedCard {
  readonly card: number;
  readonly temple?: true;
}

/** Something that was done with a card this day. */
export interface Deed {
  readonly did: DeedKind;
  readonly player: number;
  /** The card, by its place in the library. */
  readonly card: number;
  readonly from: PlayedFrom | null;
  /** Of a played card: as a Temple. */
  readonly temple?: true;
  /** Of a discarded card: in whose zone it was. */
  readonly whose?: number;
  /** The costs of a quick action that are symbols. */
  readonly costs: readonly ('exhaust' | 'discard')[];
  /** In which turn of the day, counted from 1; 0 where it was no turn. */
  readonly turn: number;
}

type Frozen<T> = T extends (infer U)[] ? readonly Frozen<U>[] : T extends object ? Readonly<T> : T;

/** A game: plain, readonly, complete at any moment. Keep old values for undo and fork. */
export type Game = { readonly [K in keyof State]: Frozen<State[K]> };

/**
 * Functions that the draft carries for folders and files before those that define them. They are needed
 * as a card's text nests without end: a filter holds amounts, an amount counts by a filter.
 */
export interface Nested {
  /** Works out the working state: the abilities that work, and their results. */
  readonly workOut: (draft: Draft) => Working;
  /** The value of an amount. */
  readonly amount: (draft: Draft, value: Amount, context: Context) => number;
  /** Whether an Expedition is one that a filter means. */
  readonly matchesExpedition: (
    draft: Draft,
    filter: ExpeditionFilter,
    expedition: number,
    context: Context,
  ) => boolean;
  /** Whether a player can play any card that a filter means, for a Rush in a cost. */
  readonly canPlaySome: (
    draft: Draft,
    player: number,
    filter: Filter | undefined,
    settled: { readonly leftOut: readonly number[]; readonly mana: number },
  ) => boolean;
}

/** The working copy of one call, with fields that need not be stored. */
export interface Draft extends State {
  readonly nested: Nested;
  readonly profile: Profile;
  readonly compiled: readonly CompiledCard[];
  /** The working state before the present step, from which all its actions start (6.1.f). */
  frozen: Working | null;
  /** Where entries go; null when the trace is off. */
  entries: TraceEntry[] | null;
  /** Entry that new ones are written under. */
  parent: number | null;
  /** The working state; null when it must be worked out again (2.3.1.e). */
  working: Working | null;
  /** The sum of `counts`. */
  uses: number;
  /** Whether `counts` was copied and may be changed; whether `pastTraits` was. */
  ownsCounts: boolean;
  ownsTraits: boolean;
  /** Set by whatever cannot be undone in good faith. */
  irreversible: Irreversible | null;
  /** Set when a question was answered by how something last was (2.1.h). */
  lookedBack: boolean;
  /** Set when an event happened, for callers that go event by event. */
  happened: boolean;
}

const LISTS = [
  ...['library', 'facing', 'teams', 'players', 'objects', 'things', 'zones', 'expeditions'],
  ...['regions', 'markers', 'agenda'],
] as const satisfies readonly (keyof State)[];

/**
 * Refuses what is no game, by its format and its lists; what they hold is not looked through, as this
 * is asked at every decision.
 *
 * @throws EngineError `game` that names the field
 */
export function checkGame(game: Game): void {
  const refuse = (where: string, message: string) => {
    throw new EngineError('game', where, message);
  };
  if (typeof game !== 'object' || game === null) {
    refuse(
      'game',
      `expected a game, parsed where it was stored as a text, found ${textOfValue(game)}`,
    );
  }
  if (game.format !== 1) {
    const hint = 'give the `game` of what advance returned';
    refuse('game.format', `expected 1, found ${textOfValue(game.format)}: ${hint}`);
  }
  if (!EDITIONS.includes(game.edition)) {
    refuse('game.edition', `“${textOfValue(game.edition)}” is not an edition`);
  }
  const broken = LISTS.find((field) => !Array.isArray(game[field]));
  if (broken) refuse(`game.${broken}`, `expected a list, found ${textOfValue(game[broken])}`);
}

/**
 * Opens a working copy: containers are copied once, objects are shared.
 *
 * @param nested the functions of later folders, see `open.ts`
 */
export function openWith(nested: Nested, game: Game, traced: boolean): Draft {
  return {
    ...game,
    nested,
    players: game.players.slice(),
    objects: game.objects.slice(),
    things: game.things.slice(),
    zones: game.zones.map((zone) => zone.slice()),
    expeditions: game.expeditions.slice(),
    regions: game.regions.slice(),
    markers: game.markers.slice(),
    agenda: game.agenda.map((frame) => ({ ...frame })),
    profile: PROFILES[game.edition],
    compiled: compileLibrary(game.library),
    entries: traced ? [] : null,
    parent: null,
    working: null,
    frozen: null,
    uses: sumOf(game.counts),
    ownsCounts: false,
    ownsTraits: false,
    irreversible: null,
    lookedBack: false,
    happened: false,
  };
}

function sumOf(counts: Game['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Closes a working copy into a game. The draft must not be used any more. */
export function closeDraft(draft: Draft): Game {
  const {
    nested: _nested,
    profile: _profile,
    compiled: _compiled,
    entries: _entries,
    parent: _parent,
    working: _working,
    frozen: _frozen,
    uses: _uses,
    ownsCounts: _ownsCounts,
    ownsTraits: _ownsTraits,
    irreversible: _irreversible,
    lookedBack: _lookedBack,
    happened: _happened,
    ...game
  } = draft;
  return game;
}

/** Returns the other Expedition of the same player. */
export function otherSide(expedition: number): number {
  return expedition ^ 1;
}

/** Returns whose Expedition it is. */
export function playerOf(expedition: number): number {
  return expedition >> 1;
}

/** Returns how many players the game has. */
export function playerCount(game: Pick<State, 'teams'>): number {
  return game.teams.length;
}
