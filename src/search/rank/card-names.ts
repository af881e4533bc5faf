/** Finds the cards that a query speaks of, by their names in any language or by a telling part of one. */
import type { Language } from '../../rulebook/language.ts';
import type { SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Lexicon } from './lexicon.ts';

/** The name of a card in one language, as it is looked for in a query. */
export interface SoughtCardName {
  /** The id of the card. */
  readonly id: string;
  /** The stems of the words that tell it from others: all but articles and prepositions. */
  readonly stems: readonly string[];
}

/** Words of a query that name a card, or cards that share the part of the name. */
export interface CardMention {
  readonly ids: readonly string[];
  /** Cards whose names have more words: "Moonlight Jellyfish" where "Jellyfish" is a card, or each “Jinn”. */
  readonly alike: readonly string[];
  /** The place of the first word among those of the query, and that after the last. */
  readonly from: number;
  readonly to: number;
}

/** A part of a name stands for a card if at most so many cards have it in their names. */
const MOST_SHARED = 3;
/** If at most so many have it, they are found as cards with similar names; else it is a plain word. */
const MOST_ALIKE = 12;
/** The fewest letters of a word that, as a part of a name, stands for the card. */
const TELLING_LENGTH = 4;
/** The fewest letters of a word that stands for the card whose whole name it is. */
const NAME_LENGTH = 3;

/** The mark of a card among the stems of a text. */
export function cardStem(id: string): string {
  return `@${id}`;
}

/** The card that a stem marks; null for a word or a term. */
export function cardIn(stem: string): string | null {
  return stem.startsWith('@') ? stem.slice(1) : null;
}

/** Finds the names of cards with a stem: the names of a card are read once a query says a word of one. */
export function cardNamesIn(
  records: readonly SearchRecord[],
  postings: Lexicon['postings'],
  language: Language,
): Lexicon['cardNames'] {
  const known = new Map<number, readonly SoughtCardName[]>();
  const namesOf = (place: number) => {
    const { kind, id, names } = records[place]!;
    if (kind !== 'card') return [];
    const read = known.get(place) ?? names.map((name) => ({ id, stems: stemsOf(name) }));
    known.set(place, read);
    return read;
  };
  const stemsOf = (name: string) => {
    const words = foldedWords(name);
    const telling = words.filter((word) => !isStopWord(word, language));
    return (telling.length > 0 ? telling : words).map((word) => stem(word, language));
  };
  return (said) => {
    const places = postings.get(said)?.records ?? [];
    return places.flatMap(namesOf).filter(({ stems }) => stems.includes(said));
  };
}

/**
 * The cards that the words of a query name, from left to right: by all telling words of a name, or by
 * a part that few names share.
 *
 * @param namesWith the names of cards with a stem
 * @param isOrdinary whether the book or its readers use a stem: such a word alone names no card
 */
export function mentionedCards(
  words: readonly string[],
  namesWith: (stem: string) => readonly SoughtCardName[],
  language: Language,
  isOrdinary: (stem: string) => boolean,
): readonly CardMention[] {
  const stems = words.map((word) => stem(word, language));
  const mentions: CardMention[] = [];
  for (let from = 0; from < words.length; ) {
    const mention = isStopWord(words[from]!, language) ? null : mentionAt(from);
    if (mention) mentions.push(mention);
    from = mention?.to ?? from + 1;
  }
  return mentions;

  function mentionAt(from: number): CardMention | null {
    const candidates = namesWith(stems[from]!).map((name) => sayName(name, from));
    const most = Math.max(0, ...candidates.map(({ said }) => said.length));
    const fullest = candidates.filter(({ said }) => said.length === most);
    const whole = fullest.filter(({ name, said }) => said.length === name.stems.length);
    const said = fullest[0]?.said ?? [];
    const least = whole.length > 0 ? NAME_LENGTH : TELLING_LENGTH;
    const isTelling = said.some(
      (place) => words[place]!.length >= least && !isOrdinary(stems[place]!),
    );
    // Words that are all of a name tell it, even where each is ordinary: "Open the Gates".
    if (!isTelling && !(most > 1 && whole.length > 0)) return null;
    const ids = new Set(whole.map(({ name }) => name.id));
    const sharing = new Set(fullest.map(({ name }) => name.id));
    if (ids.size === 0 && sharing.size > MOST_ALIKE) return null;
    const others = sharing.size > MOST_ALIKE ? [] : [...sharing].filter((id) => !ids.has(id));
    const isNamed = ids.size === 0 && sharing.size <= MOST_SHARED;
    return {
      ids: isNamed ? others : [...ids],
      alike: isNamed ? [] : others,
      from,
      to: said.at(-1)! + 1,
    };
  }

  /**
   * The places of as much of a name as stands from a place on, in any order; small words between do
   * not count.
   */
  function sayName(name: SoughtCardName, from: number) {
    const left = [...name.stems];
    const said: number[] = [];
    for (let place = from; place < stems.length; place++) {
      const at = left.indexOf(stems[place]!);
      if (at >= 0) {
        left.splice(at, 1);
        said.push(place);
      } else if (!isStopWord(words[place]!, language)) break;
    }
    return { name, said };
  }
}
