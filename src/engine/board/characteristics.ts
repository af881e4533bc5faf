/** Characteristics as passive abilities make them (2.3), kept until something changes them (2.3.1.e). */

import type { Amount, Keyword, QuickAction, Statistics, Terrain } from '../cards/ability.ts';
import { abilitySet, type KeyedAbility, type Traits } from '../cards/compile.ts';
import { FACT, type Facts } from '../cards/facts.ts';
import { gainedKey } from '../cards/gained-ability.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf } from '../state/lookup.ts';
import { BOOST, type GameObject, hasStatus, inPlayZone, isAtWork } from '../state/object.ts';
import type { Considered, Working } from '../state/working-state.ts';

/** Marks the working state as stale: it will be worked out again. */
export function invalidateWorking(draft: Draft): void {
  draft.working = null;
}
/** Marks the working state as stale if it depends on facts that have changed. */
export function invalidateFacts(draft: Draft, facts: Facts): void {
  if (draft.working && (draft.working.reads & facts) !== 0) draft.working = null;
}
/** Says that an Expedition has moved: only abilities that change or ignore others depend on that. */
export function changedPlaces(draft: Draft): void {
  if (draft.working?.regardsAll) invalidateWorking(draft);
}
/** Says that an object or card has joined a zone or left it. */
export function changedIn(draft: Draft, object: GameObject): void {
  if (isAtWork(object.zone)) {
    if (draft.working?.regardsAll || baseTraits(draft, object).abilities.works)
      invalidateWorking(draft);
  } else if (object.zone === 'reserve' && compiledOf(draft, object).support.works)
    invalidateWorking(draft);
  else invalidateFacts(draft, FACT.cards);
}
/** Returns the working state, worked out again if it is stale. */
export function workingOf(draft: Draft): Working {
  if (draft.frozen) return draft.frozen;
  draft.working ??= draft.nested.workOut(draft);
  return draft.working;
}
/** Returns the printed characteristics; with the second box of a Feat only once it is completed. */
function printedTraits(draft: Draft, object: GameObject): Traits {
  const { base, completed } = compiledOf(draft, object);
  return completed !== null && hasStatus(object, 'completed') ? completed : base;
}
function withExtra(draft: Draft, object: GameObject): Traits {
  const base = printedTraits(draft, object);
  const subtypes =
    object.subtypes.length > 0
      ? [...new Set([...base.subtypes, ...object.subtypes])]
      : base.subtypes;
  if (object.extra.length === 0) return { ...base, subtypes };
  const extra = object.extra.map(
    (ability, index): KeyedAbility => ({ ability, key: gainedKey(index) }),
  );
  return { ...base, subtypes, abilities: abilitySet([...base.abilities.entries, ...extra]) };
}
/** Whether an object gained something as it entered, or from an effect since. */
function hasExtra({ extra, subtypes }: GameObject): boolean {
  return extra.length > 0 || subtypes.length > 0;
}
/** Returns the characteristics of an object before any passive ability changes them. */
export function baseTraits(draft: Draft, object: GameObject): Traits {
  return hasExtra(object) && isAtWork(object.zone)
    ? withExtra(draft, object)
    : printedTraits(draft, object);
}
/** Returns the characteristics that an object that is gone last had by passive abilities (2.1.h). */
function pastTraits({ things, pastTraits }: Draft, { id, slot }: GameObject): Traits | undefined {
  return things[slot] === id ? undefined : pastTraits[id];
}
/** Returns an object's characteristics with passive abilities (2.3.1.d), or as it last had them. */
export function traitsOf(draft: Draft, object: GameObject): Traits {
  const { zone } = object;
  if (isAtWork(zone) || zone === 'reserve') {
    const changed = workingOf(draft).traits?.get(object.id) ?? pastTraits(draft, object);
    if (changed) return changed;
  }
  return baseTraits(draft, object);
}
/**
 * Returns the numbers of a keyword ability that works where its object is: in Reserve none that is printed
 * (2.2.12.g), only what a passive ability gives the cards there (1.4.2.a).
 */
export function keywordNumbers(
  draft: Draft,
  object: GameObject,
  keyword: Keyword,
): readonly Amount[] {
  const all = traitsOf(draft, object).keywords[keyword] ?? [];
  if (inPlayZone(object.zone)) return all;
  if (object.zone !== 'reserve') return [];
  return all.slice(printedTraits(draft, object).keywords[keyword]?.length ?? 0);
}
/** Stores the characteristics that passive abilities gave an object that is about to leave (2.1.h). */
export function keepTraits(draft: Draft, object: number, traits: Traits): void {
  if (!draft.ownsTraits) {
    draft.pastTraits = { ...draft.pastTraits };
    draft.ownsTraits = true;
  }
  draft.pastTraits[object] = traits;
}
/**
 * Returns every quick action that an object has, whether or not it works where it is (S.4.c); exhausted in
 * Reserve it has no Support abilities (2.2.12.j).
 */
export function allActionsOf(
  draft: Draft,
  object: GameObject,
): readonly KeyedAbility<QuickAction>[] {
  const isSilent = object.zone === 'reserve' && hasStatus(object, 'exhausted');
  return isSilent ? traitsOf(draft, object).abilities.quickActions : actionsOnCard(draft, object);
}
/** Returns the quick actions printed on an object or gained, those of support included. */
export function actionsOnCard(
  draft: Draft,
  object: GameObject,
): readonly KeyedAbility<QuickAction>[] {
  const { quickActions } = traitsOf(draft, object).abilities;
  return [...quickActions, ...compiledOf(draft, object).support.quickActions];
}
/** Whether an object has a keyword ability now, printed or gained. */
export function hasKeyword(draft: Draft, object: GameObject, keyword: Keyword): boolean {
  return object.card >= 0 && traitsOf(draft, object).keywords[keyword] !== undefined;
}
/** Whether a passive ability has an Expedition considered to be behind or In Contact. */
export function isConsidered(draft: Draft, expedition: number, as: Considered['as']): boolean {
  const { considered } = workingOf(draft);
  return (
    considered.length > 0 &&
    considered.some((one) => one.expedition === expedition && one.as === as)
  );
}
/** Terrains of a region: none while it is face down (2.2.2.k, remark). */
export function terrainsOfRegion(draft: Draft, region: number): readonly Terrain[] {
  const changed = workingOf(draft).terrains;
  if (changed) return changed[region] ?? [];
  const found = draft.regions[region];
  return found?.faceUp ? found.terrains : [];
}
/** Returns a statistic with boosts (2.5.1.b); 0 for an object that is no Character (2.2.11.c). */
export function statisticOf(draft: Draft, object: GameObject, terrain: Terrain): number {
  if (object.card < 0 || compiledOf(draft, object).type !== 'character') return 0;
  return traitsOf(draft, object).statistics[terrain] + (object.counters[BOOST] ?? 0);
}
/** Returns all three statistics with boosts. */
export function statisticsOf(draft: Draft, object: GameObject): Statistics {
  return {
    forest: statisticOf(draft, object, 'forest'),
    mountain: statisticOf(draft, object, 'mountain'),
    water: statisticOf(draft, object, 'water'),
  };
}
