/** Night: Rest and Clean-up (4.2.5). */

import { rulesOf } from '../board/abilities-at-work.ts';
import { hasKeyword, traitsOf } from '../board/characteristics.ts';
import { findObjects } from '../board/filter.ts';
import { isMeant } from '../board/possible.ts';
import { whyNot } from '../board/tracing.ts';
import type { PassiveRule } from '../cards/ability.ts';
import { ask, type Chooser, startChoosing } from '../choices/ask.ts';
import { chosenObjects, objectOption } from '../choices/build.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { DailyFrame } from '../state/frame.ts';
import { type Draft, playerOf } from '../state/game.ts';
import { compiledOf, expeditionAt, objectAt } from '../state/lookup.ts';
import { type GameObject, hasStatus } from '../state/object.ts';
import { initiativeOrder, isAmong } from '../state/player.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import type { MoveReason } from '../state/trace.ts';
import { zoneOf } from '../state/zone.ts';
import { moveTo } from '../verbs/move.ts';
import { dailyStep } from './morning.ts';

/**
 * Returns the step of Rest (4.2.5.b): Characters go to Reserve unless they are Anchored, Asleep or
 * Eternal, and so do Gears whose Expedition moved forward; Anchored, Asleep and Ascended are lost.
 */
export function restStep(draft: Draft): StepPlan {
  const actions: AtomicAction[] = [];
  for (const id of zoneOf(draft, 'expedition')) {
    const object = objectAt(draft, id);
    const stays = reasonToStay(draft, object);
    if (stays === null) {
      actions.push(moveTo(draft, id, 'reserve', 'rest', object.player));
    } else if (stays.length > 0) {
      whyNot(draft, stays, 'stays', { object, word: statusThatKeeps(object) });
    }
  }
  for (const id of objectsWithStatuses(draft)) {
    const object = objectAt(draft, id);
    if (object.statuses.length === 0) continue;
    for (const status of LOST) {
      if (hasStatus(object, status)) {
        actions.push({
          ...BLANK_ACTION,
          act: 'lose-status',
          object: id,
          status,
          by: object.player,
        });
      }
    }
  }
  for (let expedition = 0; expedition < draft.expeditions.length; expedition++) {
    const { ascended } = expeditionAt(draft, expedition);
    if (ascended)
      actions.push({ ...BLANK_ACTION, act: 'lose-ascended', expedition, by: playerOf(expedition) });
  }
  return dailyStep(draft, 'rest', ['4.2.5.b'], actions);
}

const LOST = ['anchored', 'asleep'] as const;

const PERSONAL = ['hero', 'landmark', 'mana', 'reserve'] as const;

/** Returns objects that can have statuses, in whatever zone: any of them loses these (2.4.2, 2.4.4). */
function objectsWithStatuses(draft: Draft): readonly number[] {
  const result = zoneOf(draft, 'expedition').slice();
  for (const player of initiativeOrder(draft)) {
    for (const zone of PERSONAL) result.push(...zoneOf(draft, zone, player));
  }
  return result;
}

/** Returns the status that keeps a Character where it is at Rest, or else Eternal. */
function statusThatKeeps(object: GameObject): 'anchored' | 'asleep' | 'eternal' {
  if (hasStatus(object, 'anchored')) return 'anchored';
  return hasStatus(object, 'asleep') ? 'asleep' : 'eternal';
}

/**
 * Returns the rules that keep an object at Rest: none when Rest does not apply to it, null when it
 * goes.
 */
function reasonToStay(draft: Draft, object: GameObject): readonly RuleNumber[] | null {
  if (compiledOf(draft, object).type !== 'character') {
    const isGear = traitsOf(draft, object).subtypes.includes('gear');
    const moved = expeditionAt(draft, object.expedition).moved;
    return isGear && moved && draft.profile.gearsRest ? null : [];
  }
  const reasons: RuleNumber[] = [];
  if (hasStatus(object, 'anchored')) reasons.push('2.4.2');
  if (hasStatus(object, 'asleep')) reasons.push('2.4.4');
  if (hasKeyword(draft, object, 'eternal')) reasons.push('7.4.3.b');
  return reasons.length > 0 ? reasons : null;
}

/**
 * Returns the step of Clean-up (4.2.5.c), in which each player keeps as many as their limits; null
 * while a decision waits.
 */
export function cleanUp(draft: Draft, frame: DailyFrame): StepPlan | null {
  const asking = startChoosing(draft, frame, 0);
  const actions: AtomicAction[] = [];
  const order = inOrder(draft);
  for (const player of initiativeOrder(draft)) {
    for (const zone of LIMITED) {
      const excess = excessOf(asking, { player, zone, order });
      if (excess === null) return null;
      actions.push(...excess);
    }
  }
  const isSacrifice = actions.some((one) => one.act === 'move' && one.why === 'sacrifice');
  const sacrificed: readonly RuleNumber[] = isSacrifice ? ['7.3.36.a'] : [];
  return dailyStep(draft, 'clean-up', ['4.2.5.c', ...order, ...sacrificed], actions);
}

