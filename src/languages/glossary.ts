/** Words and patterns of a language for reading pages of the older glossary. */

/** Words that the substitution of terms has broken, and their repair. */
export interface BrokenPluralPattern {
  readonly find: RegExp;
  readonly mend: (word: string) => string;
  readonly except?: ReadonlySet<string>;
}

export interface GlossaryWords {
  /** Little words that the language uses all the time and the others hardly ever, between spaces. */
  readonly littleWords: string;
  /** Icon words that are no word of the language, and so are always icons, between bars. */
  readonly iconsAlways: string;
  /** Plural endings that were put after the singular: `abilitys`, `oggettoi`, `zonae`. */
  readonly brokenPlurals: readonly BrokenPluralPattern[];
}
