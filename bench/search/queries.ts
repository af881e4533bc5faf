import { readFileSync } from 'node:fs';
import { isLanguage, type Language } from '../../src/rulebook/language.ts';

/**
 * The parts of the test set. The search was tuned on `tuned`; `held-back` and `fresh` were written before
 * they were run. Each list below is of somebody who had seen neither the search nor any other list, and the
 * search was changed only for what a list showed as a kind; ten queries accept an example since examples are
 * found. `before` and `after` are the mean reciprocal ranks of the first reading, with the search as it was
 * before and after the work in the last column; for the first two, that work came after the reading.
 *
 *  list      queries  before  after   what the search learned meanwhile
 *  blind         150   0.885          two editions named, pages of two cards
 *  unseen         96   0.836          cards lead to the rules of their text
 *  unseen-2      180   0.787   0.831  words of other games among the unanswered questions
 *  unseen-3      180   0.872   0.894  twice the questions of rules, all constants fitted
 *  unseen-4      180   0.829   0.855  questions of pages of the site, and in words of other games
 *  unseen-5      180   0.752   0.803  the same; then examples by their stories
 *  unseen-6      180   0.885   0.941  9,390 questions; several that are a little alike count together
 *  unseen-7      180   0.902   0.921  the same, and not read before all of it was done
 *  unseen-8      180   0.931   0.931  1,858 questions against neighbours, unofficial remarks
 *  unseen-9      180   0.909   0.921  1,682 more of them
 *  unseen-10     180   0.909   0.904  weights fitted anew, texts of cards beside rules
 *  unseen-11     180   0.887   0.932  11,000 questions as players think of them; rulings lead less often
 *  unseen-12     180   0.839   0.896  the same, and not read before all of it was done
 *  unseen-13     180   0.914   0.917  rules lead to the card that is named where they have nearly all of
 *                                     the query; the record instead of a silence on banned cards
 *  unseen-14     180           0.914  the same, and not read before all of it was done
 *  unseen-15     180           0.948  six of 81 weights taken out
 *  german        120   0.695   0.921  1,670 questions in German; 0.867 with those written before a reading,
 *                                     then more on rules that it had missed
 *  german-2      120           0.883  the same, and not read before all of it was done
 *  spanish       120   0.692   0.865  the first questions, synonyms and signs of pages in Spanish
 *  spanish-2     120           0.910  the same, and not read before all of it was done
 *
 * Keys of pages and of the supplement are read without fragments and the case of letters since
 * `unseen-13`, whose first reading was 0.905 before. In the German and the Spanish list, three queries for
 * a mechanic of the supplement accept its section too since they were read, which has the rules they name.
 */
export const HALVES = [
  'tuned',
  'held-back',
  'fresh',
  'blind',
  'unseen',
  'unseen-2',
  'unseen-3',
  'unseen-4',
  'unseen-5',
  'unseen-6',
  'unseen-7',
  'unseen-8',
  'unseen-9',
  'unseen-10',
  'unseen-11',
  'unseen-12',
  'unseen-13',
  'unseen-14',
  'german',
  'unseen-15',
  'german-2',
  'spanish',
  'spanish-2',
] as const;
export type Half = (typeof HALVES)[number];

/** A query with what answers it. */
export interface TestQuery {
  readonly language: Language;
  readonly kind: string;
  readonly text: string;
  /**
   * Keys of what answers: a number of the current edition (`6.1.e`), one with all below it (`7.3.30*`), or
   * `term:token`, `article:draw`, `ruling:…`, `card:spy-craft`; a page of the site that has no key below
   * it by its folder (`deck:`).
   */
  readonly answers: readonly string[];
}

/** The lists of queries that no rule answers. */
export const SILENT_LISTS = ['silent', 'unseen-silent', 'silent-2'] as const;
export type SilentList = (typeof SILENT_LISTS)[number];

/** Reads the queries of a half. */
export function readQueries(half: Half): TestQuery[] {
  const file = new URL(`${half}.tsv`, import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [language, kind, text, answers] = line.split('\t');
    if (!language || !isLanguage(language) || !kind || !text || !answers) {
      throw new Error(`${half}.tsv: not a query: ${line}`);
    }
    return { language, kind, text, answers: answers.split(' ') };
  });
}

/**
 * Queries of which only this is known: that no rule answers them, or that one does (`answerable`).
 * `unseen-silent` was written before it was run, with `silent` as it then was; it told 27 of 30. So did
 * `silent-2`, before the page of the record replaced what was said of banned cards.
 */
export function readQueriesAlone(file: SilentList | 'answerable'): (Pick<
  TestQuery,
  'language' | 'text'
> & {
  /** The rules of which a remark says that no rule limits it, or which say what there is; mostly none. */
  readonly toldBy: readonly string[];
})[] {
  const [, ...lines] = readFileSync(new URL(`${file}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [language, text, toldBy] = line.split('\t');
    if (!language || !isLanguage(language) || !text) {
      throw new Error(`${file}.tsv: not a query: ${line}`);
    }
    return { language, text, toldBy: toldBy ? toldBy.split(' ') : [] };
  });
}

/**
 * Whether an address is an answer of a query. A page is also each of its entries (`record/#format-…`), a
 * pair of the grid or of two cards (`grid/#asleep-fleeting`), and the newest of its kind (`changes/5.0/`).
 *
 * @param edition the edition that answers are numbered in
 */
export function isAnswer(
  url: string,
  { answers }: Pick<TestQuery, 'answers'>,
  edition: string,
): boolean {
  const [path = ''] = url.split(/[?#]/);
  const [folder = '', name = ''] = path.split('/').filter(Boolean).slice(1);
  const key = folder === edition ? name : `${folder.replace(/s$/, '')}:${name}`;
  const isPage = name === '' || name === edition;
  return answers.some((said) => {
    // Numbers of the supplement are written with a capital letter, and are none in addresses.
    const answer = said.toLowerCase();
    if (answer.endsWith(':')) return isPage && [`${folder}:`, key].includes(answer);
    if (!answer.endsWith('*')) return key === answer || isVersion(key, answer);
    const above = answer.slice(0, -1);
    return key === above || key.startsWith(`${above}.`);
  });
}

/** A card's page is that of all its versions. */
function isVersion(key: string, answer: string): boolean {
  return (
    answer.startsWith('card:') && key === answer.replace(/-(?:common|rare|exalted|shifted)$/, '')
  );
}
