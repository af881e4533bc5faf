/** Steps (6.1): what one verb is about to do, as atomic actions that will happen together. */

import type {
  Ability,
  DailyEffect,
  Duration,
  QuickActionSign,
  Status,
  Terrain,
  TriggerSymbol,
  Zone,
} from '../cards/ability.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Moves } from './bindings.ts';
import type { Emblem, GameObject, PlayedFrom } from './object.ts';
import type { MoveReason } from './trace.ts';

/**
 * One thing done to one object or card (6.1.e). `by` is the player who does it (7.5.6), `used` the
 * modifiers that have applied to it already (6.2.k), `sacrificed` the object whose sacrifice it is
 * still considered to be, although it is something else now (7.3.36.b).
 */
export type AtomicAction = ActionKinds & {
  readonly by: number | null;
  readonly used?: Used;
  readonly sacrificed?: number;
};

/** An action on one of the top cards of a Deck, which are found when its step comes. */
export type DeckAction = Extract<AtomicAction, { act: 'top' | 'reveal-top' }>;

/** Keys of modifiers: `OBJECT:ABILITY`, or a rule's name. */
export type Used = readonly string[];

export interface MoveAction {
  readonly act: 'move';
  readonly object: number;
  readonly to: Zone;
  /** The player whose zone it is; a personal zone is its owner's in any case (3.1.2.c). */
  readonly player: number;
  readonly expedition: number;
  /** In a Deck: 1 for the top, 0 for the bottom. */
  readonly position: number;
  readonly why: MoveReason;
  readonly enters: readonly Status[];
  /** It was played with Scout (7.4.5.c). */
  readonly scout?: true;
  /** It is played as a Temple (S.2.b). */
  readonly temple?: true;
  /** On the way to Limbo: where it counts as played from. */
  readonly playedFrom?: PlayedFrom;
  /** Symbols whose abilities it also activates ("activates its {reserve} abilities"). */
  readonly activates?: readonly TriggerSymbol[];
  /** Only one ability of each of those symbols activates. */
  readonly one?: true;
  /** Reactions to being played from there do not activate. */
  readonly quiet?: true;
  /** A Resupply after which the card is exhausted (7.3.14.a). */
  readonly exhausts?: true;
}

type ActionKinds =
  | MoveAction
  /** The card at a position of a Deck, 1 being the top; becomes a move when the step happens. */
  | (Pick<MoveAction, 'to' | 'player' | 'expedition' | 'position' | 'why' | 'enters'> & {
      readonly act: 'top';
      readonly deck: number;
      readonly at: number;
      readonly exhausts?: true;
    })
  | {
      readonly act: 'create';
      readonly card: number;
      /** An Expedition, or -1 for the Landmark zone of `player`. */
      readonly expedition: number;
      readonly player: number;
      /** In the player's Reserve, of a Signature token. */
      readonly reserve?: true;
    }
  /** From one Expedition to another: no change of zone (3.2.4.d). */
  | {
      readonly act: 'relocate';
      readonly object: number;
      readonly expedition: number;
      /** Because a player takes control of it. */
      readonly taken?: true;
    }
  /** A Landmark to another player's part of the shared Landmark zone: the same object (7.3.40.b). */
  | { readonly act: 'take-control'; readonly object: number; readonly player: number }
  /** Sub-types of another object, kept until the object leaves its zone. */
  | {
      readonly act: 'gain-subtypes';
      readonly object: number;
      readonly subtypes: readonly string[];
    }
  /** An ability, kept until the object leaves its zone (S.7.b). */
  | { readonly act: 'gain-ability'; readonly object: number; readonly ability: Ability }
  | {
      readonly act: 'gain-status' | 'lose-status';
      readonly object: number;
      readonly status: Status;
    }
  | {
      readonly act: 'gain-counters';
      readonly object: number;
      readonly counter: string;
      readonly count: number;
      /** As many as it had (7.3.8.a). */
      readonly doubles?: true;
    }
  | {
      readonly act: 'lose-counters';
      readonly object: number;
      readonly counter: string;
      readonly count: number;
    }
  | { readonly act: 'ascend' | 'lose-ascended'; readonly expedition: number }
  | {
      readonly act: 'move-expedition';
      readonly expedition: number;
      /** Regions forward, or backward when negative. */
      readonly regions: number;
      readonly dueTo?: readonly (Terrain | 'ascend')[];
    }
  | { readonly act: 'fail'; readonly expedition: number }
  | {
      readonly act: 'place-marker';
      readonly terrain: Terrain;
      readonly region: number;
      /** The marker moved or placed, by its timestamp; 0 for a new one. */
      readonly marker: number;
    }
  /** The dice as they fell, and the result chosen and changed (7.3.33.c), null until it is known. */
  | {
      readonly act: 'roll';
      readonly player: number;
      readonly dice: readonly number[];
      readonly result: number | null;
    }
  /** The result of a die that was rolled before, from now on (7.3.33.b). */
  | { readonly act: 'raise-result'; readonly result: number }
  | { readonly act: 'shuffle'; readonly player: number }
  /** The Discard pile shuffled under the Deck, card by card: the old and the new object, and why. */
  | {
      readonly act: 'reshuffle';
      readonly player: number;
      readonly moved: Moves;
      readonly cites: readonly RuleNumber[];
    }
  | { readonly act: 'reveal'; readonly object: number; readonly to: 'all' | number }
  /** Shows the card at a position of a Deck; becomes a reveal when the step happens. */
  | {
      readonly act: 'reveal-top';
      readonly deck: number;
      readonly at: number;
      readonly to: 'all' | number;
    }
  | {
      readonly act: 'activate';
      readonly object: number;
      readonly abilities: TriggerSymbol;
      readonly only?: string;
      /** The object whose abilities they are taken to be, when not its own. */
      readonly as?: number;
    }
  /** A quick action is activated, by who controls it (S.4.f). */
  | {
      readonly act: 'activate-action';
      readonly object: number;
      readonly ability: string;
      /** The symbols in its cost. */
      readonly signs: readonly QuickActionSign[];
    }
  | {
      readonly act: 'emblem';
      readonly player: number;
      readonly emblem: Emblem;
      readonly duration?: Duration;
    }
  | { readonly act: 'cease'; readonly object: number }
  | { readonly act: 'first-player'; readonly player: number }
  | { readonly act: 'pass' | 'another-turn'; readonly player: number }
  | { readonly act: 'win'; readonly player: number }
  | { readonly act: 'end-turn' };

