/**
 * The order in which passive abilities apply (2.3.2, 2.3.3): by timestamp among those free from
 * dependency, where dependency is found by trying and taken transitively, cycles and all. Terrain
 * Markers come before everything else (3.2.1.e).
 */

import type { Passive } from '../cards/ability.ts';
import { isAltering, type Traits } from '../cards/compile.ts';
import { couldMatter } from '../cards/sensitivity.ts';
import { TERRAINS, type Terrain } from '../cards/vocabulary.ts';
import { itemAt } from '../rules/require.ts';
import { type Bindings, NO_BINDINGS } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { isAtWork } from '../state/object.ts';
import {
  type Altering,
  type AppliedPassive,
  type Considered,
  type DependencyNote,
  NO_OUTLOOK,
  type Working,
} from '../state/working-state.ts';
import { passiveConditionHolds } from './abilities-at-work.ts';
import { type AlteredValues, applyChange, changeOf } from './alteration.ts';
import type { Bearer, OngoingEmblem } from './bearer.ts';
import { baseTraits } from './characteristics.ts';

/** Characteristics as they are while passive abilities are being applied one at a time (2.3.1.f). */
export interface Resolved {
  readonly traits: Map<number, Traits>;
  readonly terrains: (readonly Terrain[])[];
  readonly considered: readonly Considered[];
  /** In the order in which they were applied. */
  readonly order: readonly AppliedPassive[];
  /** Direct dependencies that the trials found; only when the game is traced. */
  readonly notes: readonly DependencyNote[];
}

/** The passive ability that the keyword Gigantic is, applied in its turn like any other. */
const GIGANTIC: Passive = {
  kind: 'passive',
  rule: { rule: 'gain-keyword', of: 'me', keyword: 'gigantic' },
};

/** Applies every passive ability in its order, from base characteristics. */
export function resolvePassives(
  draft: Draft,
  bearers: readonly Bearer[],
  emblems: readonly OngoingEmblem[],
  choose: typeof nextToApply = nextToApply,
): Resolved {
  const state = startingPoint(draft, bearers);
  const before = draft.working;
  draft.working = state;
  const applied = new Set<string>();
  const order: AppliedPassive[] = [];
  let waiting = unappliedAbilities(state, bearers, emblems, applied);
  while (waiting.length > 0) {
    const next =
      waiting.length === 1 ? itemAt(waiting, 0, 'waiting') : choose(draft, state, waiting);
    const { objects, regions } = applyAbility(draft, state, next);
    const { object, key, passive, context } = next;
    order.push({ object, key, passive, context, objects, regions });
    applied.add(nameOf(next));
    waiting = altersAbilities(next)
      ? [
          ...unappliedAbilities(state, bearers, NO_EMBLEMS, applied),
          ...waiting.filter(isOfEmblem(next)),
        ]
      : waiting.filter((one) => one !== next);
  }
  draft.working = before;
  const { traits, terrains, considered, notes } = state;
  return { traits, terrains, considered, order, notes };
}

const NO_EMBLEMS: readonly OngoingEmblem[] = [];

/** Finds the abilities of Emblems, which no passive ability takes away; the one applied is left out. */
function isOfEmblem(applied: Altering): (one: Altering) => boolean {
  return (one) => one !== applied && one.key === 'emblem';
}

/** Whether other passive abilities can come to exist or stop existing because one is applied. */
function altersAbilities({ passive: { rule } }: Altering): boolean {
  return rule.rule === 'gain-ability' || rule.rule === 'lose-abilities';
}

interface Trial extends Working {
  traits: Map<number, Traits>;
  terrains: (readonly Terrain[])[];
  considered: readonly Considered[];
  readonly notes: DependencyNote[];
}

/** Returns base characteristics without printed Gigantic, and the regions under their markers. */
function startingPoint(draft: Draft, bearers: readonly Bearer[]): Trial {
  const traits = new Map<number, Traits>();
  for (const { object, atWork } of bearers) {
    if (!atWork) continue;
    const base = baseTraits(draft, object);
    if (base.abilities.gigantic.length === 0) continue;
    const { gigantic: _gigantic, ...keywords } = base.keywords;
    traits.set(object.id, { ...base, keywords });
  }
  const terrains: (readonly Terrain[])[] = [];
  for (const region of draft.regions) terrains.push(region.faceUp ? region.terrains : NO_TERRAINS);
  if (draft.markers.length > 0) {
    const placed = draft.markers.filter((marker) => marker.region >= 0);
    for (const marker of placed.sort((a, b) => a.id - b.id)) {
      terrains[marker.region] = [marker.terrain];
    }
  }
  return { ...NO_OUTLOOK, traits, terrains, notes: [] };
}

