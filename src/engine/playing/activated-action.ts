/** Activating a quick action as part of an effect (S.4): it is not played, and nothing is paid. */

import { allActionsOf } from '../board/characteristics.ts';
import { conditionHolds } from '../board/condition.ts';
import { isIgnored } from '../board/possible.ts';
import { cardId, whyNot } from '../board/tracing.ts';
import type { QuickAction, Step } from '../cards/ability.ts';
import type { KeyedAbility } from '../cards/compile.ts';
import { isPaidBy } from '../cards/quick-action-sign.ts';
import { ask } from '../choices/ask.ts';
import type { Build } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { BLANK_PLAY_FRAME } from '../state/blank-frame.ts';
import { contextOf } from '../state/context.ts';
import type { EffectFrame, QueuedInstruction, QuickActionFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import type { GameObject } from '../state/object.ts';
import { stillExists } from '../state/zone.ts';
import { pushFrame } from '../steps/agenda.ts';
import { buildFor, goOn, payTough } from './instruction.ts';

type ActivateAction = Extract<Step, { do: 'activate-action' }>;

/** Puts the quick actions of the objects that are meant on the agenda, the first on top. */
export function startActivation(
  draft: Draft,
  frame: EffectFrame,
  step: ActivateAction,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const objects = pickObjects(build, step.of, { doer: frame.controller });
  if (objects === null) return;
  const activated: QuickActionFrame[] = [];
  for (const id of objects) {
    const entry = chooseAction(build, id, step);
    if (entry === null) return;
    if (entry !== NONE) activated.push(frameOf(objectAt(draft, id), entry));
  }
  frame.bindings = build.bindings;
  frame.check = draft.profile.checkAfterSteps;
  goOn(frame, rest);
  for (const one of activated.reverse()) pushFrame(draft, one);
  if (build.tough > 0) payTough(draft, frame, build);
}

const NONE = 'none';

/** Returns the quick action of an object that is activated (S.4.e); null while that decision waits. */
function chooseAction(
  build: Build,
  id: number,
  { action }: ActivateAction,
): KeyedAbility<QuickAction> | typeof NONE | null {
  const { draft } = build;
  if (!stillExists(draft, id)) {
    whyNot(draft, ['1.4.1.c', '6.5.h'], 'gone', { object: objectAt(draft, id) });
    return NONE;
  }
  const object = objectAt(draft, id);
  const entries = allActionsOf(draft, object).filter(
    (entry) => isPaidBy(entry.ability, action) && canActivate(draft, object, entry),
  );
  const [first, ...others] = entries;
  if (!first) {
    whyNot(draft, ['S.4.e', 'S.4.c', '6.5.h'], 'nothing-there', { object });
    return NONE;
  }
  if (others.length === 0) return first;
  const chosen = ask(build, () => ({
    player: object.player,
    kind: 'ability',
    cites: ['S.4.e', '6.1.g'],
    options: entries.map(({ key }) => ({
      id: `ability:object-${id}:${key}`,
      what: { is: 'ability', object: id, card: cardId(draft, object), ability: key } as const,
    })),
    min: 1,
    max: 1,
  }));
  const what = chosen?.[0]?.what;
  if (what?.is !== 'ability') return null;
  return entries.find(({ key }) => key === what.ability) ?? first;
}

/** Whether a quick action can be activated: it is not ignored, and its condition holds (1.4.1.a). */
function canActivate(
  draft: Draft,
  object: GameObject,
  { ability, key }: KeyedAbility<QuickAction>,
): boolean {
  if (isIgnored(draft, object, key)) {
    whyNot(draft, ['7.3.19.a', '7.3.19.b'], 'ability-ignored', { object, word: key });
    return false;
  }
  if (!ability.only || conditionHolds(draft, ability.only, contextOf(object))) return true;
  whyNot(draft, ['1.4.1.a'], 'condition', { object, word: key });
  return false;
}

function frameOf(
  { id, player }: GameObject,
  { ability, key }: KeyedAbility<QuickAction>,
): QuickActionFrame {
  return {
    ...BLANK_PLAY_FRAME,
    kind: 'quick-action',
    player,
    object: id,
    key,
    at: 'activate',
    unpaid: true,
    effect: ability.effect,
    affected: 0,
  };
}
