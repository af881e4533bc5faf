/**
 * A grammar: kinds of phrases, each with its rules, and the meanings of these rules.
 *
 * All readings of a phrase are followed; of those that end at the same word the first rule's is
 * kept, so that the order of rules decides and reading stays polynomial.
 */

import { type Pattern, PatternError, pattern } from './pattern.ts';
import type { Cut, Token } from './token.ts';

/** The printed forms of each kind of phrase: for each rule, one pattern or several. */
export type Phrases = Readonly<
  Record<string, Readonly<Record<string, string | readonly string[]>>>
>;

/** Computes the meaning of each rule from those of its places; `undefined` refuses the reading. */
export type Meanings = Readonly<
  Record<string, Readonly<Record<string, (places: never) => unknown>>>
>;

/** A phrase that was read. */
export interface ReadPhrase {
  readonly kind: string;
  readonly rule: string;
  /** The first token and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly value: unknown;
  readonly parts: readonly ReadPhrase[];
}

/** A linked list of the values in a rule's places, the last one first. */
type Held =
  | {
      readonly name: string;
      readonly list: boolean;
      readonly phrases: readonly ReadPhrase[];
      readonly before: Held;
    }
  | undefined;
type Next = (to: number, held: Held) => void;
type Matcher = (reading: Reading, at: number, held: Held, next: Next) => void;

interface Rule {
  readonly name: string;
  readonly pattern: Pattern;
  readonly match: Matcher;
  readonly meaning: (places: Readonly<Record<string, unknown>>) => unknown;
}

interface Kind {
  readonly rules: readonly Rule[];
  /** The rules that can begin with a word, computed when the word is first seen. */
  readonly byWord: Map<string, readonly Rule[]>;
  readonly openings: Map<string, Opening>;
}

/** Whether a word can begin a phrase, and whether the phrase can have no word at all. */
interface Opening {
  readonly begins: boolean;
  readonly empty: boolean;
}

export interface Grammar {
  readonly kinds: ReadonlyMap<string, Kind>;
}

/** Kinds of single words; their value is the word. */
const BUILT_IN: Readonly<Record<string, RegExp>> = {
  '%integer': /^\d+$/u,
  '%cost': /^\{(?:\d+|x)\}$/u,
  '%statistics': /^[+-]?\d+\/[+-]?\d+\/[+-]?\d+$/u,
  '%word': /^\p{L}/u,
};

/** Kinds that end a list: the last one extends to the end of the text. */
const WHOLE = new Set(['bulletRow', 'mode']);

/** Makes a grammar; a rule without a meaning passes on its only place. */
export function grammar(
  phrases: Phrases,
  meanings: Meanings,
  options: Cut & { readonly macros: Readonly<Record<string, string>> },
): Grammar {
  const kinds = new Map<string, Kind>();
  const faults: string[] = [];
  for (const [kind, rules] of Object.entries(phrases)) {
    const made = Object.entries(rules).flatMap(([name, notations]): Rule[] => {
      const meaning = meanings[kind]?.[name] as Rule['meaning'] | undefined;
      return [notations].flat().map((notation) => {
        const read = pattern(notation as string, options, options.macros);
        const only = placesOf(read);
        if (!meaning && only.size !== 1) faults.push(`${kind}: ${name} has no meaning`);
        const [first] = only;
        return {
          name,
          pattern: read,
          match: matcherOf(read),
          meaning: meaning ?? ((places) => places[first!]),
        };
      });
    });
    kinds.set(kind, { rules: made, byWord: new Map(), openings: new Map() });
  }
  for (const [kind, { rules }] of kinds) {
    for (const rule of rules) {
      for (const used of kindsOf(rule.pattern)) {
        if (!BUILT_IN[used] && !kinds.has(used))
          faults.push(`${kind}: ${rule.name} needs <${used}>`);
      }
    }
  }
  if (faults.length > 0) throw new PatternError(faults.join('\n'));
  return { kinds };
}

function placesOf(read: Pattern): Set<string> {
  if (read.is === 'place' || read.is === 'list') return new Set([read.name]);
  return 'parts' in read ? new Set(read.parts.flatMap((part) => [...placesOf(part)])) : new Set();
}

function kindsOf(read: Pattern): string[] {
  if (read.is === 'place' || read.is === 'list') return [read.kind];
  return 'parts' in read ? read.parts.flatMap(kindsOf) : [];
}

function fitsWord(read: Pattern, word: string): boolean {
  switch (read.is) {
    case 'word':
      return read.word === word;
    case 'prefix':
      return word.startsWith(read.word);
    default:
      return false;
  }
}

/** Says whether a word can begin a phrase of a pattern, and whether that phrase can be empty. */
function openingOf(
  read: Pattern,
  word: string,
  kinds: ReadonlyMap<string, Kind>,
  open: Set<string>,
): Opening {
  switch (read.is) {
    case 'sequence': {
      for (const part of read.parts) {
        const found = openingOf(part, word, kinds, open);
        if (found.begins) return { begins: true, empty: false };
        if (!found.empty) return { begins: false, empty: false };
      }
      return { begins: false, empty: true };
    }
    case 'either': {
      const all = read.parts.map((part) => openingOf(part, word, kinds, open));
      return { begins: all.some((one) => one.begins), empty: all.some((one) => one.empty) };
    }
    case 'place':
    case 'list': {
      const found = kindOpening(read.kind, word, kinds, open);
      return { ...found, empty: found.empty || (read.is === 'list' && read.least === 0) };
    }
    default:
      return { begins: fitsWord(read, word), empty: false };
  }
}

/** The same for a kind of phrase; memoized, since a grammar has few words. */
function kindOpening(
  name: string,
  word: string,
  kinds: ReadonlyMap<string, Kind>,
  open: Set<string>,
): Opening {
  const single = BUILT_IN[name];
  if (single) return { begins: single.test(word), empty: false };
  const kind = kinds.get(name)!;
  const known = kind.openings.get(word);
  if (known) return known;
  if (open.has(name)) return { begins: false, empty: false };
  open.add(name);
  const all = kind.rules.map((rule) => openingOf(rule.pattern, word, kinds, open));
  open.delete(name);
  const found = {
    begins: all.some((one) => one.begins),
    empty: all.some((one) => one.empty),
  };
  kind.openings.set(word, found);
  return found;
}

function matcherOf(read: Pattern): Matcher {
  switch (read.is) {
    case 'sequence':
      return read.parts.map(matcherOf).reduceRight<Matcher>(
        (rest, first) => (reading, at, held, next) =>
          first(reading, at, held, (to, now) => rest(reading, to, now, next)),
        (_, at, held, next) => next(at, held),
      );
    case 'either': {
      const all = read.parts.map(matcherOf);
      return (reading, at, held, next) => {
        for (const one of all) one(reading, at, held, next);
      };
    }
    case 'place':
      return (reading, at, held, next) => {
        for (const phrase of reading.phrases(read.kind, at)) {
          next(phrase.to, { name: read.name, list: false, phrases: [phrase], before: held });
        }
      };
    case 'list':
      return (reading, at, held, next) => {
        const from = (to: number, phrases: readonly ReadPhrase[]) => {
          for (const phrase of reading.phrases(read.kind, to)) {
            if (phrase.to > to) from(phrase.to, [...phrases, phrase]);
          }
          if (phrases.length >= read.least) {
            next(to, { name: read.name, list: true, phrases, before: held });
          }
        };
        from(at, []);
      };
    default:
      return (reading, at, held, next) => {
        const token = reading.tokens[at];
        if (token !== undefined && fitsWord(read, token.word)) next(at + 1, held);
        else if ('word' in read) reading.missed(at, read.word);
      };
  }
}

function placesHeld(held: Held): { values: Record<string, unknown>; parts: ReadPhrase[] } {
  const values: Record<string, unknown> = {};
  const parts: ReadPhrase[] = [];
  for (let one = held; one; one = one.before) {
    values[one.name] = one.list ? one.phrases.map((phrase) => phrase.value) : one.phrases[0]!.value;
    parts.unshift(...one.phrases);
  }
  return { values, parts };
}

/** Thrown where reading a text takes more work than any card's. */
export class ReadingLimit extends Error {
  override readonly name = 'ReadingLimit';
}

/**
 * The work that reading a text may still take: a unit for each look-up of a phrase and for each part
 * of a phrase that is put together. The longest printed text takes less than a twentieth of it.
 */
export class ReadingBudget {
  /** The deepest nesting of phrases; that of printed texts stays below 30. */
  static readonly DEEPEST = 120;
  static readonly WORK = 10_000;

