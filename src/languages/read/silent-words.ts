/**
 * Words of a card's text that its tree does not depend on: taken out, the rest is read as the same tree.
 * Such a word is either mere grammar or was dropped in reading, so that the card plays wrong.
 */

import type { CardType } from '../../engine/cards/vocabulary.ts';
import { isGrammatical } from './grammatical-words.ts';
import { compileText, type Reader } from './reader.ts';
import { sameTree } from './same.ts';
import { type Token, tokensOf } from './token.ts';

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
}

/** A word, a number or a symbol; punctuation says nothing by itself. */
const IS_WORD = /[\p{L}\p{N}{@]/u;

/**
 * Returns the words of a text without which it is read as the same tree, in order, except those of
 * reminders. Empty for a text that cannot be read as a whole.
 */
export function silentWords(reader: Reader, { text, ...options }: CardText): readonly SilentWord[] {
  const whole = compileText(reader, text, options);
  if (whole.stop) return [];
  const isReminder = ({ from }: Token) =>
    whole.reminders.some((reminder) => from >= reminder.from && from < reminder.to);
  const isSilent = (token: Token) => {
    const without = compileText(reader, textWithout(text, token), options);
    return without.stop === undefined && sameTree(without.abilities, whole.abilities);
  };
  return tokensOf(text, reader.words).filter(
    (token) => IS_WORD.test(token.word) && !isReminder(token) && isSilent(token),
  );
}

/** A text without a word, and without the space that would be a second one: two begin a paragraph. */
function textWithout(text: string, { from, to }: Token): string {
  const before = text.slice(0, from);
  const behind = text.slice(to);
  return before + (/(?:^|\s)$/u.test(before) ? behind.replace(/^ /u, '') : behind);
}

/** Behind these, a subject says whose deed a Reaction waits for: "When you discard", "When I join". */
const OPENS_TRIGGER = /(?:^|[\s—])(?:when|quand|lorsqu['’]|lorsque|quando)\s*$/iu;

/** Returns the silent words of a text that are not grammatical: reading dropped their meaning. */
export function droppedWords(reader: Reader, text: CardText): readonly SilentWord[] {
  const { grammatical } = reader.words;
  const isDoer = ({ word, from }: SilentWord) =>
    grammatical.subjects.split(' ').includes(word) && OPENS_TRIGGER.test(text.text.slice(0, from));
  return silentWords(reader, text).filter(
    (silent) => isDoer(silent) || !isGrammatical(silent.word, grammatical),
  );
}
