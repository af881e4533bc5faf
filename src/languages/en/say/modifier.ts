/** Modifiers in English: what would happen, and what happens instead or besides (6.2). */

import { createModifiers } from '../../say/modifier.ts';
import { termMark } from '../../say/text.ts';
import { destinationOf, dueTo, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { counterPhrase, DAILY, PHASE, STATUS } from './words.ts';

export const { insteadSentence, alsoSentence } = createModifiers({
  matched,
  triggeringPlayer,
  expedition: someExpedition,
  dueTo,
  about: ({ text }, verb) => `${text} would ${verb}`,
  aboutYou: (verb) => `you would ${verb}`,
  leave: (where, _, context) => `leave ${destinationOf(where, undefined, context)}`,
  go({ to, from }, context) {
    const whence = from ? ` from ${destinationOf(from, undefined, context)}` : '';
    return `go to ${destinationOf(to, undefined, context)}${whence}`;
  },
  sacrificed: () => 'be sacrificed',
  change: (status, verb) => `${verb} ${STATUS[status]}`,
  gainCounters: (name) => `gain ${counterPhrase(name, '1 or more', true)}`,
  draw: 'draw',
  resupply: termMark('resupply', 'Resupply'),
  roll: 'roll dice',
  create: `create a ${termMark('token', 'token')}`,
  move: (some, verb, due) =>
    `${some} would move ${verb === 'move-forward' ? 'forward' : 'backward'}${due}`,
  ascend: (some, again) =>
    `${some} would ${again ? 'attempt to ' : ''}${termMark('ascend', 'Ascend')}${again ? ' again' : ''}`,
  daily: (daily, who, context) =>
    `during ${who === 'you' ? 'your' : `${triggeringPlayer(who, context)}’s`} ${DAILY[daily]},`,
  head: (clause, during) => `if ${clause}${during ? ` during ${PHASE[during]}` : ''},`,
  instead: (said, { may }) =>
    may ? said.replace(/^you may /u, 'you may instead ') : `instead ${said}`,
  also: (said) => (said.startsWith('I ') ? said.replace('I', 'I also') : `also ${said}`),
});
