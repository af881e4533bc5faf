import type { DictionarySection } from '../../rulebook/dictionary.ts';
import { LANGUAGES, type Language, LENDING_LANGUAGE } from '../../rulebook/language.ts';
import { compareNumbers, parentOf } from '../../rulebook/number.ts';
import { outlineOf, sourcesOf } from '../check/outline.ts';
import { reportText } from '../check/text-problems.ts';
import type { Problems } from '../problem.ts';
import {
  dictionaryIn,
  type LoadedBook,
  type LoadedDictionary,
  type LoadedLibrary,
  type Origin,
} from '../read/loaded.ts';
import { writeArticle } from './article-page.ts';
import { writeJson } from './frontmatter.ts';
import { lendWords } from './lend.ts';
import type { LinkedText } from './linked-text.ts';
import { currentBook, namesForTerms, namesIn, numbersOf } from './names.ts';
import { type PageContext, writeSection } from './section-page.ts';
import { writeTerm } from './term-page.ts';

/** The files of a content folder: texts by path, with slashes. */
export type ContentFiles = Map<string, string>;

/**
 * Makes all files of a content folder. Parses and links the texts, and reports their problems; the
 * files must be written only if there was no error.
 */
export function composeContent(loaded: LoadedLibrary, problems: Problems): ContentFiles {
  const library = { ...loaded, books: loaded.books.map(lendWords) };
  const files: ContentFiles = new Map();
  const books = library.books
    .filter(({ dictionaries }) => dictionaries.length > 0)
    .sort((a, b) => (a.edition.date < b.edition.date ? -1 : 1));
  for (const book of books) {
    const numbers = new Set(book.dictionaries.flatMap((loaded) => [...numbersOf(loaded)]));
    const sections = sectionsOf(book);
    const english = dictionaryIn(book, LENDING_LANGUAGE);
    for (const loaded of book.dictionaries) {
      const unknown = new Set(book.files?.structure.value.unknown);
      const reporting = { library, problems, numbers, sections, unknown, english };
      composeDictionary(loaded, reporting, files);
    }
    const isCurrent = currentBook(library) === book;
    files.set(`outline/${book.edition.id}.json`, writeJson(outlineOf(book, isCurrent)));
    const changes = book.files?.changes?.value;
    if (changes) {
      const { before, changes: list } = changes;
      files.set(
        `changes/${book.edition.id}.json`,
        writeJson({ edition: book.edition.id, before, changes: list }),
      );
    }
  }
  for (const language of LANGUAGES) composeTerms(language, library, problems, files);
  files.set('sources.json', writeJson(sourcesOf(books)));
  return files;
}

/** Returns the sections of an edition in any language. */
function sectionsOf(book: LoadedBook): Set<string> {
  const numbers = book.dictionaries.flatMap(({ dictionary }) =>
    dictionary.entries.flatMap((entry) => (entry.kind === 'section' ? entry.number : [])),
  );
  return new Set(numbers);
}

interface Reporting {
  readonly library: LoadedLibrary;
  readonly problems: Problems;
  readonly numbers: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  readonly unknown: ReadonlySet<string>;
  readonly english?: LoadedDictionary | undefined;
}

function composeDictionary(
  loaded: LoadedDictionary,
  reporting: Reporting,
  files: ContentFiles,
): void {
  const { edition, language, source, entries } = loaded.dictionary;
  const context: PageContext = {
    edition,
    source,
    names: namesIn(loaded, reporting.library),
    lentNames: namesIn(reporting.english ?? loaded, reporting.library),
    seen: makeReporter(loaded.origin, loaded.file, reporting),
  };
  for (const entry of entries) {
    if (entry.kind === 'section') {
      const section: DictionarySection = {
        ...entry,
        rules: [...entry.rules].sort((a, b) => compareNumbers(a.number, b.number)),
      };
      files.set(
        `rules/${edition}/${language}/${entry.number}.mdx`,
        writeSection(section, parentOf(entry.number)!, context),
      );
    } else if (entry.kind === 'article') {
      files.set(`articles/${edition}/${language}/${entry.id}.mdx`, writeArticle(entry, context));
    }
  }
}

function composeTerms(
  language: Language,
  library: LoadedLibrary,
  problems: Problems,
  files: ContentFiles,
): void {
  const names = namesForTerms(library, language);
  const edition = currentBook(library)?.edition.id ?? '';
  const known = new Set(library.books.flatMap((book) => [...sectionsOf(book)]));
  const reporting = {
    library,
    problems,
    numbers: names.numbers,
    sections: known,
    unknown: new Set<string>(),
  };
  const origin = library.books.some((book) => book.dictionaries.some((d) => d.origin === 'own'))
    ? 'own'
    : 'published';
  const seen = makeReporter(origin, library.termsFile, reporting);
  for (const term of library.terms) {
    files.set(`terms/${language}/${term.id}.mdx`, writeTerm(term, { edition, names, seen }));
  }
}

function makeReporter(
  origin: Origin,
  file: string,
  { library, problems, numbers, sections, unknown }: Reporting,
) {
  return (text: LinkedText, part: object, subject: string): void => {
    const place = library.places.of(part, file);
    reportText(text, { origin, place, subject, sections, numbers, unknown }, problems);
  };
}
