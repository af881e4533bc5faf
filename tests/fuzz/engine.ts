/** The subject of fuzzing: the engine's public functions, or a broken copy of them. */

import { advance, createGame, view } from '../../src/engine/index.ts';

export interface Engine {
  readonly createGame: typeof createGame;
  readonly advance: typeof advance;
  readonly view: typeof view;
}

export const ENGINE: Engine = { createGame, advance, view };
