/** Clauses about actions of players, for languages with "faire", "far" where "you may" cause them. */

import type { PlayerReference } from '../../engine/cards/ability.ts';
import type { ClauseThing } from './phrase.ts';
import { isCaused } from './step.ts';
import type { Mood, WordingContext } from './wording.ts';

interface VerbWords {
  readonly act: (verb: string, thing: ClauseThing, mood: Mood | 'third') => string;
  readonly infinitive: (verb: string) => string;
  readonly order: (verb: string) => string;
  readonly third: (verb: string, plural: boolean) => string;
  /** "lui faire piocher une carte", "faire piocher une carte à votre adversaire". */
  readonly caused: (who: PlayerReference, clause: string, context: WordingContext) => string;
  /** The player as the subject of a verb. */
  readonly doer: (who: PlayerReference, context: WordingContext) => string;
}

/** Returns the functions that write actions of players, from the verbs of a language. */
export function createPlayerVerbs({ act, infinitive, order, third, caused, doer }: VerbWords) {
  const isYou = (who: PlayerReference | undefined) => who === undefined || who === 'you';

  /** A player's verb with its object: "défaussez-le", "chaque joueur pioche une carte". */
  function verbWithThing(
    who: PlayerReference | undefined,
    verb: string,
    thing: ClauseThing,
    mood: Mood,
    context: WordingContext,
  ): string {
    if (isCaused(who, mood, context)) return caused(who, act(verb, thing, mood), context);
    if (mood === 'infinitive' || isYou(who)) return act(verb, thing, mood);
    return `${doer(who!, context)} ${act(verb, thing, 'third')}`;
  }

  /** A player's verb without an object. */
  function verbAlone(
    who: PlayerReference | undefined,
    verb: string,
    mood: Mood,
    context: WordingContext,
  ): string {
    if (isCaused(who, mood, context)) return caused(who, infinitive(verb), context);
    if (mood === 'infinitive') return infinitive(verb);
    return isYou(who) ? order(verb) : `${doer(who!, context)} ${third(verb, false)}`;
  }

  return { does: verbWithThing, doing: verbAlone };
}
