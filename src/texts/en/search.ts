import type { SearchWords } from '../search.ts';

export const search: SearchWords = {
  label: 'Rule number or words',
  placeholder: '6.1.e, sabotage, token…',
  close: 'Close the search',
  results: 'Results',
  keys: 'Arrow keys to choose, Enter to open, Escape to close.',
  loading: 'Loading the search index…',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  some: (count) => `No page has all of these words; ${count} have some of them`,
  nearest: (count) =>
    count === 1
      ? 'This number does not exist; here is the nearest'
      : 'This number does not exist; here are the nearest',
  mistyped: (meant, count) =>
    count === 1
      ? `Nothing has these words; 1 result for “${meant}”`
      : `Nothing has these words; ${count} results for “${meant}”`,
  elsewhere: (edition, number) =>
    `${number} is a number of edition ${edition}; here is what answers to it in this one`,
  onlyElsewhere: (edition, number) =>
    `${number} is a number of edition ${edition}; nothing answers to it in this one`,
  namesake: (edition, number) => `In edition ${edition}, ${number} stands for something else`,
  none: 'Nothing was found. Try a shorter word, or browse',
  failed: 'The search index could not be loaded. Rule numbers still work, and so do',
  retry: 'Try again',
  outline: 'the outline of the rules',
  terms: 'the list of terms',
  all: (count) => `See all ${count} results`,
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
  },
};
