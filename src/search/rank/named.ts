/** Finds the records that a query names: by their own names, and by those of cards. */
import { distance } from '../../rulebook/distance.ts';
import { cardIn } from './card-names.ts';
import { type Lexicon, nameOf } from './lexicon.ts';
import type { ReadQuery } from './query.ts';
import type { WordGroup } from './word-groups.ts';

/** The least length of a name that is also found with one error in it. */
const LONG_NAME = 7;

/** Returns the records that have the query as a name. */
export function namedBy({ words, term, meant }: ReadQuery, lexicon: Lexicon): readonly number[] {
  const whole = nameOf(words);
  const exact = lexicon.named.get(whole) ?? lexicon.named.get(`the${whole}`);
  const near = words.length > 1 ? nearlyNamed(whole, lexicon) : [];
  const named = exact ?? lexicon.named.get(meant) ?? near;
  if (!term) return named;
  const wanted = `term:${term.id}`;
  const own = lexicon.content.records.findIndex(({ key }) => key === wanted);
  return own < 0 ? named : [...named, own];
}

/** Returns the records that have a name with one error relative to a text. */
function nearlyNamed(whole: string, { named }: Lexicon): readonly number[] {
  if (whole.length < LONG_NAME) return [];
  const near = named
    .keys()
    .find((name) => Math.abs(name.length - whole.length) <= 1 && distance(whole, name, 1) <= 1);
  return near === undefined ? [] : named.get(near)!;
}

/** Returns the cards that a query names. */
export function cardsNamedBy(groups: readonly WordGroup[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ cards }) => cards));
}

/** Maps the cards that a query names or may name to the likelihood that each is meant. */
export function cardsSpokenOf(groups: readonly WordGroup[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { stem, weight } of groups.flatMap(({ alternatives }) => alternatives)) {
    const id = cardIn(stem);
    if (id !== null) found.set(id, Math.max(weight, found.get(id) ?? 0));
  }
  return found;
}

/** A word in more records, or with a higher share of rules among them, does not identify a card. */
const MOST_OF_CARD = 40;

const MOST_IN_RULES = 0.4;

/** Returns the rulings and entries of the record with a word of the query that identifies a card. */
export function rulingsOnCards(
  groups: readonly WordGroup[],
  lexicon: Lexicon,
): ReadonlySet<number> {
  const { records } = lexicon.content;
  const found = new Set<number>();
  for (const { alternatives } of groups) {
    const places = lexicon.postings.get(alternatives[0]?.stem ?? '')?.records ?? [];
    if (places.length > MOST_OF_CARD) continue;
    const kinds = places.map((place) => records[place]!.kind);
    const rules = kinds.filter((kind) => kind === 'rule').length;
    if (!kinds.includes('card') || rules > MOST_IN_RULES * kinds.length) continue;
    places.forEach((place, i) => {
      if (kinds[i] === 'ruling' || kinds[i] === 'record') found.add(place);
    });
  }
  return found;
}
