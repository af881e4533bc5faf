/** Whether players do an optional effect (6.5.c), with or without a cost (6.4.b). */

import { whyNot } from '../board/tracing.ts';
import type { Wrapper } from '../cards/ability.ts';
import { ask, isNew, YES_NO } from '../choices/ask.ts';
import { type Build, contextOfBuild, leftOut } from '../choices/build.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { canPay, groundsOfRefusal } from './cost.ts';
import { impossible } from './impossible.ts';
import { hasNothingToChoose, speaksBack } from './nothing-to-choose.ts';

/** An optional effect whose players are asked. */
interface Offer {
  readonly wrapper: Extract<Wrapper, { do: 'may' }>;
  readonly asked: readonly number[];
  /** The instructions that follow in the effect, whatever they answer. */
  readonly rest: readonly QueuedInstruction[];
  /** The rules by which it is decided now, in addition to those of optional steps. */
  readonly when: readonly RuleNumber[];
}

/** Asks players whether they accept, in initiative order, each knowing the answers before (6.1.h). */
export function askWhoAccepts(build: Build, offer: Offer): number[] | null {
  const { wrapper, asked, when } = offer;
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
    if (makesNoDifference(build, offer, player)) {
      if (isNew(build)) whyNot(draft, ['6.5.c', '6.5.h'], 'nothing-there', { what: { is: 'yes' } });
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

/**
 * Whether the answer changes nothing at all: there is nothing to choose, so that what depends on having
 * done it does not follow either way (6.5.f), and nothing later speaks of it. Agreeing would not be
 * impossible (6.1.g, remark); asking is needless.
 */
function makesNoDifference(build: Build, { wrapper, asked, rest }: Offer, player: number): boolean {
  const { cost = [], steps, ifDone, ifNot = [] } = wrapper;
  if (cost.length > 0 || (asked.length > 1 && (ifDone || ifNot.length > 0))) return false;
  const context = contextOfBuild(build);
  const bindings =
    wrapper.who === undefined ? context.bindings : { ...context.bindings, they: [player] };
  return (
    hasNothingToChoose(build.draft, steps, { ...context, bindings }) && !speaksBack([ifNot, rest])
  );
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
