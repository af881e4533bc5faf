/** Objects (2.1) and their identity: an object stands in a zone; it is replaced, never changed. */

import type {
  Ability,
  Duration,
  Effect,
  Passive,
  PlayChange,
  PlayedFilter,
  Reaction,
  Status,
  Zone,
} from '../cards/ability.ts';
import type { Bindings } from './bindings.ts';

/** Counters by name; those called `boost` are boosts (2.5.1.a). */
export type Counters = Readonly<Record<string, number>>;

export const NO_COUNTERS: Counters = {};
export const NO_STATUSES: readonly Status[] = [];
export const NO_ABILITIES: readonly Ability[] = [];
export const NO_SUBTYPES: readonly string[] = [];
export const FLEETING: readonly Status[] = ['fleeting'] as const;
export const EXHAUSTED: readonly Status[] = ['exhausted'] as const;

/** The name of boost counters (2.5.1.a). */
export const BOOST = 'boost';

/** From where a card is being played, or was played when it came here. */
export type PlayedFrom = 'hand' | 'reserve' | 'deck' | 'discard';

/**
 * An object, or a card in a hidden zone. A change of zone makes a new one with a new `id`, which is
 * also its timestamp (2.2.16.b); `slot` is the card or token that represents it (2.1.d).
 */
export interface GameObject {
  readonly id: number;
  /** -1 for an emblem, which nothing represents. */
  readonly slot: number;
  /** Place of the card in the game's library; -1 for an emblem. */
  readonly card: number;
  readonly token: boolean;
  /** It is played, or was, as the Landmark Permanent that its card can be (S.2.b). */
  readonly temple: boolean;
  readonly owner: number;
  readonly zone: Zone;
  /** Whose personal zone it is in; in the Expedition zone and Limbo, its controller (7.5.5). */
  readonly player: number;
  /** The Expedition that the card is in (a Gigantic object is also in the other), or -1. */
  readonly expedition: number;
  readonly statuses: readonly Status[];
  readonly counters: Counters;
  /** Abilities that it gained as it entered (7.4.5.c), or that an effect gave it for good (S.7.b). */
  readonly extra: readonly Ability[];
  /** Sub-types that an effect gave it. */
  readonly subtypes: readonly string[];
  readonly playedFrom: PlayedFrom | null;
  readonly emblem: Emblem | null;
  /** The object that it was before its Scout ability sent it here (7.4.5.e), or 0. */
  readonly scoutedFrom: number;
}

/** The text of an emblem (2.2.2.m). */
export type Emblem =
  | {
      readonly type: 'reaction';
      readonly effect: Effect;
      /** The object that created it, which is "I" (7.2.1.d). */
      readonly source: number;
      readonly ability: string;
      readonly bindings: Bindings;
    }
  | {
      readonly type: 'ongoing';
      readonly duration: Duration;
      readonly source: number;
      readonly says: OngoingText;
      readonly bindings: Bindings;
    };

/**
 * The passive ability of an Ongoing Emblem, the next card it waits for, or a delayed Reaction: `once`
 * it was activated, the emblem ceases to exist.
 */
export type OngoingText =
  | { readonly passive: Passive }
  | { readonly next: NextCard }
  | { readonly reaction: Reaction; readonly once?: true };

/** "The next … you play" (2.2.15.c). */
export interface NextCard {
  readonly players: readonly number[];
  readonly card: PlayedFilter;
  readonly changes: readonly PlayChange[];
}

/** Whether an object has a status; Boosted follows from its boosts (2.4.5). */
export function hasStatus(object: GameObject, status: Status): boolean {
  if (status === 'boosted') return (object.counters[BOOST] ?? 0) > 0;
  return object.statuses.length > 0 && object.statuses.includes(status);
}

/** Returns how many counters of a name an object has; `any` counts all of them. */
export function countersOn(object: GameObject, name: string): number {
  if (name !== 'any') return object.counters[name] ?? 0;
  let sum = 0;
  for (const key in object.counters) sum += object.counters[key] ?? 0;
  return sum;
}

/** Whether objects in a zone can have statuses and counters (2.4.1.b, 2.4.1.c). */
export function keepsMarks(zone: Zone): boolean {
  return zone !== 'discard' && zone !== 'deck' && zone !== 'hand';
}

/** Whether a zone is hidden, whatever an edition says of Mana (3.1.3.d). */
export function isHidden(zone: Zone): boolean {
  return zone === 'deck' || zone === 'hand';
}

/** Whether players may not see the faces of others' cards in a zone (3.1.3.f, 3.2.9.d). */
export function hidesFaces(zone: Zone): boolean {
  return isHidden(zone) || zone === 'mana';
}

/** Whether a zone is in play in every edition, as the Hero zone is not (3.1.4.a). */
export function inPlayZone(zone: Zone): boolean {
  return zone === 'expedition' || zone === 'landmark';
}

/** Whether abilities other than support ones work in a zone, and "me" in them applies (2.2.12.g, h). */
export function isAtWork(zone: Zone): boolean {
  return inPlayZone(zone) || zone === 'hero';
}

/** Returns where a card was played from, as effects ask for it: Hand or Reserve, else null. */
export function handOrReserve(from: PlayedFrom | null | undefined): 'hand' | 'reserve' | null {
  return from === 'hand' || from === 'reserve' ? from : null;
}
