/** Texts of a whole game against a simple opponent. */
export const gameWords = {
  title: 'Play a whole game',
  lead: 'You are Alma, with a Muna deck; Bo plays a simple Bravos game: he plays whatever moves an Expedition forward, otherwise at random. Every event names its rules, and every choice can be taken back.',
  begin: 'Begin',
  /** Goes on with the game that was left. */
  goOn: (seed: number) => `Go on with game ${seed}`,
  /** Another game, with other cards. */
  another: 'Another game',
  /** The same cards again, from the start. */
  again: 'The same game again',
  /** Shown while the reader watches the events. */
  watch: 'See what happens, event by event.',
  skip: 'Go to my choice',
  choose: 'It is your choice.',
  won: (day: number) => `You won on Day ${day}.`,
  lost: (opponent: string, day: number) => `${opponent} won on Day ${day}.`,
  nobody: (day: number) => `The game ended on Day ${day} without a winner.`,
  /** The number that the cards are dealt by. */
  number: (seed: number) => `Game ${seed}`,
  numberHint: 'The same number deals the same cards, and the opponent answers the same way.',
  afterwards: 'Play freely, with any cards',
};
