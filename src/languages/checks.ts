/** Patterns by which the ingest checks the texts of a language. */

/** A form that the book does not use, and its replacement. */
export interface Forbidden {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** A meaning with several possible forms, of which cards print one. */
export interface CompetingForms {
  readonly meaning: string;
  readonly forms: Readonly<Record<string, RegExp>>;
  /** Rules that name the other form, because they define or quote it. */
  readonly namedIn?: readonly string[];
}

export interface TextChecks {
  /** Spaces at which a line could break before its punctuation, and typewriter signs. */
  readonly typographyFaults: RegExp;
  /** A word that negates. */
  readonly negation: RegExp;
  /** Words with a negation that other languages lack; the first group is the text without it. */
  readonly emptyNegation: RegExp | null;
  /** A first word that points back over the end of a sentence, so that the sentence cannot be quoted. */
  readonly pointsBack: RegExp;
  /** A sentence that only calls its rule an exception. */
  readonly exception: RegExp;
  /** Forms that a rule does not use. */
  readonly forbidden: readonly Forbidden[];
  /** Forms that a story does not use. */
  readonly forbiddenInStories: readonly Forbidden[];
  /** Words that are not the game's own, which stand on its cards and in `data/terms.json`. */
  readonly wrongNames: RegExp | null;
  readonly printedForms: readonly CompetingForms[];
}
