import { expect, test } from 'vitest';
import { examples } from '../../book/collection.ts';
import { playsNamed } from '../../book/plays.ts';
import { advance } from '../../engine/advance.ts';
import { partsFor } from '../../engine/parts/needs.ts';
import { readGame } from '../../engine/setup/written-game.ts';
import type { Game } from '../../engine/state/game.ts';
import { partsUsed } from '../../engine/testing/parts-used.ts';
import { randomPlayer } from '../../engine/testing/random-games.ts';
import { playData } from './showing.ts';

/** Decisions that are answered by chance behind the script. */
const MORE = 20;

/** Plays a script from the game that its page carries, and on by chance. */
function playOn(game: Game, answers: readonly (readonly string[])[]): void {
  const choose = randomPlayer(answers.length);
  let now = advance(game);
  for (let i = 0; now.decision && i < answers.length + MORE; i++) {
    now = advance(now.game, { options: answers[i] ?? choose(now.decision) });
  }
}

test('no play uses a part of the engine that its page does not load', async () => {
  const plays = [...examples.keys()].flatMap(playsNamed);
  expect(plays.length).toBeGreaterThan(100);
  for (const { id, edition } of plays) {
    const data = await playData(id, edition, 'en');
    const game = readGame(data.begun, data);
    const used = partsUsed(() => playOn(game, data.answers));
    const missing = used.difference(new Set(partsFor(game)));
    expect([id, edition, ...missing]).toEqual([id, edition]);
  }
});