  #work = 0;

  /** The work that was done so far. */
  get work(): number {
    return this.#work;
  }

  /** Adds to the work done; throws a `ReadingLimit` beyond the budget. */
  spend(work: number): void {
    this.#work += work;
    if (this.#work > ReadingBudget.WORK) throw new ReadingLimit();
  }
}

/** One reading of the tokens of a text. */
export class Reading {
  readonly tokens: readonly Token[];
  readonly #grammar: Grammar;
  readonly #known = new Map<string, readonly ReadPhrase[]>();
  readonly #open = new Set<string>();
  readonly #budget: ReadingBudget;
  /** The farthest word that no rule could read; `expected` holds the words possible there. */
  farthest = 0;
  readonly expected = new Set<string>();

  constructor(grammar: Grammar, read: readonly Token[], budget = new ReadingBudget()) {
    this.#grammar = grammar;
    this.tokens = read;
    this.#budget = budget;
  }

  /**
   * Every phrase of a kind that begins at a token, the one that is preferred first. Throws a
   * `ReadingLimit` where that takes more work than the budget has.
   */
  phrases(kind: string, at: number): readonly ReadPhrase[] {
    this.#budget.spend(1);
    const single = BUILT_IN[kind];
    if (single) return this.#single(single, kind, at);
    const key = `${at} ${kind}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#open.has(key)) return [];
    if (this.#open.size > ReadingBudget.DEEPEST) throw new ReadingLimit();
    this.#open.add(key);
    const byEnd = new Map<number, ReadPhrase>();
    for (const rule of this.#rules(kind, at)) {
      rule.match(this, at, undefined, (to, held) => {
        if (byEnd.has(to)) return;
        const { values, parts } = placesHeld(held);
        this.#budget.spend(parts.length);
        const value = rule.meaning(values);
        if (value === undefined) return;
        byEnd.set(to, { kind, rule: rule.name, from: at, to, value, parts });
      });
    }
    this.#open.delete(key);
    const found = [...byEnd.values()];
    if (WHOLE.has(kind)) found.sort((one, other) => other.to - one.to);
    this.#known.set(key, found);
    return found;
  }

  /** Records that a word was expected but not found. */
  missed(at: number, word: string): void {
    if (at < this.farthest) return;
    if (at > this.farthest) {
      this.farthest = at;
      this.expected.clear();
    }
    this.expected.add(word);
  }

  /** All phrases that were read, to show which parts of a faulty text were understood. */
  all(): ReadPhrase[] {
    return [...this.#known.values()].flat();
  }

  #single(test: RegExp, kind: string, at: number): readonly ReadPhrase[] {
    const value = this.tokens[at]?.word;
    if (value === undefined || !test.test(value)) {
      this.missed(at, kind);
      return [];
    }
    return [{ kind, rule: kind, from: at, to: at + 1, value, parts: [] }];
  }

  #rules(kind: string, at: number): readonly Rule[] {
    const { rules, byWord } = this.#grammar.kinds.get(kind)!;
    const word = this.tokens[at]?.word ?? '';
    let possible = byWord.get(word);
    if (!possible) {
      const { kinds } = this.#grammar;
      possible = rules.filter((rule) => {
        const found = openingOf(rule.pattern, word, kinds, new Set());
        return found.begins || found.empty;
      });
      byWord.set(word, possible);
    }
    if (possible.length === 0) this.missed(at, `<${kind}>`);
    return possible;
  }
}
