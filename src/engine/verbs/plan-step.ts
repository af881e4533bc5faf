/** The step that each verb makes (7.3). */

import type { Step } from '../cards/ability.ts';
import type { Build } from '../choices/build.ts';
import { withPlayers } from '../choices/place-pick.ts';
import { part } from '../rules/part.ts';
import type { StepPlan } from '../state/step.ts';
import { planGainCounters, planSpend } from './counter.ts';
import { planDraw, planLook, planResupply } from './deck.ts';
import { planAscend, planMoveExpedition } from './expedition.ts';
import { planDiscard, planPut, planSabotage, planSacrifice } from './move.ts';
import { planAfter, planNext, planOngoing } from './ongoing.ts';
import { planExhaust, planGain, planLose, planReady } from './status.ts';

/** Verbs that make a step; `play` and `rush` make a whole process instead (5.2.b). */
export type PlannedStep = Exclude<Step, { do: 'play' | 'rush' }>;
/** The step that an instruction makes, or null while a decision waits. */
export function planStep(build: Build, instruction: PlannedStep): StepPlan | null {
  const step = withPlayers(build, instruction);
  if (step === null) return null;
  switch (step.do) {
    case 'ascend':
      return planAscend(build, step);
    case 'create':
      return part('tokens').planCreate(build, step);
    case 'discard':
      return planDiscard(build, step);
    case 'draw':
      return planDraw(build, step);
    case 'exhaust':
      return planExhaust(build, step);
    case 'exhausted-resupply':
    case 'resupply':
      return planResupply(build, step);
    case 'gain':
      return planGain(build, step);
    case 'gain-counters':
      return planGainCounters(build, step);
    case 'lose':
      return planLose(build, step);
    case 'move-backward':
    case 'move-forward':
      return planMoveExpedition(build, step);
    case 'next':
      return planNext(build, step);
    case 'ongoing':
      return planOngoing(build, step);
    case 'after':
      return planAfter(build, step);
    case 'put':
    case 'return':
    case 'send':
      return planPut(build, step);
    case 'ready':
      return planReady(build, step);
    case 'reveal':
    case 'look':
      return planLook(build, step);
    case 'roll':
      return part('dice').planRoll(build, step);
    case 'sabotage':
      return planSabotage(build, step);
    case 'sacrifice':
      return planSacrifice(build, step);
    case 'spend':
      return planSpend(build, step);
    default:
      return part('verbs').planRareStep(build, step);
  }
}
