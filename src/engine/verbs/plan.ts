/** A step of one verb, with the rules that make it (6.1.c, 6.1.e). */

import type { PlayerReference } from '../cards/ability.ts';
import type { Build } from '../choices/build.ts';
import { pickPlayers } from '../choices/place-pick.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { type AtomicAction, BLANK_STEP, type StepPlan } from '../state/step.ts';

/**
 * Returns the rules of a step's actions: several are simultaneous (6.1.e, 6.1.f); a part without any is
 * ignored (6.5.h).
 */
export function groundsOfActions(
  build: Pick<Build, 'several' | 'lacking'>,
  actions: readonly AtomicAction[],
): readonly RuleNumber[] {
  const several: readonly RuleNumber[] = build.several ? ['6.1.h'] : [];
  if (actions.length === 0 || build.lacking) return ['6.5.h', '1.4.1.c', ...several];
  return actions.length > 1 ? ['6.1.e', '6.1.f', ...several] : several;
}

/** Returns a step of an effect with its rules: one verb makes it (6.1.c). */
export function planOf(
  build: Build,
  verb: string,
  cites: StepPlan['cites'],
  actions: readonly AtomicAction[],
  more: Partial<Pick<StepPlan, 'who' | 'it'>> = {},
): StepPlan {
  return stepOf(build, verb, build.draft.entries ? ['6.1.c', ...cites] : cites, actions, more);
}

/** Returns a step with its rules: an atomic action for each thing affected (6.1.e). */
export function stepOf(
  build: Build,
  verb: string,
  cites: StepPlan['cites'],
  actions: readonly AtomicAction[],
  more: Partial<Pick<StepPlan, 'who' | 'it'>> = {},
): StepPlan {
  return {
    ...BLANK_STEP,
    verb,
    player: build.controller,
    source: build.source,
    cites: build.draft.entries ? [...cites, ...groundsOfActions(build, actions)] : cites,
    actions,
    who: more.who ?? [build.controller],
    it: more.it,
  };
}

/**
 * Plans a step that several players may do, each deciding in turn (6.1.h).
 *
 * @param actionsOf the atomic actions of one of them; null while a decision waits
 * @param it the objects that "it" means afterwards, when they are not those that the text names
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
  const actions = actionsOfEach(build, step, who, actionsOf);
  return actions && planOf(build, step.do, cites, actions, it ? { who, it } : { who });
}

/**
 * Returns the atomic actions of each player who does a step. Where the text names those players, "they"
 * is each of them in turn; otherwise it is the player named before (7.2.4).
 */
export function actionsOfEach(
  build: Build,
  step: { readonly who?: PlayerReference },
  doers: readonly number[],
  actionsOf: (doer: number) => readonly AtomicAction[] | null,
): readonly AtomicAction[] | null {
  build.several = doers.length > 1;
  const { they } = build.bindings;
  const isSaid = step.who !== undefined && step.who !== 'you';
  const actions: AtomicAction[] = [];
  for (const doer of doers) {
    if (isSaid) build.bindings = { ...build.bindings, they: [doer] };
    const found = actionsOf(doer);
    if (found === null) return null;
    actions.push(...found);
  }
  if (isSaid) build.bindings = { ...build.bindings, they };
  return actions;
}
