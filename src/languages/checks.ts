/** What the ingest knows the texts of a language by. */

/** A form that the book does not use, and what it writes instead. */
export interface Forbidden {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** What cards can say in several ways, one of which they print. */
export interface CompetingForms {
  readonly meaning: string;
  readonly forms: Readonly<Record<string, RegExp>>;
  /** Rules that name the other form, because they define or quote it. */
  readonly namedIn?: readonly string[];
}

export interface TextChecks {
  /** Where a line could break before its punctuation, or signs are typed as on a typewriter. */
  readonly typographyFaults: RegExp;
  /** A word that negates. */
  readonly negation: RegExp;
  /** Words that hold a negation that no other language has; the first group is what they say. */
  readonly emptyNegation: RegExp | null;
  /** A first word that points back over the end of a sentence, so that the sentence cannot be quoted. */
  readonly pointsBack: RegExp;
  /** A sentence that only calls its rule an exception. */
  readonly exception: RegExp;
  /** Forms that a rule does not use. */
  readonly forbidden: readonly Forbidden[];
  /** Forms that a story does not use. */
  readonly forbiddenInStories: readonly Forbidden[];
  /** Words for what the game has another word for, on its cards and in `data/terms.json`. */
  readonly wrongNames: RegExp | null;
  readonly printedForms: readonly CompetingForms[];
}
