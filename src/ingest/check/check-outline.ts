import { compareNumbers, sectionOf } from '../../rulebook/number.ts';
import type { Problems } from '../problem.ts';
import { type LoadedBook, type LoadedLibrary, rulesOf } from '../read/loaded.ts';

/** Checks that every chapter and group has a title, in a dictionary or in the data folder. */
export function checkOutline(book: LoadedBook, library: LoadedLibrary, problems: Problems): void {
  const wanted = new Set<string>();
  for (const { dictionary } of book.dictionaries) {
    const own = new Set(
      dictionary.entries.flatMap((entry) => (entry.kind === 'article' ? [] : entry.number)),
    );
    for (const rule of rulesOf(dictionary)) {
      const path = sectionOf(rule.number).split('.');
      for (let length = 1; length < path.length; length++) {
        const above = path.slice(0, length).join('.');
        if (!own.has(above) && !book.titles.get(above)?.[dictionary.language]) wanted.add(above);
      }
    }
  }
  if (wanted.size > 0) {
    problems.warn(
      'outline',
      library.places.of(book.edition, book.editionFile),
      `there is no title for ${[...wanted].sort(compareNumbers).join(', ')}`,
      'Add it to the titles of each language of the edition.',
    );
  }
}
