import type { TermCategory } from '../../rulebook/term.ts';

/** A remark or an example under a rule. */
export interface Note {
  readonly kind: 'remark' | 'example';
  /** Whether it stands in the document that the edition restates. */
  readonly official: boolean;
  readonly text: string;
}

/** A numbered rule. Texts are plain; icons stand in braces, such as `{forest}`. */
export interface Rule {
  readonly number: string;
  /** A title within the rule, where it has one. */
  readonly lead?: string;
  readonly text: string;
  readonly notes: readonly Note[];
  /** Numbers that the text names. */
  readonly cites: readonly string[];
  /** Ids of the terms that it uses. */
  readonly terms: readonly string[];
}

/** A section with its lettered rules. */
export interface Section {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A word of the game with its meaning. */
export interface Term {
  readonly id: string;
  readonly category: TermCategory;
  readonly name: string;
  /** Its plural and inflected forms. */
  readonly forms: readonly string[];
  readonly definition: string;
  /** The numbers that define it in the book's edition. */
  readonly rules: readonly string[];
}

/** An edition in one language, as it is written into the package. */
export interface WrittenBook {
  readonly title: string;
  /** The day of the edition, such as 2024-09-14. */
  readonly date: string;
  /** Titles of chapters and groups by number. */
  readonly titles: Readonly<Record<string, string>>;
  readonly sections: readonly Section[];
  readonly terms: readonly Term[];
  /** The names of terms in the other languages, by which they can be found. */
  readonly otherNames: Readonly<Record<string, readonly string[]>>;
}
