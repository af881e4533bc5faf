/** What players do, in Italian: their verbs, with the player and the object. */

import type { PlayerReference } from '../../engine/cards/ability.ts';
import type { Context } from '../context.ts';
import type { Mood } from '../language.ts';
import { isCaused } from '../step.ts';
import { player } from './selection.ts';
import { act, infinitive, order, type Thing, third } from './verb.ts';
import { prep } from './words.ts';

/** A player's verb with its object: "scartalo", "ogni giocatore pesca una carta". */
export function does(
  who: PlayerReference | undefined,
  verb: string,
  thing: Thing,
  mood: Mood,
  context: Context,
): string {
  if (isCaused(who, mood, context)) return caused(who, act(verb, thing, mood), context);
  if (mood === 'infinitive' || who === undefined || who === 'you') return act(verb, thing, mood);
  return `${doer(who, context)} ${act(verb, thing, 'third')}`;
}

/** Who does it, said again where Italian would take a verb alone for an order to the reader. */
function doer(who: PlayerReference, context: Context): string {
  return player(who, context) || 'quel giocatore';
}

/** "fargli pescare una carta", "far pescare una carta al tuo avversario". */
function caused(who: PlayerReference, clause: string, context: Context): string {
  return who === 'they' ? `fargli ${clause}` : `far ${clause} ${prep('a', player(who, context))}`;
}

/** A player's verb without an object. */
export function doing(
  who: PlayerReference | undefined,
  verb: string,
  mood: Mood,
  context: Context,
) {
  if (isCaused(who, mood, context)) return caused(who, infinitive(verb), context);
  if (mood === 'infinitive') return infinitive(verb);
  if (who === undefined || who === 'you') return order(verb);
  return `${doer(who, context)} ${third(verb, false)}`;
}
