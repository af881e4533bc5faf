/** Clauses about actions of players, in Spanish: the verb with the player and the object. */

import type { PlayerReference } from '../../../engine/cards/ability.ts';
import type { ClauseThing } from '../../say/phrase.ts';
import { isCaused } from '../../say/step.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { playerPhrase } from './selection.ts';
import { subjunctiveOf, verbWithObject } from './verb.ts';

/** The player, named again where Spanish would read a verb alone as an order to the reader. */
function doerOf(who: PlayerReference, context: WordingContext): string {
  return playerPhrase(who, context) || 'ese jugador';
}

/** A player's verb with its object: "descártalo", "cada jugador roba una carta". */
export function playerDoes(
  who: PlayerReference | undefined,
  verb: string,
  thing: ClauseThing,
  mood: Mood,
  context: WordingContext,
): string {
  if (isCaused(who, mood, context)) {
    const { clitic, text } = thing;
    const before = clitic === undefined ? '' : `${clitic} `;
    const after = clitic === undefined ? ` ${text}` : '';
    return `hacer que ${doerOf(who, context)} ${before}${subjunctiveOf(verb, false)}${after}`;
  }
  if (mood === 'infinitive' || who === undefined || who === 'you') {
    return verbWithObject(verb, thing, mood);
  }
  return `${doerOf(who, context)} ${verbWithObject(verb, thing, 'third')}`;
}

/** A player's verb without an object. */
export function playerDoing(
  who: PlayerReference | undefined,
  verb: string,
  mood: Mood,
  context: WordingContext,
): string {
  return playerDoes(who, verb, { text: '' }, mood, context).trimEnd();
}
