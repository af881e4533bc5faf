/** What players do, in French: their verbs, with the player and the object. */

import type { PlayerReference } from '../../engine/cards/ability.ts';
import type { Context } from '../context.ts';
import type { Mood } from '../language.ts';
import { isCaused } from '../step.ts';
import { player } from './selection.ts';
import { act, infinitive, type Thing, third, vous } from './verb.ts';
import { a } from './words.ts';

/** A player's verb with its object: "défaussez-le", "chaque joueur pioche une carte". */
export function does(
  who: PlayerReference | undefined,
  verb: string,
  thing: Thing,
  mood: Mood,
  context: Context,
): string {
  if (isCaused(who, mood, context)) return caused(who, act(verb, thing, mood), context);
  if (mood === 'infinitive' || who === undefined || who === 'you') return act(verb, thing, mood);
  const subject = player(who, context);
  return `${subject} ${act(verb, thing, 'third')}`;
}

/** "lui faire piocher une carte", "faire piocher une carte à votre adversaire". */
function caused(who: PlayerReference, clause: string, context: Context): string {
  return who === 'they' ? `lui faire ${clause}` : `faire ${clause} ${a(player(who, context))}`;
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
  if (who === undefined || who === 'you') return vous(verb);
  return `${player(who, context)} ${third(verb, false)}`;
}
