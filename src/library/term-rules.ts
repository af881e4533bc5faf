import type { Play } from './examples/play.ts';
import type { LexiconTerm } from './lexicon.ts';
import { rulesUsing } from './lexicon.ts';
import { playsShowing } from './rule-examples.ts';
import { type BookRule, hasNumber, type Volume } from './volume.ts';

/** The definition of a term in an edition: a rule, or a section with its rules. */
export interface Definition {
  readonly number: string;
  /** The section's title, where a whole section defines the term. */
  readonly title: string | null;
  readonly rules: readonly BookRule[];
}

/** Returns the definitions of a term in an edition, in the order of the term's entry. */
export function definitionsOf(term: LexiconTerm, book: Volume): readonly Definition[] {
  return (term.data.rules[book.edition] ?? [])
    .filter((number) => hasNumber(book, number))
    .map((number) => {
      const rule = book.rules.get(number);
      const rules = book.sections.find((section) => section.number === number)?.rules;
      return {
        number,
        title: rule ? null : (book.nodes.get(number)?.title ?? null),
        rules: rule ? [rule] : (rules ?? []),
      };
    });
}

/** A play that shows a term in use, and the rule that it shows. */
export interface ShownTerm {
  readonly play: Play;
  readonly rule: BookRule;
}

/**
 * Returns the play for a term's own page: that of the first defining rule that has one, else that of
 * the first rule that uses the term and has one.
 */
export function playOfTerm(term: LexiconTerm, book: Volume): ShownTerm | null {
  const defining = definitionsOf(term, book).flatMap(({ rules }) => rules);
  for (const rule of [...defining, ...rulesUsing(term.data.id, book)]) {
    const [play] = playsShowing(book.edition, rule.number, rule.examples);
    if (play) return { play, rule };
  }
  return null;
}

/** A sentence that shows a term in use: a note of a rule that defines it, official before unofficial. */
export function exampleSentence(term: LexiconTerm, book: Volume): string | null {
  const notes = definitionsOf(term, book)
    .flatMap(({ rules }) => rules.flatMap((rule) => rule.notes))
    .filter(({ kind }) => kind === 'example');
  const note = notes.find(({ official }) => official) ?? notes[0];
  return note?.plain ?? null;
}
