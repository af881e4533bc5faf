/** Days and phases (4.2): phases in order, daily effects in order, Reactions checked after each. */

import { reactionsOn } from '../board/abilities-at-work.ts';
import { invalidateFacts } from '../board/characteristics.ts';
import { openEntry, writeEntry } from '../board/tracing.ts';
import { FACT } from '../cards/facts.ts';
import { type DailyEffect, PHASES, type Phase } from '../cards/vocabulary.ts';
import { checkVictory } from '../ending/victory.ts';
import { unknownValue } from '../rules/error.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { BLANK_DAY_FRAME, NO_ANSWERS } from '../state/blank-frame.ts';
import { dailyEffects } from '../state/daily-effects.ts';
import type { DailyFrame, DayFrame, PhaseFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { BLANK_STEP, type StepPlan } from '../state/step.ts';
import { stillExists, zoneOf } from '../state/zone.ts';
import { popFrame, pushCheck, pushFrame, pushStep } from '../steps/agenda.ts';
import { resetUses } from '../steps/daily-limit.ts';
import { ceaseEmblem } from '../steps/emblem.ts';
import { perform } from '../steps/perform.ts';
import { progressStep } from './dusk.ts';
import {
  drawCards,
  expansionStep,
  offerShufflingBack,
  preparationStep,
  successionStep,
} from './morning.ts';
import { cleanUp, restStep } from './night.ts';

/** Begins the next phase of the day, or the next day. */
export function runDay(draft: Draft, frame: DayFrame): void {
  if (frame.next >= PHASES.length) {
    endDay(draft);
    if (draft.result) return;
    frame.next = 0;
  }
  if (frame.next === 0 || draft.day === 0) beginDay(draft, frame);
  const phase = itemAt(PHASES, frame.next, 'phases');
  frame.next += 1;
  draft.phase = phase;
  draft.turn = null;
  invalidateFacts(draft, FACT.game);
  if (draft.entries) {
    openEntry(draft, PHASE_RULES[phase], { kind: 'phase-began', day: draft.day, phase });
  }
  pushFrame(draft, {
    ...BLANK_DAY_FRAME,
    kind: 'phase',
    phase,
    at: 'begin',
    next: 0,
    asked: -1,
  });
}

const PHASE_RULES: Readonly<Record<Phase, readonly RuleNumber[]>> = {
  morning: ['4.2.a'],
  noon: ['4.2.a', '4.2.2.a', '1.3.2.c'],
  afternoon: ['4.2.a', '4.2.f', '4.2.3.a', '1.3.2.d'],
  dusk: ['4.2.a', '4.2.4.a', '1.3.2.e'],
  night: ['4.2.a', '1.3.2.f'],
};

function beginDay(draft: Draft, frame: DayFrame): void {
  draft.day += 1;
  resetUses(draft);
  draft.steps = 0;
  draft.deeds = [];
  draft.turns = 0;
  if (draft.entries) {
    draft.parent = null;
    const first: readonly RuleNumber[] = draft.day === 1 ? ['4.1.j'] : [];
    frame.parent = writeEntry(draft, ['1.3.2.a', '4.2.a', ...first], {
      kind: 'day-began',
      day: draft.day,
    });
    draft.parent = frame.parent;
  }
}

/** Ends the day with what lasts for it; forgets objects that no longer exist. */
function endDay(draft: Draft): void {
  expireEmblems(draft, 'this-day');
  draft.expeditions = draft.expeditions.map((one) => (one.moved ? { ...one, moved: false } : one));
  if (zoneOf(draft, 'limbo').length === 0) forgetObjects(draft);
  if (draft.day >= draft.bound) endWithoutWinner(draft);
}

/** Ends a game that has reached its declared bound. */
export function endWithoutWinner(draft: Draft): void {
  draft.result = { winners: [], reason: 'bound', day: draft.day };
  if (draft.entries) {
    writeEntry(draft, ['1.4.6.a'], { kind: 'result', winners: [], reason: 'bound' });
  }
}

/** Drops objects that no longer exist, as nothing refers to objects of past days. */
function forgetObjects(draft: Draft): void {
  for (let id = 1; id < draft.objects.length; id++) {
    const object = draft.objects[id];
    if (object && !stillExists(draft, id)) draft.objects[id] = null;
  }
  draft.pastTraits = {};
}

/** Ends Ongoing Emblems whose duration is over (2.2.15). */
export function expireEmblems(
  draft: Draft,
  duration: 'this-turn' | 'this-afternoon' | 'this-day',
): void {
  for (const id of [...zoneOf(draft, 'limbo')]) {
    const { emblem } = objectAt(draft, id);
    if (emblem?.type === 'ongoing' && emblem.duration === duration) {
      ceaseEmblem(draft, id, ['2.2.15.a', '2.2.15.c']);
    }
  }
}

/**
 * Runs a phase: its Reactions, then each daily effect followed by its Reactions (4.2.b, 4.2.d, 4.2.e).
 */
export function runPhase(draft: Draft, frame: PhaseFrame): void {
  frame.outcome = null;
  if (frame.at === 'begin') {
    frame.at = 'effects';
    announceEvent(draft, 'phase', ['4.2.b', '4.4.a']);
    pushCheck(draft, '4.2.b');
    return;
  }
  if (frame.phase === 'afternoon') {
    if (frame.next > 0) {
      endPhase(draft);
      return;
    }
    frame.next = 1;
    pushFrame(draft, {
      ...BLANK_DAY_FRAME,
      kind: 'afternoon',
      at: 'begin',
      next: draft.firstPlayer,
    });
    return;
  }
  const daily = dailyEffects(draft, frame.phase)[frame.next];
  if (!daily) {
    endPhase(draft);
    return;
  }
  frame.next += 1;
  if (draft.entries) openEntry(draft, DAILY_RULES[daily], { kind: 'daily-effect', daily });
  pushFrame(draft, { ...BLANK_DAY_FRAME, kind: 'daily', daily, at: 'before' });
}

/** Performs an event without atomic actions, which only activates Reactions (4.2.b, 4.2.d). */
function announceEvent(
  draft: Draft,
  verb: 'phase' | 'after',
  cites: readonly RuleNumber[],
  daily?: DailyEffect,
): void {
  if (reactionsOn(draft, verb === 'phase' ? 'at' : 'after').length === 0 && !draft.entries) return;
  perform(draft, {
    ...BLANK_STEP,
    verb,
    player: null,
    source: 0,
    cites,
    actions: [],
    who: [],
    daily,
  });
}

const DAILY_RULES: Readonly<Record<DailyEffect, readonly RuleNumber[]>> = {
  succeed: ['4.2.c', '4.2.1.a', '1.3.2.b', '4.2.1.b'],
  prepare: ['4.2.c', '4.2.1.a', '1.3.2.b', '4.2.1.c'],
  draw: ['4.2.c', '4.2.1.a', '1.3.2.b', '4.2.1.d'],
  expand: ['4.2.c', '4.2.1.a', '1.3.2.b', '4.2.1.e'],
  progress: ['4.2.c', '4.2.4.a', '4.2.4.b'],
  rest: ['4.2.c', '4.2.5.a', '4.2.5.b'],
  'clean-up': ['4.2.c', '4.2.5.a', '4.2.5.c'],
  'check-victory': ['4.2.c', '4.2.5.a', '4.2.5.d'],
};

function endPhase(draft: Draft): void {
  draft.turn = null;
  if (draft.entries) writeEntry(draft, ['4.2.e'], { kind: 'reactions-checked', waiting: [] });
  popFrame(draft);
}

/** Runs a daily effect: its step, the Reactions "after" it, then the check (4.2.d). */
export function runDaily(draft: Draft, frame: DailyFrame): void {
  frame.outcome = null;
  switch (frame.at) {
    case 'before':
      if (!offerShufflingBack(draft, frame, 'before')) return;
      frame.at = 'start';
      return;
    case 'start': {
      const plan = planDaily(draft, frame);
      if (draft.decision) return;
      frame.at = 'shuffle';
      frame.answers = NO_ANSWERS;
      if (plan && !draft.result) pushStep(draft, plan);
      return;
    }
    case 'shuffle':
      if (!offerShufflingBack(draft, frame, 'after')) return;
      frame.at = 'after';
      return;
    case 'after':
      frame.at = 'end';
      announceEvent(draft, 'after', ['4.2.d'], frame.daily);
      pushCheck(draft, '4.2.d');
      return;
    case 'end':
      popFrame(draft);
      return;
    default:
      throw unknownValue('agenda', frame.at);
  }
}

function planDaily(draft: Draft, frame: DailyFrame): StepPlan | null {
  switch (frame.daily) {
    case 'succeed':
      return successionStep(draft);
    case 'prepare':
      return preparationStep(draft);
    case 'draw':
      return drawCards(draft);
    case 'expand':
      return expansionStep(draft, frame);
    case 'progress':
      return progressStep(draft);
    case 'rest':
      return restStep(draft);
    case 'clean-up':
      return cleanUp(draft, frame);
    case 'check-victory':
      checkVictory(draft);
      return null;
  }
}
