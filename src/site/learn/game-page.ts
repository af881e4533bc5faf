/** The page of a whole game: brings its table to life. */

import { startSandbox } from '../../sandbox/entry/hydrate.ts';

const table = document.querySelector<HTMLElement>('.whole-game');
if (table) {
  void startSandbox(table, async () => {
    const { startGame } = await import('./start-game.tsx');
    await startGame(table);
  });
}
