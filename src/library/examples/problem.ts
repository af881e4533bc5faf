/** The problems that an example can have: typed, with the place, and without words of a language. */

import type { DecisionKind, Option } from '../../engine/state/decision.ts';
import type { Expectation, ScriptChoice, ScriptedAnswer } from './example.ts';

/** A decision as the author of a script needs to see it. */
export interface AskedDecision {
  readonly kind: DecisionKind;
  readonly player: number;
  readonly options: readonly DescribedOption[];
  readonly min: number;
  readonly max: number;
}

/** An option, and a choice that would pick it and no other. */
export interface DescribedOption {
  readonly option: Option;
  readonly choice: ScriptChoice;
}

export type ScriptFault =
  /** The game asks another decision, or another player. */
  | 'other-kind'
  | 'other-player'
  /** No option matches the choice. */
  | 'no-such-option'
  /** Several options match, and they differ. */
  | 'several-options'
  /** Too few or too many are chosen. */
  | 'count'
  /** A decision came after the last answer. */
  | 'script-too-short'
  /** The game stopped before the last answer. */
  | 'script-too-long';

export type ExampleProblem =
  /** The file is no JSON, or does not fit the schema. */
  | { readonly kind: 'format'; readonly where: string; readonly message: string }
  /** The position, an invented card or an answer was refused by the engine. */
  | { readonly kind: 'refused'; readonly where: string; readonly message: string }
  | {
      readonly kind: 'script';
      readonly where: string;
      readonly fault: ScriptFault;
      readonly answer: ScriptedAnswer | null;
      readonly choice: ScriptChoice | null;
      readonly decision: AskedDecision | null;
    }
  | {
      readonly kind: 'expectation';
      readonly where: string;
      readonly expected: Expectation;
      /** The value found instead, where there is one to report. */
      readonly found: unknown;
    }
  /** The example says that it illustrates a rule which its trace does not cite. */
  | { readonly kind: 'not-cited'; readonly where: string; readonly rule: string };
