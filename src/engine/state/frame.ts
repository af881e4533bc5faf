/**
 * The agenda: what remains to be done, as a stack of frames of plain data. `advance.ts` runs the top
 * frame until it ends, puts another on top of itself, or asks a decision.
 */

import type {
  Cost,
  DailyEffect,
  Effect,
  Filter,
  Instruction,
  Phase,
  PlayChange,
  Step,
} from '../cards/ability.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Bindings, Moves } from './bindings.ts';
import type { Answered } from './decision.ts';
import type { PlayedFrom } from './object.ts';
import type { Outcome, StepPlan, Used } from './step.ts';

/** A part of a cost that is paid by playing a card (7.3.34.a). */
export type Rush = Extract<Cost[number], { readonly do: 'rush' }>;

/** The fields of every frame. */
interface Base {
  /** Answers to the decisions of its present stage, oldest first. */
  answers: readonly Answered[];
  /** The entry of the trace under which its own entries are written. */
  parent: number | null;
  /** The outcome of the step, or the card, that it waited for. */
  outcome: Outcome | null;
}

/** Setting up (4.1). */
export interface BeginningFrame extends Base {
  readonly kind: 'beginning';
  at: 'draw' | 'mana' | 'start';
}

/** Day after day (4.2). */
export interface DayFrame extends Base {
  readonly kind: 'day';
  /** The next phase to begin; 5 when the day ends. */
  next: number;
}

/** One phase: its "at" Reactions, then its daily effects (4.2.b, 4.2.e). */
export interface PhaseFrame extends Base {
  readonly kind: 'phase';
  readonly phase: Phase;
  at: 'begin' | 'effects';
  next: number;
  /** How many steps of the day had happened when players were last asked to shuffle back (4.2.1.f). */
  asked: number;
}

/** One daily effect (4.2.c). */
export interface DailyFrame extends Base {
  readonly kind: 'daily';
  readonly daily: DailyEffect;
  at: 'before' | 'start' | 'shuffle' | 'after' | 'end';
}

/** The Afternoon: turns until all have passed (4.2.3.b). */
export interface AfternoonFrame extends Base {
  readonly kind: 'afternoon';
  at: 'begin' | 'turns';
  /** Who takes the next turn, unless they have passed. */
  next: number;
  /** Who plays another turn before that (S.5.a). */
  extra?: readonly number[];
}

/** A turn (4.2.3.d). */
export interface TurnFrame extends Base {
  readonly kind: 'turn';
  readonly player: number;
  at: 'begin' | 'choose' | 'check' | 'end';
  /** Whether it goes on after a quick action (4.2.3.e). */
  goesOn: boolean;
  /** Whether the turn ends after its Reactions. */
  ends: boolean;
}

/** Checking Reactions (4.4). */
export interface CheckFrame extends Base {
  readonly kind: 'check';
  /** The rule that says that Reactions are checked now. */
  readonly because: RuleNumber;
  /** Whether a Reaction was played in this check (4.4.c). */
  played: boolean;
}

/** Playing a card (5.2). */
export interface PlayFrame extends Base {
  readonly kind: 'play';
  readonly player: number;
  /** The card, by its present id. */
  object: number;
  readonly from: PlayedFrom;
  /** The Expedition that it is played in, or -1. */
  readonly into: number;
  readonly scout: boolean;
  /** For its Hand Cost although it comes from Reserve. */
  readonly forHandCost: boolean;
  /** As a Landmark Permanent, by its Temple (S.2.a). */
  readonly temple: boolean;
  /** Played for free (7.3.26). */
  readonly free: boolean;
  /** How much less it costs by the effect that says to play it. */
  readonly less: Reduction;
  /** Reactions to being played from there do not activate. */
  readonly quiet: boolean;
  at:
    | 'declare'
    | 'pay'
    | 'rush'
    | 'paid'
    | 'resolve'
    | 'fleeting'
    | 'activate'
    | 'leave'
    | 'cooldown'
    | 'end';
  /** Changes to it by passive abilities, found at the declaration. */
  changes: readonly AppliedChange[];
  /** Every cost at once (6.4.a). */
  paying: StepPlan | null;
  /** Its effect as a Spell, with the choices made at the declaration. */
  effect: Effect;
  /** The filter that its targets must match, by an optional cost that was chosen. */
  targets: Filter | null;
  /** The Rushes that are left of its cost (7.3.34.a). */
  rushes: readonly Rush[];
  /** Its moves so far: the objects that it was and became. */
  moved: Moves;
  x: number;
}

