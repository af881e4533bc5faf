/** Which players and zones are meant, and which kinds of objects, in English. */

import type {
  Amount,
  Comparison,
  ExpeditionFilter,
  ExpeditionRelation,
  Filter,
  Place,
  PlayerReference,
} from '../../engine/cards/ability.ts';
import { alternativesOf, type Context, isYours, type NounKey, nounsOf } from '../context.ts';
import { mana } from '../text.ts';
import { a, counters, list, noun, STATUS, subtype, TERRAIN } from './words.ts';

function amount(value: Amount, context: Context, style?: 'digit' | 'word'): string {
  return context.language.amount(value, context, style);
}

export const RELATION: Record<ExpeditionRelation, string> = {
  mine: 'my Expedition',
  facing: 'the Expedition facing me',
  other: 'your other Expedition',
  'facing-other': 'the Expedition facing your other Expedition',
  yours: 'your Expeditions',
};

/** The same of a filter, which can mean the Expedition last spoken of. */
export const PLACED: Record<ExpeditionRelation | 'it', string> = {
  ...RELATION,
  it: 'that Expedition',
};

const ZONES: Record<Place, string> = {
  deck: 'deck',
  discard: 'discard pile',
  expedition: 'Expedition zone',
  hand: 'hand',
  hero: 'Hero zone',
  landmark: 'Landmark zone',
  limbo: 'Limbo',
  mana: 'Mana zone',
  reserve: 'Reserve',
  play: 'play',
};

/** Whose: "your", "their", "its owner's". */
export function possessive(who: PlayerReference, context: Context): string {
  if (who === 'you') return 'your';
  if (who === 'they') return 'their';
  return `${player(who, context)}’s`;
}

/** A zone with its owner: "your hand", "the Expedition zone". */
export function zone(place: Place, of: PlayerReference | undefined, context: Context): string {
  if (place === 'play') return 'play';
  if (place === 'expedition' || place === 'limbo') return `the ${ZONES[place]}`;
  if (of !== undefined) return `${possessive(of, context)} ${ZONES[place]}`;
  return place === 'discard' ? 'the discard pile' : ZONES[place];
}

/** A player as the subject or object of a clause. */
export function player(who: PlayerReference, context: Context): string {
  if (typeof who === 'object') {
    if ('target' in who) return `${who.other ? 'another ' : ''}target ${who.target}`;
    if ('controllerOf' in who)
      return context.language.holder('controller', who.controllerOf, context);
    return context.language.holder('owner', who.ownerOf, context);
  }
  switch (who) {
    case 'you':
      return 'you';
    case 'opponents':
      return 'your opponent';
    case 'each-player':
      return 'each player';
    case 'first-player':
      return 'the first player';
    case 'they': {
      if (context.introduce === null) return 'they';
      const introduced = context.introduce;
      context.introduce = null;
      return player(introduced, context);
    }
  }
}

/** "4 or less", "at least 2", "exactly one", with numbers as `show` writes them. */
export function bounds(comparison: Comparison, show: (amount: Amount) => string): string {
  const { atLeast, atMost, exactly } = comparison;
  if (exactly !== undefined) return show(exactly);
  if (atLeast !== undefined && atMost !== undefined) {
    return `between ${show(atLeast)} and ${show(atMost)}`;
  }
  if (atLeast !== undefined) return `${show(atLeast)} or more`;
  return `${show(atMost ?? 0)} or less`;
}

function costBounds(name: string, comparison: Comparison, context: Context): string {
  const limit = comparison.atLeast ?? comparison.atMost ?? comparison.exactly ?? 0;
  if (typeof limit === 'number') {
    return `${name} is ${bounds(comparison, (value) => mana(value as number))}`;
  }
  const than = comparison.atLeast === undefined ? 'no more than' : 'no less than';
  return `${name} is ${than} ${amount(limit, context)}`;
}

function adjectives(filter: Filter, key: NounKey): string[] {
  const said: string[] = [];
  if (filter.other || filter.otherThanIt) said.push('other');
  if (filter.token === false) said.push('non-token');
  for (const status of [filter.without ?? []].flat()) said.push(`non-${STATUS[status]}`);
  const statuses = [filter.status ?? []].flat().map((status) => STATUS[status]);
  if (statuses.length > 0) said.push(list(statuses, 'or'));
  if (filter.faction !== undefined) said.push(subtype(filter.faction));
  if (filter.subtype !== undefined && typeof key === 'string') {
    said.push(
      list(
        [filter.subtype].flat().map((id) => subtype(id)),
        'or',
      ),
    );
  }
  return said;
}

