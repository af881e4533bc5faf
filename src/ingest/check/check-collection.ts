import { playsOf } from '../../library/examples/play.ts';
import { listedNotes } from '../../rulebook/structure.ts';
import type { Problems } from '../problem.ts';
import type { Collection } from '../read/collection.ts';
import type { LoadedLibrary } from '../read/loaded.ts';
import { checkCards } from './check-cards.ts';
import { checkExamples } from './check-examples.ts';
import { checkGrid } from './check-grid.ts';
import { checkLessons, checkPractice } from './check-lessons.ts';
import { checkQuestions } from './check-questions.ts';
import { checkRecord } from './check-record.ts';
import { checkExample, checkRulings } from './check-rulings.ts';
import {
  checkAnswers,
  checkCardCases,
  checkKeptAddresses,
  checkPages,
  checkRuleKinds,
  checkSynonyms,
} from './check-side-files.ts';
import { checkTold } from './check-told.ts';
import { KnownRules } from './known-rules.ts';

/** Checks cards, examples and rulings, and the references to and from them. */
export function checkCollection(
  collection: Collection,
  library: LoadedLibrary,
  problems: Problems,
): void {
  const { cards, examples, rulings } = collection;
  const rules = new KnownRules(library.books);
  const plays = new Set(examples.flatMap(({ value }) => playsOf(value).map(({ id }) => id)));
  checkCards(cards, library, problems);
  checkExamples(
    examples,
    cards.map(({ value }) => value),
    rules,
    problems,
  );
  checkRulings(rulings, { cards, plays, rules, library }, problems);
  checkLessons(collection, plays, rules, problems);
  checkPractice(collection, library.settings?.current ?? null, plays, rules, problems);
  checkGrid(collection, plays, rules, problems);
  checkTold(collection, library, problems);
  checkNotes(new Set(examples.map(({ value }) => value.id)), library, problems);
  checkPages(collection, problems);
  checkSynonyms(collection, problems);
  checkAnswers(collection, library.terms, rules, problems);
  checkCardCases(collection, rules, problems);
  checkQuestions(collection, library, rules, problems);
  checkRecord(collection, problems);
  checkKeptAddresses(collection, rules, problems);
  checkRuleKinds(collection, rules, problems);
  if (examples.length > 0) checkCited(rules, library, problems);
}

/** Reports rules that the engine cites and an edition lacks: traces cannot link them. */
function checkCited(rules: KnownRules, { books }: LoadedLibrary, problems: Problems): void {
  for (const { edition, editionFile } of books) {
    const lacking = rules.citedAndLacking(edition.id);
    if (lacking.length === 0) continue;
    const more = lacking.length > MOST_NAMED ? ` and ${lacking.length - MOST_NAMED} more` : '';
    problems.warn(
      'unknown-rule',
      { file: editionFile },
      `the engine cites ${lacking.slice(0, MOST_NAMED).join(', ')}${more}, which edition ${edition.id} lacks; not linked in the examples`,
      'Add the rules, or take them out of src/engine/rules/edition.ts.',
    );
  }
}

const MOST_NAMED = 8;

/** Checks that the worked examples that notes name exist. */
function checkNotes(
  examples: ReadonlySet<string>,
  { books, places }: LoadedLibrary,
  problems: Problems,
): void {
  for (const { structure } of books.flatMap(({ files }) => files ?? [])) {
    const { sections, articles = [] } = structure.value;
    const noted = [...sections.flatMap(({ rules }) => rules), ...articles];
    for (const note of noted.flatMap(listedNotes)) {
      if (note.example === undefined) continue;
      checkExample(note.example, examples, places.of(note, structure.file), problems);
    }
  }
}
