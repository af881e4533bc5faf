import type { ChangeKind } from '../../rulebook/changes.ts';
import { sectionOf } from '../../rulebook/number.ts';
import type { RuleStructure, Structure } from '../../rulebook/structure.ts';
import type { BookSketch } from './book-sketch.ts';
import type { BookParagraph, BookText } from './book-text.ts';
import { compareBooks, type ProposedChange } from './compare-books.ts';

/** A change as in `changes.json`, without the sentence that a person writes. */
interface PlainChange {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly kind: ChangeKind;
}

/** The proposed files for the folder of a new edition, and questions that a person has to decide. */
export interface Proposal {
  readonly structure: Structure;
  readonly changes: {
    readonly edition: string;
    readonly before: string;
    readonly changes: readonly PlainChange[];
  };
  /** One line for each thing that the comparison cannot decide. */
  readonly questions: readonly string[];
}

/**
 * Proposes `structure.json` and `changes.json` for a book: its numbers and notes, and the changes from
 * the edition before. A rule with the same words reuses the words of that edition.
 */
export function proposeEdition(book: BookText, after: BookSketch, before: BookSketch): Proposal {
  const proposed = compareBooks(before, after);
  const cameFrom = new Map(proposed.flatMap((change) => change.to.map((to) => [to, change])));
  const sections = Map.groupBy(book.rules, ({ number }) => sectionOf(number));
  const structure: Structure = {
    $schema: '../../generated/structure.schema.json',
    edition: after.edition,
    sections: [...sections].map(([number, rules]) => ({
      number,
      rules: rules.map((rule) => factsOf(rule, cameFrom.get(rule.number)!, before, after)),
    })),
  };
  const changes = proposed.map(({ from, to, kind }) => ({ from, to, kind }));
  return {
    structure,
    changes: { edition: after.edition, before: before.edition, changes },
    questions: [
      ...book.doubts,
      ...proposed.flatMap(questionOf),
      ...changedNotes(cameFrom, before, after),
    ],
  };
}

function factsOf(
  { number, notes }: BookParagraph,
  { kind, from }: ProposedChange,
  before: BookSketch,
  after: BookSketch,
): RuleStructure {
  const isSame = kind === 'same' || kind === 'renumbered';
  const same = isSame ? { same: `${before.edition} ${from[0]}` } : {};
  if (notes.length === 0) return { number, ...same };
  if (isSame && hasSameNotes(number, from[0]!, before, after)) {
    return { number, ...same, notes: ['same'] };
  }
  const source = `${after.edition} ${number}`;
  const own = notes.map((note) => ({ kind: note.kind, official: true, from: source }));
  return { number, ...same, notes: own };
}

function hasSameNotes(to: string, from: string, before: BookSketch, after: BookSketch): boolean {
  return after.rules[to]!.notes.join(' ') === before.rules[from]!.notes.join(' ');
}

function questionOf({ from, to, kind, doubt }: ProposedChange): string[] {
  if (doubt === null) return [];
  return [`${[...from, '->', ...to].join(' ')} (${kind}): ${doubt}`];
}

/** Returns the rules with the same words whose remarks or examples differ. */
function changedNotes(
  cameFrom: ReadonlyMap<string, ProposedChange>,
  before: BookSketch,
  after: BookSketch,
): string[] {
  return [...cameFrom].flatMap(([to, { kind, from }]) => {
    if (kind !== 'same' && kind !== 'renumbered') return [];
    return hasSameNotes(to, from[0]!, before, after) ? [] : [`${to}: its notes have other words`];
  });
}
