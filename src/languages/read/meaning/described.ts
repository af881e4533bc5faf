/** A noun phrase before its use is known: a filter, and how objects are picked. */

import type {
  Duration,
  ExpeditionReference,
  ExpeditionRelation,
  Filter,
  FilterType,
  ObjectReference,
  PlayedFilter,
  PlayerReference,
} from '../../../engine/cards/ability.ts';

/** A placeholder for the player who does the step, until the whole sentence is known. */
export const DOER = 'doer' as PlayerReference;

export interface Described {
  readonly filter: Filter;
  readonly target?: boolean;
  readonly highest?: 'hand-cost' | 'base-cost';
  readonly total?: NonNullable<Extract<ObjectReference, { readonly target: Filter }>['total']>;
  readonly among?: 'it';
  /** In the Expedition that faces the one named last. */
  readonly facingIt?: boolean;
  readonly random?: boolean;
  /** It means one object ("another"), not all of them. */
  readonly single?: boolean;
  readonly by?: PlayerReference;
  /** In an Expedition that the phrase itself picks ("in target Expedition"). */
  readonly within?: ExpeditionReference;
  /** Of a card that is played: by whom, from where, until when. */
  readonly plays?: PlayerReference;
  readonly from?: 'hand' | 'reserve';
  readonly until?: Duration;
  readonly first?: boolean;
  /** The Expedition that it joins, played or not. */
  readonly joins?: ExpeditionRelation;
}

/** Fields that only cards that are picked or played can have. */
const BEYOND_FILTERS = [
  ...(['target', 'highest', 'total', 'among', 'facingIt', 'random', 'by', 'within'] as const),
  ...(['plays', 'from', 'until', 'first', 'joins'] as const),
] satisfies readonly (keyof Described)[];

/** Returns the filter of a phrase that is only a filter; else `undefined` (refuses the reading). */
export function filterAlone(
  described: Partial<Described> & Pick<Described, 'filter'>,
): Filter | undefined {
  return BEYOND_FILTERS.some((key) => described[key] !== undefined) ? undefined : described.filter;
}

/** The fields that an adjective or a modifier adds to a noun. */
export type Trait = Partial<Omit<Described, 'filter'>> & { readonly filter?: Filter };

/** Returns the object without its undefined fields. */
export function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** One value, or a list when there are several. */
export function oneOrAll<T>(values: readonly T[]): T | readonly T[] {
  return values.length === 1 ? values[0]! : values;
}

/** Joins a noun with all its traits; `undefined` where they contradict each other. */
export function described(noun: Filter, traits: readonly Trait[]): Described | undefined {
  let all: Described = { filter: noun };
  for (const { filter, ...trait } of traits) {
    const merged = filter ? mergeFilters(all.filter, filter) : all.filter;
    if (!merged) return undefined;
    all = { ...all, ...trait, filter: merged };
  }
  return withoutNeedless(all);
}

/**
 * "You control or in your Reserve" includes Heroes only where the noun is "card", and only a card is not in
 * play already where the text does not say so.
 */
function withoutNeedless(all: Described): Described {
  const { in: places, type } = all.filter;
  if (places === 'play' && type !== 'card') {
    const { in: _play, ...filter } = all.filter;
    return { ...all, filter };
  }
  if (type === 'card' || !Array.isArray(places) || !places.includes('hero')) return all;
  return { ...all, filter: { ...all.filter, in: places.filter((one) => one !== 'hero') } };
}

/** Merges two filters; `undefined` where they contradict each other. */
function mergeFilters(one: Filter, other: Filter): Filter | undefined {
  const merged: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    if (key in merged && JSON.stringify(merged[key]) !== JSON.stringify(value)) {
      if (key === 'inExpedition') {
        merged[key] = { ...(merged[key] as object), ...(value as object) };
      } else if (key !== 'in') return undefined;
      // The zone of a modifier replaces the noun's own: "cards in your Landmarks".
      else merged[key] = value;
    } else merged[key] = value;
  }
  return merged as Filter;
}

const TYPES: Readonly<Record<string, FilterType>> = {
  card: 'card',
  character: 'character',
  permanent: 'permanent',
  landmarkPermanent: 'landmark-permanent',
  expeditionPermanent: 'expedition-permanent',
  spell: 'spell',
  hero: 'hero',
};

/** "Character or Permanent", "Robot or Permanent", "Artist or Song". */
export function anyNoun(nouns: readonly Filter[]): Filter {
  if (nouns.length === 1) return nouns[0]!;
  const types = nouns.flatMap(({ type }) => (type === undefined ? [] : [type].flat()));
  const subtypes = nouns.flatMap(({ subtype }) => (subtype === undefined ? [] : [subtype].flat()));
  const plain = nouns.every((noun) => Object.keys(noun).length === 1);
  if (plain && types.length === nouns.length) return { type: types };
  if (plain && subtypes.length === nouns.length) return { subtype: subtypes };
  return { anyOf: nouns };
}

export const nouns = {
  ...Object.fromEntries(Object.entries(TYPES).map(([name, type]) => [name, () => ({ type })])),
  landmark: () => ({ type: 'landmark-permanent' }),
  token: () => ({ token: true }),
  tokenCharacter: () => ({ type: 'character', token: true }),
  tokenPermanent: () => ({ type: 'permanent', token: true }),
  manaOrb: () => ({ type: 'mana-orb', in: 'mana' }),
  subtype: ({ subtype }: { subtype: string }) => ({ subtype }),
  none: () => ({}),
};

/** Turns a described card into the filter of a played card. */
export function playedFilter({ filter, from }: Described): PlayedFilter {
  const { in: zone, of, ...rest } = filter;
  const source = from ?? (zone === 'hand' || zone === 'reserve' ? zone : undefined);
  const kept = withoutUndefined({
    ...rest,
    in: source === zone ? undefined : zone,
    of: source === zone ? undefined : of,
  });
  return withoutUndefined({ ...kept, from: source });
}
