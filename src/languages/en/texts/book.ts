import type { BookTexts } from '../../texts/book.ts';

export const book: BookTexts = {
  title: 'The Rules of Altered',
  contents: 'Contents',
  articles: 'Articles',
  index: 'Index of terms',
  indexLead: 'Each term with its meaning, the rules that define it and the places that use it.',
  edition: (edition, day) => `Edition ${edition}, ${day}`,
  origin:
    'Every rule is told in this project’s own words. Notes say whether they are official. Where this book and the publisher’s rules disagree, the publisher’s rules hold.',
  licence:
    'Wording under the MIT licence. Altered and the names of its cards belong to their owners.',
  definedBy: 'Defined by',
  usedIn: 'Used in',
  download: { pdf: 'Book as PDF', epub: 'Book as EPUB' },
};
