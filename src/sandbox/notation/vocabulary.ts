/** The words and card names that a text may use, in every language, by what they mean. */

import { RARITIES } from '../../engine/cards/vocabulary.ts';
import { FACTION_NAMES } from '../../languages/lexicon.ts';
import type { NotationWords } from '../../languages/texts/language-texts.ts';
import { plainLetters } from '../../rulebook/plain-letters.ts';
import type { ListedCard } from '../model/card-list.ts';

/** Meanings by word. */
export type WordMeanings = ReadonlyMap<string, string>;

/** Words by meaning in one use, from every language. */
type Uses = Exclude<keyof NotationWords, never>;

export interface Vocabulary {
  /** The words for writing texts. */
  readonly written: NotationWords;
  /** The words for reading texts: for each use, meanings by word in plain letters. */
  readonly read: Readonly<Record<Uses | 'factions', WordMeanings>>;
  /** Ids of cards by the plain letters of a name, the common version first. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly cards: ReadonlyMap<string, ListedCard>;
  /** Returns a card's name in the language that is written. */
  readonly name: (card: ListedCard) => string;
}

/** The vocabulary for writing in one language and reading in all. */
export function vocabulary(
  cards: readonly ListedCard[],
  written: NotationWords,
  all: readonly NotationWords[],
  lang: keyof ListedCard['name'],
): Vocabulary {
  const use = (key: Uses): WordMeanings =>
    new Map(
      all.flatMap((words) =>
        Object.entries(words[key]).map(([meaning, word]) => [plainLetters(word), meaning] as const),
      ),
    );
  const ids = new Map<string, string[]>();
  for (const card of cards.toSorted(byVersion)) {
    for (const name of new Set([...Object.values(card.name), card.id].map(plainLetters))) {
      ids.set(name, [...(ids.get(name) ?? []), card.id]);
    }
  }
  return {
    written,
    read: {
      places: use('places'),
      table: use('table'),
      facts: use('facts'),
      marks: use('marks'),
      moments: use('moments'),
      statuses: use('statuses'),
      counters: use('counters'),
      phases: use('phases'),
      terrains: use('terrains'),
      modes: use('modes'),
      rarities: use('rarities'),
      factions: new Map(
        Object.entries(FACTION_NAMES).map(([meaning, word]) => [plainLetters(word), meaning]),
      ),
    },
    ids,
    cards: new Map(cards.map((card) => [card.id, card])),
    name: ({ name }) => name[lang] ?? name.en,
  };
}

/** The common version of a card first, then by id, so that a name means the same card everywhere. */
function byVersion(a: ListedCard, b: ListedCard): number {
  const rank = ({ rarity }: ListedCard) =>
    (RARITIES as readonly (string | undefined)[]).indexOf(rarity);
  return rank(a) - rank(b) || a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}

/** Every single word that means something, which no unquoted name of a player may hold. */
export function reservedWords({ read }: Vocabulary): ReadonlySet<string> {
  return new Set(
    Object.values(read).flatMap((meanings) =>
      [...meanings.keys()].flatMap((phrase) => phrase.split(' ')),
    ),
  );
}

/** Returns what tells a card from its namesakes: rarity, with faction, or id; "" for the first one. */
export function variantOf(card: ListedCard, { ids, cards, written, name }: Vocabulary): string {
  const namesakes = ids.get(plainLetters(name(card))) ?? [card.id];
  if (namesakes[0] === card.id) return '';
  const others = namesakes.flatMap((id) => (id === card.id ? [] : (cards.get(id) ?? [])));
  const rarity = card.rarity && written.rarities[card.rarity];
  const faction = card.faction && FACTION_NAMES[card.faction];
  const sameRarity = others.filter((other) => other.rarity === card.rarity);
  if (rarity && sameRarity.length === 0) return rarity;
  if (rarity && faction && sameRarity.every((other) => other.faction !== card.faction)) {
    return `${rarity} ${faction}`;
  }
  return card.id;
}
