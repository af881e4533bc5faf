/** The names of players, things and places in sentences about a game, as a language gives them. */

import type { DailyEffect, Phase, Status } from '../../engine/cards/ability.ts';
import type { ExpeditionName } from '../../engine/state/decision.ts';
import type { Spot, Thing } from '../../engine/state/trace.ts';
import type { Voice } from './teller.ts';

/** A player's verb after the player, given in both forms: "draw|draws" becomes "you draw". */
export type PlayerDoes = (forms: string) => string;

/** How a card is played, each part with the space before it: " in your Hero Expedition for free". */
export interface PlayedAs {
  readonly into: (expedition: ExpeditionName, voice: Voice, subject?: number) => string;
  readonly free: string;
  /** " for {mana:2}", of the mana sign. */
  readonly forMana: (mana: string) => string;
  readonly scout: string;
  readonly temple: string;
}

export interface PlayNames {
  readonly colon: string;
  readonly semicolon: string;
  readonly player: (seat: number, voice: Voice) => string;
  readonly does: (seat: number, forms: string, voice: Voice) => string;
  /** "your turn". */
  readonly turn: (seat: number, voice: Voice) => string;
  readonly thing: (what: Thing | null, voice: Voice, known?: 'all' | readonly number[]) => string;
  /** " of Spy Craft", or nothing. */
  readonly ofThing: (what: Thing | null, voice: Voice) => string;
  readonly anEffect: string;
  readonly expedition: (name: ExpeditionName, voice: Voice) => string;
  readonly spot: (spot: Spot, voice: Voice) => string;
  readonly region: (number: number) => string;
  readonly list: (items: readonly string[]) => string;
  /** A list of names, which may have commas of their own. */
  readonly listOfNames: (items: readonly string[]) => string;
  readonly number: (count: number) => string;
  readonly phase: Readonly<Record<Phase, string>>;
  readonly daily: Readonly<Record<DailyEffect, string>>;
  readonly subtype: (id: string) => string;
  readonly status: (id: Status) => string;
  /** "2 boosts". */
  readonly counters: (name: string, count: number) => string;
  /** The name of counters, in the plural: "boosts". */
  readonly counterName: (name: string) => string;
  readonly playedAs: PlayedAs;
}

/** How a card is played, in words; nothing of its cost where that is not told. */
export function describePlay(
  { into, cost, scout, temple }: Played,
  words: PlayedAs,
  voice: Voice,
  subject?: number,
): string {
  const where = into ? words.into(into, voice, subject) : '';
  const price = cost === null ? words.free : words.forMana(`{mana:${cost}}`);
  const as = (scout ? words.scout : '') + (temple ? words.temple : '');
  return where + (cost === undefined ? '' : price) + as;
}

interface Played {
  readonly into?: ExpeditionName | null | undefined;
  /** Null where nothing is paid. */
  readonly cost: number | null | undefined;
  readonly scout?: unknown;
  readonly temple?: unknown;
}
