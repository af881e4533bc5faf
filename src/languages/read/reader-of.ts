import { byEachLanguage } from '../../rulebook/by-language.ts';
import type { Language } from '../../rulebook/language.ts';
import { LEXICONS, READINGS } from '../all-languages.ts';
import { createReader, type Readers, type Tokens } from './create-reader.ts';
import type { Reader } from './reader.ts';

/** The reader of a language, where all languages are there. */
export function readerOf(language: Language, tokens: Tokens): Reader {
  const vocabulary = { reading: READINGS[language], lexicon: LEXICONS[language] };
  return createReader(language, vocabulary, tokens);
}

/** The readers of every language, where all languages are there. */
export function readersOfAll(tokens: Tokens): Readers {
  return byEachLanguage((language) => readerOf(language, tokens));
}
