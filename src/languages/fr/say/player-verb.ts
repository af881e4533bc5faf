/** What players do, in French: their verbs, with the player and the object. */

import { createPlayerVerbs } from '../../say/player-verb.ts';
import { player } from './selection.ts';
import { act, infinitive, third, vous } from './verb.ts';
import { a } from './words.ts';

export const { does, doing } = createPlayerVerbs({
  act,
  infinitive,
  order: vous,
  third,
  caused: (who, clause, context) =>
    who === 'they' ? `lui faire ${clause}` : `faire ${clause} ${a(player(who, context))}`,
  doer: player,
});
