/** Steps that players may do, and what follows if they do or do not (6.5.c, 6.5.f). */

import type { Effect, Wrapper } from '../cards/ability.ts';
import { pickPlayers } from '../choices/place-pick.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { EffectFrame, EffectMark, QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { buildFor, goOn } from './instruction.ts';
import { askWhoAccepts } from './optional-choice.ts';
import { rushOf } from './play-choice.ts';

/** Carries out "You may …" (6.5.c), with or without a cost. */
export function followMay(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'may' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const asked = pickPlayers(build, wrapper.who ?? 'you');
  if (asked === null) return;
  const when = duringSpell(draft, frame, '2024-09:5.2.3.e');
  const accepting = askWhoAccepts(build, { wrapper, asked, rest, when });
  if (accepting === null) return;
  frame.bindings =
    wrapper.who === undefined ? build.bindings : { ...build.bindings, they: accepting };
  if (accepting.length === 0) {
    goOn(frame, [...(wrapper.ifNot ?? []), ...rest]);
    return;
  }
  const next =
    asked.length > 1 && wrapper.cost
      ? eachPays(draft, wrapper, asked, accepting)
      : instructionsAfterYes(draft, frame, wrapper, itemAt(accepting, 0, 'accepting'));
  goOn(frame, [...next, ...rest]);
}

/**
 * Returns the instructions where several players may do something and each pays on their own: `ifDone`
 * follows for each who paid, `ifNot` for each of the others (6.5.f).
 */
function eachPays(
  { profile }: Draft,
  { cost = [], steps, ifDone = [], ifNot = [] }: Extract<Wrapper, { do: 'may' }>,
  asked: readonly number[],
  accepting: readonly number[],
): QueuedInstruction[] {
  return asked.flatMap((player): QueuedInstruction[] => {
    const they: QueuedInstruction = { do: '#bind', they: [player] };
    if (!accepting.includes(player)) return ifNot.length > 0 ? [they, ...ifNot] : [];
    return [
      they,
      {
        do: '#pay',
        by: player,
        cost,
        steps: [...steps, ...ifDone],
        internal: profile.internalActions,
      },
    ];
  });
}

/** Returns the instructions that follow when a player agreed. */
function instructionsAfterYes(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'may' }>,
  by: number,
): QueuedInstruction[] {
  const done: QueuedInstruction = {
    do: '#if-done',
    since: frame.started,
    ifDone: wrapper.ifDone ?? [],
    ifNot: wrapper.ifNot ?? [],
  };
  const conclusion = wrapper.ifDone || wrapper.ifNot ? [done] : [];
  const cost = wrapper.cost ?? [];
  if (cost.length === 0) return [...wrapper.steps, ...conclusion];
  const rushes = cost.filter((part) => part.do === 'rush');
  const others = cost.filter((part) => part.do !== 'rush');
  const pay: Extract<EffectMark, { do: '#pay' }> = {
    do: '#pay',
    by,
    cost: others,
    steps: wrapper.steps,
    internal: draft.profile.internalActions,
  };
  if (rushes.length === 0) return [pay, ...conclusion];
  const [rush] = rushes;
  const played = rushOf(rush?.do === 'rush' ? rush.card : undefined);
  if (others.length > 0) {
    const steps: Effect = [{ do: 'attempt', steps: [played], ifDone: wrapper.steps }];
    return [{ ...pay, steps }, ...conclusion];
  }
  return [
    played,
    {
      do: '#if-done',
      rush: true,
      since: frame.started,
      ifDone: [...wrapper.steps, ...(wrapper.ifDone ?? [])],
      ifNot: wrapper.ifNot ?? [],
    },
  ];
}

/**
 * Returns a rule of edition 2024-09 on choices that wait for the resolution of a Spell; none in other
 * editions (2024-09:5.2.3.e, 2024-09:5.2.3.f).
 */
export function duringSpell(
  { profile }: Draft,
  { of }: EffectFrame,
  rule: RuleNumber,
): readonly RuleNumber[] {
  return of === 'spell' && profile.cites.ofWaitingSpell ? [rule] : [];
}
