/** Clauses about actions of players, in French: the verb with the player and the object. */

import { createPlayerVerbs } from '../../say/player-verb.ts';
import { playerPhrase } from './selection.ts';
import { infinitiveOf, secondPerson, thirdPerson, verbWithObject } from './verb.ts';
import { withA } from './words.ts';

export const { does, doing } = createPlayerVerbs({
  act: verbWithObject,
  infinitive: infinitiveOf,
  order: secondPerson,
  third: thirdPerson,
  caused: (who, clause, context) =>
    who === 'they' ? `lui faire ${clause}` : `faire ${clause} ${withA(playerPhrase(who, context))}`,
  doer: playerPhrase,
});
