/** Finds the objects, regions or Expeditions that a passive ability changes, and their new values. */

import type { PassiveRule } from '../cards/ability.ts';
import { abilitySet, type Keywords, type Traits } from '../cards/compile.ts';
import { TERRAINS, type Terrain } from '../cards/vocabulary.ts';
import type { Context } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf } from '../state/lookup.ts';
import { BOOST, type GameObject, inPlayZone, isAtWork } from '../state/object.ts';
import type { Altering, Considered } from '../state/working-state.ts';
import { amount } from './amount.ts';
import { statisticOf } from './characteristics.ts';
import { regionOf, relatedExpeditions } from './expedition.ts';
import { fixedExpeditions } from './expedition-filter.ts';
import { findObjects } from './filter.ts';

/** The effect of applying a passive ability: new values for objects, regions or Expeditions. */
export type AlteredValues =
  | {
      readonly regions: readonly number[];
      readonly terrains: readonly Terrain[];
      readonly keep: boolean;
    }
  | { readonly expeditions: readonly number[]; readonly as: Considered['as'] }
  | { readonly objects: readonly { readonly id: number; readonly value: unknown }[] };

/** Returns what a passive ability applies to now, and the values that it gives. */
export function changeOf(draft: Draft, { passive, context }: Altering): AlteredValues {
  const { rule } = passive;
  if (rule.rule === 'terrain') {
    return {
      regions: regionsMeant(draft, rule, context),
      terrains: rule.terrains,
      keep: rule.inAddition === true,
    };
  }
  if (rule.rule === 'considered') {
    return { expeditions: relatedExpeditions(draft, rule.expedition, context), as: rule.as };
  }
  return {
    objects: affectedObjects(draft, rule, context).map((object) => ({
      id: object.id,
      value: valueFor(draft, rule, object, context),
    })),
  };
}

function regionsMeant(
  draft: Draft,
  rule: Extract<PassiveRule, { rule: 'terrain' }>,
  context: Context,
): readonly number[] {
  if (rule.region === 'all') return draft.regions.map((_, index) => index);
  if ('target' in rule.region) return [];
  const regions = (fixedExpeditions(draft, rule.region.of, context) ?? []).map((expedition) =>
    regionOf(draft, expedition),
  );
  return [...new Set(regions)].sort((a, b) => a - b);
}

/**
 * Returns the objects that a passive ability applies to: without statistics, none can be modified
 * (2.2.d).
 */
function affectedObjects(draft: Draft, rule: PassiveRule, context: Context): readonly GameObject[] {
  const objects = meantObjects(draft, rule, context);
  return modifiesStatistics(rule) ? objects.filter((one) => hasStatistics(draft, one)) : objects;
}

/** Whether a passive ability would modify statistics of an object that has none (2.2.d, 2.2.11.c). */
export function meetsLack(draft: Draft, { passive: { rule }, context }: Altering): boolean {
  if (!modifiesStatistics(rule)) return false;
  return meantObjects(draft, rule, context).some((object) => !hasStatistics(draft, object));
}

function modifiesStatistics(rule: PassiveRule): boolean {
  return rule.rule === 'add-statistics' || rule.rule === 'set-statistics';
}

function hasStatistics(draft: Draft, object: GameObject): boolean {
  return compiledOf(draft, object).type === 'character';
}

/**
 * Returns objects that the text of a passive ability means: those in play (2.3.1.b), and cards in Reserve
 * where it speaks of them (1.4.2.a).
 */
function meantObjects(draft: Draft, rule: PassiveRule, context: Context): readonly GameObject[] {
  if (!('of' in rule)) return [];
  if (rule.of === 'me') {
    const me = draft.objects[context.me];
    return me && isAtWork(me.zone) ? [me] : [];
  }
  if (typeof rule.of !== 'object') return [];
  return findObjects(draft, rule.of, context).filter(
    ({ zone }) => inPlayZone(zone) || zone === 'reserve',
  );
}

function valueFor(draft: Draft, rule: PassiveRule, object: GameObject, context: Context): unknown {
  switch (rule.rule) {
    case 'gain-keyword':
      return [rule.keyword, rule.amount === undefined ? 1 : amount(draft, rule.amount, context)];
    case 'set-statistics':
      if (rule.to !== 'highest') return rule.to;
      return (
        Math.max(...TERRAINS.map((terrain) => statisticOf(draft, object, terrain))) -
        (object.counters[BOOST] ?? 0)
      );
    case 'add-statistics':
      return rule.by;
    case 'gain-subtype':
      return rule.subtype;
    default:
      return null;
  }
}

/** Characteristics with the change that a passive ability makes to them. */
export function applyChange(traits: Traits, altering: Altering, value: unknown): Traits {
  const { rule } = altering.passive;
  switch (rule.rule) {
    case 'gain-keyword':
      return {
        ...traits,
        keywords: withKeyword(traits.keywords, rule.keyword, (value as [string, number])[1]),
      };
    case 'gain-ability':
      return withAbility(traits, altering, rule.ability);
    case 'lose-abilities':
      return { ...traits, keywords: {}, abilities: abilitySet([]) };
    case 'gain-subtype':
      return traits.subtypes.includes(rule.subtype)
        ? traits
        : { ...traits, subtypes: [...traits.subtypes, rule.subtype] };
    case 'add-statistics':
      return {
        ...traits,
        statistics: {
          forest: traits.statistics.forest + rule.by.forest,
          mountain: traits.statistics.mountain + rule.by.mountain,
          water: traits.statistics.water + rule.by.water,
        },
      };
    case 'set-statistics': {
      if (rule.to !== 'highest') return { ...traits, statistics: rule.to };
      const highest = value as number;
      return { ...traits, statistics: { forest: highest, mountain: highest, water: highest } };
    }
    default:
      return traits;
  }
}

function withKeyword(keywords: Keywords, keyword: keyof Keywords, number: number): Keywords {
  return { ...keywords, [keyword]: [...(keywords[keyword] ?? []), number] };
}

function withAbility(
  traits: Traits,
  altering: Altering,
  ability: Extract<PassiveRule, { rule: 'gain-ability' }>['ability'],
): Traits {
  const entry = { ability, key: `${altering.key}@${altering.object}` };
  const keywords =
    ability.kind === 'keyword' && ability.keyword !== 'gigantic'
      ? {
          ...traits.keywords,
          [ability.keyword]: [...(traits.keywords[ability.keyword] ?? []), ability.amount ?? 1],
        }
      : traits.keywords;
  return { ...traits, keywords, abilities: abilitySet([...traits.abilities.entries, entry]) };
}
