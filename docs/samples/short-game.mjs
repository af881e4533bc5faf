// A whole game between two decks, each answer the first that is possible.
import { createGame, playOut } from 'altered-codex-engine';
import { CARDS, deckOf } from 'altered-codex-engine/cards';

const players = [deckOf('axiom'), deckOf('lyra')];
const game = createGame({ players, cards: CARDS }, { edition: '5.0', seed: 7 });
/** As many as must be chosen; one where none must. */
const first = ({ options, min, max }) =>
  options.slice(0, Math.max(min, Math.min(1, max))).map(({ id }) => id);
const { result, day } = playOut(game, first);
console.log(`Day ${day}:`, result);
