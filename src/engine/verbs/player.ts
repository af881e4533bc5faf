/** Players: pass, end their turn, become first player, win, shuffle. */

import type { Step } from '../cards/ability.ts';
import type { Build } from '../choices/build.ts';
import { pickPlayers } from '../choices/place-pick.ts';
import { playerAt } from '../state/lookup.ts';
import { BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { planOf } from './plan.ts';

/** Plans the passing of players: the controller of the effect first, then the others in their order. */
export function planPass(build: Build, step: Extract<Step, { do: 'pass' }>): StepPlan | null {
  const players = pickPlayers(build, step.who ?? 'you');
  if (players === null) return null;
  const first = Math.max(0, players.indexOf(build.controller));
  const order = [...players.slice(first), ...players.slice(0, first)];
  const passing = order.filter((player) => !playerAt(build.draft, player).passed);
  const actions = passing.flatMap((player) =>
    player === build.draft.turn
      ? ([
          { ...BLANK_ACTION, act: 'pass', player, by: player },
          { ...BLANK_ACTION, act: 'end-turn', by: player },
        ] as const)
      : ([{ ...BLANK_ACTION, act: 'pass', player, by: player }] as const),
  );
  return planOf(build, step.do, ['4.2.3.d', '4.2.3.e'], actions, { who: players });
}

/** Plans After You (7.3.2): the turn ends. */
export function planAfterYou(build: Build, step: Extract<Step, { do: 'after-you' }>): StepPlan {
  const actions = [{ ...BLANK_ACTION, act: 'end-turn', by: build.controller }] as const;
  return planOf(build, step.do, ['7.3.2.a', '7.3.2.b'], actions);
}

/**
 * Plans one more turn after the present one (S.5.a); none for a player who has passed, nor where nobody
 * has a turn (S.5.b).
 */
export function planAnotherTurn(
  build: Build,
  step: Extract<Step, { do: 'another-turn' }>,
): StepPlan {
  const { draft, controller } = build;
  if (draft.turn === null || playerAt(draft, controller).passed) {
    return planOf(build, step.do, ['S.5.b'], []);
  }
  const turn = {
    ...BLANK_ACTION,
    act: 'another-turn',
    player: controller,
    by: controller,
  } as const;
  return planOf(build, step.do, ['S.5.a', 'S.5.c'], [turn]);
}

export function planBecomeFirst(
  build: Build,
  step: Extract<Step, { do: 'become-first-player' }>,
): StepPlan | null {
  const players = pickPlayers(build, step.who);
  if (players === null) return null;
  const [player] = players;
  if (player === undefined) return planOf(build, step.do, ['1.4.2.a'], []);
  return planOf(
    build,
    step.do,
    ['1.4.2.a'],
    [{ ...BLANK_ACTION, act: 'first-player', player, by: player }],
  );
}

export function planWin(build: Build, step: Extract<Step, { do: 'win' }>): StepPlan | null {
  const players = pickPlayers(build, step.who ?? 'you');
  if (players === null) return null;
  const actions = players.map(
    (player) => ({ ...BLANK_ACTION, act: 'win', player, by: player }) as const,
  );
  return planOf(build, step.do, ['1.4.2.a'], actions);
}

export function planShuffle(build: Build, step: Extract<Step, { do: 'shuffle' }>): StepPlan | null {
  const players = pickPlayers(build, step.who ?? 'you');
  if (players === null) return null;
  const actions = players.map(
    (player) => ({ ...BLANK_ACTION, act: 'shuffle', player, by: player }) as const,
  );
  return planOf(build, step.do, ['3.2.2.b'], actions);
}
