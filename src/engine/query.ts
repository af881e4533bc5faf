/** Questions to a game: its statistics, keywords and terrains with passive abilities applied. */

import { amount } from './board/amount.ts';
import { allBearers, ongoingEmblems } from './board/bearer.ts';
import { statisticsOf, terrainsOfRegion, traitsOf } from './board/characteristics.ts';
import { resolvePassives } from './board/dependency.ts';
import { distanceOf, expeditionOf, expeditionsOf, regionOf } from './board/expedition.ts';
import { type FeatProgress, featProgress } from './board/feat-progress.ts';
import { spotOf } from './board/tracing.ts';
import type { Keyword, Statistics, Terrain } from './cards/ability.ts';
import type { Traits } from './cards/compile.ts';
import { expeditionStatistics } from './day/dusk.ts';
import { limitOf } from './day/night.ts';
import { open } from './open.ts';
import { itemAt } from './rules/require.ts';
import { contextOf } from './state/context.ts';
import type { ExpeditionName } from './state/decision.ts';
import { expeditionName } from './state/expedition-name.ts';
import type { Draft, Game } from './state/game.ts';
import { compiledOf, facingOf, objectAt } from './state/lookup.ts';
import type { Spot } from './state/trace.ts';
import type { Altering } from './state/working-state.ts';
import { stillExists, zoneOf } from './state/zone.ts';

/** One passive ability that was applied, in the order of application (2.3.3). */
export interface Applied {
  /** The object that says it. */
  readonly object: number;
  readonly card: string | null;
  readonly ability: string;
  readonly rule: Altering['passive']['rule'];
}

/** The questions that a board asks of a game. Every answer is about the moment of the game asked. */
export interface BoardQuery {
  /** Statistics with passive abilities and boosts (2.3.1.d, 2.5.1.b). */
  statistics(object: number): Statistics;
  /** The numbers printed on the card (2.2.a). */
  baseStatistics(object: number): Statistics;
  /** Keywords with their numbers: the X of Tough X, several added up; 1 for those without. */
  keywords(object: number): Readonly<Partial<Record<Keyword, number>>>;
  /** How far the condition of a Feat is met; null where nothing can be counted. */
  featProgress(object: number): FeatProgress | null;
  /** Objects in an Expedition, Gigantic ones of its player's other Expedition included. */
  inExpedition(expedition: ExpeditionName): readonly number[];
  /** The sum that Progress compares (4.2.4.b). */
  expeditionStatistics(expedition: ExpeditionName): Statistics;
  facing(expedition: ExpeditionName): ExpeditionName;
  region(expedition: ExpeditionName): number;
  /** Terrains of a region now; none while it is face down. */
  terrains(region: number): readonly Terrain[];
  /** The place of an object, as the trace names it; null of what does not exist. */
  spot(object: number): Spot | null;
  /** Objects or cards in a zone, in order. */
  zone(zone: Parameters<typeof zoneOf>[1], player?: number): readonly number[];
}

/** All questions that can be asked of a game. */
export interface Query extends BoardQuery {
  exists(object: number): boolean;
  subtypes(object: number): readonly string[];
  /** The Expeditions that an object is in: two for a Gigantic one (7.4.4.b). */
  expeditions(object: number): readonly ExpeditionName[];
  distance(expedition: ExpeditionName): number;
  limit(player: number, zone: 'reserve' | 'landmark'): number;
  /** Every passive ability that changes characteristics, in the order in which it applied (2.3.3). */
  order(): readonly Applied[];
}

/** Opens a game for questions like `query` of `checked.ts`, which checks that it is one; this does not. */
export function query(game: Game): Query {
  const draft = open(game, false);
  return {
    ...boardQuery(draft),
    exists: (id) => stillExists(draft, id),
    subtypes: (id) => traitsAt(draft, id)?.subtypes ?? [],
    expeditions: (id) => {
      const object = draft.objects[id];
      return object ? expeditionsOf(draft, object).map(expeditionName) : [];
    },
    distance: (name) => distanceOf(draft, expeditionOf(name)),
    limit: (player, zone) => limitOf(draft, player, zone),
    order: () => orderOf(draft),
  };
}

/** Opens a game for the questions of a board. */
export function queryBoard(game: Game): BoardQuery {
  return boardQuery(open(game, false));
}

function boardQuery(draft: Draft): BoardQuery {
  return {
    statistics: (id) => {
      const object = draft.objects[id];
      return object ? statisticsOf(draft, object) : ZEROES;
    },
    baseStatistics: (id) => {
      const object = draft.objects[id];
      return object && object.card >= 0
        ? (compiledOf(draft, object).card.statistics ?? ZEROES)
        : ZEROES;
    },
    keywords: (id) => keywordsOf(draft, id, traitsAt(draft, id)),
    featProgress: (id) => {
      const object = draft.objects[id];
      return object ? featProgress(draft, object) : null;
    },
    inExpedition: (name) =>
      zoneOf(draft, 'expedition').filter((id) =>
        expeditionsOf(draft, objectAt(draft, id)).includes(expeditionOf(name)),
      ),
    expeditionStatistics: (name) =>
      itemAt(expeditionStatistics(draft), expeditionOf(name), 'expeditions'),
    facing: (name) => expeditionName(facingOf(draft, expeditionOf(name))),
    region: (name) => regionOf(draft, expeditionOf(name)),
    terrains: (region) => terrainsOfRegion(draft, region),
    spot: (id) => {
      const object = draft.objects[id];
      return object ? spotOf(draft, object) : null;
    },
    zone: (zone, player) => zoneOf(draft, zone, player),
  };
}

/** Returns the traits of an object that is a card; null of anything else. */
function traitsAt(draft: Draft, id: number): Traits | null {
  const object = draft.objects[id];
  return object && object.card >= 0 ? traitsOf(draft, object) : null;
}

const ZEROES: Statistics = { forest: 0, mountain: 0, water: 0 };

function keywordsOf(
  draft: Draft,
  id: number,
  traits: Traits | null,
): Partial<Record<Keyword, number>> {
  const result: Partial<Record<Keyword, number>> = {};
  if (!traits) return result;
  const context = contextOf(objectAt(draft, id));
  for (const [keyword, amounts] of Object.entries(traits.keywords)) {
    const adds = keyword === 'tough' || keyword === 'scout';
    result[keyword as Keyword] = adds
      ? amounts.reduce<number>((sum, one) => sum + amount(draft, one, context), 0)
      : 1;
  }
  return result;
}

function orderOf(draft: Draft): Applied[] {
  const { order } = resolvePassives(draft, allBearers(draft), ongoingEmblems(draft));
  return order.map(({ object, key, passive }) => {
    const found = objectAt(draft, object);
    const card = found.card < 0 ? null : compiledOf(draft, found).card.id;
    return { object, card, ability: key, rule: passive.rule };
  });
}
