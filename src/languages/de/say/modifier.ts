/** Modifiers in German: what would happen, and what happens instead or in addition (6.2). */

import type { Phase } from '../../../engine/cards/ability.ts';
import type { Matched } from '../../say/happening.ts';
import { createModifiers } from '../../say/modifier.ts';
import { termMark } from '../../say/text.ts';
import { arrangedSentence } from './clause.ts';
import { fromZone, intoZone, isRelation, relationPhrase } from './selection.ts';
import { becauseOf, destinationOf, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { counterNoun, dailyWith, IN_PHASE, statusWord } from './words.ts';

/** "ich die Expeditionszone verlassen würde". */
function wouldDo({ text }: Matched, words: string): string {
  return `${text} ${words} würde`;
}

/** "am Abend ", which comes before the verb. */
function inPhase(during: Phase | undefined): string {
  return during ? `${IN_PHASE[during]} ` : '';
}

export const {
  wasAboutTo: playerWould,
  insteadSentence,
  alsoSentence,
} = createModifiers({
  matched,
  triggeringPlayer,
  expedition: someExpedition,
  dueTo: (what) => `${becauseOf(what)} `,
  about: wouldDo,
  aboutYou: (words) => `du ${words} würdest`,
  leave: (where, during, context) =>
    `${destinationOf(where, undefined, context, 'acc')} ${inPhase(during)}verlassen`,
  go({ from, to, during }, context) {
    const whence = !from
      ? ''
      : isRelation(from)
        ? `aus ${relationPhrase(from, 'dat')} `
        : `${fromZone(from, undefined, context)} `;
    const goal = isRelation(to)
      ? `in ${relationPhrase(to, 'acc')}`
      : intoZone(to, undefined, context);
    return `${inPhase(during)}${whence}${goal} gehen`;
  },
  sacrificed: (during) => `${inPhase(during)}geopfert werden`,
  change: (status, verb) => `${statusWord(status)} ${verb === 'gain' ? 'erhalten' : 'verlieren'}`,
  gainCounters: (name) => `${counterNoun(name, true)} erhalten`,
  draw: 'eine oder mehrere Karten ziehen',
  resupply: `${termMark('resupply', 'Nachschub')} nutzen`,
  roll: 'einen oder mehrere Würfel werfen',
  create: `eine ${termMark('token', 'Marke')} erschaffen`,
  move(some, verb, due, during) {
    const way = verb === 'move-forward' ? 'vorwärts bewegen' : 'zurückbewegen';
    return `sich ${some} ${inPhase(during)}${due}${way} würde`;
  },
  ascend: (some, again) =>
    `${some} ${again ? 'erneut ' : ''}${termMark('ascend', 'Aufsteigend')} wäre`,
  daily: (daily) => `während ${dailyWith(daily, 'gen')}`,
  head: (clause) => `falls ${clause},`,
  instead: (said) => withWord(said, 'stattdessen'),
  also: (said) => withWord(said, 'zusätzlich'),
  arranged: arrangedSentence,
});

/** A clause with "stattdessen" or "zusätzlich" behind its verb, its subject and "sich". */
function withWord(clause: string, word: string): string {
  const pronoun = '(?: (?:mich|dich|sich|ihn|sie|es|dir|mir)(?= ))?';
  const marked = new RegExp(`^(\uE004[^\uE000]*\uE000[^\uE001]*\uE001${pronoun})`, 'u');
  if (marked.test(clause)) return clause.replace(marked, `$1 ${word}`);
  return clause.replace(new RegExp(`^(\\S+${pronoun})`, 'u'), `$1 ${word}`);
}