/** Where it is: "that you control", "in your Reserve", "from your hand". */
function whereabouts(filter: Filter, context: Context, from: boolean): string {
  const places = [filter.in ?? 'play'].flat();
  const controlled = places.filter((place) => place === 'play' || place === 'hero');
  const others = places.filter((place) => place !== 'play' && place !== 'hero');
  const said: string[] = [];
  if (controlled.length > 0 && filter.of !== undefined) {
    const who = player(filter.of, context);
    said.push(
      typeof filter.of === 'object'
        ? `controlled by ${who}`
        : `that ${who} control${who === 'you' || who === 'they' ? '' : 's'}`,
    );
  } else if (controlled.length > 0 && others.length > 0) said.push('in play');
  for (const place of others) {
    if (place === 'mana' && filter.of === undefined) continue;
    const preposition = from && places.length === 1 ? 'from' : 'in';
    const have = controlled.length > 0 && filter.of !== undefined ? 'have ' : '';
    const where =
      place === 'reserve' && filter.of === undefined
        ? 'a Reserve'
        : zone(place, filter.of, context);
    said.push(`${have}${preposition} ${where}`);
  }
  return said.join(' or ');
}

/** Where Expeditions stand: "in {forest}", "in an Ascended Expedition". */
export function within(filter: ExpeditionFilter, context: Context): string {
  if (Object.keys(filter).length === 1 && filter.terrain) return `in ${TERRAIN[filter.terrain]}`;
  if (isYours(filter)) return `in one of your ${noun('expedition', true)}`;
  return `in ${a(context.language.expeditions(filter, false, context))}`;
}

function complements(filter: Filter, context: Context, from: boolean): string[] {
  const said: string[] = [];
  const where = whereabouts(filter, context, from);
  if (where !== '') said.push(where);
  if (filter.expedition === 'facing') said.push('facing me');
  else if (filter.expedition) said.push(`within ${PLACED[filter.expedition]}`);
  if (filter.inExpedition) said.push(within(filter.inExpedition, context));
  if (filter.handCost) said.push(`whose ${costBounds('Hand Cost', filter.handCost, context)}`);
  if (filter.reserveCost) {
    said.push(`whose ${costBounds('Reserve Cost', filter.reserveCost, context)}`);
  }
  if (filter.baseCost) said.push(`whose ${costBounds('Base Cost', filter.baseCost, context)}`);
  if (filter.baseZero) said.push('with a base statistic equal to 0');
  if (filter.baseZeroInTerrain)
    said.push('with a base statistic equal to 0 in a terrain of its region');
  if (filter.statistics) {
    said.push(
      `with every statistic ${bounds(filter.statistics, (value) => amount(value, context))}`,
    );
  }
  if (filter.counters) {
    const { name, ...comparison } = filter.counters;
    const { atLeast, atMost, exactly } = comparison;
    const limit = exactly ?? atLeast ?? atMost ?? 0;
    const how = exactly !== undefined ? '' : atLeast !== undefined ? 'at least ' : 'at most ';
    said.push(`with ${how}${counters(name, amount(limit, context), limit !== 1)}`);
  }
  if (filter.named !== undefined) said.push(`named ${context.token(filter.named).name.en}`);
  return said;
}

/**
 * The noun with its adjectives and complements, without article. `relative` stands nearest to the
 * noun ("that you play").
 */
export function kind(
  filter: Filter,
  plural: boolean,
  context: Context,
  from = false,
  relative = '',
): string {
  const alternatives = alternativesOf(filter);
  if (alternatives) {
    const [first, ...others] = alternatives.map((one) =>
      kind(one, plural, context, from, relative),
    );
    return [first, ...others.map((words) => (plural ? words : a(words)))].join(' or ');
  }
  const keys = nounsOf(filter);
  const words = list(
    keys.map((key) => noun(key, plural)),
    'or',
  );
  const before = adjectives(filter, keys[0]!)
    .map((word) => `${word} `)
    .join('');
  const after = relative === '' ? [] : [relative];
  return [before + words, ...after, ...complements(filter, context, from)].join(' ');
}

/** "a Character", "another Robot". */
export function one(filter: Filter, context: Context, from = false): string {
  const { other, otherThanIt, ...rest } = filter;
  const words = kind(rest, false, context, from);
  return other || otherThanIt ? `another ${words}` : a(words);
}