const NO_TERRAINS: readonly Terrain[] = [];

function nameOf({ object, key }: Altering): string {
  return `${object}:${key}`;
}

/** Returns abilities that exist in the present state of the evaluation and have not been applied. */
function unappliedAbilities(
  state: Trial,
  bearers: readonly Bearer[],
  emblems: readonly OngoingEmblem[],
  applied: ReadonlySet<string>,
): Altering[] {
  const result: Altering[] = [];
  const add = (altering: Altering) => {
    if (applied.size === 0 || !applied.has(nameOf(altering))) result.push(altering);
  };
  for (const { object, set, atWork } of bearers) {
    const now = (atWork ? state.traits.get(object.id)?.abilities : undefined) ?? set;
    if (now.altering.length + now.gigantic.length === 0) continue;
    const context = { me: object.id, controller: object.player, bindings: NO_BINDINGS };
    if (atWork) {
      for (const { key } of now.gigantic) {
        add({ object: object.id, key, passive: GIGANTIC, context });
      }
    }
    for (const { ability, key } of now.altering) {
      add({ object: object.id, key, passive: ability, context });
    }
  }
  const lasting = emblems.flatMap(({ object, entry, context }): Altering[] =>
    entry && isAltering(entry.ability)
      ? [{ object: object.id, key: entry.key, passive: entry.ability, context }]
      : [],
  );
  for (const one of withLikes(lasting)) add(one);
  return result;
}

/** Returns the next ability: the earliest of those free from dependency (2.3.3.b). */
function nextToApply(
  draft: Draft,
  state: Pick<Working, 'traits' | 'terrains' | 'considered'>,
  all: readonly Altering[],
): Altering {
  const waiting = alikeOnce(all);
  const depends = dependenciesAmong(draft, state as Trial, waiting);
  let best: Altering | null = null;
  for (const [a, one] of waiting.entries()) {
    const isFree = waiting.every((_, b) => !depends[a]?.[b] || depends[b]?.[a]);
    if (isFree && (best === null || one.object < best.object)) best = one;
  }
  return best ?? itemAt(waiting, 0, 'waiting');
}

/**
 * Returns the earliest of those that are alike: they depend on the same, and the same depends on
 * them, so that looking at one of them is enough, however many there are.
 */
function alikeOnce(waiting: readonly Altering[]): readonly Altering[] {
  const kinds: Altering[] = [];
  const places: number[] = [];
  for (const one of waiting) {
    const place = one.alike === undefined ? undefined : places[one.alike];
    if (place !== undefined) {
      if (one.object < itemAt(kinds, place, 'kinds').object) kinds[place] = one;
      continue;
    }
    if (one.alike !== undefined) places[one.alike] = kinds.length;
    kinds.push(one);
  }
  return kinds;
}

/** Numbers the emblems, so that identical ones of one effect share a number. */
function withLikes(emblems: readonly Altering[]): readonly Altering[] {
  if (emblems.length < 2) return emblems;
  const kinds: Altering[] = [];
  return emblems.map((one) => {
    const known = kinds.findIndex((other) => isAlike(one, other));
    if (known < 0) kinds.push(one);
    return { ...one, alike: known < 0 ? kinds.length - 1 : known };
  });
}

function isAlike(a: Altering, b: Altering): boolean {
  return (
    a.passive.rule === b.passive.rule &&
    a.context.me === b.context.me &&
    a.context.controller === b.context.controller &&
    sameBindings(a.context.bindings, b.context.bindings)
  );
}

/** Whether words mean the same to both, as far as can be seen without looking into lists. */
function sameBindings(a: Bindings, b: Bindings): boolean {
  const keys = Object.keys(a) as (keyof Bindings)[];
  return keys.every((key) => a[key] === b[key] || (isEmpty(a[key]) && isEmpty(b[key])));
}

function isEmpty(value: Bindings[keyof Bindings]): boolean {
  return Array.isArray(value) && value.length === 0;
}

/**
 * Returns the dependencies between abilities: the transitive closure of direct dependency (2.3.2.g).
 */
