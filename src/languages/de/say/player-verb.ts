/** Clauses about actions of players, in German: the verb with the player and the object. */

import type { PlayerReference } from '../../../engine/cards/ability.ts';
import { isCaused } from '../../say/step.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { playerPhrase } from './selection.ts';
import { infinitiveClause, orderOrInfinitive, statementOf } from './verb.ts';

/** An infinitive that someone is made to do: "einen Gegner deiner Wahl eine Karte ziehen lassen". */
export function causedClause(who: string, verb: string, words: string): string {
  return `${who} ${infinitiveClause(`${infinitiveClause(verb, words)} lassen`)}`.replace(
    /\uE002(?=.*\uE002)/u,
    '',
  );
}

/** A player's verb with its object: "lege ihn ab", "jeder Spieler zieht eine Karte". */
export function playerClause(
  who: PlayerReference | undefined,
  verb: string,
  words: string,
  mood: Mood,
  context: WordingContext,
): string {
  if (isCaused(who, mood, context))
    return causedClause(playerPhrase(who, context, 'acc'), verb, words);
  if (mood === 'infinitive' || who === undefined || who === 'you')
    return orderOrInfinitive(verb, words, mood);
  return statementOf(playerPhrase(who, context), verb, 'er', words);
}
