/** The verbs (7.3), each turned into the step that it makes. */

import type { PlayerReference, Step } from '../cards/ability.ts';
import type { Build } from '../choices/pick.ts';
import { pickPlayers, withPlayers } from '../choices/place-pick.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';
import { planActivate } from './activate.ts';
import {
  planAugment,
  planDistribute,
  planDouble,
  planExchangeBoosts,
  planGainCounters,
  planLoseCounters,
  planSpend,
} from './counter.ts';
import { planCreate } from './create.ts';
import { planDraw, planLook, planResupply } from './deck.ts';
import { planAscend, planMoveExpedition } from './expedition.ts';
import { planMoveMarker, planPlaceMarker } from './marker.ts';
import { planDiscard, planExchange, planPut, planSabotage, planSacrifice } from './move.ts';
import { planAfter, planNext, planOngoing } from './ongoing.ts';
import { planBecomeFirst, planPass, planRoll, planShuffle, planWin } from './player.ts';
import { planExhaust, planGain, planLose, planReady } from './status.ts';
import { planDefect, planSwitch } from './switch.ts';

/** Verbs that make a step; `play` and `rush` make a whole process instead (5.2.b). */
export type PlannedStep = Exclude<Step, { do: 'play' | 'rush' }>;

/** The step that an instruction makes, or null while a decision waits. */
export function planStep(build: Build, instruction: PlannedStep): StepPlan | null {
  const step = withPlayers(build, instruction);
  if (step === null) return null;
  switch (step.do) {
    case 'activate':
      return planActivate(build, step);
    case 'after-you':
      return planOf(
        build,
        step.do,
        ['7.3.2.a', '7.3.2.b'],
        [{ act: 'end-turn', by: build.controller }],
      );
    case 'ascend':
      return planAscend(build, step);
    case 'augment':
      return planAugment(build, step);
    case 'become-first-player':
      return planBecomeFirst(build, step);
    case 'create':
      return planCreate(build, step);
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
    case 'gain-counters':
      return planGainCounters(build, step);
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
    case 'ongoing':
      return planOngoing(build, step);
    case 'after':
      return planAfter(build, step);
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
    case 'reveal':
    case 'look':
      return planLook(build, step);
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
    case 'win':
      return planWin(build, step);
  }
}

/** Several atomic actions are simultaneous (6.1.e, 6.1.f); none is a part that is ignored (6.5.h). */
function groundsOfActions(build: Build, actions: readonly AtomicAction[]): readonly RuleNumber[] {
  const several: readonly RuleNumber[] = build.several ? ['6.1.h'] : [];
  if (actions.length === 0 || build.lacking) return ['6.5.h', '1.4.1.c', ...several];
  return actions.length > 1 ? ['6.1.e', '6.1.f', ...several] : several;
}

/** A step of an effect with its rules: one verb makes it (6.1.c). */
export function planOf(
  build: Build,
  verb: string,
  cites: StepPlan['cites'],
  actions: readonly AtomicAction[],
  more: Partial<Pick<StepPlan, 'who' | 'it'>> = {},
): StepPlan {
  return stepOf(build, verb, build.draft.entries ? ['6.1.c', ...cites] : cites, actions, more);
}

/** A step with its rules: an atomic action for each thing affected (6.1.e). */
export function stepOf(
  build: Build,
  verb: string,
  cites: StepPlan['cites'],
  actions: readonly AtomicAction[],
  more: Partial<Pick<StepPlan, 'who' | 'it'>> = {},
): StepPlan {
  const plan: StepPlan = {
    verb,
    player: build.controller,
    source: build.source,
    cites: build.draft.entries ? [...cites, ...groundsOfActions(build, actions)] : cites,
    actions,
    who: more.who ?? [build.controller],
  };
  return more.it ? { ...plan, it: more.it } : plan;
}

/**
 * A step that several players may do, each deciding in turn (6.1.h).
 *
 * @param actionsOf the atomic actions of one of them; null while a decision waits
 * @param it what "it" is afterwards, when that is not what the text spoke of
 */
export function planOfEach(
  build: Build,
  step: { readonly do: string; readonly who?: PlayerReference },
  cites: StepPlan['cites'],
  actionsOf: (doer: number) => readonly AtomicAction[] | null,
  it?: StepPlan['it'],
): StepPlan | null {
  const who = pickPlayers(build, step.who ?? 'you');
  if (who === null) return null;
  build.several = who.length > 1;
  const actions: AtomicAction[] = [];
  for (const doer of who) {
    const found = actionsOf(doer);
    if (found === null) return null;
    actions.push(...found);
  }
  return planOf(build, step.do, cites, actions, it ? { who, it } : { who });
}
