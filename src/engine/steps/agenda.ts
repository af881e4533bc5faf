/** The agenda: adds frames on top, and removes them with their outcomes. */

import { openEntry, thingOf } from '../board/tracing.ts';
import type { Effect } from '../cards/ability.ts';
import { checkAtOnce } from '../ending/victory.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { type Bindings, NO_BINDINGS } from '../state/bindings.ts';
import { BLANK_DAY_FRAME, NO_ANSWERS } from '../state/blank-frame.ts';
import type { AddedEffect, EffectFrame, Frame, StepFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { topFrame } from '../state/lookup.ts';
import type { Outcome, StepPlan } from '../state/step.ts';
import { zoneOf } from '../state/zone.ts';
import { perform } from './perform.ts';
import { plainStep } from './plain-step.ts';

/** Puts a frame on top: it runs next, and writes under the present parent. */
export function pushFrame(draft: Draft, frame: Frame): void {
  frame.parent = draft.parent;
  draft.agenda.push(frame);
}

/** Ends the top frame and gives its outcome to the frame below that waits for it. */
export function popFrame(draft: Draft, outcome: Outcome | null = null): void {
  draft.agenda.pop();
  const below = draft.agenda[draft.agenda.length - 1];
  if (below && outcome) below.outcome = outcome;
}

/**
 * Has a step happen; the top frame gets its outcome. It happens at once where no modifier, decision
 * or chance can come into it, else it goes on the agenda.
 */
export function pushStep(draft: Draft, plan: StepPlan): void {
  const plain = plainStep(draft, plan);
  if (plain) {
    const frame = topFrame(draft);
    frame.outcome = perform(draft, plain);
    return;
  }
  const frame: StepFrame = {
    kind: 'step',
    plan,
    at: 'whole',
    added: [],
    answers: NO_ANSWERS,
    parent: null,
    outcome: null,
  };
  pushFrame(draft, frame);
}

/**
 * Has Reactions checked (4.4.a), because of a rule that says when. Where none is in Limbo, the check
 * would end as it begins (4.4.d) unless the game does, which only a trace shows.
 */
export function pushCheck(draft: Draft, because: RuleNumber): void {
  if (!draft.entries && zoneOf(draft, 'limbo').length === 0) {
    checkAtOnce(draft);
    if (!draft.result) return;
  }
  pushFrame(draft, { ...BLANK_DAY_FRAME, kind: 'check', because, played: false });
}

/** Whether Reactions are checked after a step now: not in 4.0, nor within an internal action (4.4.a). */
export function checksSteps(draft: Draft): boolean {
  return (
    draft.profile.checkAfterSteps &&
    !draft.agenda.some((frame) => frame.kind === 'effect' && frame.internal)
  );
}

/** Instructions to follow. */
export interface EffectSeed {
  readonly of: EffectFrame['of'];
  readonly controller: number;
  readonly source: number;
  readonly steps: Effect;
  readonly bindings?: Bindings;
  readonly emblem?: number;
  readonly declared?: boolean;
  readonly used?: EffectFrame['used'];
}

/** Puts an effect on top of the agenda, with initial values for all that the seed leaves out. */
export function pushEffect(draft: Draft, seed: EffectSeed): void {
  const frame: EffectFrame = {
    kind: 'effect',
    of: seed.of,
    controller: seed.controller,
    source: seed.source,
    queue: seed.steps,
    bindings: seed.bindings ?? NO_BINDINGS,
    started: 0,
    waiting: null,
    toughPaid: [],
    emblem: seed.emblem ?? 0,
    declared: seed.declared ?? draft.profile.targets === 'step',
    internal: false,
    held: [],
    used: seed.used ?? [],
    cites: [],
    check: false,
    answers: NO_ANSWERS,
    parent: null,
    outcome: null,
  };
  pushFrame(draft, frame);
}

/** Effects that a modifier adds, the first on top (6.2.e). */
export function pushAdded(draft: Draft, added: readonly AddedEffect[]): void {
  for (const effect of [...added].reverse()) {
    const { parent } = draft;
    if (draft.entries) {
      openEntry(draft, ['6.2.e', '6.2.b'], {
        kind: 'effect',
        player: effect.controller,
        source: thingOf(draft, effect.source),
        of: 'modifier',
      });
    }
    pushEffect(draft, { of: 'modifier', declared: true, ...effect });
    draft.parent = parent;
  }
}
