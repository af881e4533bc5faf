/** Clauses about actions of players, in Italian: the verb with the player and the object. */

import { createPlayerVerbs } from '../../say/player-verb.ts';
import { playerPhrase } from './selection.ts';
import { imperativeOf, infinitiveOf, thirdPerson, verbWithObject } from './verb.ts';
import { withPreposition } from './words.ts';

export const { does, doing } = createPlayerVerbs({
  act: verbWithObject,
  infinitive: infinitiveOf,
  order: imperativeOf,
  third: thirdPerson,
  caused: (who, clause, context) =>
    who === 'they'
      ? `fargli ${clause}`
      : `far ${clause} ${withPreposition('a', playerPhrase(who, context))}`,
  // Repeated where Italian would read a verb alone as an order to the reader.
  doer: (who, context) => playerPhrase(who, context) || 'quel giocatore',
});
