/** Reads the printed text of a card: from words to an ability tree, or to where it stops. */

import type { Ability } from '../../engine/cards/ability.ts';
import type { CardType } from '../../engine/cards/vocabulary.ts';
import {
  type Grammar,
  grammar,
  type Phrases,
  Reading,
  ReadingBudget,
  ReadingLimit,
  type ReadPhrase,
} from './grammar.ts';
import type { GrammaticalWords } from './grammatical-words.ts';
import { meanings } from './meaning/index.ts';
import { withPlayersMeant } from './meaning/player-meant.ts';
import { type Cut, type Token, tokensOf } from './token.ts';

/** A language's own part of the grammar. */
export interface ReadingWords extends Cut {
  readonly phrases: Phrases;
  readonly macros: Readonly<Record<string, string>>;
  /** Matches round brackets that have a meaning; all others are reminder text. */
  readonly meaningful: RegExp;
  /** A paragraph that continues the one before. */
  readonly continued: RegExp;
  /** The words before the text of the second box of a Feat. */
  readonly completed: readonly string[];
  /** Counters whose name and the word for a counter are one word, by id: "harzzähler". */
  readonly wholeCounters?: Readonly<Record<string, readonly string[]>>;
  /** The feminine of keywords, where it differs from the masculine. */
  readonly feminineKeywords: RegExp | null;
  readonly grammatical: GrammaticalWords;
  /** Other names of card types that people use when they write cards down. */
  readonly shortTypes: Readonly<Partial<Record<CardType, readonly string[]>>>;
}

/** The names of types, sub-types, counters and tokens in the collection and the language. */
export interface ReadingNames {
  readonly types: Readonly<Partial<Record<CardType, readonly string[]>>>;
  readonly subtypes: Readonly<Record<string, readonly string[]>>;
  readonly counters: Readonly<Record<string, readonly string[]>>;
  readonly tokens: Readonly<Record<string, readonly string[]>>;
  /** The statistics of tokens as cards print them, by the ids of the tokens (2.2.11.e). */
  readonly statistics?: Readonly<Record<string, string>>;
}

/** A part of the text that was read, by its place in the text. */
export interface Understood {
  readonly from: number;
  readonly to: number;
  /** The kind of phrase and the rule that read it. */
  readonly kind: string;
  readonly rule: string;
  readonly value: unknown;
}

/** Where reading stopped. */
export interface Stop {
  /** The first word that could not be read. */
  readonly at: number;
  readonly word: string;
  /** Words, or kinds of phrases in angle brackets, that could have stood there. */
  readonly expected: readonly string[];
  /** Reading stopped because the text is longer or takes more work than any card's, or the name is. */
  readonly tooLong?: 'text' | 'name';
  /** A card as it is written lacks its name, or all that follows the name. */
  readonly missing?: 'name' | 'rest';
}

/** A paragraph of the text. */
export interface Paragraph {
  readonly from: number;
  readonly to: number;
  readonly abilities: readonly Ability[];
  readonly understood: readonly Understood[];
  readonly stop?: Stop;
}

export interface Compiled {
  readonly abilities: readonly Ability[];
  readonly paragraphs: readonly Paragraph[];
  /** Text in brackets that only reminds of a rule. */
  readonly reminders: readonly { readonly from: number; readonly to: number }[];
  /** Where the first paragraph that was not read stopped. */
  readonly stop?: Stop;
}

export interface Reader {
  readonly words: ReadingWords;
  readonly names: ReadingNames;
  readonly grammar: Grammar;
  /** Texts that were read, for a reader of whole lists, in which most texts stand several times. */
  readonly known?: Map<string, Compiled>;
}

function phrasesOfNames(names: Readonly<Record<string, readonly string[]>>) {
  const phrases = Object.fromEntries(
    Object.entries(names).map(([id, forms]) => [id, [...forms, `@${id}`]]),
  );
  const meaning = Object.fromEntries(Object.keys(names).map((id) => [id, () => id]));
  return { phrases, meaning };
}

type NamedToken = Parameters<typeof meanings.token.named>[0];

