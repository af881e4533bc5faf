/**
 * What works now: characteristics after passive abilities (2.3), and every Reaction and passive
 * ability that works where it is (2.2.12.g to j), found once after each event (2.3.1.k).
 */

import type {
  Keyword,
  Passive,
  PassiveRule,
  Reaction,
  Terrain,
  Trigger,
} from '../cards/ability.ts';
import {
  type AbilitySet,
  abilitySet,
  type Entry,
  isAltering,
  type Traits,
} from '../cards/compile.ts';
import { type TriggerParts, triggerParts } from '../cards/self-move.ts';
import { FACT, type Facts, NO_FACTS, sensitivityOf } from '../cards/sensitivity.ts';
import { type Bindings, NO_BINDINGS } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { type Draft, playerCount } from '../state/game.ts';
import { type GameObject, hasStatus, inPlayZone, isAtWork } from '../state/object.ts';
import { zoneOf } from '../state/zone.ts';
import { holds } from './condition.ts';
import { type AppliedPassive, type DependencyNote, resolvePassives } from './dependency.ts';
import { isIgnored } from './possible.ts';

/** A passive ability that works, with who says it. */
export interface RuleInstance<R extends PassiveRule['rule'] = PassiveRule['rule']> {
  readonly object: number;
  readonly key: string;
  readonly passive: Omit<Passive, 'rule'> & { readonly rule: Extract<PassiveRule, { rule: R }> };
  readonly context: Context;
}

/** A passive ability of whatever kind. */
export interface AnyRule {
  readonly object: number;
  readonly key: string;
  readonly passive: Omit<Passive, 'rule'> & { readonly rule: PassiveRule };
  readonly context: Context;
}

/** A Reaction that exists and works. */
export interface ReactionInstance {
  readonly object: number;
  readonly key: string;
  readonly reaction: Reaction;
  readonly parts: TriggerParts;
  readonly bindings: Bindings;
}

export interface Working {
  /** Characteristics of the objects in play that passive abilities changed. */
  readonly traits: Map<number, Traits> | null;
  /** Terrains by region, where markers or passive abilities changed any. */
  readonly terrains: (readonly Terrain[])[] | null;
  readonly rules: ReadonlyMap<PassiveRule['rule'], AnyRule[]>;
  /** By what they wait for; self-move ones are looked for where something moves (6.3.e). */
  readonly reactions: ReadonlyMap<Trigger['on'], ReactionInstance[]>;
  /** Reactions that would work if they were not ignored (7.3.18). */
  readonly ignored?: readonly ReactionInstance[];
  /** What the passive abilities that change characteristics look at (2.3.1.k). */
  readonly reads: Facts;
  /** Whether some ability changes or ignores those of others, so that whatever comes matters to it. */
  readonly regardsAll: boolean;
  /** Whether any of them can make an object join or leave an Expedition in place (7.4.4.o, p). */
  readonly presence: boolean;
  /** Passive abilities in the order in which they were applied, and why in that order (2.3.3). */
  readonly order: readonly AppliedPassive[];
  readonly notes: readonly DependencyNote[];
}

/** What works, while it is being gathered. */
interface Gathered extends Working {
  readonly rules: Map<PassiveRule['rule'], AnyRule[]>;
  readonly reactions: Map<Trigger['on'], ReactionInstance[]>;
}

/** Says that what works must be worked out again. */
export function stale(draft: Draft): void {
  draft.working = null;
}

/** Says that facts have changed: what looks at them must be worked out again. */
export function changed(draft: Draft, facts: Facts): void {
  if (draft.working && (draft.working.reads & facts) !== 0) draft.working = null;
}

/** Says that an Expedition is elsewhere, which matters to what changes or ignores abilities only. */
export function changedPlaces(draft: Draft): void {
  if (draft.working?.regardsAll) stale(draft);
}

/** Says that an object or card came to a zone or left it. */
export function changedIn(draft: Draft, object: GameObject): void {
  if (isAtWork(object.zone)) {
    if (draft.working?.regardsAll || baseTraits(draft, object).abilities.works) stale(draft);
  } else if (object.zone === 'reserve' && draft.compiled[object.card]!.support.works) stale(draft);
  else changed(draft, FACT.cards);
}

/** What works now. */
export function working(draft: Draft): Working {
  if (draft.frozen) return draft.frozen;
  draft.working ??= workOut(draft);
  return draft.working;
}