const LIMITED = ['reserve', 'landmark'] as const;

/** Returns the rule of the initiative order, where several players have to decide (6.1.h). */
function inOrder(draft: Draft): readonly RuleNumber[] {
  const deciding = initiativeOrder(draft).filter((player) =>
    LIMITED.some(
      (zone) =>
        objectsCounted(draft, zoneOf(draft, zone, player)).length >
        Math.max(0, limitOf(draft, player, zone)),
    ),
  );
  return deciding.length > 1 ? ['6.1.h'] : [];
}

/** A clean-up: the player, the zone, and the rules behind the order of decisions. */
interface Cleaning {
  readonly player: number;
  readonly zone: (typeof LIMITED)[number];
  readonly order: readonly RuleNumber[];
}

function excessOf(asking: Chooser, cleaning: Cleaning): AtomicAction[] | null {
  const { draft } = asking;
  const { player, zone } = cleaning;
  const all = objectsCounted(draft, zoneOf(draft, zone, player));
  const limit = Math.max(0, limitOf(draft, player, zone));
  if (all.length <= limit) return [];
  const extra = zone === 'reserve' ? keepMore(asking, player, all, all.length - limit) : [];
  if (extra === null) return null;
  const left = all.filter((id) => !extra.includes(id));
  const kept = askKept(asking, cleaning, left, limit);
  if (kept === null) return null;
  const why: MoveReason =
    zone === 'landmark' && draft.profile.excessLandmarks === 'sacrifice' ? 'sacrifice' : 'clean-up';
  return left
    .filter((id) => !kept.includes(id))
    .map((id) => moveTo(draft, id, 'discard', why, player));
}

/** Returns objects that count towards a limit. */
function objectsCounted(draft: Draft, ids: readonly number[]): readonly number[] {
  const rules = rulesOf(draft, 'uncounted');
  if (rules.length === 0) return ids;
  return ids.filter((id) => !rules.some((rule) => isMeant(draft, rule, objectAt(draft, id))));
}

/** Returns the limit of a player's Hero, or 2, as passive abilities change it (3.2.7.c, 3.2.10.b). */
export function limitOf(draft: Draft, player: number, zone: 'reserve' | 'landmark'): number {
  const [id] = zoneOf(draft, 'hero', player);
  const hero = id === undefined ? null : compiledOf(draft, objectAt(draft, id)).card;
  const printed = zone === 'reserve' ? hero?.reserveLimit : hero?.landmarkLimit;
  const rules = rulesOf(draft, 'limit').filter(
    ({ passive: { rule }, context }) =>
      rule.limit === zone && isAmong(draft, player, rule.who, context),
  );
  const said = rules.flatMap(({ passive: { rule } }) => rule.to ?? []);
  const base = said.length > 0 ? Math.max(...said) : (printed ?? DEFAULT_LIMIT);
  return rules.reduce((limit, { passive: { rule } }) => limit + (rule.by ?? 0), base);
}

const DEFAULT_LIMIT = 2;

function askKept(
  asking: Chooser,
  { player, order }: Cleaning,
  ids: readonly number[],
  limit: number,
): readonly number[] | null {
  const { draft } = asking;
  if (ids.length <= limit) return ids;
  const chosen = ask(asking, () => ({
    player,
    kind: 'clean-up',
    cites: ['4.2.5.c', '2.2.13.a', '2.2.14.a', '3.2.10.b', '3.2.7.c', ...order],
    options: ids.map((id) => objectOption(draft, objectAt(draft, id), 'keep')),
    min: limit,
    max: limit,
  }));
  return chosen && chosenObjects(chosen);
}

/** Returns further cards that a passive ability lets the player keep. */
function keepMore(
  asking: Chooser,
  player: number,
  ids: readonly number[],
  excess: number,
): readonly number[] | null {
  const { draft } = asking;
  const kept: number[] = [];
  for (const { passive, context } of rulesOf(draft, 'keep-more')) {
    const rule: Extract<PassiveRule, { rule: 'keep-more' }> = passive.rule;
    if (!isAmong(draft, player, rule.who, context)) continue;
    const fitting = findObjects(draft, { in: 'reserve', ...rule.card }, context).filter(
      ({ id }) => ids.includes(id) && !kept.includes(id),
    );
    const most = Math.min(rule.more, fitting.length, excess - kept.length);
    const chosen = ask(asking, () => ({
      player,
      kind: 'clean-up',
      cites: ['4.2.5.c'],
      options: fitting.map((object) => objectOption(draft, object, 'keep-more')),
      min: 0,
      max: most,
    }));
    if (chosen === null) return null;
    kept.push(...chosenObjects(chosen));
  }
  return kept;
}
