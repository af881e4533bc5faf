import { describe, expect, it } from 'vitest';
import { advance, playOut, query } from '../checked.ts';
import { EngineError } from '../rules/error.ts';
import { createGame } from '../setup/setup.ts';
import { randomDecks } from '../testing/random-games.ts';
import { view } from '../view.ts';
import type { Game } from './game.ts';

const game = createGame(randomDecks(1));

const TAKERS: readonly (readonly [string, (game: Game) => unknown])[] = [
  ['advance', (given) => advance(given)],
  ['view', (given) => view(given, 0)],
  ['query', (given) => query(given)],
  ['playOut', (given) => playOut(given, () => [])],
];

describe.each(TAKERS)('%s refuses what is no game', (_, take) => {
  it.each([
    [null, 'found null'],
    [undefined, 'found undefined'],
    ['{}', 'found {}'],
    [[], 'game.format: expected 1, found undefined'],
    [Object.create(null), 'game.format: expected 1, found undefined'],
    [{ ...game, format: 2 }, 'game.format: expected 1, found 2'],
    [{ ...game, edition: '9' }, 'game.edition: “9” is not an edition'],
    [{ ...game, edition: 'toString' }, 'game.edition: “toString” is not an edition'],
    [{ ...game, agenda: undefined }, 'game.agenda: expected a list, found undefined'],
    [{ ...game, zones: { 0: [] } }, 'game.zones: expected a list, found an object'],
  ])('%o', (given, message) => {
    const refused = expect.objectContaining({ code: 'game', message: expect.any(String) });
    expect(() => take(given as never)).toThrow(EngineError);
    expect(() => take(given as never)).toThrow(refused);
    expect(() => take(given as never)).toThrow(message);
  });

  const begun = advance(game).game;
  it.each<[string, Partial<Game>]>([
    ['players', { players: [] }],
    ['objects', { objects: [] }],
    ['zones', { zones: [] }],
    ['a library', { library: [] }],
    ['an agenda', { agenda: [null] as never }],
    ['Expeditions', { expeditions: [] }],
  ])('also one without %s, by nothing but an EngineError', (_name, lost) => {
    try {
      take({ ...begun, ...lost });
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError);
    }
  });

  it('and says which value is one, to who gives what holds it', () => {
    expect(() => take(advance(game) as never)).toThrow('give the `game` of what advance returned');
  });
});