/** An object's characteristics, as modified by passive abilities (2.3.1.j); as it last had them. */
export function traitsOf(draft: Draft, object: GameObject): Traits {
  if (isAtWork(object.zone)) {
    const changed = working(draft).traits?.get(object.id) ?? pastTraits(draft, object);
    if (changed) return changed;
    if (object.extra.length > 0) return withExtra(draft, object);
  }
  return draft.compiled[object.card]!.base;
}

/** Keeps what passive abilities made of an object that is about to leave (2.1.h). */
export function keepTraits(draft: Draft, object: number, traits: Traits): void {
  if (!draft.ownsTraits) {
    draft.pastTraits = { ...draft.pastTraits };
    draft.ownsTraits = true;
  }
  draft.pastTraits[object] = traits;
}

/** What an object that is gone was last made by passive abilities (2.1.h). */
function pastTraits({ things, pastTraits }: Draft, { id, slot }: GameObject): Traits | undefined {
  return things[slot] === id ? undefined : pastTraits[id];
}

/** The characteristics of an object before any passive ability changes them. */
export function baseTraits(draft: Draft, object: GameObject): Traits {
  return object.extra.length > 0 && inPlayZone(object.zone)
    ? withExtra(draft, object)
    : draft.compiled[object.card]!.base;
}

function withExtra(draft: Draft, object: GameObject): Traits {
  const { base } = draft.compiled[object.card]!;
  const extra = object.extra.map((ability, index): Entry => ({ ability, key: `x${index}` }));
  return { ...base, abilities: abilitySet([...base.abilities.entries, ...extra]) };
}

/** Whether an object has a keyword ability now, printed or gained. */
export function hasKeyword(draft: Draft, object: GameObject, keyword: Keyword): boolean {
  return object.card >= 0 && traitsOf(draft, object).keywords[keyword] !== undefined;
}

/** Terrains of a region: none while it is face down (2.2.2.k, remark). */
export function terrainsOfRegion(draft: Draft, region: number): readonly Terrain[] {
  const changed = working(draft).terrains;
  if (changed) return changed[region] ?? [];
  const found = draft.regions[region];
  return found?.faceUp ? found.terrains : [];
}

/** Passive abilities of a kind that work, whether or not their condition holds. */
export function allRulesOf(draft: Draft, rule: PassiveRule['rule']): readonly AnyRule[] {
  const { rules } = working(draft);
  return (rules.size > 0 && rules.get(rule)) || NO_RULES;
}

/** Passive abilities of a kind that work and whose condition holds. */
export function rulesOf<R extends PassiveRule['rule']>(
  draft: Draft,
  rule: R,
): readonly RuleInstance<R>[] {
  const all = allRulesOf(draft, rule);
  if (all.length === 0) return NO_RULES;
  const saying = all.every(isUnconditional) ? all : all.filter((instance) => says(draft, instance));
  return saying as unknown as RuleInstance<R>[];
}

const NO_RULES: readonly never[] = [];

function isUnconditional({ passive }: AnyRule): boolean {
  return passive.if === undefined && passive.unless === undefined;
}

/** Whether the condition of a passive ability holds. */
export function says(
  draft: Draft,
  instance: { passive: Pick<Passive, 'if' | 'unless'>; context: Context },
): boolean {
  const { passive, context } = instance;
  if (passive.if !== undefined && !holds(draft, passive.if, context)) return false;
  return passive.unless === undefined || !holds(draft, passive.unless, context);
}

/** Reactions that work, by what their trigger waits for. */
export function reactionsOn(draft: Draft, on: Trigger['on']): readonly ReactionInstance[] {
  return working(draft).reactions.get(on) ?? NO_RULES;
}

/** An object whose abilities may work, with those abilities as printed. */
export interface Bearer {
  readonly object: GameObject;
  readonly set: AbilitySet;
  readonly atWork: boolean;
}

/** Every object whose abilities may work. */
export function bearers(draft: Draft): Bearer[] {
  const result: Bearer[] = [];
  addBearers(draft, zoneOf(draft, 'expedition'), result);
  const players = playerCount(draft);
  for (let player = 0; player < players; player++) {
    addBearers(draft, zoneOf(draft, 'landmark', player), result);
    addBearers(draft, zoneOf(draft, 'hero', player), result);
    for (const id of zoneOf(draft, 'reserve', player)) {
      const object = draft.objects[id]!;
      const set = draft.compiled[object.card]!.support;
      if (set.works && !hasStatus(object, 'exhausted')) result.push({ object, set, atWork: false });
    }
  }
  return result;
}

