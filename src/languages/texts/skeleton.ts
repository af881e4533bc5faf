/** Placeholder texts of examples and rulings that a command writes, until somebody writes real ones. */
export interface SkeletonTexts {
  /** The story of an example in which a player passes. */
  readonly passes: string;
  /** The question of a ruling. */
  readonly question: (id: string) => string;
  readonly answer: string;
  /** The story of a moment that a reader reported. */
  readonly reported: string;
}
