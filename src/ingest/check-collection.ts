import { playsOf } from '../examples/play.ts';
import type { Entry, Note } from '../rulebook/dictionary.ts';
import { checkCards } from './check-cards.ts';
import { checkExamples } from './check-examples.ts';
import { checkExample, checkRulings } from './check-rulings.ts';
import type { Collection } from './collection.ts';
import { KnownRules } from './known-rules.ts';
import type { Library } from './loaded.ts';
import type { Problems } from './problem.ts';

/** Checks cards, examples and rulings, and what names them or is named by them. */
export function checkCollection(
  { cards, examples, rulings }: Collection,
  library: Library,
  problems: Problems,
): void {
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
  checkNotes(new Set(examples.map(({ value }) => value.id)), library, problems);
}

/** The worked examples that notes name must be there. */
function checkNotes(
  examples: ReadonlySet<string>,
  { books, places }: Library,
  problems: Problems,
): void {
  for (const { dictionary, file } of books.flatMap((book) => book.dictionaries)) {
    for (const note of dictionary.entries.flatMap(notesIn)) {
      if (note.example === undefined) continue;
      checkExample(note.example, examples, places.of(note, file), problems);
    }
  }
}

function notesIn(entry: Entry): readonly Note[] {
  if (entry.kind === 'section') return entry.rules.flatMap(({ notes = [] }) => notes);
  return entry.kind === 'article' ? (entry.notes ?? []) : [];
}
