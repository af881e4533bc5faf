/** Whether players do what they may (6.5.c), with or without a cost (6.4.b). */

import { whyNot } from '../board/tracing.ts';
import type { Wrapper } from '../cards/ability.ts';
import { ask, isNew, YES_NO } from '../choices/ask.ts';
import { type Build, contextOfBuild, leftOut } from '../choices/build.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Draft } from '../state/game.ts';
import { canPay, groundsOfRefusal } from './cost.ts';
import { impossible } from './impossible.ts';

/**
 * Asks players whether they accept, in initiative order, each knowing the answers before (6.1.h).
 *
 * @param when what else says that it is decided now
 */
export function askWhoAccepts(
  build: Build,
  wrapper: Extract<Wrapper, { do: 'may' }>,
  asked: readonly number[],
  when: readonly RuleNumber[],
): number[] | null {
  const { draft } = build;
  const accepting: number[] = [];
  for (const player of asked) {
    if (wrapper.cost && !canPay(draft, wrapper.cost, contextOfBuild(build), player)) {
      if (isNew(build)) {
        const rules = groundsOfRefusal(wrapper.cost);
        whyNot(draft, [...rules, '1.4.1.b'], 'cost', { object: null, what: { is: 'yes' } });
      }
      continue;
    }
    const { length } = wrapper.cost ?? [];
    const prevented = length === 0 ? impossible(draft, wrapper.steps, contextOfBuild(build)) : null;
    if (prevented) {
      if (isNew(build)) leftOut(build, prevented, { what: { is: 'yes' } });
      continue;
    }
    const chosen = ask(build, () => ({
      player,
      kind: 'may',
      cites: [...mayRules(draft, wrapper, asked.length > 1), ...(wrapper.cost ? [] : when)],
      options: YES_NO,
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    if (chosen[0]?.what.is === 'yes') accepting.push(player);
  }
  return accepting;
}

function mayRules(
  draft: Draft,
  wrapper: Extract<Wrapper, { do: 'may' }>,
  several: boolean,
): readonly RuleNumber[] {
  const order: readonly RuleNumber[] = several ? ['6.1.h'] : [];
  if (!wrapper.cost) return ['6.5.c', ...order, ...(wrapper.have ? (['7.3.18.a'] as const) : [])];
  return draft.profile.internalActions
    ? [
        '2024-09:6.5.g',
        '5.1.1.a',
        '2024-09:5.1.1.c',
        '2024-09:5.2.3.g',
        '2024-09:5.4.a',
        '2024-09:1.2.6.e',
        ...order,
      ]
    : ['6.5.c', '6.4.b', ...order];
}
