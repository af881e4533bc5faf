import type { Outline, Sources } from '../../rulebook/content.ts';
import type { Dictionary, DictionaryNote, RuleProvenance } from '../../rulebook/dictionary.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { chapterOf, compareNumbers, parentOf } from '../../rulebook/number.ts';
import { dictionaryIn, type LoadedBook, type LoadedDictionary, rulesOf } from '../read/loaded.ts';

type Titles = Outline['sections'][number]['title'];

/** Returns the outline of an edition, with the titles in each language that was loaded. */
export function outlineOf(book: LoadedBook, isCurrent: boolean): Outline {
  const languages = LANGUAGES.filter((language) => dictionaryIn(book, language));
  const sections = titlesOf(book, 'section');
  const numbers = [...sections.keys()].sort(compareNumbers);
  const above = numbersAbove(numbers);
  const groups = titlesOf(book, 'group');
  const title = (number: string) => titleAbove(book, number, groups.get(number), languages);
  return {
    edition: book.edition.id,
    title: book.edition.title,
    date: book.edition.date,
    current: isCurrent,
    languages,
    chapters: above
      .filter((number) => !number.includes('.'))
      .map((number) => ({ number, title: title(number) })),
    groups: above
      .filter((number) => number.includes('.') && !sections.has(number))
      .map((number) => ({ number, chapter: chapterOf(number), title: title(number) })),
    sections: numbers.map((number) => ({
      number,
      group: parentOf(number)!,
      title: sections.get(number)!,
    })),
    articles: articlesOf(book),
  };
}

/** Returns all chapters and groups above the sections, in book order. */
function numbersAbove(sections: readonly string[]): string[] {
  const above = new Set<string>();
  for (const section of sections) {
    for (let number = parentOf(section); number; number = parentOf(number)) above.add(number);
  }
  return [...above].sort(compareNumbers);
}

/** A group's own title in the dictionaries, else that of the data folder, else its number. */
function titleAbove(
  book: LoadedBook,
  number: string,
  own: Titles | undefined,
  languages: readonly Language[],
): Titles {
  const outlined = book.titles.get(number);
  return Object.fromEntries(
    languages.map((language) => [language, own?.[language] ?? outlined?.[language] ?? number]),
  );
}

function titlesOf(book: LoadedBook, kind: 'section' | 'group'): Map<string, Titles> {
  const titles = new Map<string, Titles>();
  for (const { dictionary } of inOrder(book)) {
    for (const entry of dictionary.entries) {
      if (entry.kind !== kind) continue;
      const known = titles.get(entry.number) ?? {};
      titles.set(entry.number, { ...known, [dictionary.language]: entry.title });
    }
  }
  return titles;
}

function articlesOf(book: LoadedBook): Outline['articles'] {
  const titles = new Map<string, Titles>();
  for (const { dictionary } of inOrder(book)) {
    for (const entry of dictionary.entries) {
      if (entry.kind !== 'article') continue;
      titles.set(entry.id, { ...titles.get(entry.id), [dictionary.language]: entry.title });
    }
  }
  return [...titles].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, title]) => ({ id, title }));
}

/** The dictionaries of a book in the order of the languages. */
function inOrder(book: LoadedBook): LoadedDictionary[] {
  return LANGUAGES.flatMap((language) => dictionaryIn(book, language) ?? []);
}

/** Returns data on the loaded dictionaries, for the page that names the sources. */
export function sourcesOf(books: readonly LoadedBook[]): Sources {
  return books.flatMap((book) =>
    inOrder(book).map(({ dictionary }) => {
      const entries = dictionary.entries.filter((entry) => entry.kind !== 'article' || !entry.own);
      const sections = entries.filter((entry) => entry.kind === 'section');
      return {
        edition: dictionary.edition,
        language: dictionary.language,
        file: dictionary.source,
        date: dictionary.date,
        entries: entries.length,
        sections: sections.length,
        rules: [...rulesOf(dictionary)].length,
        articles: entries.filter((entry) => entry.kind === 'article').length,
        provenance: provenanceOf(dictionary),
      };
    }),
  );
}

/**
 * Counts the rules and notes of a dictionary by origin. A completed rule counts as restated too. A rule
 * of the site's own supplement has no document as its source, and counts apart.
 */
function provenanceOf(dictionary: Dictionary): Sources[number]['provenance'] {
  const rules = [...rulesOf(dictionary)];
  const notes = [...rules, ...dictionary.entries].flatMap((part) =>
    'notes' in part ? (part.notes ?? []) : [],
  );
  const of = (is: (provenance: RuleProvenance) => boolean) =>
    rules.filter(({ provenance = { kind: 'restated' } }) => is(provenance)).length;
  const ofDocument = (is: (provenance: RuleProvenance) => boolean) =>
    of((provenance) => provenance.kind !== 'supplement' && is(provenance));
  const isTaken = ({ from }: DictionaryNote) =>
    from !== undefined && !from.startsWith(`${dictionary.edition} `);
  return {
    restated: ofDocument(({ translated }) => translated === undefined),
    translated: ofDocument(
      ({ translated, same }) => translated !== undefined && same === undefined,
    ),
    same: ofDocument(({ translated, same }) => translated !== undefined && same !== undefined),
    supplement: of(({ kind }) => kind === 'supplement'),
    completed: of(({ kind }) => kind === 'completed'),
    corrected: of(({ kind }) => kind === 'corrected'),
    officialNotes: notes.filter(({ official }) => official).length,
    takenNotes: notes.filter((note) => !note.official && isTaken(note)).length,
    ownNotes: notes.filter((note) => !note.official && !isTaken(note)).length,
  };
}
