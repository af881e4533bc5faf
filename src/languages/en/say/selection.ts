/** Which players and zones are meant, and which kinds of objects, in English. */

import type {
  ExpeditionFilter,
  ExpeditionRelation,
  Filter,
  NumberBounds,
  Place,
  PlayerReference,
} from '../../../engine/cards/ability.ts';
import { boundOf, comparedWith, createBounds } from '../../say/comparison.ts';
import { type ComplementWords, complementsOf } from '../../say/complements.ts';
import {
  alternativesOf,
  amountWords,
  isOfRevealed,
  isOnly,
  isYours,
  isYoursInBoth,
  nounsOf,
} from '../../say/context.ts';
import { placesOf } from '../../say/filter.ts';
import { type PlayerWords, playerWords } from '../../say/player.ts';
import { ACTION, manaMark, TERRAIN } from '../../say/text.ts';
import type { NounKey, WordingContext } from '../../say/wording.ts';
import {
  counterPhrase,
  joinList,
  KEYWORD,
  noun,
  STATUS,
  subtype,
  withIndefinite,
  ZONES,
} from './words.ts';

export const RELATION: Record<ExpeditionRelation, string> = {
  mine: 'my Expedition',
  facing: 'the Expedition facing me',
  other: 'your other Expedition',
  'facing-other': 'the Expedition facing your other Expedition',
  yours: 'your Expeditions',
};

/** The same of a filter, which can mean the Expedition named last. */
export const PLACED: Record<ExpeditionRelation | 'it' | 'facing-it', string> = {
  ...RELATION,
  'facing-it': 'the Expedition facing it',
  it: 'that Expedition',
};

/** The possessive of a player: "your", "their", "its owner's". */
export function possessiveOf(who: PlayerReference, context: WordingContext): string {
  if (who === 'you') return 'your';
  if (who === 'they') return 'their';
  return `${playerPhrase(who, context)}’s`;
}

/** A zone with its owner: "your hand", "the Expedition zone". */
export function zoneWithOwner(
  place: Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  if (place === 'play') return 'play';
  if (place === 'expedition' || place === 'limbo') return `the ${ZONES[place]}`;
  // All share one Landmark zone: a player's part of it has a name of its own.
  const part = place === 'landmark' ? 'Landmarks' : ZONES[place];
  if (of !== undefined) return `${possessiveOf(of, context)} ${part}`;
  return place === 'discard' ? 'the discard pile' : ZONES[place];
}

const PLAYERS: PlayerWords = {
  you: 'you',
  opponents: 'your opponent',
  others: 'another player',
  'each-player': 'each player',
  'first-player': 'the first player',
  they: 'they',
  thatPlayer: 'that player',
  target: (who, other) => `${other ? 'another ' : ''}target ${who}`,
};

/** A player as the subject or object of a clause. */
export function playerPhrase(who: PlayerReference, context: WordingContext): string {
  return playerWords(who, PLAYERS, context);
}

/** "4 or less", "at least 2", "exactly one", with numbers as `show` writes them. */
export const bounds = createBounds({
  between: (atLeast, atMost) => `between ${atLeast} and ${atMost}`,
  orMore: (bound) => `${bound} or more`,
  orLess: (bound) => `${bound} or less`,
});

function costBounds(name: string, comparison: NumberBounds, context: WordingContext): string {
  const { how, bound: limit } = boundOf(comparison);
  if (typeof limit === 'number') {
    return `${name} is ${bounds(comparison, (value) => manaMark(value as number))}`;
  }
  const than = how !== 'atLeast' ? 'no more than' : 'no less than';
  if (isOfRevealed(limit, context)) return `${name} is ${than} the Hand Cost of the revealed card`;
  return `${name} is ${than} ${amountWords(limit, context)}`;
}

function adjectivesOf(filter: Filter, key: NounKey): string[] {
  const said: string[] = [];
  if (filter.other || filter.otherThanIt) said.push('other');
  if (filter.token === false) said.push('non-token');
  if (filter.notSubtype !== undefined) said.push(`non-${subtype(filter.notSubtype)}`);
  for (const status of [filter.without ?? []].flat()) said.push(`non-${STATUS[status]}`);
  const statuses = [filter.status ?? []].flat().map((status) => STATUS[status]);
  if (statuses.length > 0) said.push(joinList(statuses, 'or'));
  if (filter.gigantic) said.push(KEYWORD.gigantic);
  if (filter.faction !== undefined) said.push(subtype(filter.faction));
  if (filter.subtype !== undefined && typeof key === 'string') {
    said.push(
      joinList(
        [filter.subtype].flat().map((id) => subtype(id)),
        'or',
      ),
    );
  }
  return said;
}

/** Which zones are named with "from": none, a hand only, or any, where it is also said where to. */
export type From = false | 'hand' | true;

