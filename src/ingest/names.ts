import type { Language } from '../rulebook/language.ts';
import { parentOf } from '../rulebook/number.ts';
import type { Names } from './linked-text.ts';
import { type Book, type Library, type LoadedDictionary, rulesOf } from './loaded.ts';

/** The numbers that a dictionary gives pages to: rules, sections, and all groups and chapters above. */
export function numbersOf({ dictionary }: LoadedDictionary): Set<string> {
  const numbers = new Set<string>();
  for (const entry of dictionary.entries) {
    if (entry.kind !== 'section') continue;
    for (let above: string | null = entry.number; above; above = parentOf(above)) {
      numbers.add(above);
    }
  }
  for (const rule of rulesOf(dictionary)) numbers.add(rule.number);
  return numbers;
}

/** What the texts of a dictionary can name. */
export function namesIn(loaded: LoadedDictionary, library: Library): Names {
  const { language, entries } = loaded.dictionary;
  const articles = entries.flatMap((entry) =>
    entry.kind === 'article' ? [[entry.id, entry.title] as const] : [],
  );
  return {
    language,
    numbers: numbersOf(loaded),
    ...termNames(library, language),
    articles: new Map(articles),
  };
}

/** What the definitions of terms can name in a language: the newest edition's rules and articles. */
export function namesForTerms(library: Library, language: Language): Names {
  const newest = newestBook(library.books);
  const loaded = newest?.dictionaries.find(({ dictionary }) => dictionary.language === language);
  if (loaded) return namesIn(loaded, library);
  return {
    language,
    numbers: new Set(),
    ...termNames(library, language),
    articles: new Map(),
  };
}

/** The book whose edition took effect last. */
export function newestBook(books: readonly Book[]): Book | undefined {
  return [...books].sort((a, b) => (a.edition.date < b.edition.date ? 1 : -1))[0];
}

function termNames(library: Library, language: Language): Pick<Names, 'terms' | 'forms'> {
  const terms = new Map<string, string>();
  const forms = new Map<string, ReadonlySet<string>>();
  for (const { id, forms: all } of library.terms) {
    const { singular, plural, other = [] } = all[language];
    terms.set(id, singular);
    const written = [singular, ...(plural === undefined ? [] : [plural]), ...other];
    forms.set(id, new Set(written.map((form) => form.toLowerCase())));
  }
  return { terms, forms };
}
