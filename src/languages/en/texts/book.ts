/** Texts of the book that one can take away, in one language. */
export const book = {
  title: 'The Rules of Altered',
  contents: 'Contents',
  articles: 'Articles',
  /** The terms at the end of the book, with their meanings and places. */
  index: 'Index of terms',
  indexLead: 'Each term with its meaning, the rules that define it and the places that use it.',
  /** Where the rules come from and what the book is, on its first pages. */
  edition: (edition: string, day: string) => `Edition ${edition}, ${day}`,
  origin:
    'Every rule is told in this project’s own words. Notes say whether they are official. Where this book and the publisher’s rules disagree, the publisher’s rules hold.',
  licence:
    'Wording under the MIT licence. Altered and the names of its cards belong to their owners.',
  definedBy: 'Defined by',
  usedIn: 'Used in',
  /** Links to the files, on the page of the edition. */
  download: { pdf: 'Book as PDF', epub: 'Book as EPUB' },
};