function dependenciesAmong(draft: Draft, state: Trial, waiting: readonly Altering[]): boolean[][] {
  const depends = waiting.map((a) =>
    waiting.map(
      (b) => a !== b && couldMatter(a.passive, b.passive) && dependsDirectly(draft, state, a, b),
    ),
  );
  for (let via = 0; via < waiting.length; via++) {
    const further = depends[via] ?? [];
    for (const row of depends) {
      if (!row[via]) continue;
      for (let b = 0; b < waiting.length; b++) {
        if (further[b]) row[b] = true;
      }
    }
  }
  return depends;
}

/** Whether applying B removes A, or changes what A applies to or does (2.3.2.d, e, f). */
function dependsDirectly(draft: Draft, state: Trial, a: Altering, b: Altering): boolean {
  const before = footprintOf(draft, state, a);
  const traits = new Map(state.traits);
  const terrains = state.terrains.slice();
  const trial: Trial = { ...state, traits, terrains };
  const working = draft.working;
  draft.working = trial;
  applyAbility(draft, trial, b);
  const after = footprintOf(draft, trial, a);
  draft.working = working;
  if (before === after) return false;
  if (draft.entries)
    noteDependency(state.notes, { of: a, on: b, why: reasonOf(a.passive, before, after) });
  return true;
}

function noteDependency(notes: DependencyNote[], { of, on, why }: DependencyNote): void {
  const known = notes.some((one) => nameOf(one.of) === nameOf(of) && nameOf(one.on) === nameOf(on));
  if (!known) notes.push({ of, on, why });
}

/** Returns which of the three changes made one ability depend on another. */
function reasonOf({ rule }: Passive, before: string, after: string): DependencyNote['why'] {
  if (after === 'gone') return 'existence';
  if (before === 'silent' || after === 'silent') {
    return 'of' in rule && rule.of !== 'me' ? 'applies-to' : 'does';
  }
  return targetsIn(before) === targetsIn(after) ? 'does' : 'applies-to';
}

/** Returns the objects or regions in a footprint. */
function targetsIn(footprint: string): string {
  const change = JSON.parse(footprint) as AlteredValues;
  if ('expeditions' in change) return change.expeditions.join();
  return 'regions' in change ? change.regions.join() : change.objects.map(({ id }) => id).join();
}

/** Returns a text to compare: whether an ability exists, what it applies to and what it does now. */
function footprintOf(draft: Draft, state: Trial, altering: Altering): string {
  if (!stillThere(draft, state, altering)) return 'gone';
  if (!passiveConditionHolds(draft, altering)) return 'silent';
  return JSON.stringify(changeOf(draft, altering));
}

function stillThere(draft: Draft, state: Trial, { object, key, passive }: Altering): boolean {
  const bearer = objectAt(draft, object);
  if (!isAtWork(bearer.zone)) return true;
  const set = (state.traits.get(object) ?? baseTraits(draft, bearer)).abilities;
  return passive === GIGANTIC
    ? set.entries.some((entry) => entry.key === key)
    : set.altering.some((entry) => entry.key === key);
}

const TO_NOTHING = { objects: [], regions: [] };

/**
 * Applies an ability, if it still exists and its condition holds; returns the objects and regions
 * changed.
 */
function applyAbility(
  draft: Draft,
  state: Trial,
  altering: Altering,
): Pick<AppliedPassive, 'objects' | 'regions'> {
  if (!stillThere(draft, state, altering) || !passiveConditionHolds(draft, altering))
    return TO_NOTHING;
  const change = changeOf(draft, altering);
  if ('regions' in change) {
    for (const region of change.regions) {
      const kept = change.keep ? itemAt(state.terrains, region, 'terrains') : [];
      state.terrains[region] = TERRAINS.filter(
        (terrain) => kept.includes(terrain) || change.terrains.includes(terrain),
      );
    }
    return { objects: [], regions: change.regions };
  }
  if ('expeditions' in change) {
    const { expeditions, as } = change;
    const more = expeditions.map((expedition): Considered => ({ expedition, as }));
    state.considered = [...state.considered, ...more];
    return TO_NOTHING;
  }
  for (const { id, value } of change.objects) {
    const traits = state.traits.get(id) ?? baseTraits(draft, objectAt(draft, id));
    state.traits.set(id, applyChange(traits, altering, value));
  }
  return { objects: change.objects.map(({ id }) => id), regions: [] };
}