function addBearers(draft: Draft, ids: readonly number[], result: Bearer[]): void {
  for (const id of ids) {
    const object = draft.objects[id]!;
    result.push({ object, set: baseTraits(draft, object).abilities, atWork: true });
  }
}

function workOut(draft: Draft): Working {
  const found = bearers(draft);
  const emblems = ongoing(draft);
  const resolved = isAltered(draft, found, emblems) ? resolvePassives(draft, found, emblems) : null;
  const order = resolved?.order ?? NO_OUTLOOK.order;
  const { reads, presence } = order.length === 0 ? NO_OUTLOOK : outlookOf(order);
  const result: Gathered = {
    traits: resolved?.traits ?? null,
    terrains: resolved?.terrains ?? null,
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
    if (now.rules.length > 0 || now.listening.length > 0) collect(result, object, now);
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
  for (const { set, atWork } of found) {
    if (set.altering.length > 0) return true;
    // A printed Gigantic is applied in its turn too, which only the trace of it shows.
    if (draft.entries !== null && atWork && set.gigantic.length > 0) return true;
  }
  return (
    draft.markers.some((marker) => marker.region >= 0) ||
    emblems.some(({ entry }) => entry !== null && isAltering(entry.ability))
  );
}

/** What works where no passive ability changes any characteristic. */
export const NO_OUTLOOK = {
  rules: new Map(),
  reactions: new Map(),
  reads: NO_FACTS,
  regardsAll: false,
  presence: false,
  order: [] as readonly AppliedPassive[],
  notes: [] as readonly DependencyNote[],
};

/** What the applied abilities look at, and whether they touch on who is where. */
function outlookOf(order: readonly AppliedPassive[]) {
  let reads = NO_FACTS;
  let writes = NO_FACTS;
  for (const { passive } of order) {
    const sensitivity = sensitivityOf(passive);
    reads |= sensitivity.reads;
    writes |= sensitivity.writes;
  }
  return { reads, presence: (writes & FACT.presence) !== 0 };
}

function collect(result: Gathered, object: GameObject, set: AbilitySet): void {
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
  const { trigger } = instance.reaction;
  if (trigger.on !== 'any') addTo(reactions, trigger.on, instance);
  else {
    const kinds = new Set(instance.parts.others.map((part) => part.on));
    for (const on of kinds) addTo(reactions, on, instance);
  }
}

function addRule({ rules }: Gathered, instance: AnyRule): void {
  addTo(rules, instance.passive.rule.rule, instance);
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** An Ongoing Emblem, with its passive ability when it has one. */
export interface OngoingEmblem {
  readonly object: GameObject;
  readonly entry: Entry<Passive> | null;
  readonly context: Context;
}

/** Ongoing Emblems in Limbo (2.2.2.m). */
export function ongoing(draft: Draft): OngoingEmblem[] {
  const result: OngoingEmblem[] = [];
  for (const id of zoneOf(draft, 'limbo')) {
    const object = draft.objects[id]!;
    const { emblem } = object;
    if (emblem?.type !== 'ongoing') continue;
    const { says } = emblem;
    result.push({
      object,
      entry: 'passive' in says ? { ability: says.passive, key: 'emblem' } : null,
      context: { me: emblem.source, controller: object.player, bindings: emblem.bindings },
    });
  }
  return result;
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

/** Leaves out abilities that are ignored; what ignores itself works normally (7.3.18.b). */
function withoutIgnored(draft: Draft, result: Working): Working {
  type Ability = { readonly object: number; readonly key: string };
  const ignoring = rulesOf(draft, 'ignore-abilities');
  const works = ({ object, key }: Ability) =>
    !isIgnored(draft, draft.objects[object]!, key, ignoring);
  const rules: Gathered['rules'] = new Map();
  const reactions: Gathered['reactions'] = new Map();
  for (const [rule, list] of result.rules) rules.set(rule, list.filter(works));
  const ignored = new Set<ReactionInstance>();
  for (const [on, list] of result.reactions) {
    reactions.set(on, list.filter(works));
    for (const one of list) if (!works(one)) ignored.add(one);
  }
  let { reads } = result;
  for (const { passive } of result.rules.get('ignore-abilities') ?? NO_RULES) {
    reads |= sensitivityOf(passive).reads;
  }
  return { ...result, rules, reactions, ignored: [...ignored], reads, regardsAll: true };
}
