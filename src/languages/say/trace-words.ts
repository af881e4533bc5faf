/** The words of a language for the entries of a trace. */

import type { Duration, Terrain } from '../../engine/cards/ability.ts';
import type { ExpeditionName } from '../../engine/state/decision.ts';
import type { PlayerDoes, PlayNames } from './play-names.ts';
import type { EntryOf, MoveReason, Spot, Voice } from './teller.ts';

/** Writes a place in the form that a sentence needs: "your hand", "from your hand". */
type SpotPhrase = (spot: Spot, voice: Voice, subject?: number) => string;

/** A move, as its sentence names it. */
interface ToldMove {
  /** The object that moves. */
  readonly x: string;
  /** The player who moves it, with a verb in both forms. */
  readonly does: PlayerDoes;
  /** One of two forms, as that player is "you" or another: "your|their". */
  readonly own: (forms: string) => string;
  readonly from: (phrase: SpotPhrase) => string;
  readonly to: (phrase: SpotPhrase) => string;
}

/** The words for none, for one and for several, which get their number in words. */
export interface ByNumber {
  readonly none: string;
  readonly one: string;
  readonly several: (count: string) => string;
}

/** `x` is an object by its name, `of` the same after a noun: " of Spy Craft". Verbs of a player have two forms. */
export interface TraceWords {
  readonly moves: Readonly<Record<MoveReason, (move: ToldMove) => string>>;
  /** The counters that an object loses as it moves, by their names. */
  readonly countersLost: (names: readonly string[]) => string;
  readonly tokenCeases: string;
  readonly begins: {
    readonly game: (firstPlayer: PlayerDoes) => string;
    readonly day: (day: number) => string;
    /** A phase or a turn. */
    readonly part: (part: string) => string;
  };
  readonly turnEnds: (turn: string) => string;
  /** What a daily effect does. */
  readonly dailyMeaning: PlayNames['daily'];
  readonly turnEffect: Readonly<Record<EntryOf<'turn-effect'>['effect'], string>>;
  readonly declared: Readonly<
    Record<EntryOf<'declaration'>['what'], (x: string, of: string) => string>
  >;
  readonly declares: (does: PlayerDoes, what: string) => string;
  readonly costAltered: (by: string, of: string, from: string, to: string) => string;
  readonly effectOf: Readonly<Record<EntryOf<'effect'>['of'], string>>;
  readonly resolves: (effect: string) => string;
  readonly condition: (of: string, holds: boolean) => string;
  readonly choosesNothing: string;
  readonly chooses: string;
  /** Cards that the reader may not see. */
  readonly hiddenCards: (count: number) => string;
  readonly onlyChoice: string;
  readonly notReplaced: (of: string) => string;
  /** A modifier that adds to a step, or replaces it. */
  readonly modifies: (by: string, isAddition: boolean, step: string) => string;
  readonly deckEnds: string;
  readonly fleetingGoes: (x: string) => string;
  readonly activates: (of: string) => string;
  readonly waiting: ByNumber;
  readonly playsReaction: (does: PlayerDoes, of: string) => string;
  readonly progress: { readonly can: string; readonly cannot: string; readonly ignored: string };
  readonly terrainsWon: ByNumber;
  readonly passives: { readonly none: string; readonly one: string; readonly several: string };
  readonly distances: { readonly none: string; readonly covered: string };
  readonly tie: (players: readonly number[], voice: Voice) => string;
  readonly nobodyWins: string;
  readonly wins: string;
  readonly severalWin: (players: string, isYouToo: boolean) => string;
  readonly created: (x: string, to: (phrase: SpotPhrase) => string) => string;
  readonly stays: (at: readonly ExpeditionName[], voice: Voice) => string;
  readonly goes: (
    from: readonly ExpeditionName[],
    to: readonly ExpeditionName[],
    voice: Voice,
  ) => string;
  readonly gainsAbility: (x: string) => string;
  /** Verbs of an object, in the third person. */
  readonly gains: string;
  readonly loses: string;
  readonly isExhausted: string;
  readonly isReadied: string;
  /** A Feat: being completed is no status that it gains (S.1.a). */
  readonly isCompleted: string;
  readonly ceases: string;
  readonly subtype: string;
  readonly subtypes: string;
  /** How many counters there are after some were gained or lost. */
  readonly nowHas: (count: number) => string;
  readonly stillHas: (count: number) => string;
  readonly ascends: (expedition: string) => string;
  readonly noLongerAscended: (expedition: string) => string;
  /** The way of an Expedition: forwards above 0, backwards below. */
  readonly moved: (way: number, region: number) => string;
  readonly dueTo: (causes: readonly (Terrain | 'ascend')[]) => string;
  readonly regionIs: string;
  readonly cardTurned: string;
  readonly cardsTurned: string;
  readonly markerGoes: (terrain: string, region: number, isNew: boolean) => string;
  readonly rolls: (does: PlayerDoes, result: number) => string;
  readonly shufflesDeck: string;
  readonly reveals: (does: PlayerDoes, x: string) => string;
  readonly reactionWaits: (of: string) => string;
  readonly effectLasts: (of: string, until: string) => string;
  readonly until: Readonly<Record<Duration, string>>;
  readonly becomesFirst: string;
  readonly hasPassed: string;
}
