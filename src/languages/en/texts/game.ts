import type { GameWords } from '../../texts/game.ts';

export const gameWords: GameWords = {
  title: 'Play a whole game',
  lead: 'You are Alma, with a Muna deck; Bo plays Bravos, simply: he plays a card when he can, where his Expedition then moves forward, and leaves the rest to chance. Every event names its rules, and every choice can be taken back.',
  begin: 'Begin',
  goOn: (seed) => `Go on with game ${seed}`,
  another: 'Another game',
  again: 'The same game again',
  watch: 'See what happens, event by event.',
  skip: 'Go to my choice',
  choose: 'It is your choice.',
  won: (day) => `You won on Day ${day}.`,
  lost: (opponent, day) => `${opponent} won on Day ${day}.`,
  nobody: (day) => `The game ended on Day ${day} without a winner.`,
  number: (seed) => `Game ${seed}`,
  numberHint: 'The same number deals the same cards, and the opponent answers the same way.',
  afterwards: 'Play freely, with any cards',
};
