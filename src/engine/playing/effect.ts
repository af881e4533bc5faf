/**
 * Effects (6.5): instructions followed one after the other, each verb a step (6.1.c). Wrappers take
 * no step of their own: they turn into other instructions in the queue.
 */

import { groundsOfWords } from '../board/grounds.ts';
import { thingOf, whyNot, write } from '../board/tracing.ts';
import { type Effect, isWrapper, type Step } from '../cards/ability.ts';
import { type Build, contextOfBuild } from '../choices/build.ts';
import { askSwap, orbOwners } from '../choices/orbs.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { addMoves } from '../state/bindings.ts';
import type { EffectFrame, Mark, QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { playersOf } from '../state/player.ts';
import type { AtomicAction } from '../state/step.ts';
import { exists, zoneOf } from '../state/zone.ts';
import { checksSteps, fresh, NO_ANSWERS, pop, pushCheck } from '../steps/agenda.ts';
import { cease } from '../steps/atomic-action.ts';
import { planOf, stepOf } from '../verbs/plan.ts';
import { type PlannedStep, planStep } from '../verbs/plan-step.ts';
import { groundsOfRefusal, manaIn, NOTHING_SETTLED, planCost, UNPAYABLE } from './cost.ts';
import { declareTargets } from './declaration.ts';
import {
  buildFor,
  commit,
  contextOfFrame,
  goOn,
  NO_GROUNDS,
  payTough,
  startStep,
} from './instruction.ts';
import { askPlay } from './play-choice.ts';
import { followWrapper } from './wrapper.ts';

/** Follows the next instruction of an effect, or ends it. */
export function runEffect(draft: Draft, frame: EffectFrame): void {
  if (frame.outcome) {
    absorb(frame);
    if (frame.check && checksSteps(draft)) {
      frame.check = false;
      pushCheck(draft, '4.4.a');
      return;
    }
  }
  if (!frame.declared) {
    if (!declare(draft, frame)) return;
  }
  if (frame.waiting) {
    const plan = frame.waiting;
    frame.waiting = null;
    startStep(draft, frame, plan);
    return;
  }
  const next = frame.queue[0];
  if (!next) {
    finish(draft, frame);
    return;
  }
  follow(draft, frame, next, frame.queue.slice(1));
}

/** What a step came to: what "it" means now, what moved where, what the die showed. */
function absorb(frame: EffectFrame): void {
  const outcome = frame.outcome!;
  frame.outcome = null;
  if (outcome.started) frame.started += 1;
  const { bindings } = frame;
  frame.bindings = {
    ...bindings,
    it: outcome.it ?? bindings.it,
    revealed: outcome.revealed ?? bindings.revealed,
    picked: outcome.revealed ? [] : bindings.picked,
    moved: addMoves(bindings.moved, outcome.moved),
    affected: outcome.affected,
    die: outcome.die ?? bindings.die,
    playedFrom: outcome.playedFrom === undefined ? bindings.playedFrom : outcome.playedFrom,
  };
}

/** Targets and modes of the whole effect, before anything happens (2024-09:5.2.3.b). */
function declare(draft: Draft, frame: EffectFrame): boolean {
  const build = buildFor(draft, frame);
  const effect = declareTargets(build, frame.queue as Effect);
  if (effect === null) return false;
  frame.queue = effect;
  frame.declared = true;
  frame.answers = NO_ANSWERS;
  if (build.tough > 0) payTough(draft, frame, build);
  return draft.agenda[draft.agenda.length - 1] === frame;
}

function finish(draft: Draft, frame: EffectFrame): void {
  if (frame.of === 'modifier') {
    pop(draft);
    return;
  }
  pop(draft, {
    started: frame.started > 0,
    it: frame.bindings.it,
    moved: frame.bindings.moved,
    affected: frame.bindings.affected,
    die: frame.bindings.die,
  });
  if (frame.emblem > 0 && exists(draft, frame.emblem)) cease(draft, frame.emblem);
}

function follow(
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
  const owners = orbOwners(draft, next, contextOfFrame(frame));
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
  if (draft.entries) frame.cites = [...frame.cites, ...groundsOfWords(next, frame.of)];
  const after: readonly QueuedInstruction[] =
    next.do === 'exhausted-resupply' ? [{ do: '#exhaust-resupplied' }, ...rest] : rest;
  commit(draft, frame, build, { plan, rest: after });
}

function isMark(instruction: QueuedInstruction): instruction is Mark {
  return instruction.do.startsWith('#');
}

function followMark(
  draft: Draft,
  frame: EffectFrame,
  mark: Mark,
  rest: readonly QueuedInstruction[],
): void {
  switch (mark.do) {
    case '#if-done': {
      const done = frame.started > mark.since;
      if (draft.entries) {
        write(draft, mark.rush ? ['7.3.29.b', '6.5.f'] : ['6.5.f'], {
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
  }
}

/** Emblem-Reactions in Limbo that are newer than a timestamp. */
function reactionsSince(draft: Draft, since: number): readonly number[] {
  return zoneOf(draft, 'limbo').filter(
    (id) => id > since && draft.objects[id]!.emblem?.type === 'reaction',
  );
}

/** Whoever resupplied exhausts the card too (7.3.13.a). */
function exhaustResupplied(
  draft: Draft,
  frame: EffectFrame,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const actions = frame.bindings.it.map(
    (object): AtomicAction => ({
      act: 'gain-status',
      object,
      status: 'exhausted',
      by: draft.objects[object]!.player,
    }),
  );
  const plan = planOf(build, 'exhaust', ['7.3.13.a', '7.3.12.a'], actions);
  commit(draft, frame, build, { plan, rest });
}

/** One player after the other may swap a ready Mana Orb with an exhausted one (3.2.9.e). */
function swapOrbs(
  draft: Draft,
  frame: EffectFrame,
  [player, ...others]: readonly number[],
  rest: readonly QueuedInstruction[],
): void {
  if (player === undefined) {
    goOn(frame, rest);
    return;
  }
  const build = buildFor(draft, frame);
  const actions = askSwap(build, player);
  if (actions === null) return;
  const after: QueuedInstruction[] = [{ do: '#swap-orbs', players: others }, ...rest];
  if (actions.length === 0) {
    goOn(frame, after);
    return;
  }
  const plan = { ...stepOf(build, 'swap-orbs', ['3.2.9.e'], actions, { who: [player] }), player };
  commit(draft, frame, build, { plan, rest: after });
}

const TOUGH: readonly RuleNumber[] = ['7.4.7.c', '7.4.7.f'];

/** Pays a cost in a single step, then goes on with what it was for (6.1.d). */
function payAgreed(
  draft: Draft,
  frame: EffectFrame,
  mark: Extract<Mark, { do: '#pay' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const steps = mark.internal ? declareInternal(build, mark) : mark.steps;
  if (steps === null) return;
  const tough = mark.by === frame.controller ? build.tough : 0;
  const plan = planCost(build, mark.cost, mark.by, { ...NOTHING_SETTLED, mana: tough });
  if (plan === null) return;
  const end = { do: '#end-internal', since: draft.timestamp } as const;
  const after = mark.internal ? [end, ...rest] : rest;
  const queue = [...steps, ...after];
  if (plan === UNPAYABLE) {
    whyNot(draft, groundsOfRefusal(mark.cost), 'cost', { object: null });
    goOn(frame, rest);
    return;
  }
  if (tough > 0) {
    frame.toughPaid = [...frame.toughPaid, ...build.toughFor];
    build.tough = 0;
  }
  if (mark.internal) frame.internal = true;
  const internal: readonly RuleNumber[] = mark.internal ? ['2024-09:5.4.a', '2024-09:5.4.b'] : [];
  commit(draft, frame, build, {
    plan: { ...plan, cites: [...plan.cites, ...internal, ...(tough > 0 ? TOUGH : NO_GROUNDS)] },
    rest: queue,
  });
}

/**
 * An internal action is played like a Spell: its targets and modes are declared before it is paid,
 * and Tough raises its cost (2024-09:5.4.a, 2024-09:5.2.3.b), unless another player pays that.
 */
function declareInternal(
  build: Build,
  { by, cost, steps }: Extract<Mark, { do: '#pay' }>,
): Effect | null {
  build.declaring = '2024-09:5.2.3.g';
  const pays = by === build.controller;
  build.reserved = pays ? manaIn(build.draft, cost, contextOfBuild(build)) : 0;
  return declareTargets(build, steps);
}

/** Playing a card as part of an effect (5.2.b). */
function startPlay(
  draft: Draft,
  frame: EffectFrame,
  step: Extract<Step, { do: 'play' | 'rush' }>,
  rest: readonly QueuedInstruction[],
): void {
  const players = playersOf(draft, step.who ?? 'you', contextOfFrame(frame));
  if (players.length > 1) {
    const each = players.flatMap((one): QueuedInstruction[] => [
      { do: '#bind', they: [one] },
      { ...step, who: 'they' },
    ]);
    goOn(frame, [...each, ...rest]);
    return;
  }
  const build = buildFor(draft, frame);
  const choice = askPlay(build, step);
  if (choice === null) return;
  frame.bindings = build.bindings;
  goOn(frame, rest);
  const [player = frame.controller] = players;
  frame.check = draft.profile.checkAfterSteps;
  for (const play of choice) {
    draft.agenda.push({ ...play, player, ...fresh(draft) });
  }
}
