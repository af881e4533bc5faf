/** The instruction that an effect follows: its questions, Tough, and putting its step on the agenda (6.5). */

import { payMana, readyOrbs } from '../board/payment.ts';
import { startChoosing } from '../choices/ask.ts';
import { type Build, startBuild } from '../choices/build.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Context } from '../state/bindings.ts';
import { NO_ANSWERS } from '../state/blank-frame.ts';
import type { EffectFrame, QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { BLANK_STEP, type StepPlan } from '../state/step.ts';
import { pushStep } from '../steps/agenda.ts';

/** Returns the build of a frame's present instruction, from its first question. */
export function buildFor(draft: Draft, frame: EffectFrame): Build {
  draft.lookedBack = false;
  const asking = startChoosing(draft, frame, frame.source);
  const build = startBuild(asking, frame.controller, frame.bindings, frame.toughPaid);
  if (frame.internal) build.declaring = '2024-09:5.2.3.g';
  return build;
}
export function contextOfFrame(frame: EffectFrame): Context {
  return { me: frame.source, controller: frame.controller, bindings: frame.bindings };
}
/** Goes on with other instructions in the place of the present one. */
export function goOn(frame: EffectFrame, queue: readonly QueuedInstruction[]): void {
  frame.queue = queue;
  frame.answers = NO_ANSWERS;
}
export const NO_GROUNDS: readonly never[] = Object.freeze([]);
const FOLLOWED: Readonly<Record<Build['followed'], readonly RuleNumber[]>> = {
  nowhere: NO_GROUNDS,
  moved: ['2.1.f', '2.1.g'],
  scouted: ['7.4.5.e'],
};
/** The rules by which an object that is gone is asked about as it last was. */
export const LOOKED_BACK: readonly RuleNumber[] = ['2.1.h', '6.3.j'];
/** Returns the step with the modifiers that it has used up and the further rules behind it. */
function withNotes(frame: EffectFrame, build: Build, plan: StepPlan): StepPlan {
  const { used, cites } = frame;
  frame.cites = NO_GROUNDS;
  const found = [...FOLLOWED[build.followed], ...(build.draft.lookedBack ? LOOKED_BACK : [])];
  if (used.length === 0 && cites.length === 0 && found.length === 0) return plan;
  return { ...plan, used, cites: [...plan.cites, ...found, ...cites] };
}
export function startStep(draft: Draft, frame: EffectFrame, plan: StepPlan): void {
  frame.check = draft.profile.checkAfterSteps;
  pushStep(draft, plan);
}
/** Pays for targets with Tough before the step, once for an effect (7.4.7.e, f). */
export function payTough(draft: Draft, frame: EffectFrame, build: Build): void {
  frame.toughPaid = [...frame.toughPaid, ...build.toughFor];
  pushStep(draft, {
    ...BLANK_STEP,
    verb: 'pay',
    player: frame.controller,
    source: frame.source,
    cites: ['7.4.7.c', '7.4.7.f', '6.4.a'],
    actions: payMana(frame.controller, build.tough, readyOrbs(draft, frame.controller)),
    who: [frame.controller],
    cost: true,
  });
}
/** Takes over the bindings from the decisions, pays Tough, and puts the step on the agenda. */
export function commitStep(
  draft: Draft,
  frame: EffectFrame,
  build: Build,
  next: { readonly plan: StepPlan; readonly rest: readonly QueuedInstruction[] },
): void {
  frame.bindings = build.bindings;
  goOn(frame, next.rest);
  const plan = withNotes(frame, build, next.plan);
  if (build.tough > 0) {
    frame.waiting = plan;
    payTough(draft, frame, build);
  } else startStep(draft, frame, plan);
}
