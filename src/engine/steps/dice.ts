/** Dice (7.3.33): thrown when the step comes, one of them kept, its result perhaps changed. */

import { rulesOf } from '../board/abilities-at-work.ts';
import { canGain } from '../board/possible.ts';
import { writeEntry } from '../board/tracing.ts';
import { ask, type Chooser, YES_NO } from '../choices/ask.ts';
import { itemAt } from '../rules/require.ts';
import type { Option } from '../state/decision.ts';
import type { Draft } from '../state/game.ts';
import { isAmong } from '../state/player.ts';
import { randomInt } from '../state/random.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';

type Roll = Extract<AtomicAction, { act: 'roll' }>;

/** Throws one fair die, and one more for each ability that says so (7.3.33.a, 7.3.33.c). */
export function throwDice(draft: Draft, action: Roll): Roll {
  let count = 1;
  for (const { passive, context } of rulesOf(draft, 'extra-die')) {
    if (isAmong(draft, action.player, passive.rule.who, context)) {
      count += passive.rule.dice;
    }
  }
  const dice = Array.from({ length: Math.min(count, 20) }, () => randomInt(draft, 1, 6));
  draft.irreversible = 'roll';
  return { ...action, dice };
}

/**
 * Throws the dice of a modifier while it is applied, as its effect depends on them (7.3.33.b). They are
 * stored as an answer, so that building again finds the same. Null while a decision waits.
 */
export function rollNow(asking: Chooser, action: Roll): readonly [Roll, ...AtomicAction[]] | null {
  const { answers } = asking.asking;
  const answered = answers[asking.at];
  const dice = answered
    ? answered.options.flatMap(({ what }) => (what.is === 'number' ? [what.number] : []))
    : throwDice(asking.draft, action).dice;
  if (!answered) asking.asking.answers = [...answers, { by: null, options: dice.map(faceOption) }];
  asking.at += 1;
  return resultOf(asking, { ...action, dice });
}

function faceOption(number: number): Option {
  return { id: `number:${number}`, what: { is: 'number', number } };
}

/** Whether dice are still to be thrown; those of a modifier were thrown when it was applied. */
export function isUnthrown(action: AtomicAction): action is Extract<AtomicAction, { act: 'roll' }> {
  return action.act === 'roll' && action.dice.length === 0;
}

/** Returns a step with the dice that count; null while a decision waits. */
export function withDice(asking: Chooser, plan: StepPlan): StepPlan | null {
  const rolls = plan.actions.some(({ act }) => act === 'roll');
  return rolls ? chooseDice(asking, plan) : plan;
}

/** Asks which die counts, and whether its result is changed (7.3.33.c); null while a decision waits. */
function chooseDice(asking: Chooser, plan: StepPlan): StepPlan | null {
  const actions: AtomicAction[] = [];
  for (const action of plan.actions) {
    if (action.act !== 'roll' || action.result !== null) {
      actions.push(action);
      continue;
    }
    const rolled = resultOf(asking, action);
    if (rolled === null) return null;
    actions.push(...rolled);
  }
  return { ...plan, actions };
}

/**
 * Returns the roll with its result, and the actions that paid for a change of it; null while a decision
 * waits.
 */
function resultOf(asking: Chooser, action: Roll): readonly [Roll, ...AtomicAction[]] | null {
  const { draft } = asking;
  const paid: AtomicAction[] = [];
  let result = itemAt(action.dice, 0, 'dice');
  const faces = [...new Set(action.dice)];
  if (faces.length > 1) {
    const chosen = ask(asking, () => ({
      player: action.player,
      kind: 'die',
      cites: ['7.3.33.c'],
      options: faces.map(faceOption),
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    const [option] = chosen;
    if (option?.what.is === 'number') result = option.what.number;
  }
  for (const rule of rulesOf(draft, 'die-result')) {
    if (!isAmong(draft, action.player, rule.passive.rule.who, rule.context)) continue;
    const { add, may, exhausting } = rule.passive.rule;
    if (exhausting && canGain(draft, rule.object, 'exhausted') !== null) continue;
    const changes = may ? askChange(asking, action.player) : true;
    if (changes === null) return null;
    if (!changes) continue;
    result += add;
    if (exhausting) paid.push(exhaustionOf(rule.object, action.player));
  }
  return [{ ...action, result }, ...paid];
}

/** Returns the part of the step that pays for the change (6.4.a). */
function exhaustionOf(object: number, by: number): AtomicAction {
  return { ...BLANK_ACTION, act: 'gain-status', object, status: 'exhausted', by };
}

function askChange(asking: Chooser, player: number): boolean | null {
  const chosen = ask(asking, () => ({
    player,
    kind: 'die',
    cites: ['7.3.33.c', '6.2.d'],
    options: YES_NO,
    min: 1,
    max: 1,
  }));
  return chosen && chosen[0]?.what.is === 'yes';
}

/** Whether a single die counts as it fell; else a passive ability had a part in it (7.3.33.c). */
function isAsThrown({ dice, result }: Roll): boolean {
  return dice.length === 1 && dice[0] === result;
}

/** Writes the result of a roll in the trace. */
export function tellRoll(draft: Draft, action: Roll): void {
  if (!draft.entries) return;
  const { player, dice, result } = action;
  writeEntry(
    draft,
    ['7.3.33.a', ...(isAsThrown(action) ? [] : (['7.3.33.c'] as const))],
    { kind: 'action', action: 'roll', player, dice, result: result ?? 0 },
    'roll',
  );
}
