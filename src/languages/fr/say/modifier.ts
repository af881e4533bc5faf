/** Modifiers in French: what would happen, and what happens instead or besides (6.2). */

import type { Matched } from '../../say/happening.ts';
import { createModifiers } from '../../say/modifier.ts';
import { termMark } from '../../say/text.ts';
import { inZone } from './selection.ts';
import { destinationOf, dueTo, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { infinitiveOf } from './verb.ts';
import { counterNoun, DAILY, PHASE, statusWord, withSi } from './words.ts';

/** "je devais quitter", "un adversaire devait piocher". */
function hadTo({ text, me }: Matched, verb: string): string {
  return `${text} ${me ? 'devais' : 'devait'} ${verb}`;
}

export const { wasAboutTo, insteadSentence, alsoSentence } = createModifiers({
  matched,
  triggeringPlayer,
  expedition: someExpedition,
  dueTo,
  about: hadTo,
  aboutYou: (verb) => `vous deviez ${verb}`,
  leave: (where, _, context) => `quitter ${destinationOf(where, undefined, context)}`,
  go({ to, from }, context) {
    const goal =
      to === 'reserve'
        ? `aller ${inZone(to, undefined, context)}`
        : `rejoindre ${destinationOf(to, undefined, context)}`;
    return `${goal}${from ? ` depuis ${destinationOf(from, undefined, context)}` : ''}`;
  },
  sacrificed: () => 'être sacrifié',
  change: (status, verb) => `${verb === 'gain' ? 'gagner' : 'perdre'} ${statusWord(status)}`,
  gainCounters: (name) => `gagner des ${counterNoun(name, true)}`,
  draw: 'piocher',
  resupply: infinitiveOf(termMark('resupply', 'Ravitailler')),
  roll: 'lancer au moins un dé',
  create: `créer un ${termMark('token', 'jeton')}`,
  move: (some, verb, due) =>
    hadTo({ text: some, me: false }, `${verb === 'move-forward' ? 'avancer' : 'reculer'}${due}`),
  ascend: (some, again) =>
    hadTo(
      { text: some, me: false },
      `${termMark('ascend', 's’Élever')}${again ? ' à nouveau' : ''}`,
    ),
  daily: (daily) => `pendant ${DAILY[daily]},`,
  head: (clause, during) => `${withSi(clause)}${during ? ` pendant ${PHASE[during]}` : ''},`,
  instead(said, { would, may }, hasMore) {
    const isFirst = would.would === 'daily' || said.includes('\n') || (hasMore && !may);
    return isFirst ? `à la place, ${said}` : `${said} à la place`;
  },
  also: (said) =>
    said.startsWith('je ') ? said.replace(/^je \S+/u, '$& aussi') : `en plus, ${said}`,
});
