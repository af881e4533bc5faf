/**
 * Works out the working state: characteristics after passive abilities (2.3), and every Reaction and
 * passive ability that works where it is (2.2.12.g to j). This happens once after each event (2.3.1.e).
 */

import type { PassiveRule, Trigger } from '../cards/ability.ts';
import { type AbilitySet, isAltering } from '../cards/compile.ts';
import { triggerParts } from '../cards/self-move.ts';
import { type Context, NO_BINDINGS } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';
import {
  type AnyRule,
  NO_OUTLOOK,
  type ReactionInstance,
  type Working,
} from '../state/working-state.ts';
import { allBearers, type Bearer, type OngoingEmblem, ongoingEmblems } from './bearer.ts';
import { resolvePassives } from './dependency.ts';
import { outlookOf, withoutIgnored } from './outlook.ts';

/** The working state while it is being gathered. */
interface Gathered extends Working {
  readonly rules: Map<PassiveRule['rule'], AnyRule[]>;
  readonly reactions: Map<Trigger['on'], ReactionInstance[]>;
}

export function workOut(draft: Draft): Working {
  const found = allBearers(draft);
  const emblems = ongoingEmblems(draft);
  const altered = isAltered(draft, found, emblems);
  const resolved =
    altered || showsGigantic(draft, found) ? resolvePassives(draft, found, emblems) : null;
  const order = resolved?.order ?? NO_OUTLOOK.order;
  const { reads, presence } = order.length === 0 ? NO_OUTLOOK : outlookOf(order);
  const result: Gathered = {
    // Abilities that are applied only for the trace must not change the game.
    traits: altered ? (resolved?.traits ?? null) : null,
    terrains: altered ? (resolved?.terrains ?? null) : null,
    considered: resolved?.considered ?? NO_OUTLOOK.considered,
    rules: new Map(),
    reactions: new Map(),
    reads,
    regardsAll: resolved !== null,
    presence,
    order,
    notes: resolved?.notes ?? NO_OUTLOOK.notes,
  };
  draft.working = result;
  for (const { object, set, atWork } of found) {
    const now = (atWork && resolved?.traits.get(object.id)?.abilities) || set;
    if (now.rules.length > 0 || now.listening.length > 0) collectRules(result, object, now);
  }
  for (const emblem of emblems) collectEmblem(result, emblem);
  return result.rules.has('ignore-abilities') ? withoutIgnored(draft, result) : result;
}

/** Whether a passive ability or a Terrain Marker changes any characteristic. */
function isAltered(
  draft: Draft,
  found: readonly Bearer[],
  emblems: readonly OngoingEmblem[],
): boolean {
  return (
    found.some(({ set }) => set.altering.length > 0) ||
    draft.markers.some((marker) => marker.region >= 0) ||
    emblems.some(({ entry }) => entry !== null && isAltering(entry.ability))
  );
}

/** Whether a printed Gigantic is applied in its turn, which only a trace shows. */
function showsGigantic(draft: Draft, found: readonly Bearer[]): boolean {
  return (
    draft.entries !== null && found.some(({ set, atWork }) => atWork && set.gigantic.length > 0)
  );
}

function collectRules(result: Gathered, object: GameObject, set: AbilitySet): void {
  const context: Context = { me: object.id, controller: object.player, bindings: NO_BINDINGS };
  for (const { ability, key } of set.rules) {
    addRule(result, { object: object.id, key, passive: ability, context });
  }
  for (const { ability, key, parts } of set.listening) {
    const own = { object: object.id, key, reaction: ability, parts, bindings: NO_BINDINGS };
    addReaction(result, own);
  }
}

function addReaction({ reactions }: Gathered, instance: ReactionInstance): void {
  for (const on of instance.parts.kinds) addTo(reactions, on, instance);
}

function addRule({ rules }: Gathered, instance: AnyRule): void {
  addTo(rules, instance.passive.rule.rule, instance);
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function collectEmblem(result: Gathered, { object, entry, context }: OngoingEmblem): void {
  const { emblem } = object;
  if (emblem?.type !== 'ongoing') return;
  if (entry) {
    addRule(result, { object: object.id, key: entry.key, passive: entry.ability, context });
  } else if ('reaction' in emblem.says) {
    addReaction(result, {
      object: object.id,
      key: 'emblem',
      reaction: emblem.says.reaction,
      parts: triggerParts(emblem.says.reaction.trigger),
      bindings: emblem.bindings,
    });
  }
}
