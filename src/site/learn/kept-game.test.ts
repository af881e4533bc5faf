import { afterEach, expect, test, vi } from 'vitest';
import { keepGame, readKeptGame } from './kept-game.ts';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
afterEach(() => store.clear());

test('a game is read as it was kept, until it is forgotten', () => {
  const game = { seed: 7, edition: '5.0', answers: [['a', 'b'], []] };
  keepGame(game);
  expect(readKeptGame()).toEqual(game);
  keepGame(null);
  expect(readKeptGame()).toBeNull();
});

test.each([
  '{',
  '[]',
  '7',
  '{"seed":"7","edition":"5.0","answers":[["a"]]}',
  '{"seed":7,"edition":"5.0","answers":[]}',
  '{"seed":7,"edition":"5.0","answers":[[1]]}',
  `{"seed":7,"edition":"5.0","answers":[${'["a"],'.repeat(3000)}["a"]]}`,
])('what is no game is not read: %#', (kept) => {
  store.set('altered-codex-game', kept);
  expect(readKeptGame()).toBeNull();
});
