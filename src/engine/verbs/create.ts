/** Create (7.3.5): tokens, placed by the player who creates them. */

import { amount } from '../board/amount.ts';
import type { Create, Step } from '../cards/ability.ts';
import { placesIn } from '../cards/compile.ts';
import { type Build, contextOfBuild } from '../choices/build.ts';
import { askExpeditions, oneSubset, pickExpeditions, pickPlayers } from '../choices/place-pick.ts';
import { EngineError } from '../rules/error.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { type Draft, playerOf } from '../state/game.ts';
import { objectAt, printedCard } from '../state/lookup.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { zoneOf } from '../state/zone.ts';
import { actionsOfEach, planOf } from './plan.ts';

export function planCreate(build: Build, step: Create): StepPlan | null {
  const { draft } = build;
  const doers = pickPlayers(build, step.who ?? 'you');
  if (doers === null) return null;
  const actions = actionsOfEach(build, step, doers, (by) => {
    const card = step.token === 'signature' ? signatureOf(draft, by) : tokenCard(draft, step.token);
    if (card === null) return [];
    const count = Math.min(MOST_AT_ONCE, amount(draft, step.count ?? 1, contextOfBuild(build)));
    const places = placesOf(build, step, count, by);
    return (
      places?.map(
        (place): AtomicAction => ({ ...BLANK_ACTION, act: 'create', card, by, ...place }),
      ) ?? null
    );
  });
  if (actions === null) return null;
  const nowhere: readonly RuleNumber[] =
    actions.length === 0 && step.in === 'other' ? ['7.4.4.l'] : [];
  const signature: readonly RuleNumber[] = step.token === 'signature' ? ['S.3.a'] : [];
  return planOf(build, step.do, ['7.3.5.a', '7.3.5.b', ...nowhere, ...signature], actions, {
    who: doers,
    it: 'made',
  });
}

/** Returns the token that was named before, created again where it was or would be created (S.6.a). */
export function planCreateAgain(
  build: Build,
  step: Extract<Step, { do: 'create-again' }>,
): StepPlan {
  const { draft, bindings, controller } = build;
  const { made } = bindings;
  const count = Math.min(MOST_AT_ONCE, amount(draft, step.count ?? 1, contextOfBuild(build)));
  const again = made
    ? repeatValue<AtomicAction>({ ...BLANK_ACTION, act: 'create', ...made, by: controller }, count)
    : [];
  return planOf(build, 'create', ['7.3.5.a', 'S.6.a'], again, { it: 'made' });
}

/** No effect creates more tokens at once; a bound against runaway numbers. */
const MOST_AT_ONCE = 100;

interface TokenPlace {
  readonly expedition: number;
  readonly player: number;
  readonly reserve?: true;
}

/** Returns where each token goes. */
function placesOf(build: Build, step: Create, count: number, doer: number): TokenPlace[] | null {
  if (typeof step.in === 'object' && 'landmarks' in step.in) {
    const players = pickPlayers(build, step.in.landmarks);
    return players?.flatMap((player) => repeatValue({ expedition: -1, player }, count)) ?? null;
  }
  if (typeof step.in === 'object' && 'reserve' in step.in) {
    const players = pickPlayers(build, step.in.reserve);
    const place = (player: number): TokenPlace => ({ expedition: -1, player, reserve: true });
    return players?.flatMap((player) => repeatValue(place(player), count)) ?? null;
  }
  const several = placesOfEach(build, step, count, doer);
  if (several !== undefined) return several;
  const expeditions = pickExpeditions(build, step.in);
  if (expeditions === null) return null;
  const spread = step.distributed ? expeditions : oneSubset(step.in, expeditions);
  if (spread === null) {
    return expeditions.flatMap((expedition) => repeatValue(placeIn(expedition), count));
  }
  const places: TokenPlace[] = [];
  for (let i = 0; i < count && spread.length > 0; i++) {
    const chosen = askExpeditions(build, spread, {
      player: doer,
      cites: step.distributed ? ['6.1.g'] : ['7.4.4.h'],
      least: 1,
      most: 1,
    });
    if (chosen === null) return null;
    places.push(placeIn(itemAt(chosen, 0, 'chosen')));
  }
  return places;
}

/**
 * Returns the places for "in the Expedition of each of them", where there are several objects;
 * undefined for one.
 */
function placesOfEach(
  build: Build,
  step: Create,
  count: number,
  doer: number,
): TokenPlace[] | null | undefined {
  const { bindings } = build;
  const isWhereIt = typeof step.in === 'object' && 'where' in step.in && step.in.where === 'it';
  if (!isWhereIt || bindings.it.length < 2) return undefined;
  const places: TokenPlace[] = [];
  for (const id of bindings.it) {
    build.bindings = { ...bindings, it: [id] };
    const found = placesOf(build, step, count, doer);
    if (found === null) return null;
    places.push(...found);
  }
  build.bindings = bindings;
  return places;
}

function placeIn(expedition: number): TokenPlace {
  return { expedition, player: playerOf(expedition) };
}

function repeatValue<T>(value: T, times: number): T[] {
  return Array.from({ length: Math.max(0, times) }, () => value);
}

/** Returns the Signature token of a player's Hero; null where the Hero has none. */
function signatureOf(draft: Draft, player: number): number | null {
  const [hero] = zoneOf(draft, 'hero', player);
  const id =
    hero === undefined ? undefined : printedCard(draft, objectAt(draft, hero).card).signature;
  return id === undefined ? null : tokenCard(draft, id);
}

/** Returns the place of a token in the game's library. */
function tokenCard(draft: Draft, id: string): number {
  const index = placesIn(draft.library).get(id);
  if (index === undefined) throw new EngineError('card', `token ${id}`, 'no such card in the game');
  return index;
}
