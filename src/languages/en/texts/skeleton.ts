/** Placeholder texts of examples and rulings that a command writes, until somebody writes real ones. */
export const skeleton = {
  /** The story of an example in which a player passes. */
  passes: 'A player passes.',
  /** The question of a ruling. */
  question: (id: string) => `What happens? (${id})`,
  answer: 'Answer.',
  /** The story of a moment that a reader reported. */
  reported: 'A moment that a reader reported.',
};
