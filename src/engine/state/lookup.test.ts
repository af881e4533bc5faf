/** A broken game is refused by name, whatever part of it is missing. */

import { expect, it } from 'vitest';
import { advance, createGame, EngineError, type Game } from '../index.ts';
import { randomDecks } from '../testing/random-games.ts';
import { objectAt, playerAt } from './lookup.ts';

const game: Game = createGame(randomDecks(1), { seed: 1 });

it('names the part of a game that is not there', () => {
  expect(() => objectAt(game, 9999)).toThrow(
    new EngineError('game', 'objects[9999]', 'expected a value, found nothing'),
  );
  expect(() => playerAt(game, 2)).toThrow('players[2]');
});

it('refuses a game whose zones name an object that is gone', () => {
  const { game: asked } = advance(game);
  const broken: Game = { ...asked, objects: asked.objects.map(() => null) };
  const answer = { options: asked.decision?.options.slice(0, 3).map(({ id }) => id) ?? [] };
  expect(() => advance(broken, answer)).toThrow(/objects\[\d+\]: expected a value/);
});
