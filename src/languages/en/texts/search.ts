import type { Language } from '../../../rulebook/language.ts';
import { languageName } from '../../language-name.ts';
import { MANY_RESULTS } from '../../many-results.ts';
import { englishName, otherMeaning } from './marks.ts';

/** Texts of the search in one language; all other texts of the page are in `site.ts`. */
export const search = {
  /** Beside an English name that stands for one that is not known. */
  englishName,
  label: 'Rule number or words',
  placeholder: '6.1.e, sabotage, can I…',
  close: 'Close the search',
  results: 'Results',
  /** How to go on with the keyboard. */
  keys: 'Arrow keys to choose, Enter to open, Escape to close.',
  loading: 'Loading the search index…',
  /** How many results there are; of more than `MANY_RESULTS`, that they are more. */
  found: (count: number) => {
    if (count === 1) return '1 result';
    return count > MANY_RESULTS ? `more than ${MANY_RESULTS} results` : `${count} results`;
  },
  /** The number does not exist, so many near ones do. */
  nearest: (count: number) =>
    count === 1
      ? 'This number does not exist; here is the nearest'
      : 'This number does not exist; here are the nearest',
  /** The number is one of another edition; its counterparts here follow. */
  elsewhere: (edition: string, number: string) =>
    `${number} is a number of edition ${edition}; here is the matching rule in this edition`,
  /** The number is one of another edition, and has no counterpart here. */
  onlyElsewhere: (edition: string, number: string) =>
    `${number} is a number of edition ${edition}; nothing answers to it in this one`,
  /** The meaning of the number found in another edition. */
  otherMeaning,
  none: 'Nothing was found. Ask in other words, or browse',
  failed: 'The search index could not be loaded. Rule numbers still work, and so do',
  retry: 'Try again',
  outline: 'the outline of the rules',
  terms: 'the list of terms',
  /** Leads from the first results to all of them. */
  all: (count: number) => (count > MANY_RESULTS ? 'See all results' : `See all ${count} results`),
  kind: {
    rule: 'Rule',
    chapter: 'Chapter',
    group: 'Group',
    section: 'Section',
    article: 'Article',
    term: 'Term',
    ruling: 'Ruling',
    record: 'Record',
    card: 'Card',
    example: 'Example',
    page: 'Page',
    unanswered: 'Not in the rules',
  },
  /** The word typed, and the word that the search read instead. */
  corrected: (typed: string, read: string) => `“${typed}” was read as “${read}”`,
  /** A word of another language or of players, and the term that it means. */
  meaning: (said: string, language: string, name: string) => `${said} (${language}) = ${name}`,
  readIn: (language: string) => `The question was read in ${language}`,
  /** The number of full texts with the words, where nothing else has them. */
  fullText: (count: number) =>
    count === 1 ? 'Only one text has these words' : `Only ${count} texts have these words`,
  /** Marks a result that only an older edition has. */
  older: (edition: string) => `Edition ${edition}`,
  /** The number of the same rule in another edition. */
  also: (edition: string, number: string) => `${number} in edition ${edition}`,
  more: (count: number) => (count > MANY_RESULTS ? 'Show all others' : `Show ${count} more`),
  /** A button: searches for the word as it was typed. */
  refuse: 'Search for exactly what was typed',
  recent: 'Recent searches',
  forget: 'Forget them',
  everything: 'Everything',
  filters: 'Show only',
  /** There are results, and the filters let none of them through. */
  filteredOut: 'No result fits all these filters',
  /** Shows them all. */
  unfilter: 'Show all',
  edition: 'Edition',
  /** The language of the results. */
  language: 'Language',
  chapter: 'Chapter',
  anyEdition: 'Every edition',
  anyChapter: 'Every chapter',
  /** Over the first results, of whatever kind. */
  best: 'Best answers',
  /** Over the first results, where no rule answers the question. */
  near: 'Near to it',
  /** No rule answers the question; the nearest results follow. */
  unanswered: 'No rule answers this; here is what is near',
  /** Leads to the deck checker. */
  checkDeck: 'Check a deck',
  /** Leads to the worked example. */
  watch: 'Watch it',
  nearestTerms: 'Terms that are near:',
  /** A button: searches the full texts too. */
  searchTexts: 'Search notes, stories and card texts too',
  /** Over the results of the full texts. */
  inTexts: 'In the full texts',
  /** Over pages that a missing address may mean. */
  suggested: 'You may be looking for',
  /** Over the results of a typed number. */
  number: 'Number',
  nameLanguage: (language: Language) => languageName(language, 'en'),
  /** The kinds as headings over several results. */
  groups: {
    rule: 'Rules',
    section: 'Sections',
    group: 'Groups',
    chapter: 'Chapters',
    article: 'Articles',
    term: 'Terms',
    ruling: 'Rulings',
    record: 'The record',
    card: 'Cards',
    example: 'Examples',
    page: 'Pages of the site',
    unanswered: 'Not in the rules',
  },
};
