/** The places in which a filter looks for objects, and the words for several kinds of them. */

import type { Condition, ExpeditionFilter, Filter, Place } from '../../engine/cards/ability.ts';
import type { NounKey } from './wording.ts';

/** A place that is a zone. */
export type ZonePlace = Exclude<Place, 'play'>;

/** The places of a filter as a text names them. */
interface FilterPlaces {
  /** Objects in play, which players control. */
  readonly controlled: boolean;
  /** "In play" has to be said, because other places are named beside it. */
  readonly playNamed: boolean;
  /** The zones to name; for any player's Mana zone, the noun "Mana Orb" is enough. */
  readonly zones: readonly ZonePlace[];
  /** Whether there is one place only. */
  readonly one: boolean;
}

/** The places that a text names. */
export function placesOf(filter: Filter): FilterPlaces {
  const places = [filter.in ?? 'play'].flat();
  const isInPlay = (place: Place) => place === 'play' || place === 'hero';
  const controlled = places.some(isInPlay);
  const others = places.filter((place) => !isInPlay(place)) as ZonePlace[];
  return {
    controlled,
    playNamed:
      controlled && (others.length > 0 || (filter.type === 'card' && filter.in !== undefined)),
    zones: others.filter((place) => place !== 'mana' || filter.of !== undefined),
    one: places.length === 1,
  };
}

/** "Character or a Permanent": several nouns, of which each but the first gets its article. */
export function eachWithArticle(
  words: string,
  keys: readonly NounKey[],
  noun: (key: NounKey) => string,
  article: (key: NounKey) => string,
): string {
  return keys.slice(1).reduce((said, key) => said.replace(noun(key), article(key)), words);
}

/** Whether a filter only asks for an Expedition In Contact, as its objects are then too (7.5.9.b). */
export function isOnlyContact(filter: ExpeditionFilter): boolean {
  return filter.inContact === true && Object.keys(filter).length === 1;
}

/** Whether a condition counts several cards of any kind. */
export function countsSeveralCards(
  { type, ...rest }: Filter,
  { atLeast }: Extract<Condition, { readonly exists: Filter }>,
): boolean {
  return (
    type === 'card' && Object.keys(rest).length === 0 && typeof atLeast === 'number' && atLeast > 1
  );
}
