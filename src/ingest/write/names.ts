import { parsedBlocks } from '../../library/parsed.ts';
import type { Language } from '../../rulebook/language.ts';
import { nameCutter } from '../../rulebook/named-cards.ts';
import { parentOf, ruleOf } from '../../rulebook/number.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { itemNumbers } from '../../rulebook/tree.ts';
import {
  type LoadedBook,
  type LoadedDictionary,
  type LoadedLibrary,
  rulesOf,
} from '../read/loaded.ts';
import type { LinkableNames } from './linked-text.ts';

/** Returns the numbers that have pages: rules, sections, and all groups and chapters above them. */
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

/** Returns a test for the numbers of list items in a dictionary's rules; parses texts lazily. */
function itemsIn({ dictionary }: LoadedDictionary): (number: string) => boolean {
  const texts = new Map([...rulesOf(dictionary)].map(({ number, text }) => [number, text]));
  return (number) => {
    const rule = ruleOf(number);
    const blocks = parsedBlocks(texts.get(rule) ?? '');
    return [...itemNumbers(blocks).values()].includes(number.slice(rule.length + 1));
  };
}

/** Returns the names that the texts of a dictionary can link. */
export function namesIn(loaded: LoadedDictionary, library: LoadedLibrary): LinkableNames {
  const { language, entries } = loaded.dictionary;
  const articles = entries.flatMap((entry) =>
    entry.kind === 'article' ? [[entry.id, entry.title] as const] : [],
  );
  return {
    language,
    numbers: numbersOf(loaded),
    hasItem: itemsIn(loaded),
    ...termNames(library, language),
    articles: new Map(articles),
    cutAtCards: nameCutter(cardNames(library, language)),
  };
}

/** Returns the names that definitions of terms can link: the current edition's rules and articles. */
export function namesForTerms(library: LoadedLibrary, language: Language): LinkableNames {
  const current = currentBook(library);
  const loaded = current?.dictionaries.find(({ dictionary }) => dictionary.language === language);
  if (loaded) return namesIn(loaded, library);
  return {
    language,
    numbers: new Set(),
    hasItem: () => false,
    ...termNames(library, language),
    articles: new Map(),
    cutAtCards: nameCutter(cardNames(library, language)),
  };
}

/** Returns the book of the current edition: that of the settings, or the one with the last date. */
export function currentBook({ books, settings }: LoadedLibrary): LoadedBook | undefined {
  const newest = [...books].sort((a, b) => (a.edition.date < b.edition.date ? 1 : -1))[0];
  return books.find(({ edition }) => edition.id === settings?.current) ?? newest;
}

function termNames(
  library: LoadedLibrary,
  language: Language,
): Pick<LinkableNames, 'terms' | 'forms'> {
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

/**
 * Returns the cards that texts can name in a language: the slug of each by its printed name. Names that
 * two different cards share in this language, and names that are forms of terms, are left out.
 */
function cardNames(library: LoadedLibrary, language: Language): ReadonlyMap<string, string> {
  const ids = new Map<string, Set<string>>();
  for (const { value } of library.collection?.cards ?? []) {
    const name = (value.name[language] ?? value.name.en).replaceAll("'", '’');
    ids.set(name, (ids.get(name) ?? new Set()).add(slugOf(value.name.en)));
  }
  const forms = new Set(
    [...termNames(library, language).forms.values()].flatMap((all) => [...all]),
  );
  return new Map(
    [...ids].flatMap(([name, [id, ...others]]) =>
      others.length === 0 && !forms.has(name.toLowerCase()) ? [[name, id!] as const] : [],
    ),
  );
}
