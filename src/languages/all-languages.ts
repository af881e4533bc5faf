/**
 * The languages, each part by itself, so that a bundle holds no more than it uses: nothing here does
 * anything when it is loaded, which `package.json` beside it says to bundlers. A script of a page
 * that needs one language loads the file of its folder instead.
 */

import type { Language } from '../rulebook/language.ts';
import {
  checks as deChecks,
  glossary as deGlossary,
  lexicon as deLexicon,
  playWords as dePlayWords,
  queryWords as deQueryWords,
  reading as deReading,
  texts as deTexts,
  wording as deWording,
} from './de/index.ts';
import {
  checks as enChecks,
  glossary as enGlossary,
  lexicon as enLexicon,
  playWords as enPlayWords,
  queryWords as enQueryWords,
  reading as enReading,
  texts as enTexts,
  wording as enWording,
} from './en/index.ts';
import {
  checks as esChecks,
  glossary as esGlossary,
  lexicon as esLexicon,
  playWords as esPlayWords,
  queryWords as esQueryWords,
  reading as esReading,
  texts as esTexts,
  wording as esWording,
} from './es/index.ts';
import {
  checks as frChecks,
  glossary as frGlossary,
  lexicon as frLexicon,
  playWords as frPlayWords,
  queryWords as frQueryWords,
  reading as frReading,
  texts as frTexts,
  wording as frWording,
} from './fr/index.ts';
import {
  checks as itChecks,
  glossary as itGlossary,
  lexicon as itLexicon,
  playWords as itPlayWords,
  queryWords as itQueryWords,
  reading as itReading,
  texts as itTexts,
  wording as itWording,
} from './it/index.ts';
import type { LanguageFolder } from './language-folder.ts';

type OfAll<Part extends keyof LanguageFolder> = Readonly<Record<Language, LanguageFolder[Part]>>;

export const LEXICONS: OfAll<'lexicon'> = {
  fr: frLexicon,
  en: enLexicon,
  it: itLexicon,
  de: deLexicon,
  es: esLexicon,
};
export const WORDINGS: OfAll<'wording'> = {
  fr: frWording,
  en: enWording,
  it: itWording,
  de: deWording,
  es: esWording,
};
export const PLAY_WORDS: OfAll<'playWords'> = {
  fr: frPlayWords,
  en: enPlayWords,
  it: itPlayWords,
  de: dePlayWords,
  es: esPlayWords,
};
export const READINGS: OfAll<'reading'> = {
  fr: frReading,
  en: enReading,
  it: itReading,
  de: deReading,
  es: esReading,
};
export const TEXTS: OfAll<'texts'> = {
  fr: frTexts,
  en: enTexts,
  it: itTexts,
  de: deTexts,
  es: esTexts,
};
export const QUERY_WORDS: OfAll<'queryWords'> = {
  fr: frQueryWords,
  en: enQueryWords,
  it: itQueryWords,
  de: deQueryWords,
  es: esQueryWords,
};
export const CHECKS: OfAll<'checks'> = {
  fr: frChecks,
  en: enChecks,
  it: itChecks,
  de: deChecks,
  es: esChecks,
};
export const GLOSSARIES: OfAll<'glossary'> = {
  fr: frGlossary,
  en: enGlossary,
  it: itGlossary,
  de: deGlossary,
  es: esGlossary,
};
