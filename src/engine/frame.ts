/**
 * The agenda: what remains to be done, as a stack of frames of plain data. `advance.ts` runs the top
 * frame until it ends, puts another on top of itself, or asks a decision.
 */

import type { DailyEffect, Instruction, Phase } from './ability.ts';
import type { Bindings } from './bindings.ts';
import type { Option } from './decision.ts';
import type { StepPlan } from './step.ts';

/** What every frame has: the answers to the decisions of its present stage, oldest first. */
interface Base {
  answers: readonly (readonly Option[])[];
  /** Entry of the trace that what it does is written under. */
  parent: number | null;
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
}

/** One daily effect (4.2.c). */
export interface DailyFrame extends Base {
  readonly kind: 'daily';
  readonly daily: DailyEffect;
  at: 'start' | 'rest' | 'end';
  /** Players still to act, or whatever the daily effect counts. */
  left: readonly number[];
}

/** The Afternoon: turns until all have passed (4.2.3.b). */
export interface AfternoonFrame extends Base {
  readonly kind: 'afternoon';
  /** Who takes the next turn. */
  next: number;
}

/** A turn (4.2.3.d). */
export interface TurnFrame extends Base {
  readonly kind: 'turn';
  readonly player: number;
  at: 'choose' | 'done' | 'end';
  /** Whether the turn ends after its Reactions. */
  ends: boolean;
}

/** Checking Reactions (4.4). */
export interface CheckFrame extends Base {
  readonly kind: 'check';
}

/** Playing a card (5.2). */
export interface PlayFrame extends Base {
  readonly kind: 'play';
  readonly player: number;
  /** The card, by its present object id. */
  object: number;
  readonly from: 'hand' | 'reserve' | 'deck' | 'discard';
  readonly into: number;
  readonly scout: boolean;
  /** Played for free (7.3.23), or for less. */
  readonly free: boolean;
  readonly less: number;
  at: 'declare' | 'limbo' | 'pay' | 'resolve' | 'fleeting' | 'leave' | 'cooldown' | 'end';
  /** Emblems whose "next card" this is. */
  emblems: readonly number[];
  cost: number;
  /** Cost parts chosen besides mana, as a plan. */
  paying: StepPlan | null;
  presets: Presets;
  /** Effects of the Spell still to resolve. */
  x: number;
  /** Whether reactions "from Hand" are left out ("Don't activate…"). */
  readonly fromTop: boolean;
}

/** Choices made at a declaration, before the instructions that use them come (2024-09:5.2.3.b). */
export interface Presets {
  /** Answers by instruction path. */
  readonly answers: Readonly<Record<string, readonly (readonly Option[])[]>>;
}

export const NO_PRESETS: Presets = Object.freeze({ answers: Object.freeze({}) });

/** Instructions being followed (6.5). */
export interface EffectFrame extends Base {
  readonly kind: 'effect';
  readonly of: 'spell' | 'quick-action' | 'reaction' | 'modifier' | 'internal-action';
  readonly controller: number;
  /** The object that "I" means (7.2.1). */
  readonly source: number;
  queue: readonly QueuedInstruction[];
  bindings: Bindings;
  /** How many steps were started, for "if you did" (6.5.f). */
  started: number;
  /** A step that waits for its Tough cost to be paid. */
  waiting: StepPlan | null;
  /** Objects whose Tough cost this effect has paid (7.4.7.f). */
  toughPaid: readonly number[];
  presets: Presets;
  /** Emblem that ceases when the effect ends (5.4.d), or 0. */
  readonly emblem: number;
  /** Whether it holds an internal action that was played (2024-09:4.4.a). */
  internal: boolean;
}

/** An instruction, or a mark that the engine left in the queue. */
export type QueuedInstruction =
  | Instruction
  | {
      readonly do: '#if-done';
      readonly since: number;
      readonly ifDone: readonly Instruction[];
      readonly ifNot: readonly Instruction[];
    }
  | { readonly do: '#bind'; readonly it?: readonly number[]; readonly they?: readonly number[] }
  | { readonly do: '#internal'; readonly playing: boolean }
  | { readonly do: '#exhaust-resupplied' };

/** A step about to happen: modifiers, then its atomic actions (6.2.g). */
export interface StepFrame extends Base {
  readonly kind: 'step';
  plan: StepPlan;
  at: 'step-modifiers' | 'actions' | 'action-modifiers' | 'also' | 'perform';
}

export type Frame =
  | BeginningFrame
  | DayFrame
  | PhaseFrame
  | DailyFrame
  | AfternoonFrame
  | TurnFrame
  | CheckFrame
  | PlayFrame
  | EffectFrame
  | StepFrame;
