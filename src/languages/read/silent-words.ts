/**
 * Words of a card's text that its tree does not depend on: taken out, the rest is read as the same tree.
 * Such a word is either mere grammar or was dropped in reading, so that the card plays wrong.
 */

import type { CardType } from '../../engine/cards/card.ts';
import type { CardLanguage } from './language.ts';
import { compile, type Reader } from './reader.ts';
import { sameTree } from './same.ts';
import { type Token, tokens } from './token.ts';

/** A text as it is read. */
export interface CardText {
  readonly text: string;
  readonly type: CardType;
  readonly support?: boolean;
}

/** A word whose absence makes no difference, by its place in the text. */
export interface SilentWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** Whether a sentence begins with it. */
  readonly first: boolean;
}

/** A word, a number or a symbol; punctuation says nothing by itself. */
const IS_WORD = /[\p{L}\p{N}{@]/u;

/** What stands before the first word of a sentence: its end, an icon, a reminder, a mark of change. */
const BEFORE_SENTENCE = /(?:^|[.:•—)}#\n])[\s#\uE000]*$/u;

/**
 * The words of a text without which it is read as the same tree, in order. Reminders are no part of what is
 * read. Empty for a text that is not read as a whole.
 */
export function silentWords(reader: Reader, { text, ...options }: CardText): readonly SilentWord[] {
  const whole = compile(reader, text, options);
  if (whole.stop) return [];
  const isReminder = ({ from }: Token) =>
    whole.reminders.some((reminder) => from >= reminder.from && from < reminder.to);
  const isSilent = ({ from, to }: Token) => {
    const without = compile(reader, `${text.slice(0, from)} ${text.slice(to)}`, options);
    return without.stop === undefined && sameTree(without.abilities, whole.abilities);
  };
  return tokens(text, reader.words)
    .filter((token) => IS_WORD.test(token.word) && !isReminder(token) && isSilent(token))
    .map((token) => ({ ...token, first: BEFORE_SENTENCE.test(text.slice(0, token.from)) }));
}

/** Words that may be silent, and why nothing is lost with them. */
interface Grammatical {
  readonly words: readonly string[];
  /** Only as the first word of a sentence, where printed texts leave it out too. */
  readonly first?: true;
  readonly why: string;
}

/** For each language, the words that say nothing the rest of their sentence does not say. */
const GRAMMATICAL: Readonly<Record<CardLanguage, readonly Grammatical[]>> = {
  en: [
    {
      words: ['each', 'all'],
      first: true,
      why: 'the plural says it: “Characters you control gain”',
    },
    { words: ['you'], first: true, why: '“may” without a subject is said to the controller' },
    { words: ['immediately'], first: true, why: 'an effect plays a card as it resolves (5.2.b)' },
  ],
  fr: [
    {
      words: ['un', 'une', 'les', 'chaque', 'tous'],
      first: true,
      why: 'an article; that all or one is meant is said by the noun and “ciblé”',
    },
    { words: ['vous'], first: true, why: '“pouvez” without a subject is said to the controller' },
    { words: ['ci'], why: '“ce tour” and “ce tour-ci” are the same turn' },
  ],
  it: [
    {
      words: ['un', 'una', 'i', 'le', 'gli', 'la', "l'", 'ogni', 'tutti', 'tutte'],
      first: true,
      why: 'an article; that all or one is meant is said by the noun and “bersaglio”',
    },
    {
      words: ['in'],
      first: true,
      why: '“questa giornata” and “in questa giornata” are the same day',
    },
    { words: ['tua'], why: '“nell’area del mana”: a card goes to its owner’s zone (3.1.2.c)' },
  ],
};

/** The silent words of a text that are no mere grammar: what they say was dropped in reading. */
export function droppedWords(
  reader: Reader,
  text: CardText,
  language: CardLanguage,
): readonly SilentWord[] {
  const known = GRAMMATICAL[language];
  return silentWords(reader, text).filter(
    ({ word, first }) =>
      !known.some((one) => one.words.includes(word) && (first || one.first !== true)),
  );
}
