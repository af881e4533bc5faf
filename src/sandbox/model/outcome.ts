/**
 * Short marks for the state of a game after each answer. A link carries them: if a mark differs today,
 * the play has changed at that answer since the link was made. A mark depends on where everything is and
 * on what is asked, not on the words or on the cited rules.
 */

import { once } from '../../engine/rules/once.ts';
import type { Game } from '../../engine/state/game.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { hashOfText } from '../../rulebook/hash-of-text.ts';
import { lastStop, type Run, type RunPiece, stopsOf } from './run.ts';

/** Letters for each piece of a run. */
const LETTERS = 3;
const BASE = 36;

/** Returns the marks of all pieces of a run, one after the other. */
export function outcomesOf({ pieces }: Run): string {
  return pieces.map(markOf).join('');
}

/**
 * Returns the last stop of the first piece of a run that does not end as it did when its marks were made;
 * null where all of them do.
 *
 * @param outcomes what `outcomesOf` returned then
 */
export function firstDifference(run: Run, outcomes: string): number | null {
  const piece = differingPiece(outcomes, outcomesOf(run));
  return piece === null ? null : lastStop(stopsOf(run), Math.min(piece, run.pieces.length - 1));
}

/** Returns the first piece whose mark is another one now, or none any more; null where all are the same. */
export function differingPiece(then: string, now: string): number | null {
  const today = marksIn(now);
  const piece = marksIn(then).findIndex((mark, at) => mark !== today[at]);
  return piece < 0 ? null : piece;
}

/** Returns the marks of the pieces up to one. */
export function outcomesUpTo(outcomes: string, piece: number): string {
  return outcomes.slice(0, (piece + 1) * LETTERS);
}

function marksIn(outcomes: string): readonly string[] {
  return outcomes.match(new RegExp(`.{${LETTERS}}`, 'g')) ?? [];
}

const markOf = once(({ game, decision }: RunPiece): string => {
  const asked = decision && [decision.player, decision.kind];
  const number = hashOfText(JSON.stringify([factsOf(game), asked])) % BASE ** LETTERS;
  return number.toString(BASE).padStart(LETTERS, '0');
});

/** Returns the parts of a game that a mark depends on. */
function factsOf({ objects, library, expeditions, day, phase, turn, result }: Game) {
  return [
    objects.flatMap((object) => (object ? [factsAbout(object, library)] : [])),
    expeditions.map(({ distance, ascended }) => [distance, ascended]),
    [day, phase, turn, result],
  ];
}

function factsAbout(object: GameObject, library: Game['library']): readonly unknown[] {
  const { card, zone, player, expedition, statuses, counters } = object;
  const marks = Object.entries(counters).filter(([, count]) => count > 0);
  return [library[card]?.id, zone, player, expedition, statuses.toSorted(), marks.sort()];
}
