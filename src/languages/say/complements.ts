/** Complements: words after a noun that say which objects are meant. */

import type { Filter } from '../../engine/cards/ability.ts';
import type { WordingContext } from './wording.ts';

/** The properties of a filter that follow a noun, in the order that every language keeps. */
const PROPERTIES = [
  'expedition',
  'inExpedition',
  'handCost',
  'reserveCost',
  'baseCost',
  'baseZero',
  'baseZeroInTerrain',
  'statistics',
  'oneStatistic',
  'counters',
  'action',
  'sameName',
  'named',
] as const;

type Property = (typeof PROPERTIES)[number];
type Say<P extends Property> = (
  value: NonNullable<Filter[P]>,
  plural: boolean,
  context: WordingContext,
) => string;

/** The words of a language for each of the properties. */
export type ComplementWords = { readonly [P in Property]: Say<P> };

/** The complements of a noun: "facing me", "whose Hand Cost is {mana:3} or less". */
export function complementsOf(
  words: ComplementWords,
  filter: Filter,
  plural: boolean,
  context: WordingContext,
): string[] {
  const say = <P extends Property>(property: P) => {
    const value = filter[property];
    return value === undefined ? [] : [words[property](value, plural, context)];
  };
  return PROPERTIES.flatMap((property) => say(property));
}
