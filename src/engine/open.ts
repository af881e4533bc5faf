/** Opening a game: the working copy, and the functions that its nested parts need of later folders. */

import { amount } from './board/amount.ts';
import { matchesExpedition } from './board/expedition-filter.ts';
import { workOut } from './board/working.ts';
import { canPlaySome } from './playing/play-choice.ts';
import { type Draft, type Game, type Nested, openWith } from './state/game.ts';

const NESTED: Nested = { workOut, amount, matchesExpedition, canPlaySome };

/**
 * Opens a working copy of a game.
 *
 * @param traced whether what happens is written down
 */
export function open(game: Game, traced: boolean): Draft {
  return openWith(NESTED, game, traced);
}