/** Returns the meaning of a token's name, which refuses other statistics than that token's (2.2.11.e). */
function knownToken(statistics: Readonly<Record<string, string>>) {
  return (said: NamedToken) => {
    const known = statistics[said.token];
    const others = [said.a, said.c, said.said].filter((one) => one !== undefined && one !== known);
    return known !== undefined && others.length > 0 ? undefined : meanings.token.named(said);
  };
}

/** Makes a reader of a language; it can be kept and used for any number of texts. */
export function readerWithNames(words: ReadingWords, names: ReadingNames): Reader {
  const subtype = phrasesOfNames(names.subtypes);
  const counter = phrasesOfNames(names.counters);
  const whole = phrasesOfNames(words.wholeCounters ?? {});
  const token = phrasesOfNames(names.tokens);
  return {
    words,
    names,
    grammar: grammar(
      {
        ...words.phrases,
        subtype: subtype.phrases,
        counter: { ...counter.phrases, other: '<name:%word>' },
        counterWhole: whole.phrases,
        tokenName: token.phrases,
      },
      {
        ...meanings,
        subtype: subtype.meaning,
        counter: counter.meaning,
        counterWhole: whole.meaning,
        tokenName: token.meaning,
        token: { ...meanings.token, named: knownToken(names.statistics ?? {}) },
      },
      words,
    ),
  };
}

const BRACKETS = /\((?:[^()"“”]|["“][^"“”]*["”])*\)/gu;

/** Replaces a character that is not read; no text contains it. */
const BLANK = '\uE000';
const ONLY_BLANK = /^[\uE000\s]+/u;
const BREAK = /(?:[^\S\n]|\uE000)*(?: {2,}|\n)(?:\s|\uE000)*/gu;

/** The text with reminders blanked out, so that every place stays the same. */
function withoutReminders(text: string, words: ReadingWords) {
  const reminders: { from: number; to: number }[] = [];
  const plain = text.replace(BRACKETS, (bracket, from: number) => {
    if (words.meaningful.test(bracket.slice(1, -1).trim())) return bracket;
    reminders.push({ from, to: from + bracket.length });
    return BLANK.repeat(bracket.length);
  });
  return { plain, reminders };
}