/** The place of an object: "that you control", "in your Reserve", "from your hand", "in a Reserve or in play". */
function placeWords(filter: Filter, plural: boolean, context: WordingContext, from: From): string {
  const { controlled, playNamed, zones, one } = placesOf(filter);
  const said: string[] = filter.owner === undefined ? [] : ['that you own'];
  if (controlled && filter.of !== undefined) {
    const who = playerPhrase(filter.of, context);
    said.push(
      typeof filter.of === 'object' || filter.of === 'others'
        ? `controlled by ${who}`
        : `that ${who} control${who === 'you' || who === 'they' ? '' : 's'}`,
    );
  }
  for (const place of zones) {
    if (place === 'expedition' && filter.of === 'you') {
      said.push('in your Expeditions');
      continue;
    }
    const preposition = one && (from === true || (from && place === from)) ? 'from' : 'in';
    const have = controlled && filter.of !== undefined ? 'have ' : '';
    const anyReserve = plural ? 'Reserves' : 'a Reserve';
    const where =
      place === 'reserve' && filter.of === undefined
        ? anyReserve
        : zoneWithOwner(place, filter.of, context);
    said.push(`${have}${preposition} ${where}`);
  }
  if (playNamed && filter.of === undefined) said.push('in play');
  return said.join(' or ');
}

/** Where Expeditions stand: "in {forest}", "in an Ascended Expedition". */
export function withinExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  if (isOnly(filter, 'terrain')) return `in ${TERRAIN[filter.terrain!]}`;
  if (isOnly(filter, 'singleTerrain')) return 'in a region with a single terrain';
  if (isOnly(filter, 'atStart')) return 'in a starting region';
  if (isYours(filter)) return `in one of your ${noun('expedition', true)}`;
  return `in ${withIndefinite(context.language.expeditions(filter, false, context))}`;
}

const COMPLEMENTS: ComplementWords = {
  expedition(which) {
    if (which === 'facing') return 'facing me';
    return which === 'facing-it' ? 'facing it' : `within ${PLACED[which]}`;
  },
  inExpedition: (where, _, context) => withinExpedition(where, context),
  handCost: (limits, _, context) => `whose ${costBounds('Hand Cost', limits, context)}`,
  reserveCost: (limits, _, context) => `whose ${costBounds('Reserve Cost', limits, context)}`,
  baseCost: (limits, _, context) => `whose ${costBounds('Base Cost', limits, context)}`,
  baseZero: () => 'with a base statistic equal to 0',
  baseZeroInTerrain: () => 'with a base statistic equal to 0 in a terrain of its region',
  statistics: (limits, _, context) =>
    limits.atMost === undefined
      ? `with every statistic ${bounds(limits, (value) => amountWords(value, context))}`
      : `with no statistic above ${amountWords(limits.atMost, context)}`,
  oneStatistic({ terrain, ...limits }, _, context) {
    const whose = comparedWith(limits);
    if (whose === 'me') return `with ${TERRAIN[terrain]} less than or equal to mine`;
    if (whose === 'it') return `with equal or lower ${TERRAIN[terrain]}`;
    return `with ${bounds(limits, (value) => amountWords(value, context))} ${TERRAIN[terrain]}`;
  },
  counters({ name, ...limits }, _, context) {
    const { how, bound } = boundOf(limits);
    if (how === 'exactly' && bound === 0) return `with ${counterPhrase(name, 'no', true)}`;
    if (name === 'any' && how === 'atLeast' && bound === 1) return 'with counters';
    const at = { atLeast: 'at least ', atMost: 'at most ', exactly: '' };
    return `with ${at[how]}${counterPhrase(name, amountWords(bound, context), bound !== 1)}`;
  },
  action: (sign) => `with a ${ACTION[sign]} ability`,
  sameName: (whose) => (whose === 'me' ? 'with my name' : 'with that name'),
  named: (token, _, context) => `named ${context.token(token).name.en}`,
};

/**
 * The noun with its adjectives and complements, without article. `relative` stands nearest to the
 * noun ("that you play").
 */
export function nounPhrase(
  filter: Filter,
  plural: boolean,
  context: WordingContext,
  from: From = false,
  relative = '',
): string {
  if (plural && isYoursInBoth(filter)) {
    const { in: _, of: __, anyOf: ___, ...cards } = filter;
    return `${nounPhrase(cards, true, context)} among ${noun('permanent', true)} that you control and cards in your Reserve`;
  }
  const alternatives = alternativesOf(filter);
  if (alternatives) {
    const [first, ...others] = alternatives.map((one) =>
      nounPhrase(one, plural, context, from, relative),
    );
    return [first, ...others.map((words) => (plural ? words : withIndefinite(words)))].join(' or ');
  }
  const keys = nounsOf(filter);
  const words = joinList(
    keys.map((key) => noun(key, plural)),
    'or',
  );
  const before = adjectivesOf(filter, keys[0]!)
    .map((word) => `${word} `)
    .join('');
  const after = relative === '' ? [] : [relative];
  const where = placeWords(filter, plural, context, from);
  if (where !== '') after.push(where);
  after.push(...complementsOf(COMPLEMENTS, filter, plural, context));
  return [before + words, ...after].join(' ');
}

/** "a Character", "another Robot". */
export function indefinitePhrase(
  filter: Filter,
  context: WordingContext,
  from: From = false,
): string {
  const { other, otherThanIt, ...rest } = filter;
  const words = nounPhrase(rest, false, context, from);
  return other || otherThanIt ? `another ${words}` : withIndefinite(words);
}