/**
 * Every field that any atomic action has, empty. Each action starts as a copy of it: all actions then
 * have the same fields in the same order, and JavaScript engines read values of one shape fastest.
 */
export const BLANK_ACTION = {
  act: undefined,
  by: null,
  object: undefined,
  to: undefined,
  player: undefined,
  expedition: undefined,
  position: undefined,
  why: undefined,
  enters: undefined,
  scout: undefined,
  temple: undefined,
  playedFrom: undefined,
  activates: undefined,
  one: undefined,
  quiet: undefined,
  exhausts: undefined,
  deck: undefined,
  at: undefined,
  card: undefined,
  reserve: undefined,
  taken: undefined,
  subtypes: undefined,
  ability: undefined,
  status: undefined,
  counter: undefined,
  count: undefined,
  doubles: undefined,
  regions: undefined,
  dueTo: undefined,
  terrain: undefined,
  region: undefined,
  marker: undefined,
  dice: undefined,
  result: undefined,
  moved: undefined,
  cites: undefined,
  abilities: undefined,
  only: undefined,
  as: undefined,
  signs: undefined,
  emblem: undefined,
  duration: undefined,
  used: undefined,
  sacrificed: undefined,
} as const;

/** An atomic action that happened: the object before and after, and the Expeditions it was in. */
export interface Performed {
  readonly action: AtomicAction;
  readonly before: GameObject | null;
  after: GameObject | null;
  readonly was: readonly number[];
  now: readonly number[];
}

export interface StepPlan {
  /** The instruction's verb, or the daily effect's or process's name. */
  readonly verb: string;
  /** Its controller, who orders modifiers (6.2.h); null when it has none. */
  readonly player: number | null;
  /** The object whose ability or card it comes from; 0 for a rule of the game. */
  readonly source: number;
  readonly cites: readonly RuleNumber[];
  readonly actions: readonly AtomicAction[];
  readonly cost?: true;
  readonly daily?: DailyEffect;
  /** Players who do it, for step modifiers such as "if you would Resupply". */
  readonly who: readonly number[];
  readonly used?: Used;
  /** Some atomic action was replaced, so the step was started whatever comes of it (6.5.f). */
  readonly replaced?: true;
  /** The objects that the effect calls "it" afterwards, when they are not those that were picked. */
  readonly it?: readonly number[] | 'made';
  /** Of showing cards: the result of the die rolled before in its effect (7.3.33.b). */
  readonly die?: number;
}

/** The fields that a step may lack, empty. Steps start as copies of it, as actions do of theirs. */
export const BLANK_STEP = {
  cost: undefined,
  daily: undefined,
  used: undefined,
  replaced: undefined,
  it: undefined,
  die: undefined,
};

/** The outcome of a step, for the frame that made it. */
export interface Outcome {
  /** Whether any atomic action was started (6.5.f). */
  readonly started: boolean;
  /** The objects that the effect calls "it" now; null when that has not changed. */
  readonly it: readonly number[] | null;
  /** Cards that it showed. */
  readonly revealed?: readonly number[];
  readonly moved: Moves;
  /** How many atomic actions happened; counters are counted one by one. */
  readonly affected: number;
  readonly die: number | null;
  /** Of playing a card: where it came from. */
  readonly playedFrom?: 'hand' | 'reserve' | null;
}
