import { languageName } from '../../language-name.ts';
import { MANY_RESULTS } from '../../many-results.ts';
import type { SearchWords } from '../../texts/search.ts';
import { englishName } from './english-name.ts';
import { otherMeaning } from './other-meaning.ts';

export const search: SearchWords = {
  englishName,
  label: 'Rule number or words',
  placeholder: '6.1.e, sabotage, can I…',
  close: 'Close the search',
  results: 'Results',
  keys: 'Arrow keys to choose, Enter to open, Escape to close.',
  loading: 'Loading the search index…',
  found: (count) => {
    if (count === 1) return '1 result';
    return count > MANY_RESULTS ? `more than ${MANY_RESULTS} results` : `${count} results`;
  },
  nearest: (count) =>
    count === 1
      ? 'This number does not exist; here is the nearest'
      : 'This number does not exist; here are the nearest',
  elsewhere: (edition, number) =>
    `${number} is a number of edition ${edition}; here is what answers to it in this one`,
  onlyElsewhere: (edition, number) =>
    `${number} is a number of edition ${edition}; nothing answers to it in this one`,
  otherMeaning,
  none: 'Nothing was found. Ask in other words, or browse',
  failed: 'The search index could not be loaded. Rule numbers still work, and so do',
  retry: 'Try again',
  outline: 'the outline of the rules',
  terms: 'the list of terms',
  all: (count) => (count > MANY_RESULTS ? 'See all results' : `See all ${count} results`),
  kind: {
    rule: 'Rule',
    chapter: 'Chapter',
    group: 'Group',
    section: 'Section',
    article: 'Article',
    term: 'Term',
    ruling: 'Ruling',
    card: 'Card',
    example: 'Example',
    page: 'Page',
    unanswered: 'Not in the rules',
  },
  corrected: (typed, read) => `“${typed}” was read as “${read}”`,
  meaning: (said, language, name) => `${said} (${language}) = ${name}`,
  readIn: (language) => `The question was read in ${language}`,
  fullText: (count) =>
    count === 1 ? 'Only one text has these words' : `Only ${count} texts have these words`,
  older: (edition) => `Edition ${edition}`,
  also: (edition, number) => `${number} in edition ${edition}`,
  more: (count) => (count > MANY_RESULTS ? 'Show all others' : `Show ${count} more`),
  refuse: 'Search for exactly what was typed',
  recent: 'Recent searches',
  forget: 'Forget them',
  everything: 'Everything',
  filters: 'Show only',
  filteredOut: 'No result fits all these filters',
  unfilter: 'Show all',
  edition: 'Edition',
  language: 'Language',
  chapter: 'Chapter',
  anyEdition: 'Every edition',
  anyChapter: 'Every chapter',
  best: 'Best answers',
  near: 'Near to it',
  unanswered: 'No rule answers this; here is what is near',
  checkDeck: 'Check a deck',
  watch: 'Watch it',
  nearestTerms: 'Terms that are near:',
  searchTexts: 'Search notes, stories and card texts too',
  inTexts: 'In the full texts',
  suggested: 'You may be looking for',
  number: 'Number',
  nameLanguage: (language) => languageName(language, 'en'),
  groups: {
    rule: 'Rules',
    section: 'Sections',
    group: 'Groups',
    chapter: 'Chapters',
    article: 'Articles',
    term: 'Terms',
    ruling: 'Rulings',
    card: 'Cards',
    example: 'Examples',
    page: 'Pages of the site',
    unanswered: 'Not in the rules',
  },
};
