/** Why two cards do not meet: the text of one applies to cards that the other is not one of. */

import type { Filter, FilterType } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { CardType } from '../../engine/cards/vocabulary.ts';
import type { RuleNumber } from '../../engine/rules/rule-number.ts';
import { createsToken } from './asked.ts';
import { otherOf, type Pair, type Which } from './scene.ts';
import { SUBJECT_RULES, subjectsOf, type TextSubject } from './subject.ts';

/** A reason, with the rules behind it. */
export type MeetingObstacle = { readonly rules: readonly RuleNumber[] } & (
  | {
      readonly why: 'type';
      /** The card whose text speaks. */
      readonly speaker: Which;
      readonly wants: readonly FilterType[];
      readonly is: CardType;
    }
  | {
      readonly why: 'subtype' | 'cost' | 'name' | 'token' | 'no-token' | 'faction' | 'not-in-play';
      readonly speaker: Which;
    }
  /** Nothing is paid for what the other card plays for free, so that costs do not matter. */
  | { readonly why: 'free'; readonly speaker: Which }
  /** The other card's text does not mention what this one changes. */
  | {
      readonly why: 'unspoken';
      readonly speaker: Which;
      readonly changed: readonly TextSubject[];
    }
  /** The text of a card creates the other one, a token. */
  | { readonly why: 'creates'; readonly speaker: Which }
  /** Both texts are about the same, but not about each other: only something else brings them together. */
  | { readonly why: 'third'; readonly speaker: Which; readonly shared: readonly TextSubject[] }
  /** A card that is always in the same zones. */
  | { readonly why: 'place'; readonly card: Which; readonly is: PlaceBound }
);

/** Kinds of cards that can be in fewer zones than a Character. */
export type PlaceBound = 'hero' | 'token' | 'spell' | 'landmark';

const RULES: Readonly<
  Record<Exclude<MeetingObstacle['why'], 'place' | 'third' | 'unspoken'>, readonly RuleNumber[]>
> = {
  creates: ['7.3.5.a', '2.2.1.d'],
  free: ['7.3.26.a', '5.1.2.f'],
  type: ['2.2.1.c', '2.2.1.i'],
  subtype: ['2.2.2.a'],
  cost: ['2.2.7.a', '2.2.8.a'],
  name: ['2.2.4.c'],
  token: ['2.2.1.d'],
  'no-token': ['2.2.1.d'],
  faction: ['2.2.10.b'],
  'not-in-play': ['2.2.1.h'],
};

const PLACE_RULES: Readonly<Record<PlaceBound, readonly RuleNumber[]>> = {
  hero: ['3.2.6.b'],
  token: ['2.1.e'],
  spell: ['2.2.1.h', '5.1.2.j'],
  landmark: ['2.2.3.e'],
};

/** Returns why two cards of which neither changes what the other does have no influence. */
export function reasonsForNone(pair: Pair): readonly MeetingObstacle[] {
  const creator = (['a', 'b'] as const).find((speaker) =>
    createsToken(pair[speaker], pair[otherOf(speaker)].id),
  );
  if (creator) return [{ why: 'creates', speaker: creator, rules: RULES.creates }];
  const [a, b] = [subjectsOf(pair.a), subjectsOf(pair.b)];
  const shared = [...a.spoken].filter((subject) => b.spoken.has(subject));
  const reasons = (['a', 'b'] as const).flatMap((speaker) => unspokenBy(pair, speaker));
  if (reasons.length > 0 || shared.length === 0) return reasons;
  const rules = shared.map((subject) => SUBJECT_RULES[subject]);
  return [{ why: 'third', speaker: 'a', shared, rules }];
}

/** Returns why the text of a card does not matter to the other card of a pair; empty where it may. */
function unspokenBy(pair: Pair, speaker: Which): readonly MeetingObstacle[] {
  const { changed } = subjectsOf(pair[speaker]);
  const other = subjectsOf(pair[otherOf(speaker)]);
  if (changed.has('costs') && other.changed.has('free')) {
    return [{ why: 'free', speaker, rules: RULES.free }];
  }
  const unspoken = [...changed].filter((subject) => !other.spoken.has(subject));
  if (unspoken.length === 0 || unspoken.length < changed.size) return [];
  const rules = unspoken.map((subject) => SUBJECT_RULES[subject]);
  return [{ why: 'unspoken', speaker, changed: unspoken, rules }];
}

