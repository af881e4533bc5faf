/** Extracts the text that a result shows of a record, with the words found marked. */
import type { Language } from '../../rulebook/language.ts';
import type { Concept } from '../index/record.ts';
import type { WordGroup } from '../rank/word-groups.ts';
import { foldedWords, wordsIn } from '../words/fold.ts';
import { stem } from '../words/stem.ts';

/** A piece of a text; `found` pieces are what the reader searched. */
export interface TextPiece {
  readonly text: string;
  readonly found: boolean;
}

/** A number of a rule in a text, `5.1.2.g`: no word of a query is a part of it. */
const RULE_NUMBER = /(?<![\p{L}\p{N}.])[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)+/gu;

/** The approximate length of an excerpt, in characters. */
const LENGTH = 240;
/** The first answer shows a text up to this length whole: all rules, and all rulings. */
const WHOLE_LENGTH = 720;

const PART_END = /(?<=[.!?;:]["”»)]?)\s+(?=\S)|\n+/;
/** The end of a sentence, with the list that belongs to it; the number of an item, `1.`, ends none. */
const SENTENCE_END = /(?<=(?<!(?:^|\s)\d+)[.!?]["”»)]?)\s+(?=[^\s\d•])/;

/** The sign of an item of a list. */
const ITEM = /(?:^|\s)(?:•|\d+\.)\s/;

/** Marks the words of a query in texts of a language. */
export class WordMarker {
  readonly #language: Language;
  readonly #groups: readonly { readonly weight: number; readonly stems: ReadonlySet<string> }[];
  /** The stems of the words that were typed, and of the names of the terms that they name. */
  readonly #marked = new Set<string>();
  /** The stems of the names of several words of those terms. */
  readonly #names: readonly (readonly string[])[];

  constructor(groups: readonly WordGroup[], concepts: readonly Concept[], language: Language) {
    this.#language = language;
    const ids = new Map(concepts.map((concept) => [`#${concept.id}`, concept]));
    const names: string[][] = [];
    this.#groups = groups.map(({ alternatives, parts, typed, term, weight }) => {
      for (const one of typed) this.#marked.add(one);
      const stems = new Set<string>();
      for (const { stem: one } of [...alternatives, ...parts.flat()]) {
        const concept = ids.get(one);
        if (!concept) stems.add(one);
        for (const word of concept?.words ?? []) {
          if (word.language !== language || word.isSynonym) continue;
          const said = foldedWords(word.text).map((part) => stem(part, language));
          if (said.length === 1) stems.add(said[0]!);
          if (concept?.id !== term) continue;
          if (said.length === 1) this.#marked.add(said[0]!);
          else names.push(said);
        }
      }
      return { weight, stems };
    });
    this.#names = names;
  }

  /** Returns a whole text with the words of the query marked. */
  mark(text: string): TextPiece[] {
    const words = wordsIn(text);
    const stems = words.map(({ folded }) => stem(folded, this.#language));
    const found = new Set<number>();
    stems.forEach((one, place) => {
      if (this.#marked.has(one)) found.add(place);
      for (const name of this.#names) {
        if (!name.every((part, i) => stems[place + i] === part)) continue;
        name.forEach((_, i) => {
          found.add(place + i);
        });
      }
    });
    const pieces: TextPiece[] = [];
    const numbers = Array.from(text.matchAll(RULE_NUMBER), ({ 0: number, index }) => ({
      from: index,
      to: index + number.length,
    }));
    let end = 0;
    for (const place of [...found].sort((a, b) => a - b)) {
      const word = words[place]!;
      if (numbers.some(({ from, to }) => word.start >= from && word.end <= to)) continue;
      if (word.start > end) pieces.push({ text: text.slice(end, word.start), found: false });
      pieces.push({ text: text.slice(word.start, word.end), found: true });
      end = word.end;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), found: false });
    return pieces;
  }

  /** Returns the part of a text that has most of the query, and the text after it up to a length. */
  excerpt(text: string): TextPiece[] {
    const { shown, isCutBefore, isCutAfter } = this.#bestPart(text.split(PART_END), LENGTH);
    const end = isCutAfter ? ' …' : '';
    const short =
      shown.length > 1.5 * LENGTH
        ? `${shown.slice(0, shown.lastIndexOf(' ', LENGTH))} …`
        : shown + end;
    return this.mark((isCutBefore ? '… ' : '') + short);
  }

  /**
   * Returns the answer that a text gives: the whole text, or for a long text whole sentences, starting
   * with the one that has most of the query.
   */
  answer(text: string): TextPiece[] {
    if (text.length <= WHOLE_LENGTH) return this.mark(text);
    const { shown, isCutBefore, isCutAfter } = this.#bestPart(
      text.split(SENTENCE_END),
      WHOLE_LENGTH,
    );
    return this.mark(`${isCutBefore ? '… ' : ''}${shown}${isCutAfter ? ' …' : ''}`);
  }

  /** The part that has most of the query, and those after it up to a length. */
  #bestPart(all: readonly string[], length: number) {
    const parts = all.filter((part) => part !== '');
    const worth = parts.map((part) => this.#worth(part));
    const best = beginningOf(parts, worth.indexOf(Math.max(...worth)), length);
    let shown = parts[best] ?? '';
    let next = best + 1;
    while (next < parts.length && shown.length + parts[next]!.length < length) {
      shown += ` ${parts[next++]!}`;
    }
    return { shown, isCutBefore: best > 0, isCutAfter: next < parts.length };
  }

  #worth(sentence: string): number {
    const stems = new Set(foldedWords(sentence).map((word) => stem(word, this.#language)));
    return this.#groups.reduce((sum, group) => {
      return [...group.stems].some((one) => stems.has(one)) ? sum + group.weight : sum;
    }, 0);
  }
}

/**
 * Returns the part to start from: the beginning of the list item that contains the part at `place`,
 * if the text from there is short enough; otherwise `place`.
 */
function beginningOf(parts: readonly string[], place: number, length: number): number {
  const head = parts.findLastIndex((part, at) => at < place && ITEM.test(part));
  const said = head < 0 ? '' : parts.slice(head, place + 1).join(' ');
  return said !== '' && said.length < length ? head : place;
}
