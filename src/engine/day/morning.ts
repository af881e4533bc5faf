/** Morning: Succeed, Prepare, Draw, Expand (4.2.1). */

import { rulesOf } from '../board/abilities-at-work.ts';
import { everyPlayer } from '../board/tracing.ts';
import { ask, startChoosing } from '../choices/ask.ts';
import { chosenObjects, objectOption } from '../choices/build.ts';
import { itemAt } from '../rules/require.ts';
import type { DailyFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { hasStatus } from '../state/object.ts';
import { initiativeOrder, isAmong, orderFrom } from '../state/player.ts';
import { type AtomicAction, BLANK_ACTION, BLANK_STEP, type StepPlan } from '../state/step.ts';
import { zoneOf } from '../state/zone.ts';
import { pushStep } from '../steps/agenda.ts';
import { askOne, shuffleBack } from '../steps/shuffle-back.ts';
import { topCard } from '../verbs/deck.ts';
import { moveTo } from '../verbs/move.ts';

/** Cards drawn each Morning (4.2.1.d). */
const DRAWN = 2;

/** Returns a step by a rule of the game, which no player controls. */
export function dailyStep(
  draft: Draft,
  daily: DailyFrame['daily'],
  cites: StepPlan['cites'],
  actions: readonly AtomicAction[],
): StepPlan {
  return {
    ...BLANK_STEP,
    verb: daily,
    daily,
    player: null,
    source: 0,
    cites: actions.length > 1 ? [...cites, '6.1.e', '6.1.f'] : cites,
    actions,
    who: initiativeOrder(draft),
  };
}

/** Returns the step that passes First player one seat to the left, to whoever sits there (4.2.1.b). */
export function successionStep(draft: Draft): StepPlan {
  const next = itemAt(orderFrom(draft, draft.firstPlayer + 1), 0, 'players');
  return dailyStep(
    draft,
    'succeed',
    ['4.2.1.b'],
    [{ ...BLANK_ACTION, act: 'first-player', player: next, by: null }],
  );
}

/** Returns the step in which each player readies their objects (4.2.1.c). */
export function preparationStep(draft: Draft): StepPlan {
  const ids = [...zoneOf(draft, 'expedition')];
  for (const player of everyPlayer(draft)) {
    ids.push(...zoneOf(draft, 'landmark', player), ...zoneOf(draft, 'mana', player));
    if (draft.profile.prepare === 'all') {
      ids.push(...zoneOf(draft, 'hero', player), ...zoneOf(draft, 'reserve', player));
    }
  }
  const actions: AtomicAction[] = [];
  for (const id of ids) {
    const object = objectAt(draft, id);
    if (hasStatus(object, 'exhausted')) {
      actions.push({
        ...BLANK_ACTION,
        act: 'lose-status',
        object: id,
        status: 'exhausted',
        by: object.player,
      });
    }
  }
  return dailyStep(draft, 'prepare', ['4.2.1.c', '7.3.28.a'], actions);
}

/** Returns the step in which each player draws two cards (4.2.1.d). */
export function drawCards(draft: Draft): StepPlan {
  const actions: AtomicAction[] = [];
  for (const player of initiativeOrder(draft)) {
    for (let at = 1; at <= DRAWN; at++) actions.push(topCard(player, at, 'hand', 'draw'));
  }
  return dailyStep(draft, 'draw', ['4.2.1.d', '7.3.9.a'], actions);
}

/**
 * Asks players with empty Decks whether they shuffle their Discard piles back, in turn order, before
 * and after each daily effect of the Morning (4.2.1.f). Before an effect they are asked only if
 * anything has happened since they were asked after the one before.
 *
 * @returns whether all have answered
 */
export function offerShufflingBack(
  draft: Draft,
  frame: DailyFrame,
  when: 'before' | 'after',
): boolean {
  if (draft.phase !== 'morning' || draft.profile.shufflingBack === 'automatic') return true;
  const phase = draft.agenda.find((one) => one.kind === 'phase');
  if (when === 'before' && phase?.asked === draft.steps) return true;
  const asking = startChoosing(draft, frame, 0);
  const accepting: number[] = [];
  for (const player of initiativeOrder(draft)) {
    if (zoneOf(draft, 'deck', player).length > 0) continue;
    if (zoneOf(draft, 'discard', player).length === 0) continue;
    const accepts = askOne(asking, player, ['4.2.1.f']);
    if (accepts === null) return false;
    if (accepts) accepting.push(player);
  }
  frame.answers = [];
  if (accepting.length > 0) {
    const actions = accepting.flatMap((player) => shuffleBack(draft, player, ['4.2.1.f']) ?? []);
    pushStep(draft, {
      ...BLANK_STEP,
      verb: 'reshuffle',
      player: null,
      source: 0,
      cites: ['4.2.1.f'],
      actions,
      who: accepting,
    });
  }
  if (phase) phase.asked = draft.steps;
  return true;
}

/**
 * Returns the step in which each player may put a card from Hand in Mana, ready (4.2.1.e); null while a
 * decision waits.
 */
export function expansionStep(draft: Draft, frame: DailyFrame): StepPlan | null {
  const asking = startChoosing(draft, frame, 0);
  const actions: AtomicAction[] = [];
  for (const player of initiativeOrder(draft)) {
    if (doesOtherwise(draft, player)) continue;
    const chosen = ask(asking, () => ({
      player,
      kind: 'expand',
      cites: ['4.2.1.e', '6.1.h'],
      options: zoneOf(draft, 'hand', player).map((id) =>
        objectOption(draft, objectAt(draft, id), 'expand'),
      ),
      min: 0,
      max: 1,
    }));
    if (chosen === null) return null;
    for (const object of chosenObjects(chosen)) {
      actions.push(moveTo(draft, object, 'mana', 'expand', player));
    }
  }
  return dailyStep(draft, 'expand', ['4.2.1.e', '3.2.9.c'], actions);
}

/** Whether a passive ability has a player do something else instead of Expand. */
function doesOtherwise(draft: Draft, player: number): boolean {
  return rulesOf(draft, 'instead').some(({ passive, context }) => {
    const { would } = passive.rule;
    return (
      would.would === 'daily' &&
      would.daily === 'expand' &&
      isAmong(draft, player, would.who, context)
    );
  });
}