/** The bounds of paragraphs: two spaces or a new line, unless a list goes on or an ability is quoted. */
function paragraphsOf(plain: string, words: ReadingWords): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const text = plain.replaceAll('#', BLANK);
  let from = 0;
  const add = (to: number) => {
    const inside = text.slice(from, to).replace(ONLY_BLANK, '');
    if (inside === '') return;
    const last = found.at(-1);
    const isQuoted = /^["“«]/u.test(inside) && /:\s*$/u.test(text.slice(last?.from, last?.to));
    const goesOn = inside.startsWith('•') || isQuoted || words.continued.test(inside);
    if (goesOn && last) last.to = to;
    else found.push({ from, to });
  };
  for (const match of text.matchAll(BREAK)) {
    if (!/ {2}|\n/u.test(match[0])) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(text.length);
  return found;
}

interface TextOptions {
  readonly type: CardType;
  readonly support?: boolean;
}

/** Compiles the text of a card of a type; their symbols identify Support abilities. */
export function compileText(reader: Reader, text: string, options: TextOptions): Compiled {
  const key = `${options.type} ${options.support === true} ${text}`;
  const compiled = reader.known?.get(key) ?? compileNewText(reader, text, options);
  reader.known?.set(key, compiled);
  return compiled;
}

function compileNewText(
  { words, names, grammar: rules }: Reader,
  text: string,
  options: TextOptions,
): Compiled {
  const { plain, reminders } = withoutReminders(text, words);
  const budget = new ReadingBudget();
  const paragraphs = paragraphsOf(plain, words).map(({ from, to }) => {
    const read = tokensOf(plain.slice(from, to), words).map((token) => {
      return { ...token, from: token.from + from, to: token.to + from };
    });
    return {
      from,
      to,
      ...readParagraph(
        read,
        rules,
        { ...options, completed: words.completed, statistics: names.statistics ?? {} },
        budget,
      ),
    };
  });
  const stop = paragraphs.find((one) => one.stop)?.stop;
  return {
    abilities: withPlayersMeant(paragraphs.flatMap((one) => one.abilities)),
    paragraphs,
    reminders,
    ...(stop ? { stop } : {}),
  };
}

/** The work that each paragraph costs, however short it is. */
const PARAGRAPH = 40;

/** Options of a paragraph: the type of its card, and whether it is in the Support box. */
interface ParagraphOptions {
  readonly type: CardType;
  readonly support?: boolean;
  /** The words that begin the second box of a Feat. */
  readonly completed: readonly string[];
  /** The statistics of the tokens that are known, by their ids. */
  readonly statistics: Readonly<Record<string, string>>;
}

function readParagraph(
  read: readonly Token[],
  rules: Grammar,
  options: ParagraphOptions,
  budget: ReadingBudget,
): Omit<Paragraph, 'from' | 'to'> {
  const { type, support, completed } = options;
  if (read[1]?.word === ':' && completed.includes(read[0]!.word)) {
    const inside = readParagraph(read.slice(2), rules, { ...options, completed: [] }, budget);
    const abilities = inside.abilities.map((one) => ({ ...one, completed: true }) as Ability);
    return { ...inside, abilities };
  }
  const reading = new Reading(rules, read, budget);
  const kinds = type === 'spell' && support !== true ? ['effectAbility', 'ability'] : ['ability'];
  try {
    budget.spend(PARAGRAPH);
    for (const kind of kinds) {
      const whole = reading.phrases(kind, 0).find((phrase) => phrase.to === read.length);
      if (whole) {
        return {
          abilities: whole.value as readonly Ability[],
          understood: understoodParts(whole, read),
        };
      }
    }
  } catch (error) {
    if (!(error instanceof ReadingLimit)) throw error;
    const { from = 0, word = '' } = read[reading.farthest] ?? read[0] ?? {};
    const stop = { at: from, word, expected: [], tooLong: 'text' } as const;
    return { abilities: [], understood: [], stop };
  }
  const other = otherStatistics(reading, options.statistics);
  if (other) {
    const { from, word } = read[other.at]!;
    const stop = { at: from, word, expected: [other.known] };
    return { abilities: [], understood: coveredParts(reading, read, other.at), stop };
  }
  const at = Math.min(reading.farthest, read.length - 1);
  const end = read.at(-1)?.to ?? 0;
  const stopped = read[reading.farthest];
  return {
    abilities: [],
    understood: coveredParts(reading, read, at),
    stop: {
      at: stopped?.from ?? end,
      word: stopped?.word ?? '',
      expected: [...reading.expected].sort(),
    },
  };
}

/** Finds statistics beside the name of a token that has others, which no text can give it (2.2.11.e). */
function otherStatistics(
  reading: Reading,
  statistics: ParagraphOptions['statistics'],
): { readonly at: number; readonly known: string } | undefined {
  const all = reading.all();
  const names = all.filter(({ kind }) => kind === 'tokenName');
  for (const { kind, value, from, to } of all) {
    if (kind !== 'statistics' || typeof value !== 'string') continue;
    const name = names.find((one) => one.to === from || one.from === to);
    const known = name && statistics[name.value as string];
    if (known !== undefined && known !== value) return { at: from, known };
  }
  return undefined;
}

function understoodPart(phrase: ReadPhrase, read: readonly Token[]): Understood {
  const { kind, rule, value } = phrase;
  return { from: read[phrase.from]!.from, to: read[phrase.to - 1]!.to, kind, rule, value };
}

/** Everything that was read, from the whole paragraph to its single words. */
function understoodParts(phrase: ReadPhrase, read: readonly Token[]): Understood[] {
  if (phrase.to === phrase.from) return [];
  return [
    understoodPart(phrase, read),
    ...phrase.parts.flatMap((part) => understoodParts(part, read)),
  ];
}

/** The longest phrases that could be read before a stop, one after the other. */
function coveredParts(reading: Reading, read: readonly Token[], stop: number): Understood[] {
  const found: Understood[] = [];
  const longestAt = new Map<number, ReadPhrase>();
  for (const phrase of reading.all()) {
    const { from, to } = phrase;
    if (to > from && to <= stop && to > (longestAt.get(from)?.to ?? 0)) longestAt.set(from, phrase);
  }
  for (let at = 0; at < stop; ) {
    const longest = longestAt.get(at);
    if (longest) found.push(...understoodParts(longest, read));
    at = longest ? longest.to : at + 1;
  }
  return found;
}
