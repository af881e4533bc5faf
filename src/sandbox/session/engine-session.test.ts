import { expect, test } from 'vitest';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { playWords } from '../../wording/fr/play-words.ts';
import { openEngineSession, sessionAt } from './engine-session.ts';

test('players of a link without names have those that set-up gives to their seats', () => {
  const engineSession = openEngineSession(REAL_CARDS, {}, playWords);
  const position = { players: [{ hand: ['spy-craft'] }, { name: 'Zoé' }] };
  const shared = {
    example: null,
    edition: '4.0',
    seed: 1,
    position,
    answers: [],
    stop: 0,
  } as const;
  const session = sessionAt(engineSession, null, shared);
  const { lines, stops } = engineSession.show(session);
  expect(stops[0]!.board.seats.map(({ name }) => name)).toEqual(['Alma', 'Zoé']);
  expect(JSON.stringify(lines)).not.toContain('Player 1');
  expect(session.run.beginning.position.players[0]).toEqual({ name: 'Alma', hand: ['spy-craft'] });
});
