/** Modifiers in Spanish: what would happen, and what happens instead or in addition (6.2). */

import type { Matched } from '../../say/happening.ts';
import { createModifiers } from '../../say/modifier.ts';
import { termMark } from '../../say/text.ts';
import { becauseOf, destinationOf, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { counterNoun, DAILY, PHASE, statusWord, withPreposition } from './words.ts';

/** "fuese a abandonar", "un personaje fuese a abandonar". */
function aboutTo({ text }: Matched, verb: string): string {
  return `${text} fuese a ${verb}`.trim();
}

export const { wasAboutTo, insteadSentence, alsoSentence } = createModifiers({
  matched,
  triggeringPlayer,
  expedition: someExpedition,
  dueTo: becauseOf,
  about: aboutTo,
  aboutYou: (verb) => `fueses a ${verb}`,
  leave: (where, _, context) => `abandonar ${destinationOf(where, undefined, context)}`,
  go({ to, from }, context) {
    const goal = withPreposition('a', destinationOf(to, undefined, context));
    return `ir ${goal}${from ? ` desde ${destinationOf(from, undefined, context)}` : ''}`;
  },
  sacrificed: () => 'ser sacrificado',
  change: (status, verb) => `${verb === 'gain' ? 'ganar' : 'perder'} ${statusWord(status)}`,
  gainCounters: (name) => `ganar ${counterNoun(name, true)}`,
  draw: 'robar',
  resupply: termMark('resupply', 'reabastecer'),
  roll: 'tirar un dado o más',
  create: `crear una ${termMark('token', 'ficha')}`,
  move: (some, verb, due) =>
    aboutTo(
      { text: some, me: false },
      `${verb === 'move-forward' ? 'avanzar' : 'retroceder'}${due}`,
    ),
  ascend: (some, again) =>
    aboutTo(
      { text: some, me: false },
      `${termMark('ascend', 'ascender')}${again ? ' de nuevo' : ''}`,
    ),
  daily: (daily) => `durante ${DAILY[daily]},`,
  head: (clause, during) => `si ${clause}${during ? ` durante ${PHASE[during]}` : ''},`,
  instead: (said) => `en vez de eso, ${said}`,
  also: (said) => `además, ${said}`,
});
