/** The two files of an index: what answers a first word, and what questions need besides. */
import type { Language } from '../../rulebook/language.ts';
import type { IndexFile } from './file.ts';

/** What the first file leaves out, in the order of its rows. */
export interface IndexRest {
  /** The questions of each rule of the first file. */
  readonly ruleQuestions: readonly (readonly string[])[];
  /** The questions of each term. */
  readonly termQuestions: readonly (readonly string[])[];
  /** The texts of articles. */
  readonly articleTexts: readonly string[];
  /** Of editions before the current one. */
  readonly titles: IndexFile['titles'];
  readonly rules: IndexFile['rules'];
  readonly rulings: IndexFile['rulings'];
  readonly examples: IndexFile['examples'];
}

/** Where the built site keeps the second file of a language. */
export function indexRestFile(language: Language): string {
  return `${language}/search/index-rest.json`;
}

/**
 * An index in two: the current edition, the terms, the pages and the names of cards, which are enough
 * for a word, and the rest.
 */
export function splitIndex(file: IndexFile): { first: IndexFile; rest: IndexRest } {
  const isCurrent = ([numbers]: IndexFile['rules'][number] | IndexFile['titles'][number]) =>
    numbers[0]![0] === 0;
  const current = file.rules.filter(isCurrent);
  return {
    first: {
      ...file,
      titles: file.titles.filter(isCurrent),
      rules: current.map(([numbers, lead, text, , ...others]) => [
        numbers,
        lead,
        text,
        [],
        ...others,
      ]),
      terms: file.terms.map(([id, text, , ...others]) => [id, text, [], ...others]),
      articles: file.articles.map(([edition, id, title, , questions]) => [
        edition,
        id,
        title,
        '',
        questions,
      ]),
      rulings: [],
      examples: [],
    },
    rest: {
      ruleQuestions: current.map(([, , , questions]) => questions),
      termQuestions: file.terms.map(([, , questions]) => questions),
      articleTexts: file.articles.map(([, , , text]) => text),
      titles: file.titles.filter((row) => !isCurrent(row)),
      rules: file.rules.filter((row) => !isCurrent(row)),
      rulings: file.rulings,
      examples: file.examples,
    },
  };
}

/** The whole index that was split. */
export function joinIndex(first: IndexFile, rest: IndexRest): IndexFile {
  const { rulings, examples } = rest;
  return {
    ...first,
    titles: [...first.titles, ...rest.titles],
    rules: [
      ...first.rules.map(
        ([numbers, lead, text, , ...others], place): IndexFile['rules'][number] => [
          numbers,
          lead,
          text,
          rest.ruleQuestions[place]!,
          ...others,
        ],
      ),
      ...rest.rules,
    ],
    terms: first.terms.map(([id, text, , ...others], place) => [
      id,
      text,
      rest.termQuestions[place]!,
      ...others,
    ]),
    articles: first.articles.map(([edition, id, title, , questions], place) => [
      edition,
      id,
      title,
      rest.articleTexts[place]!,
      questions,
    ]),
    rulings,
    examples,
  };
}
