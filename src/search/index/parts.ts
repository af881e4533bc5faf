/**
 * Splits an index into two files: one that answers single words, and the rest for questions. On slow 4G
 * the first takes 0.5 s (101 kB compressed, in English), both in one would take 2 s, and an answer to
 * a word may take 1.5 s.
 */
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { IndexFile, RuleRow, WrittenRow } from './file.ts';

/** The questions and signs by which an unanswered question is found, besides its title and text. */
type SoughtBy = readonly [questions: readonly string[], signs: readonly string[]];

/** The data that the first file leaves out, in the order of its rows. */
export interface IndexRest {
  /** The mark of the first file that it belongs to. */
  readonly mark: string | undefined;
  /** The questions of each rule of the first file. */
  readonly ruleQuestions: readonly (readonly string[])[];
  /** The remarks on each. */
  readonly ruleRemarks: readonly (readonly string[])[];
  /** The sentences written for each. */
  readonly ruleAnswers: readonly (readonly WrittenRow[])[];
  /** The questions of each term, and its synonyms in each language but the index's. */
  readonly terms: readonly (readonly [
    questions: readonly string[],
    synonyms: readonly (readonly string[])[],
  ])[];
  /** The text and the questions of each article. */
  readonly articles: readonly (readonly [text: string, questions: readonly string[]])[];
  /** Other wordings of the unanswered questions, and the signs of each. */
  readonly unanswered: readonly SoughtBy[];
  /** The rows of editions before the current one. */
  readonly titles: IndexFile['titles'];
  readonly rules: IndexFile['rules'];
  /** The terms of all cards, in their order, between commas. */
  readonly cardTerms: string;
  readonly rulings: IndexFile['rulings'];
  readonly record: IndexFile['record'];
  readonly examples: IndexFile['examples'];
}

/** Returns the path of the second file of a language in the built site. */
export function indexRestFile(language: Language): string {
  return `${language}/search/index-rest.json`;
}

/**
 * Splits an index in two: the current edition, the terms, the names of cards and the pages of the site
 * with their questions, which suffice to answer a single word, and the rest.
 *
 * @param language the language of the index
 * @param mark tells the parts from those of any other index: they are joined by the places of rows
 */
export function splitIndex(
  file: IndexFile,
  language: Language,
  mark: string,
): { first: IndexFile; rest: IndexRest } {
  const isCurrent = ([numbers]: IndexFile['rules'][number] | IndexFile['titles'][number]) =>
    numbers[0][0] === 0;
  const isOwn = (_: unknown, place: number) => LANGUAGES[place] === language;
  const current = file.rules.filter(isCurrent);
  return {
    first: {
      ...file,
      mark: [mark],
      titles: file.titles.filter(isCurrent),
      rules: current.map(([numbers, lead, text, , isPlayed, now]): RuleRow => {
        return [numbers, lead, text, [], isPlayed, now];
      }),
      terms: file.terms.map(([id, text, , rules, words]) => {
        const known = words.map(([forms, synonyms], place) => {
          return [forms, isOwn(forms, place) ? synonyms : []] as const;
        });
        return [id, text, [], rules, known];
      }),
      articles: file.articles.map(([edition, id, title]) => [edition, id, title, '', []]),
      unanswered: file.unanswered.map(([id, question, answer, , signs]) => {
        return [id, question, answer, [], signs.filter(isSinglePart)];
      }),
      cards: file.cards.map(([line, names, rules]) => [line, names, rules]),
      rulings: [],
      record: [],
      examples: [],
    },
    rest: {
      mark,
      ruleQuestions: current.map(([, , , questions]) => questions),
      ruleRemarks: current.map(([, , , , , , remarks = []]) => remarks),
      ruleAnswers: current.map(([, , , , , , , answers = []]) => answers),
      terms: file.terms.map(([, , questions, , words]) => {
        const others = words.filter((said, place) => !isOwn(said, place));
        return [questions, others.map(([, synonyms]) => synonyms)];
      }),
      articles: file.articles.map(([, , , text, questions]) => [text, questions]),
      unanswered: file.unanswered.map(([, , , questions, signs]) => [questions, signs]),
      titles: file.titles.filter((row) => !isCurrent(row)),
      rules: file.rules.filter((row) => !isCurrent(row)),
      cardTerms: file.cards.map(([, , , terms]) => terms).join(','),
      rulings: file.rulings,
      record: file.record,
      examples: file.examples,
    },
  };
}

/** Whether a sign has one part: only such a sign can match a query of one word. */
function isSinglePart(sign: string): boolean {
  return !sign.includes(' ');
}

/**
 * Joins the two parts of an index: the inverse of `splitIndex`. Returns null if they are not of the same
 * index: one may be an older copy, or the site may have changed between two requests.
 */
export function joinIndex(first: IndexFile, rest: IndexRest, language: Language): IndexFile | null {
  if (first.mark[0] !== rest.mark) return null;
  const { rulings, record, examples } = rest;
  const cardTerms = rest.cardTerms.split(',');
  return {
    ...first,
    mark: [],
    titles: [...first.titles, ...rest.titles],
    rules: [
      ...first.rules.map(([numbers, lead, text, , isPlayed, now], place): RuleRow => {
        const questions = rest.ruleQuestions[place]!;
        const shown = [rest.ruleRemarks[place]!, rest.ruleAnswers[place]!] as const;
        return [numbers, lead, text, questions, isPlayed, now, ...shown];
      }),
      ...rest.rules,
    ],
    terms: first.terms.map(([id, text, , rules, words], place) => {
      const [questions, others] = rest.terms[place]!;
      const left = [...others];
      const all = words.map(([forms, synonyms], at) => {
        return [forms, LANGUAGES[at] === language ? synonyms : left.shift()!] as const;
      });
      return [id, text, questions, rules, all];
    }),
    cards: first.cards.map(([line, names, rules], place) => {
      return [line, names, rules, cardTerms[place]!];
    }),
    articles: first.articles.map(([edition, id, title], place) => {
      return [edition, id, title, ...rest.articles[place]!];
    }),
    unanswered: first.unanswered.map(([id, question, answer], place) => {
      return [id, question, answer, ...rest.unanswered[place]!];
    }),
    rulings,
    record,
    examples,
  };
}
