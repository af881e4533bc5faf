/** Finds the cards that a query mentions, by names in any language or a distinctive part of one. */

import type { Language } from '../../rulebook/language.ts';
import type { SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Lexicon, SoughtCardName } from './lexicon.ts';

/** Words of a query that name a card, or cards that share the part of the name. */
export interface CardMention {
  readonly ids: readonly string[];
  /** Cards with longer names: "Moonlight Jellyfish" if "Jellyfish" is a card too, or each “Jinn”. */
  readonly alike: readonly string[];
  /** Whether they are a whole name, or several words of one. */
  readonly isCertain: boolean;
  /** The index of its first word in the query, and the index after its last word. */
  readonly from: number;
  readonly to: number;
}

/** The most cards that may share a part of a name for it to name them. */
const MOST_SHARED = 3;
/** The most cards that may share it to be found as similar; beyond that it is an ordinary word. */
const MOST_ALIKE = 12;
/** The least length of a word that names a card as a part of its name. */
const TELLING_LENGTH = 4;
/** The least length of a word that names a card as its whole name. */
const NAME_LENGTH = 3;

/** Returns the stem that stands for a card among the stems of a text. */
export function cardStem(id: string): string {
  return `@${id}`;
}

/** Returns the card that a stem stands for; null for a word or a term. */
export function cardIn(stem: string): string | null {
  return stem.startsWith('@') ? stem.slice(1) : null;
}

/** Finds the names of cards with a stem; reads a card's names when a query first has a word of one. */
export function cardNamesIn(
  records: readonly SearchRecord[],
  postings: Lexicon['postings'],
  language: Language,
): Lexicon['cardNames'] {
  const known = new Map<number, readonly SoughtCardName[]>();
  const namesOf = (place: number) => {
    const { kind, id, names } = records[place]!;
    if (kind !== 'card') return [];
    const read = known.get(place) ?? names.map((name) => ({ id, ...wordsOf(name) }));
    known.set(place, read);
    return read;
  };
  const wordsOf = (name: string) => {
    const all = foldedWords(name);
    const telling = all.filter((word) => !isStopWord(word, language));
    const words = telling.length > 0 ? telling : all;
    return { words, stems: words.map((word) => stem(word, language)) };
  };
  return (said) => {
    const places = postings.get(said)?.records ?? [];
    return places.flatMap(namesOf).filter(({ stems }) => stems.includes(said));
  };
}

/** Whether only names of one card were found, by a word that is too long for a mere chance. */
function isOfOneCard(found: readonly { readonly name: SoughtCardName }[], word: string): boolean {
  return word.length > TELLING_LENGTH && new Set(found.map(({ name }) => name.id)).size === 1;
}

/**
 * Returns the cards that the words of a query name, from left to right: by all distinctive words of a
 * name, or by a part that few names share.
 *
 * @param namesWith the names of cards with a stem
 * @param isOrdinary whether a stem is an ordinary word, which alone does not name a card; `isName` says
 *   that the word is exactly a name, or the first word of one: then fewer words are ordinary
 */
export function mentionedCards(
  words: readonly string[],
  namesWith: (stem: string) => readonly SoughtCardName[],
  language: Language,
  isOrdinary: (stem: string, isName: boolean) => boolean,
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
    // A first word that no other card shares is mostly the name of somebody: "Sunisa".
    const isName = fullest.some(({ name: { words: own }, said: [place] }) => {
      const isExact = most === 1 && own[0] === words[place!];
      return isExact && (own.length === 1 || isOfOneCard(fullest, words[place!]!));
    });
    const isTelling = said.some(
      (place) => words[place]!.length >= least && !isOrdinary(stems[place]!, isName),
    );
    // Ordinary words name a card only as the whole name, exactly: "Open the Gates".
    const isExact = ({ name }: (typeof whole)[number]) =>
      most > 1 && name.words.every((word, i) => word === words[said[i]!]);
    if (!isTelling && !whole.some(isExact)) return null;
    const ids = new Set(whole.map(({ name }) => name.id));
    const sharing = new Set(fullest.map(({ name }) => name.id));
    if (ids.size === 0 && sharing.size > MOST_ALIKE) return null;
    const others = sharing.size > MOST_ALIKE ? [] : [...sharing].filter((id) => !ids.has(id));
    const isNamed = ids.size === 0 && sharing.size <= MOST_SHARED;
    return {
      ids: isNamed ? others : [...ids],
      alike: isNamed ? [] : others,
      isCertain: whole.length > 0 || most > 1,
      from,
      to: said.at(-1)! + 1,
    };
  }

  /**
   * Returns the places of the words of a name that follow from a place on, in any order; stop words
   * between them are skipped.
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
