import { LANGUAGES } from '../../rulebook/language.ts';
import { sectionOf } from '../../rulebook/number.ts';
import type { TermEntry } from '../../rulebook/term.ts';
import type { Problems } from '../problem.ts';
import type { LoadedBook, LoadedLibrary } from '../read/loaded.ts';
import { numbersOf } from '../write/names.ts';

/** Checks the terms against each other and against the editions whose rules they name. */
export function checkTerms(library: LoadedLibrary, problems: Problems): void {
  const ids = new Set<string>();
  for (const term of library.terms) {
    if (ids.has(term.id)) {
      problems.error(
        'duplicate',
        library.places.of(term, library.termsFile),
        `term ${term.id} is written twice`,
        'Keep one of the two, or give the other its own id.',
      );
    }
    ids.add(term.id);
  }
  checkForms(library, problems);
  for (const term of library.terms) checkSynonyms(term, library, problems);
  for (const term of library.terms) checkSeeAlso(term, ids, library, problems);
  for (const book of library.books) checkRules(book, library, problems);
}

/** Reports terms that have the same names in every language: duplicates or mistakes. */
function checkForms({ terms, places, termsFile }: LoadedLibrary, problems: Problems): void {
  const known = new Map<string, string>();
  for (const term of terms) {
    const names = LANGUAGES.map((language) => term.forms[language].singular.toLowerCase());
    const first = known.get(names.join('\n'));
    if (first === undefined) known.set(names.join('\n'), term.id);
    else if (first !== term.id) {
      problems.warn(
        'duplicate',
        places.of(term, termsFile),
        `term ${term.id} has the forms of ${first} in each language`,
        'Give it its own forms, or keep one of the two.',
      );
    }
  }
}

/** Reports synonyms that are forms of their own term, or duplicates: the search needs neither. */
function checkSynonyms(
  term: TermEntry,
  { places, termsFile }: LoadedLibrary,
  problems: Problems,
): void {
  for (const language of LANGUAGES) {
    const { singular, plural, other = [] } = term.forms[language];
    const seen = new Set([singular, plural, ...other].map((form) => form?.toLowerCase()));
    for (const synonym of term.synonyms?.[language] ?? []) {
      const isKnown = seen.has(synonym.toLowerCase());
      seen.add(synonym.toLowerCase());
      if (!isKnown) continue;
      problems.error(
        'duplicate',
        places.of(term, termsFile),
        `term ${term.id} is called “${synonym}” (${language}) already`,
        'Take the synonym away.',
      );
    }
  }
}

function checkSeeAlso(
  term: TermEntry,
  ids: ReadonlySet<string>,
  library: LoadedLibrary,
  problems: Problems,
): void {
  for (const id of term.seeAlso ?? []) {
    if (ids.has(id) && id !== term.id) continue;
    problems.error(
      'unknown-term',
      library.places.of(term, library.termsFile),
      `term ${term.id} points to ${id === term.id ? 'itself' : `${id}, which is no term`}`,
      'Correct seeAlso.',
    );
  }
}

/**
 * Checks that the rules that a term names exist in the loaded editions. A dictionary that is read from
 * a file may be a part of its edition, so missing rules in it are not errors.
 */
function checkRules(book: LoadedBook, library: LoadedLibrary, problems: Problems): void {
  if (book.files === null) return;
  const numbers = new Set(book.dictionaries.flatMap((loaded) => [...numbersOf(loaded)]));
  for (const term of library.terms) {
    for (const number of term.rules?.[book.edition.id] ?? []) {
      if (numbers.has(number)) continue;
      const place = library.places.of(term, library.termsFile);
      const message = `term ${term.id} names rule ${number}, which edition ${book.edition.id} lacks`;
      if (numbers.has(sectionOf(number))) {
        problems.error('unknown-rule', place, message, 'Correct the number.');
      } else {
        problems.warn('unknown-rule', place, message, 'Add the rule, or take the number out.');
      }
    }
  }
}
