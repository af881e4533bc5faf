import type { Problems } from '../problem.ts';
import type { LoadedLibrary } from '../read/loaded.ts';
import { checkChanges } from './check-changes.ts';
import { checkCollection } from './check-collection.ts';
import { checkDictionary } from './check-dictionary.ts';
import { checkMarks } from './check-marks.ts';
import { checkOutline } from './check-outline.ts';
import { checkPrinted } from './check-printed.ts';
import { checkStructure } from './check-structure.ts';
import { checkTerms } from './check-terms.ts';
import { checkTypography } from './check-typography.ts';
import { checkWording } from './check-wording.ts';

/** Checks everything that was loaded, except what only parsing texts shows (see `compose.ts`). */
export function checkLibrary(library: LoadedLibrary, problems: Problems): void {
  for (const book of library.books) {
    for (const loaded of book.dictionaries) checkDictionary(loaded, library, problems);
    checkOutline(book, library, problems);
    if (!book.files) continue;
    checkStructure(book.files, library, problems);
    checkChanges(book.files, library, problems);
    checkWording(book.files, library, problems);
  }
  checkTerms(library, problems);
  checkTypography(library, problems);
  checkMarks(library, problems);
  checkPrinted(library, problems);
  if (library.collection) checkCollection(library.collection, library, problems);
}
