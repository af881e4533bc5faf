import { LANGUAGES } from '../rulebook/language.ts';
import type { Problem } from './problem.ts';
import { type LoadedLibrary, rulesOf } from './read/loaded.ts';

interface Counts {
  readonly sections: number;
  readonly rules: number;
  readonly articles: number;
  readonly terms: number;
}

/** The result of an ingest for the content folder. */
export type IngestOutcome = 'written' | 'unchanged' | 'drift' | 'stopped';

/** The report of an ingest: counts, problems and outcome; printed by `--json`. */
export interface Report extends Counts {
  readonly languages: Readonly<Record<string, Counts>>;
  readonly outcome: IngestOutcome;
  readonly errors: number;
  readonly warnings: number;
  readonly problems: readonly Problem[];
}

/** Counts what was loaded: distinct over all languages, and in each. */
export function reportOn(
  library: LoadedLibrary,
  problems: readonly Problem[],
  outcome: IngestOutcome,
): Report {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const loaded = LANGUAGES.filter((language) =>
    library.books.some((book) => book.dictionaries.some((d) => d.dictionary.language === language)),
  );
  return {
    ...countContent(library, () => true),
    languages: Object.fromEntries(
      loaded.map((language) => [language, countContent(library, (found) => found === language)]),
    ),
    outcome,
    errors,
    warnings: problems.length - errors,
    problems,
  };
}

function countContent(
  { books, terms }: LoadedLibrary,
  isWanted: (language: string) => boolean,
): Counts {
  const sections = new Set<string>();
  const rules = new Set<string>();
  const articles = new Set<string>();
  for (const { dictionary } of books.flatMap((book) => book.dictionaries)) {
    if (!isWanted(dictionary.language)) continue;
    for (const entry of dictionary.entries) {
      if (entry.kind === 'section') sections.add(`${dictionary.edition}/${entry.number}`);
      if (entry.kind === 'article') articles.add(entry.id);
    }
    for (const rule of rulesOf(dictionary)) rules.add(`${dictionary.edition}/${rule.number}`);
  }
  return {
    sections: sections.size,
    rules: rules.size,
    articles: articles.size,
    terms: terms.length,
  };
}
