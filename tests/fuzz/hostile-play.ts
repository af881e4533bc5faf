/** Plays of hostile positions as a page plays them, with a card of one's own beside the collection. */

import type { Position } from '../../src/engine/setup/position.ts';
import { readCards } from '../../src/library/examples/folder.ts';
import { openCardReader } from '../../src/sandbox/board-view/card-reader.ts';
import { engineWith } from '../../src/sandbox/board-view/placed-session.ts';
import { extendInSteps, playAnswers, type Run } from '../../src/sandbox/model/run.ts';
import { finishSteps } from '../../src/sandbox/model/slices.ts';
import { TOKEN_MAKER } from './hostile-size.ts';

const collection = readCards('data');
export const reader = await openCardReader(collection, 'en');
/** The card that makes tokens, as a link with it is read. */
export const own = reader.own([TOKEN_MAKER])!;
export const cards = [...collection, ...own.map(({ card }) => card)];
export const engine = engineWith(cards);

export function beginningAt(position: Position) {
  return { edition: '4.0', seed: 1, position, example: null } as const;
}

/** Answers with a card that can be played, else the first option, until the game ends or is cut. */
export function playOut(position: Position, answers: number): Run {
  let run = playAnswers(engine, beginningAt(position), []);
  for (let i = 0; i < answers; i++) {
    const { decision } = run.pieces.at(-1)!;
    if (!decision) break;
    const option = decision.options.find(({ what }) => what.is === 'play') ?? decision.options[0]!;
    run = finishSteps(extendInSteps(engine, run, { options: [option.id] }));
  }
  return run;
}
