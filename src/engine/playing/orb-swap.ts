/** Swapping Mana Orbs before a step that chooses one (3.2.9.e). */

import { askSwap } from '../choices/orbs.ts';
import type { EffectFrame, QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { stepOf } from '../verbs/plan.ts';
import { buildFor, commitStep, goOn } from './instruction.ts';

/** Lets one player after the other swap a ready Mana Orb with an exhausted one (3.2.9.e). */
export function swapOrbs(
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
  commitStep(draft, frame, build, { plan, rest: after });
}
