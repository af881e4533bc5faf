/** Which objects, players, Expeditions and regions are meant, in English. */

import type {
  Amount,
  Comparison,
  ExpeditionFilter,
  ExpeditionRelation,
  Filter,
  ObjectReference,
  Place,
  PlayerReference,
} from '../../engine/ability.ts';
import { type Context, type NounKey, nounsOf, type Referent } from '../context.ts';
import { mana } from '../text.ts';
import { a, counters, list, noun, STATUS, subtype, TERRAIN } from './words.ts';

function amount(value: Amount, context: Context, style?: 'digit' | 'word'): string {
  return context.language.amount(value, context, style);
}

/** Words with what agrees with them. */
export interface Phrase {
  readonly text: string;
  readonly person: 1 | 3;
  readonly plural: boolean;
  /** A pronoun, which can stand before a destination. */
  readonly pronoun: boolean;
}

export const RELATION: Record<ExpeditionRelation, string> = {
  mine: 'my Expedition',
  facing: 'the Expedition facing me',
  other: 'your other Expedition',
  'facing-other': 'the Expedition facing your other Expedition',
  yours: 'your Expeditions',
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
  if (who === 'they' || who === 'each-player') return 'their';
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
      return `${object(who.controllerOf, context, 'possessive').text} controller`;
    return `${object(who.ownerOf, context, 'possessive').text} owner`;
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
  if (places.length === 2 && places.includes('hand') && places.includes('reserve')) return '';
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
    if (place === 'mana') continue;
    const preposition = from && places.length === 1 ? 'from' : 'in';
    const have = said.length > 0 && filter.of !== undefined ? 'have ' : '';
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
  return `in ${a(context.language.expeditions(filter, false, context))}`;
}

function complements(filter: Filter, context: Context, from: boolean): string[] {
  const said: string[] = [];
  const where = whereabouts(filter, context, from);
  if (where !== '') said.push(where);
  if (filter.expedition === 'facing') said.push('facing me');
  else if (filter.expedition) said.push(`within ${RELATION[filter.expedition]}`);
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
    const many = bounds(comparison, (value) => amount(value, context));
    said.push(`with ${counters(name, many, true)}`);
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

function refer(filter: Filter, plural: boolean): Referent {
  return { noun: nounsOf(filter)[0]!, plural };
}

/** "a Character", "another Robot". */
export function one(filter: Filter, context: Context, from = false): string {
  const { other, otherThanIt, ...rest } = filter;
  const words = kind(rest, false, context, from);
  return other || otherThanIt ? `another ${words}` : a(words);
}

function target(
  pick: Extract<ObjectReference, { target: Filter }>,
  context: Context,
  from: boolean,
): Phrase {
  const { other, ...filter } = pick.target;
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const total = pick.total
    ? ` whose total ${pick.total.of === 'hand-cost' ? 'Hand Cost' : TERRAIN[pick.total.of]} is ${
        pick.total.of === 'hand-cost' && typeof pick.total.atMost === 'number'
          ? mana(pick.total.atMost)
          : amount(pick.total.atMost, context)
      } or less`
    : '';
  const many =
    count === 'any'
      ? 'as many '
      : `${pick.upTo ? 'up to ' : ''}${plural || pick.upTo ? `${amount(count, context, 'word')} ` : ''}`;
  const like = count === 'any' ? ' as you like' : '';
  const another = other ? 'other than me' : '';
  const words = `${many}target ${kind(filter, plural, context, from, another)}${total}${like}`;
  context.it = refer(pick.target, plural);
  if (pick.as) context.named.set(pick.as, context.it);
  return { text: words, person: 3, plural, pronoun: false };
}

function choice(
  pick: Extract<ObjectReference, { choose: Filter }>,
  context: Context,
  from: boolean,
): Phrase {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const among = pick.among ? ' from among them' : '';
  const highest = pick.highest
    ? ` with the highest ${pick.highest === 'hand-cost' ? 'Hand Cost' : 'Base Cost'}`
    : '';
  const random = pick.random ? ' chosen at random' : '';
  let words: string;
  if (pick.among && pick.choose.type === 'card' && count !== 'any') {
    words = `${amount(count, context, 'word')} of them`;
  } else if (count === 'any')
    words = `as many ${kind(pick.choose, true, context, from)}${among} as you like`;
  else if (plural || pick.upTo) {
    words = `${pick.upTo ? 'up to ' : ''}${amount(count, context, 'word')} ${kind(pick.choose, plural, context, from)}${among}`;
  } else if (highest !== '') words = `the ${kind(pick.choose, false, context, from)}`;
  else if (pick.choose.type === 'mana-orb') words = `one of your ${noun('mana-orb', true)}`;
  else words = `${one(pick.choose, context, from)}${among}`;
  context.it = refer(pick.choose, plural);
  if (pick.as) context.named.set(pick.as, context.it);
  return { text: words + highest + random, person: 3, plural, pronoun: false };
}

export type Case = 'subject' | 'object' | 'possessive';

const ME = { subject: 'I', object: 'me', possessive: 'my' } as const;
const IT = { subject: 'it', object: 'it', possessive: 'its' } as const;
const THEM = { subject: 'they', object: 'them', possessive: 'their' } as const;

function pronoun(plural: boolean, grammar: Case): Phrase {
  return { text: (plural ? THEM : IT)[grammar], person: 3, plural, pronoun: true };
}

/**
 * An object or objects in a clause. What is picked becomes "it". `from`: it is taken out of its
 * zone, so that the zone is named with "from".
 */
export function object(
  reference: ObjectReference,
  context: Context,
  grammar: Case,
  from = false,
): Phrase {
  const owned = (phrase: Phrase): Phrase =>
    grammar === 'possessive' ? { ...phrase, text: `${phrase.text}’s` } : phrase;
  if (reference === 'me') {
    return { text: ME[grammar], person: 1, plural: false, pronoun: true };
  }
  if (reference === 'it') return pronoun(context.it.plural, grammar);
  if (reference === 'rest') {
    return { text: 'the rest', person: 3, plural: true, pronoun: false };
  }
  if (reference === 'that') {
    const { noun: key, plural } = context.that;
    return owned({
      text: `${plural ? 'those' : 'that'} ${noun(key, plural)}`,
      person: 3,
      plural,
      pronoun: false,
    });
  }
  if ('as' in reference && !('target' in reference) && !('choose' in reference)) {
    return pronoun(context.named.get(reference.as)?.plural ?? false, grammar);
  }
  if ('target' in reference) return owned(target(reference, context, from));
  if ('choose' in reference) return owned(choice(reference, context, from));
  if ('all' in reference) {
    const text = `${grammar === 'subject' ? 'each' : 'all'} ${kind(reference.all, grammar !== 'subject', context, from)}`;
    context.it = refer(reference.all, true);
    return { text, person: 3, plural: grammar !== 'subject', pronoun: false };
  }
  const whose = possessive(reference.of ?? 'you', context);
  const many = reference.top;
  context.it = { noun: 'card', plural: many !== 1 };
  return {
    text:
      many === 1
        ? `the top card of ${whose} deck`
        : `the ${amount(many, context, 'word')} cards on top of ${whose} deck`,
    person: 3,
    plural: many !== 1,
    pronoun: false,
  };
}
