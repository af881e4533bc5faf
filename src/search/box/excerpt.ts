/** What a result shows of a record: the sentence that answers, with the words that were found. */
import type { Language } from '../../rulebook/language.ts';
import type { Concept } from '../index/record.ts';
import type { Group } from '../rank/query.ts';
import { foldedWords, wordsIn } from '../words/fold.ts';
import { stem } from '../words/stem.ts';

/** A piece of a text; `found` pieces are what the reader searched. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** About so much of a text is shown. */
const LENGTH = 240;

const SENTENCE_END = /(?<=[.!?;:]["”»)]?)\s+(?=\S)|\n+/;

/** Marks the words of a query in texts of a language. */
export class Marker {
  readonly #language: Language;
  readonly #groups: readonly { readonly weight: number; readonly stems: ReadonlySet<string> }[];
  /** The stems of a term's names of several words, by the first of them. */
  readonly #names: readonly (readonly string[])[];

  constructor(groups: readonly Group[], concepts: readonly Concept[], language: Language) {
    this.#language = language;
    const ids = new Map(concepts.map((concept) => [`#${concept.id}`, concept]));
    const names: string[][] = [];
    this.#groups = groups.map(({ alternatives, parts, weight }) => {
      const stems = new Set<string>();
      for (const { stem: one } of [...alternatives, ...parts.flat()]) {
        const concept = ids.get(one);
        if (!concept) stems.add(one);
        for (const word of concept?.words ?? []) {
          if (word.language !== language || word.isSynonym) continue;
          const said = foldedWords(word.text).map((part) => stem(part, language));
          if (said.length === 1) stems.add(said[0]!);
          else names.push(said);
        }
      }
      return { weight, stems };
    });
    this.#names = names;
  }

  /** A whole text with its words marked. */
  mark(text: string): Piece[] {
    const words = wordsIn(text);
    const stems = words.map(({ folded }) => stem(folded, this.#language));
    const found = new Set<number>();
    stems.forEach((one, place) => {
      if (this.#groups.some((group) => group.stems.has(one))) found.add(place);
      for (const name of this.#names) {
        if (!name.every((part, i) => stems[place + i] === part)) continue;
        name.forEach((_, i) => {
          found.add(place + i);
        });
      }
    });
    const pieces: Piece[] = [];
    let end = 0;
    for (const place of [...found].sort((a, b) => a - b)) {
      const word = words[place]!;
      if (word.start > end) pieces.push({ text: text.slice(end, word.start), found: false });
      pieces.push({ text: text.slice(word.start, word.end), found: true });
      end = word.end;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), found: false });
    return pieces;
  }

  /** The sentence of a text that has most of the query, with what follows it. */
  excerpt(text: string): Piece[] {
    const sentences = text.split(SENTENCE_END).filter((sentence) => sentence !== '');
    const worth = sentences.map((sentence) => this.#worth(sentence));
    const best = worth.indexOf(Math.max(...worth));
    let shown = sentences[best] ?? '';
    let next = best + 1;
    while (next < sentences.length && shown.length + sentences[next]!.length < LENGTH) {
      shown += ` ${sentences[next++]!}`;
    }
    const before = best > 0 ? '… ' : '';
    if (shown.length > 1.5 * LENGTH) {
      shown = `${shown.slice(0, shown.lastIndexOf(' ', LENGTH))} …`;
    } else if (next < sentences.length) shown += ' …';
    return this.mark(before + shown);
  }

  #worth(sentence: string): number {
    const stems = new Set(foldedWords(sentence).map((word) => stem(word, this.#language)));
    return this.#groups.reduce((sum, group) => {
      return [...group.stems].some((one) => stems.has(one)) ? sum + group.weight : sum;
    }, 0);
  }
}
