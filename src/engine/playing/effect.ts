/**
 * Effects (6.5): instructions followed one after the other, each verb a step (6.1.c). Wrappers take
 * no step of their own: they turn into other instructions in the queue.
 */

import { groundsOfWords, isByChance } from '../board/grounds.ts';
import { thingOf, writeEntry } from '../board/tracing.ts';
import type { Effect } from '../cards/ability.ts';
import { isWrapper } from '../cards/wrapper.ts';
import { orbOwners, orbsChosenBy } from '../choices/orbs.ts';
import { rulesIn } from '../rules/edition.ts';
import { unknownValue } from '../rules/error.ts';
import { requireValue } from '../rules/require.ts';
import { addMoves } from '../state/bindings.ts';
import { NO_ANSWERS } from '../state/blank-frame.ts';
import type { EffectFrame, EffectMark, QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { type AtomicAction, BLANK_ACTION } from '../state/step.ts';
import { stillExists, zoneOf } from '../state/zone.ts';
import { checksSteps, popFrame, pushCheck } from '../steps/agenda.ts';
import { ceaseEmblem } from '../steps/emblem.ts';
import { planOf } from '../verbs/plan.ts';
import { type PlannedStep, planStep } from '../verbs/plan-step.ts';
import { startActivation } from './activated-action.ts';
import { payAgreed } from './agreed-cost.ts';
import { declareTargets } from './declaration.ts';
import { buildFor, commitStep, contextOfFrame, goOn, payTough, startStep } from './instruction.ts';
import { swapOrbs } from './orb-swap.ts';
import { startPlay } from './played-by-effect.ts';
import { followWrapper } from './wrapper.ts';

/** Follows the next instruction of an effect, or ends it. */
export function runEffect(draft: Draft, frame: EffectFrame): void {
  if (frame.outcome) {
    absorbOutcome(frame);
    if (frame.check && checksSteps(draft)) {
      frame.check = false;
      pushCheck(draft, '4.4.a');
      return;
    }
  }
  if (!frame.declared) {
    if (!declareEffect(draft, frame)) return;
  }
  if (frame.waiting) {
    const plan = frame.waiting;
    frame.waiting = null;
    startStep(draft, frame, plan);
    return;
  }
  const next = frame.queue[0];
  if (!next) {
    finishEffect(draft, frame);
    return;
  }
  followInstruction(draft, frame, next, frame.queue.slice(1));
}

/** Takes over the outcome of a step: the new meaning of "it", the moves, the result of a die. */
function absorbOutcome(frame: EffectFrame): void {
  const outcome = requireValue(frame.outcome, 'frame.outcome');
  frame.outcome = null;
  if (outcome.started) frame.started += 1;
  const { bindings } = frame;
  frame.bindings = {
    ...bindings,
    it: outcome.it ?? bindings.it,
    revealed: outcome.revealed ?? bindings.revealed,
    picked: outcome.revealed ? [] : bindings.picked,
    moved: addMoves(bindings.moved, outcome.moved),
    lastMoved: outcome.moved,
    affected: outcome.affected,
    die: outcome.die ?? bindings.die,
    playedFrom: outcome.playedFrom === undefined ? bindings.playedFrom : outcome.playedFrom,
  };
}

/** Targets and modes of the whole effect, before anything happens (2024-09:5.2.3.b). */
function declareEffect(draft: Draft, frame: EffectFrame): boolean {
  const build = buildFor(draft, frame);
  const effect = declareTargets(build, frame.queue as Effect);
  if (effect === null) return false;
  frame.queue = effect;
  frame.declared = true;
  frame.answers = NO_ANSWERS;
  if (build.tough > 0) payTough(draft, frame, build);
  return draft.agenda[draft.agenda.length - 1] === frame;
}

function finishEffect(draft: Draft, frame: EffectFrame): void {
  if (frame.of === 'modifier') {
    popFrame(draft);
    return;
  }
  popFrame(draft, {
    started: frame.started > 0,
    it: frame.bindings.it,
    moved: frame.bindings.moved,
    affected: frame.bindings.affected,
    die: frame.bindings.die,
  });
  if (frame.emblem > 0 && stillExists(draft, frame.emblem)) ceaseEmblem(draft, frame.emblem);
}

function followInstruction(
  draft: Draft,
  frame: EffectFrame,
  next: QueuedInstruction,
  rest: readonly QueuedInstruction[],
): void {
  if (isMark(next)) {
    followMark(draft, frame, next, rest);
    return;
  }
  if (isWrapper(next)) {
    followWrapper(draft, frame, next, rest);
    return;
  }
  if (next.do === 'play' || next.do === 'rush') {
    startPlay(draft, frame, next, rest);
    return;
  }
  if (next.do === 'activate-action') {
    startActivation(draft, frame, next, rest);
    return;
  }
  const owners = orbsChosenBy(next) ? orbOwners(draft, next, contextOfFrame(frame)) : NO_OWNERS;
  if (owners.length > 0) {
    goOn(frame, [
      { do: '#swap-orbs', players: owners },
      { do: '#choosing-orbs', step: next },
      ...rest,
    ]);
    return;
  }
  followStep(draft, frame, next as PlannedStep, rest);
}

const NO_OWNERS: readonly number[] = [];

/** Makes the step of a verb. */
function followStep(
  draft: Draft,
  frame: EffectFrame,
  next: PlannedStep,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const plan = planStep(build, next);
  if (plan === null) return;
  if (draft.entries) {
    const chance = isByChance(next) ? rulesIn(draft.edition, ['6.5.j']) : [];
    frame.cites = [...frame.cites, ...groundsOfWords(next, frame.of), ...chance];
  }
  const after: readonly QueuedInstruction[] = exhaustsAfter(frame, next)
    ? [{ do: '#exhaust-resupplied' }, ...rest]
    : rest;
  commitStep(draft, frame, build, { plan, rest: after });
}

/** Whether the card that a step Resupplies is exhausted then (7.3.14.a), also as a Gift (7.3.29.b). */
function exhaustsAfter({ bindings }: EffectFrame, next: PlannedStep): boolean {
  if (next.do === 'receive-gift') return bindings.gift === 'exhausted-resupply';
  return next.do === 'exhausted-resupply';
}

function isMark(instruction: QueuedInstruction): instruction is EffectMark {
  return instruction.do.startsWith('#');
}

function followMark(
  draft: Draft,
  frame: EffectFrame,
  mark: EffectMark,
  rest: readonly QueuedInstruction[],
): void {
  switch (mark.do) {
    case '#if-done': {
      const done = frame.started > mark.since;
      if (draft.entries) {
        writeEntry(draft, mark.rush ? ['7.3.34.b', '6.5.f'] : ['6.5.f'], {
          kind: 'condition',
          holds: done,
          source: thingOf(draft, frame.source),
        });
      }
      goOn(frame, [...(done ? mark.ifDone : mark.ifNot), ...rest]);
      return;
    }
    case '#cite':
      frame.cites = mark.rules;
      goOn(frame, rest);
      return;
    case '#bind':
      frame.bindings = {
        ...frame.bindings,
        ...(mark.it ? { it: mark.it } : {}),
        ...(mark.they ? { they: mark.they } : {}),
      };
      goOn(frame, rest);
      return;
    case '#pay':
      payAgreed(draft, frame, mark, rest);
      return;
    case '#exhaust-resupplied':
      exhaustResupplied(draft, frame, rest);
      return;
    case '#swap-orbs':
      swapOrbs(draft, frame, mark.players, rest);
      return;
    case '#choosing-orbs':
      followStep(draft, frame, mark.step as PlannedStep, rest);
      return;
    case '#end-internal':
      frame.internal = rest.some((one) => one.do === '#end-internal');
      frame.held = [...frame.held, ...reactionsSince(draft, mark.since)];
      goOn(frame, rest);
      return;
    default:
      throw unknownValue('agenda', mark);
  }
}

/** Emblem-Reactions in Limbo that are newer than a timestamp. */
function reactionsSince(draft: Draft, since: number): readonly number[] {
  return zoneOf(draft, 'limbo').filter(
    (id) => id > since && objectAt(draft, id).emblem?.type === 'reaction',
  );
}

/** Exhausts the cards that were just resupplied, by the player who did it (7.3.14.a). */
function exhaustResupplied(
  draft: Draft,
  frame: EffectFrame,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const actions = frame.bindings.it.map(
    (object): AtomicAction => ({
      ...BLANK_ACTION,
      act: 'gain-status',
      object,
      status: 'exhausted',
      by: objectAt(draft, object).player,
    }),
  );
  const plan = planOf(build, 'exhaust', ['7.3.14.a', '7.3.13.a'], actions);
  commitStep(draft, frame, build, { plan, rest });
}
