/** The step that each verb makes (7.3). */

import type { Step } from '../cards/ability.ts';
import type { Build } from '../choices/build.ts';
import { withPlayers } from '../choices/place-pick.ts';
import type { StepPlan } from '../state/step.ts';
import { planActivate } from './activate.ts';
import { planGainSubtypes, planTakeControl } from './control.ts';
import {
  planAugment,
  planDistribute,
  planDouble,
  planGainCounters,
  planLoseCounters,
  planSpend,
} from './counter.ts';
import { planCreate, planCreateAgain } from './create.ts';
import { planDraw, planLook, planResupply } from './deck.ts';
import { planExchange, planExchangeBoosts } from './exchange.ts';
import { planAscend, planMoveExpedition } from './expedition.ts';
import { planGainAbility } from './gain-ability.ts';
import { planReceiveGift } from './gift.ts';
import { planMoveMarker, planPlaceMarker } from './marker.ts';
import { planDiscard, planPut, planSabotage, planSacrifice } from './move.ts';
import { planAfter, planNext, planNextTime, planOngoing } from './ongoing.ts';
import {
  planAfterYou,
  planAnotherTurn,
  planBecomeFirst,
  planPass,
  planShuffle,
  planWin,
} from './player.ts';
import { planRaise, planRoll } from './roll.ts';
import { planComplete, planExhaust, planGain, planLose, planReady } from './status.ts';
import { planDefect, planSwitch } from './switch.ts';

/** The verbs that make a whole process instead of a step (5.2.b, S.4.a). */
const PROCESSES: ReadonlySet<Step['do']> = new Set(['activate-action', 'play', 'rush']);

/** Verbs that make a step. */
export type PlannedStep = Exclude<Step, { do: 'activate-action' | 'play' | 'rush' }>;

/** Whether a verb makes a step, and no whole process. */
export function isPlanned(step: Step): step is PlannedStep {
  return !PROCESSES.has(step.do);
}

/** Returns the step that an instruction makes, or null while a decision waits. */
export function planStep(build: Build, instruction: PlannedStep): StepPlan | null {
  const step = withPlayers(build, instruction);
  if (step === null) return null;
  switch (step.do) {
    case 'activate':
      return planActivate(build, step);
    case 'after':
      return planAfter(build, step);
    case 'after-you':
      return planAfterYou(build, step);
    case 'ascend':
      return planAscend(build, step);
    case 'augment':
      return planAugment(build, step);
    case 'become-first-player':
      return planBecomeFirst(build, step);
    case 'complete':
      return planComplete(build, step);
    case 'create':
      return planCreate(build, step);
    case 'create-again':
      return planCreateAgain(build, step);
    case 'another-turn':
      return planAnotherTurn(build, step);
    case 'defect':
      return planDefect(build, step);
    case 'discard':
      return planDiscard(build, step);
    case 'distribute-counters':
      return planDistribute(build, step);
    case 'double':
      return planDouble(build, step);
    case 'draw':
      return planDraw(build, step);
    case 'exchange':
      return planExchange(build, step);
    case 'exchange-boosts':
      return planExchangeBoosts(build, step);
    case 'exhaust':
      return planExhaust(build, step);
    case 'exhausted-resupply':
    case 'resupply':
      return planResupply(build, step);
    case 'gain':
      return planGain(build, step);
    case 'gain-ability':
      return planGainAbility(build, step);
    case 'gain-counters':
      return planGainCounters(build, step);
    case 'gain-subtypes':
      return planGainSubtypes(build, step);
    case 'lose':
      return planLose(build, step);
    case 'lose-counters':
      return planLoseCounters(build, step);
    case 'move-backward':
    case 'move-forward':
      return planMoveExpedition(build, step);
    case 'move-marker':
      return planMoveMarker(build, step);
    case 'next':
      return planNext(build, step);
    case 'next-time':
      return planNextTime(build, step);
    case 'ongoing':
      return planOngoing(build, step);
    case 'pass':
      return planPass(build, step);
    case 'place-marker':
      return planPlaceMarker(build, step);
    case 'put':
    case 'return':
    case 'send':
      return planPut(build, step);
    case 'ready':
      return planReady(build, step);
    case 'receive-gift':
      return planReceiveGift(build);
    case 'reveal':
    case 'look':
      return planLook(build, step);
    case 'raise-result':
      return planRaise(build, step);
    case 'roll':
      return planRoll(build, step);
    case 'sabotage':
      return planSabotage(build, step);
    case 'sacrifice':
      return planSacrifice(build, step);
    case 'shuffle':
      return planShuffle(build, step);
    case 'spend':
      return planSpend(build, step);
    case 'switch':
      return planSwitch(build, step);
    case 'take-control':
      return planTakeControl(build, step);
    case 'win':
      return planWin(build, step);
    default:
      return step satisfies never;
  }
}
