/**
 * Decisions: what a player is asked, the legal options in words of the game, and answers.
 *
 * An option that is impossible is absent (6.1.g); the trace has a `why-not` entry with the rule that
 * removed it. Answers name options by their `id`, which is stable and readable, never by index.
 */

import type { Filter, Side, Status, Terrain } from '../cards/ability.ts';
import type { Citation } from '../rules/edition.ts';

/** The kind of question that a decision asks. */
export type DecisionKind =
  /** Play a card, play a quick action, or pass (4.2.3.d). */
  | 'turn'
  /** Which three cards become the first Mana Orbs (4.1.i). */
  | 'starting-mana'
  /** Which card, if any, becomes a Mana Orb (4.2.1.e). */
  | 'expand'
  | 'target'
  | 'choose'
  | 'may'
  | 'modes'
  | 'expedition'
  | 'region'
  | 'player'
  | 'status'
  | 'number'
  | 'counter'
  /** How a card is played: alternative and optional costs (5.1.2.c). */
  | 'payment'
  /** Which card is played by an effect (5.2.b). */
  | 'play'
  /** Which of several Reactions is played first (4.4.b). */
  | 'reaction'
  /** Which ability activates, when only one of several does. */
  | 'ability'
  /** Which objects are kept at Clean-up (4.2.5.c). */
  | 'clean-up'
  /** Which modifier applies first (6.2.h). */
  | 'modifier'
  /** Whether an optional modifier applies (6.2.d). */
  | 'optional-modifier'
  /** Which die counts, or whether its result is changed (7.3.33.c). */
  | 'die'
  /** Whether a ready Mana Orb and an exhausted one are swapped (3.2.9.e). */
  | 'swap-orbs'
  /** Whether the Discard pile is shuffled back into the Deck (4.2.1.f, 7.3.9.c, 7.3.31.b). */
  | 'shuffle-back'
  /** The order of timestamps given at the same time (2.2.16.d). */
  | 'timestamps';

/** An Expedition as others see it. */
export interface ExpeditionName {
  readonly player: number;
  readonly side: Side;
}

/** The content of an option. `card` is a card id, `object` an object id of the game. */
export type OptionWhat =
  | { readonly is: 'pass' | 'none' | 'done' | 'yes' | 'no' }
  | {
      readonly is: 'play';
      readonly object: number;
      readonly card: string;
      readonly from: 'hand' | 'reserve' | 'deck' | 'discard';
      readonly into: ExpeditionName | null;
      /** Mana to pay, as far as known before the other choices; null when free. */
      readonly cost: number | null;
      readonly scout: boolean;
      /** For its Hand Cost although it comes from Reserve. */
      readonly forHandCost?: true;
      /** As a Landmark Permanent, by its Temple (S.2.a). */
      readonly temple?: true;
    }
  | {
      readonly is: 'quick-action';
      readonly object: number;
      readonly card: string;
      /** Which ability, as in `Thing.ability`. */
      readonly ability: string;
      readonly cost: number;
    }
  /** `card` is null where the one who chooses may not see its face (3.2.9.d). */
  | { readonly is: 'object'; readonly object: number; readonly card: string | null }
  | { readonly is: 'expedition'; readonly expedition: ExpeditionName }
  | { readonly is: 'player'; readonly player: number }
  | { readonly is: 'region'; readonly region: number }
  | { readonly is: 'marker'; readonly marker: number; readonly terrain: Terrain }
  | { readonly is: 'mode'; readonly mode: number }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'status'; readonly status: Status }
  | { readonly is: 'counter'; readonly object: number; readonly counter: string }
  /** A Reaction waiting in Limbo, or an ability that can activate or modify. */
  | {
      readonly is: 'ability';
      readonly object: number;
      readonly card: string;
      readonly ability: string;
      /** Of one of several waiting Reactions: the object bearing it. */
      readonly bearer?: number;
      /** The objects and Expeditions that it is about (6.3.i). */
      readonly about?: readonly { readonly object: number; readonly card: string }[];
      readonly expeditions?: readonly ExpeditionName[];
    };

export interface Option {
  readonly id: string;
  readonly what: OptionWhat;
  /** The additional mana for choosing it (Tough, 7.4.7). */
  readonly pays?: number;
}

export interface Decision {
  readonly id: string;
  readonly player: number;
  readonly kind: DecisionKind;
  readonly cites: readonly Citation[];
  /** The object whose ability asks; null when a rule of the game asks. */
  readonly source: number | null;
  readonly options: readonly Option[];
  /** How many options the answer names, each at most once unless `again`. */
  readonly min: number;
  readonly max: number;
  readonly again?: true;
  /** The filter by which the text looks for cards or objects, where it does. */
  readonly sought?: Filter;
}

/** Ids of options, in the order chosen. */
export interface Answer {
  readonly decision?: string;
  readonly options: readonly string[];
}

/** The answer to a decision, and whose it was; null where chance picked. */
export interface Answered {
  readonly by: number | null;
  readonly options: readonly Option[];
}
