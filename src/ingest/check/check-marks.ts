import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { tellLanguage } from '../glossary/language.ts';
import type { Problems } from '../problem.ts';
import type { Checked } from '../read/checked-file.ts';
import type { LoadedLibrary } from '../read/loaded.ts';
import { writtenIn } from '../read/record-folder.ts';
import { linkText } from '../write/linked-text.ts';
import { namesForTerms } from '../write/names.ts';
import { textsIn } from './check-typography.ts';
import { reportText } from './text-problems.ts';

/** The files with texts in each language that are no part of a book, a term or a ruling. */
function filesBeside({
  books,
  collection,
}: LoadedLibrary): readonly Pick<Checked<unknown>, 'value' | 'json'>[] {
  const changes = books.flatMap(({ files }) => files?.changes ?? []);
  if (!collection) return changes;
  const { examples, lessons, grid, pages, unanswered, record } = collection;
  const others = [grid, pages, unanswered].flatMap((file) => file ?? []);
  return [...changes, ...examples, ...lessons, ...others, ...writtenIn(record)];
}

/** Signs with which a mark or markup begins; a text without them is not parsed. */
const MARKED = /[[{<*_#`]/;

/**
 * Checks that the terms and icons of texts beside the books exist, that nothing in them is shown as
 * markup by mistake, and that they are in the language that they say.
 */
export function checkMarks(library: LoadedLibrary, problems: Problems): void {
  const names = new Map(LANGUAGES.map((one) => [one, namesForTerms(library, one)] as const));
  const none: ReadonlySet<string> = new Set();
  for (const { value, json } of filesBeside(library)) {
    const said = new Map<Language, string[]>();
    for (const { text, language, path } of textsIn(value, null)) {
      said.set(language, [...(said.get(language) ?? []), text]);
      if (!MARKED.test(text)) continue;
      const linked = linkText(text, 'rule', names.get(language)!);
      const misses = linked.misses.filter(({ kind }) => kind === 'term' || kind === 'article');
      const subject = `the text (${language})`;
      const place = json.place(path);
      reportText(
        { ...linked, misses },
        { origin: 'own', place, subject, sections: none, numbers: none, unknown: none },
        problems,
      );
    }
    for (const [language, texts] of said) {
      // Each word once: a short story repeats a preposition that two languages share.
      const words = new Set(
        texts
          .join(' ')
          .toLowerCase()
          .match(/\p{L}+/gu),
      );
      const told = tellLanguage([...words].join(' '));
      if (told === null || told === language) continue;
      problems.error(
        'wrong-language',
        { file: json.file },
        `the texts in ${language} are in ${told}`,
        `Put the texts in ${language} into their places again.`,
      );
    }
  }
}