/** Returns why two cards do not meet, each reason once; empty where none is known. */
export function obstaclesOf(pair: Pair): readonly MeetingObstacle[] {
  const found = (['a', 'b'] as const).flatMap((speaker) => [
    ...spokenOf(pair[speaker], pair[otherOf(speaker)], speaker),
    ...placesOf(pair[speaker], speaker),
  ]);
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

function placesOf({ type }: Card, card: Which): readonly MeetingObstacle[] {
  const is = PLACES[type];
  return is === undefined ? [] : [{ why: 'place', card, is, rules: PLACE_RULES[is] }];
}

const PLACES: Readonly<Partial<Record<CardType, PlaceBound>>> = {
  hero: 'hero',
  token: 'token',
  'landmark-token': 'token',
  spell: 'spell',
  'landmark-permanent': 'landmark',
};

/** Returns why no filter in a card's text fits another card; empty if one fits or there is none. */
function spokenOf(card: Card, other: Card, speaker: Which): readonly MeetingObstacle[] {
  const misfits = filtersIn(card.abilities).map((filter) => misfitOf(filter, other));
  if (misfits.length === 0 || misfits.includes(null)) return [];
  return misfits.flatMap((why): readonly MeetingObstacle[] => {
    if (why === null) return [];
    const rules = RULES[why.why];
    return why.why === 'type'
      ? [{ why: 'type', speaker, wants: why.wants, is: other.type, rules }]
      : [{ why: why.why, speaker, rules }];
  });
}

/** Fields of a text whose filter names the cards that an effect applies to or a trigger waits for. */
const SPEAKING: readonly string[] = ['target', 'choose', 'all', 'what', 'card', 'of'];

/** Returns the filters in a text, at any depth. */
function filtersIn(value: unknown, field = ''): readonly Filter[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => filtersIn(each));
  const isFilter = SPEAKING.includes(field) && ('type' in value || 'subtype' in value);
  if (isFilter) return [value as Filter];
  return Object.entries(value).flatMap(([name, inner]) => filtersIn(inner, name));
}

type Misfit =
  | { readonly why: 'type'; readonly wants: readonly FilterType[] }
  | {
      readonly why: Exclude<
        MeetingObstacle['why'],
        'type' | 'place' | 'creates' | 'free' | 'third' | 'unspoken'
      >;
    };

/** Returns the first printed property of a card that does not fit a filter; null if none is found. */
function misfitOf(filter: Filter, card: Card): Misfit | null {
  const { type, subtype, token, named, faction } = filter;
  if (filter.anyOf) return null;
  const wants = type === undefined ? [] : listOf(type);
  if (wants.length > 0 && !wants.some((one) => isOfType(card, one))) return { why: 'type', wants };
  const isToken = card.type === 'token' || card.type === 'landmark-token';
  if (token === true && !isToken) return { why: 'token' };
  if (token === false && isToken) return { why: 'no-token' };
  if (named !== undefined && named !== card.id) return { why: 'name' };
  if (faction !== undefined && faction !== card.faction) return { why: 'faction' };
  const subtypes = subtype === undefined ? [] : listOf(subtype);
  if (subtypes.length > 0 && !subtypes.some((one) => card.subtypes?.includes(one))) {
    return { why: 'subtype' };
  }
  if (
    isOutside(filter.handCost, card.handCost) ||
    isOutside(filter.reserveCost, card.reserveCost)
  ) {
    return { why: 'cost' };
  }
  const isInPlay = filter.in === undefined && card.type !== 'spell';
  return filter.in === undefined && !isInPlay && wants.includes('card')
    ? { why: 'not-in-play' }
    : null;
}

/** Whether a number is outside the fixed limits of a comparison; counted limits are ignored. */
function isOutside(comparison: Filter['handCost'], number = 0): boolean {
  const { atLeast, atMost, exactly } = comparison ?? {};
  return (
    (typeof atLeast === 'number' && number < atLeast) ||
    (typeof atMost === 'number' && number > atMost) ||
    (typeof exactly === 'number' && number !== exactly)
  );
}

function isOfType(card: Card, wanted: FilterType): boolean {
  // A card's additional types stand in its text.
  if (card.abilities.some((one) => one.kind === 'passive' && one.rule.rule === 'also-type')) {
    return true;
  }
  const { type } = card;
  switch (wanted) {
    case 'card':
      return true;
    case 'character':
      return type === 'character' || type === 'token';
    case 'permanent':
      return type.endsWith('permanent') || type === 'landmark-token';
    case 'landmark-permanent':
      return type === 'landmark-permanent' || type === 'landmark-token';
    case 'expedition-permanent':
    case 'spell':
    case 'hero':
      return type === wanted;
    case 'mana-orb':
      return type !== 'hero' && !type.endsWith('token');
    default:
      return wanted satisfies never;
  }
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? value : [value as T];
}
