/** What players do, in Italian: their verbs, with the player and the object. */

import { createPlayerVerbs } from '../../say/player-verb.ts';
import { player } from './selection.ts';
import { act, infinitive, order, third } from './verb.ts';
import { prep } from './words.ts';

export const { does, doing } = createPlayerVerbs({
  act,
  infinitive,
  order,
  third,
  caused: (who, clause, context) =>
    who === 'they' ? `fargli ${clause}` : `far ${clause} ${prep('a', player(who, context))}`,
  // Said again where Italian would take a verb alone for an order to the reader.
  doer: (who, context) => player(who, context) || 'quel giocatore',
});
