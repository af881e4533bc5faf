/** Finds the cards that a query speaks of, by their names in any language or by a telling part of one. */
import type { Language } from '../../rulebook/language.ts';
import type { SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';

/** The name of a card in one language, as it is looked for in a query. */
export interface CardName {
  /** The id of the card. */
  readonly id: string;
  /** The stems of the words that tell it from others: all but articles and prepositions. */
  readonly stems: readonly string[];
}

/** Words of a query that name a card, or cards that share the part of the name. */
export interface CardMention {
  readonly ids: readonly string[];
  /** Cards whose names have more words besides: "Moonlight Jellyfish" where "Jellyfish" is a card. */
  readonly alike: readonly string[];
  /** The place of the first word among those of the query, and that after the last. */
  readonly from: number;
  readonly to: number;
}

/** A part of a name that more cards share names none of them. */
const MOST_SHARED = 3;
/** A shorter word alone is no part of a name that tells the card. */
const TELLING_LENGTH = 4;

/** The mark of a card among the stems of a text. */
export function cardStem(id: string): string {
  return `@${id}`;
}

/** The names of all cards, by each of their stems. */
export function cardNames(
  records: readonly SearchRecord[],
  language: Language,
): ReadonlyMap<string, readonly CardName[]> {
  const found = new Map<string, CardName[]>();
  for (const { kind, id, names } of records) {
    if (kind !== 'card') continue;
    for (const name of names) {
      const words = foldedWords(name);
      const telling = words.filter((word) => !isStopWord(word, language));
      const stems = (telling.length > 0 ? telling : words).map((word) => stem(word, language));
      for (const one of new Set(stems)) {
        const known = found.get(one);
        if (known) known.push({ id, stems });
        else found.set(one, [{ id, stems }]);
      }
    }
  }
  return found;
}

/**
 * The cards that the words of a query name, from left to right: by all telling words of a name, or by
 * a part that few names share.
 *
 * @param isOrdinary whether the book or its readers use a stem: such a word alone names no card
 */
export function mentionedCards(
  words: readonly string[],
  names: ReadonlyMap<string, readonly CardName[]>,
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
    const candidates = (names.get(stems[from]!) ?? []).map((name) => sayName(name, from));
    const most = Math.max(0, ...candidates.map(({ said }) => said.length));
    const fullest = candidates.filter(({ said }) => said.length === most);
    const whole = fullest.filter(({ name, said }) => said.length === name.stems.length);
    const said = fullest[0]?.said ?? [];
    const isTelling = said.some((one) => one.length >= TELLING_LENGTH && !isOrdinary(one));
    // Words that are all of a name tell it, even where each is ordinary: "Open the Gates".
    if (!isTelling && !(most > 1 && whole.length > 0)) return null;
    const ids = new Set(whole.map(({ name }) => name.id));
    const sharing = new Set(fullest.map(({ name }) => name.id));
    if (ids.size === 0 && sharing.size > MOST_SHARED) return null;
    const others = sharing.size > MOST_SHARED ? [] : [...sharing].filter((id) => !ids.has(id));
    const isWhole = ids.size > 0;
    return {
      ids: isWhole ? [...ids] : others,
      alike: isWhole ? others : [],
      from,
      to: fullest[0]!.to,
    };
  }

  /** As much of a name as stands from a place on, in its order; small words between do not count. */
  function sayName(name: CardName, from: number) {
    const said: string[] = [];
    let next = name.stems.indexOf(stems[from]!);
    let to = from;
    for (let place = from; place < stems.length; place++) {
      const at = name.stems.indexOf(stems[place]!, next);
      if (at >= 0) {
        said.push(stems[place]!);
        next = at + 1;
        to = place + 1;
      } else if (!isStopWord(words[place]!, language)) break;
    }
    return { name, to, said };
  }
}
