import type { Article, Dictionary, DictionaryRule } from '../../rulebook/dictionary.ts';
import { isPartial, LENDING_LANGUAGE, PARTIAL_LANGUAGES } from '../../rulebook/language.ts';
import { dictionaryIn, type LoadedBook, type LoadedDictionary, rulesOf } from '../read/loaded.ts';

/**
 * Returns a book in which each partial language that has the edition has all that English has: sections,
 * rules, notes and articles that it lacks are the English ones, marked as lent.
 */
export function lendWords(book: LoadedBook): LoadedBook {
  const english = dictionaryIn(book, LENDING_LANGUAGE);
  if (!english) return book;
  const languages = PARTIAL_LANGUAGES.filter((language) => dictionaryIn(book, language));
  const dictionaries = book.dictionaries.map((loaded): LoadedDictionary => {
    const { dictionary: own } = loaded;
    if (!isPartial(own.language)) return loaded;
    const entries = lendEntries(own, english.dictionary);
    return { ...loaded, dictionary: { ...own, entries } };
  });
  const titles = [...book.titles].map(([number, title]) => {
    const english = title[LENDING_LANGUAGE];
    const added = english === undefined ? [] : languages.map((one) => [one, english]);
    return [number, { ...Object.fromEntries(added), ...title }] as const;
  });
  return { ...book, dictionaries, titles: new Map(titles) };
}

function lendEntries(own: Dictionary, lender: Dictionary): Dictionary['entries'] {
  const rules = new Map([...rulesOf(own)].map((rule) => [rule.number, rule]));
  const entries = new Map(own.entries.map((entry) => [keyOf(entry), entry]));
  return lender.entries.map((entry) => {
    const found = entries.get(keyOf(entry));
    switch (entry.kind) {
      case 'group':
        return found ?? entry;
      case 'article':
        return lendNotes(
          found?.kind === 'article' ? found : { ...entry, notes: [], lent: true },
          entry,
        );
      case 'section': {
        const isTitled = found?.kind === 'section' && found.title !== found.number;
        return {
          ...entry,
          title: isTitled ? found.title : entry.title,
          rules: entry.rules.map((rule): DictionaryRule => {
            const said = rules.get(rule.number);
            return lendNotes(said ?? { ...rule, notes: [], lent: true }, rule);
          }),
        };
      }
      default:
        return entry satisfies never;
    }
  });
}

function keyOf(entry: Dictionary['entries'][number]): string {
  return entry.kind === 'article' ? entry.id : `${entry.kind} ${entry.number}`;
}

/** Returns a rule or an article with all notes of the English one where it lacks some of them. */
function lendNotes<Part extends DictionaryRule | Article>(own: Part, english: Part): Part {
  const { notes = [] } = english;
  if ((own.notes ?? []).length >= notes.length) return own;
  return { ...own, notes: notes.map((note) => ({ ...note, lent: true as const })) };
}