/** A change to a card being played, and the ability that says so. */
/** A reduction of a card's cost, and the minimum below which it does not go. */
export interface Reduction {
  readonly by: number;
  readonly min: number;
}

export const NO_REDUCTION: Reduction = { by: 0, min: 0 };

export interface AppliedChange {
  readonly change: PlayChange;
  readonly object: number;
  readonly key: string;
}

/** Playing a quick action (5.3). */
export interface QuickActionFrame extends Base {
  readonly kind: 'quick-action';
  readonly player: number;
  readonly object: number;
  readonly key: string;
  at: 'declare' | 'paid' | 'activate' | 'resolve' | 'end';
  /** Activated by an effect, so that it is not played and its cost is not paid (S.4.b). */
  readonly unpaid?: true;
  effect: Effect;
  x: number;
  /** How many things the cost affected ("that many"). */
  affected: number;
}

/** Instructions being followed (6.5). */
export interface EffectFrame extends Base {
  readonly kind: 'effect';
  readonly of: 'spell' | 'quick-action' | 'reaction' | 'modifier' | 'internal-action';
  readonly controller: number;
  /** The object that "I" means (7.2.1). */
  readonly source: number;
  queue: readonly QueuedInstruction[];
  bindings: Bindings;
  /** Steps started so far, for "if you did" (6.5.f). */
  started: number;
  /** A step that waits for its Tough cost to be paid (7.4.7.e). */
  waiting: StepPlan | null;
  /** Objects whose Tough cost this effect has paid (7.4.7.f). */
  toughPaid: readonly number[];
  /** The Emblem-Reaction that ceases when the effect ends (5.4.d), or 0. */
  readonly emblem: number;
  /** Whether its targets were chosen at the declaration. */
  declared: boolean;
  /** Whether an internal action is being played: no Reactions are checked then (2024-09:4.4.a). */
  internal: boolean;
  /** Emblem-Reactions that its internal actions made, which wait for its end (2024-09:4.4.a). */
  held: readonly number[];
  /** Modifiers that its steps have used up: together they are the step that was modified (6.2.j). */
  used: Used;
  /** Rules that the next step rests on besides. */
  cites: readonly RuleNumber[];
  /** Reactions are checked once its last step is absorbed. */
  check: boolean;
}

/** An instruction, or a mark that the engine left in the queue. */
export type QueuedInstruction = Instruction | EffectMark;

export type EffectMark =
  | {
      readonly do: '#if-done';
      readonly since: number;
      /** Set where the effect depends on a Rush (7.3.34.b). */
      readonly rush?: true;
      readonly ifDone: Effect;
      readonly ifNot: Effect;
    }
  | { readonly do: '#bind'; readonly it?: readonly number[]; readonly they?: readonly number[] }
  /** Pay a cost that was agreed to, then go on. */
  | {
      readonly do: '#pay';
      readonly by: number;
      readonly cost: Cost;
      readonly steps: Effect;
      readonly internal: boolean;
    }
  /** Exhaust the cards just resupplied (7.3.14.a). */
  | { readonly do: '#exhaust-resupplied' }
  /** Offer players to swap Mana Orbs, then follow the instruction that chooses one (3.2.9.e). */
  | { readonly do: '#swap-orbs'; readonly players: readonly number[] }
  | { readonly do: '#choosing-orbs'; readonly step: Step }
  /** Rules that the next step rests on besides. */
  | { readonly do: '#cite'; readonly rules: readonly RuleNumber[] }
  /** The last timestamp before the internal action began. */
  | { readonly do: '#end-internal'; readonly since: number };

/** A step about to happen: modifiers, then its atomic actions (6.2.g). */
export interface StepFrame extends Base {
  readonly kind: 'step';
  plan: StepPlan;
  at: 'whole' | 'cards' | 'actions' | 'perform';
  /** Effects that modifiers add, to follow right after the step (6.2.e). */
  added: readonly AddedEffect[];
}

export interface AddedEffect {
  readonly source: number;
  readonly controller: number;
  readonly steps: Effect;
  readonly bindings: Bindings;
  readonly used: Used;
}

export const NOTHING_ADDED: readonly AddedEffect[] = Object.freeze([]);

export type Frame =
  | BeginningFrame
  | DayFrame
  | PhaseFrame
  | DailyFrame
  | AfternoonFrame
  | TurnFrame
  | CheckFrame
  | PlayFrame
  | QuickActionFrame
  | EffectFrame
  | StepFrame;
