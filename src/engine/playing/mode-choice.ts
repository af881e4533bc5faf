/** Modes (6.5.g): which of them are chosen, and the instructions that they become. */

import { amount } from '../board/amount.ts';
import { conditionHolds } from '../board/condition.ts';
import { groundsOfCondition } from '../board/grounds.ts';
import type { Wrapper } from '../cards/ability.ts';
import { ask } from '../choices/ask.ts';
import { type Build, contextOfBuild, leftOut } from '../choices/build.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Option } from '../state/decision.ts';
import type { EffectFrame, QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { canPay } from './cost.ts';
import { impossible } from './impossible.ts';
import { buildFor, goOn } from './instruction.ts';

/** Carries out a choice of modes (6.5.g): as many as the text says, in the order of their choice. */
export function followChoose(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'choose' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const modes = askModes(build, wrapper);
  if (modes === null) return;
  frame.bindings = build.bindings;
  goOn(frame, [
    ...modes.flatMap((mode) => modeSteps(draft, wrapper, mode, frame.controller)),
    ...rest,
  ]);
}

/** Returns the instructions of a mode; one with a cost is an internal action (2024-09:5.2.3.g). */
function modeSteps(
  { profile }: Draft,
  wrapper: Extract<Wrapper, { do: 'choose' }>,
  mode: number,
  by: number,
): readonly QueuedInstruction[] {
  const { cost, steps } = itemAt(wrapper.modes, mode, 'modes');
  return cost ? [{ do: '#pay', by, cost, steps, internal: profile.internalActions }] : steps;
}

/**
 * Returns the rules of choosing modes, when the step comes or at the declaration; an optional step is
 * no mode.
 */
function modeRules(
  build: Build,
  wrapper: Extract<Wrapper, { do: 'choose' }>,
): readonly RuleNumber[] {
  const { draft } = build;
  if (wrapper.may) return ['6.5.c'];
  const asked = wrapper.countIf
    ? groundsOfCondition(draft, wrapper.countIf.if, contextOfBuild(build).me)
    : [];
  const when: readonly RuleNumber[] =
    draft.profile.modes === 'step' ? ['6.5.g'] : ['2024-09:5.2.3.c', '6.5.g'];
  return [...when, ...asked];
}

/** Returns the modes chosen, by their places. */
export function askModes(
  build: Build,
  wrapper: Extract<Wrapper, { do: 'choose' }>,
): readonly number[] | null {
  const { draft } = build;
  const context = contextOfBuild(build);
  const other = wrapper.countIf && conditionHolds(draft, wrapper.countIf.if, context);
  const count = amount(draft, other ? wrapper.countIf.count : wrapper.count, context);
  const inStep = wrapper.may === true || draft.profile.modes === 'step';
  const upTo = (other ? wrapper.countIf.upTo : wrapper.upTo) === true;
  const chosen = ask(build, () => {
    const options = wrapper.modes.flatMap((mode, index): Option[] => {
      if (mode.cost && !canPay(draft, mode.cost, context, build.controller)) return [];
      const option: Option = { id: `mode:${index + 1}`, what: { is: 'mode', mode: index } };
      const prevented = inStep ? impossible(draft, mode.steps, context) : null;
      if (!prevented) return [option];
      leftOut(build, prevented, { what: option.what });
      return [];
    });
    return {
      player: build.controller,
      kind: 'modes',
      cites: modeRules(build, wrapper),
      options,
      min: upTo ? (other ? 1 : 0) : count,
      max: count,
      again: wrapper.again,
      ordered: (count > 1 && options.length > 1) || undefined,
    };
  });
  return chosen?.flatMap(({ what }) => (what.is === 'mode' ? [what.mode] : [])) ?? null;
}
