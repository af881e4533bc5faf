import { LANGUAGES } from '../rulebook/language.ts';
import { compareNumbers, sectionOf } from '../rulebook/number.ts';
import { type Book, dictionaryIn, type Library, type LoadedDictionary, rulesOf } from './loaded.ts';
import type { Problems } from './problem.ts';

/** What one language has and another lacks. */
export function checkLanguages(book: Book, library: Library, problems: Problems): void {
  const all = new Map<string, Set<string>>();
  const contents = new Map(book.dictionaries.map((loaded) => [loaded, namesOf(loaded)]));
  for (const names of contents.values()) {
    for (const [entry, parts] of names) {
      all.set(entry, new Set([...(all.get(entry) ?? []), ...parts]));
    }
  }
  for (const language of LANGUAGES) {
    const loaded = dictionaryIn(book, language);
    if (!loaded) {
      problems.warn(
        'missing',
        { file: book.editionFile },
        `edition ${book.edition.id} has no dictionary in ${language}`,
        `Add ${language}.json to the folder of the edition.`,
      );
      continue;
    }
    const names = contents.get(loaded)!;
    for (const [entry, parts] of [...all].sort(([a], [b]) => compareNumbers(a, b))) {
      const lacking = [...parts].filter((part) => !names.get(entry)?.has(part));
      if (lacking.length === 0) continue;
      problems.warn(
        'missing',
        { file: loaded.file },
        `${lacking.sort(compareNumbers).join(', ')} can be read in another language, not in ${language}`,
        'Translate it, or take it out of the other languages.',
      );
    }
  }
  checkNotes(book, library, problems);
}

/** Rules of the project's own dictionaries that have other notes in another language. */
function checkNotes(book: Book, library: Library, problems: Problems): void {
  const known = new Map<string, { kinds: string; language: string }>();
  for (const { dictionary, file, origin } of book.dictionaries) {
    if (origin !== 'own') continue;
    for (const rule of rulesOf(dictionary)) {
      const kinds = (rule.notes ?? [])
        .map(({ kind, official }) => `${official ? 'official' : 'unofficial'} ${kind}`)
        .join(', ');
      const first = known.get(rule.number);
      if (!first) known.set(rule.number, { kinds, language: dictionary.language });
      else if (first.kinds !== kinds) {
        problems.warn(
          'difference',
          library.places.of(rule, file),
          `rule ${rule.number} has the notes (${kinds}) here and (${first.kinds}) in ${first.language}`,
          'Give the rule the same notes, in the same order, in each language.',
        );
      }
    }
  }
}

/** The entries of a dictionary, each with the names of its parts. */
function namesOf({ dictionary }: LoadedDictionary): Map<string, Set<string>> {
  return new Map(
    dictionary.entries.map((entry) => {
      if (entry.kind === 'article') return [entry.id, new Set([`article ${entry.id}`])];
      if (entry.kind === 'group') return [entry.number, new Set([`group ${entry.number}`])];
      return [entry.number, new Set(entry.rules.map((rule) => rule.number))];
    }),
  );
}

/** Chapters and groups without a title in the edition's outline. */
export function checkOutline(book: Book, library: Library, problems: Problems): void {
  const outlined = new Set(book.edition.outline.map((entry) => entry.number));
  const wanted = new Set<string>();
  for (const { dictionary } of book.dictionaries) {
    const own = new Set(
      dictionary.entries.flatMap((entry) => (entry.kind === 'article' ? [] : entry.number)),
    );
    for (const rule of rulesOf(dictionary)) {
      const path = sectionOf(rule.number).split('.');
      for (let length = 1; length < path.length; length++) {
        const above = path.slice(0, length).join('.');
        if (!own.has(above)) wanted.add(above);
      }
    }
  }
  const missing = [...wanted].filter((number) => !outlined.has(number)).sort(compareNumbers);
  if (missing.length > 0) {
    problems.warn(
      'outline',
      library.places.of(book.edition.outline, book.editionFile),
      `the outline has no title for ${missing.join(', ')}`,
      'Add the chapter or group with its titles to edition.json.',
    );
  }
}
