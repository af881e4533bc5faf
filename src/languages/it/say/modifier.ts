/** Modifiers in Italian: what would happen, and what happens instead or besides (6.2). */

import type { Matched } from '../../say/happening.ts';
import { createModifiers } from '../../say/modifier.ts';
import { termMark } from '../../say/text.ts';
import { becauseOf, destinationOf, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { counterNoun, DAILY, PHASE, statusWord, withPreposition } from './words.ts';

/** "sto per lasciare", "un personaggio sta per lasciare". */
function aboutTo({ text, me }: Matched, verb: string): string {
  return me ? `sto per ${verb}` : `${text} sta per ${verb}`;
}

export const { wasAboutTo, insteadSentence, alsoSentence } = createModifiers({
  matched,
  triggeringPlayer,
  expedition: someExpedition,
  dueTo: becauseOf,
  about: aboutTo,
  aboutYou: (verb) => `stai per ${verb}`,
  leave: (where, _, context) => `lasciare ${destinationOf(where, undefined, context)}`,
  go({ to, from }, context) {
    const whence = from ? ` ${withPreposition('da', destinationOf(from, undefined, context))}` : '';
    return `andare ${withPreposition('in', destinationOf(to, undefined, context))}${whence}`;
  },
  sacrificed: () => 'essere sacrificato',
  change: (status, verb) => `${verb === 'gain' ? 'ottenere' : 'perdere'} ${statusWord(status)}`,
  gainCounters: (name) => `ottenere ${counterNoun(name, true)}`,
  draw: 'pescare',
  resupply: termMark('resupply', 'Rifornire'),
  roll: 'tirare uno o più dadi',
  create: `creare una ${termMark('token', 'pedina')}`,
  move: (some, verb, due) =>
    aboutTo(
      { text: some, me: false },
      `${verb === 'move-forward' ? 'avanzare' : 'arretrare'}${due}`,
    ),
  ascend: (some, again) =>
    aboutTo(
      { text: some, me: false },
      `${termMark('ascend', 'Ascendere')}${again ? ' di nuovo' : ''}`,
    ),
  daily: (daily) => `durante ${DAILY[daily]},`,
  head: (clause, during) => `se ${clause}${during ? ` durante ${PHASE[during]}` : ''},`,
  instead: withInstead,
  also: (said) =>
    said.startsWith('ottengo ') ? said.replace('ottengo', 'ottengo anche') : `inoltre ${said}`,
});

/** A clause with "invece": behind the verb of what gains or loses something, else before all. */
function withInstead(clause: string): string {
  const gains = /^(?:ottengo|perde) [^,.\n]+$/u.test(clause);
  return gains || clause.startsWith('puoi ')
    ? clause.replace(/^\S+/u, '$& invece')
    : `invece ${clause}`;
}
