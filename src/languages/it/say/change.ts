/** Changes of objects and Expeditions, in Italian: they gain, lose, Ascend. */

import { createChange } from '../../say/change.ts';
import type { Phrase } from '../../say/phrase.ts';
import { termMark } from '../../say/text.ts';
import { amount, perEach } from './amount.ts';
import { expedition } from './expedition.ts';
import { allOrPicked, everyPhrase, gainingPhrase, objectPhrase } from './reference.ts';
import { playerPhrase } from './selection.ts';
import { firstPerson, imperativeOf, infinitiveOf, joinClitic, thirdPerson } from './verb.ts';
import {
  counterNoun,
  counterPhrase,
  joinList,
  statusWord,
  withA,
  withPreposition,
} from './words.ts';

export const { changeClause, gainedCounters, gainedStatuses } = createChange<Phrase>({
  status: statusWord,
  list: joinList,
  and: 'e',
  or: 'o',
  counters: counterPhrase,
  max: (most) => (most === null ? '' : `, fino a un max di ${most}`),
  perEach,
  forEach: (each) => ` per ogni ${each}`,
  asMany: (name) => `altrettanti ${counterNoun(name, true)}`,
  whatXIs: (count, context) => `, dove X è ${amount(count, context)}`,
  upTo: 'fino a ',
  verbs: {
    ascend: termMark('ascend', 'Ascendere'),
    defect: termMark('defect', 'disertare'),
    gain: 'ottenere',
    lose: 'perdere',
    switch: 'cambiare',
  },
  switched: 'spedizione',
  permanently: (ability) => `in modo permanente ${ability}`,
  subtypes(from, context) {
    const { of, plural, text } = objectPhrase(from, context);
    if (of === null) return `i sottotipi ${withPreposition('di', text)}`;
    return `i ${of === 'me' ? 'miei' : plural ? 'loro' : 'suoi'} sottotipi`;
  },
  allOwn(name, { person, plural }) {
    const whose = person === 1 ? 'miei' : plural ? 'loro' : 'suoi';
    return `tutti i ${whose} ${counterNoun(name, true)}`;
  },
  give(step, counters, mood, context) {
    const to = objectPhrase(step.of, context);
    const what = counters.join('');
    const verb = mood === 'order' ? imperativeOf('conferire') : 'conferire';
    const pronoun = dativeOf(to);
    if (pronoun === null) return `${verb} ${what} ${withA(to.text)}`;
    return `${joinClitic(verb, pronoun, mood)} ${what}`;
  },
  affected(step, mood, context) {
    if (step.do === 'ascend') return expedition(step.expedition, context);
    if (step.do === 'lose-counters' && step.count === 'all') return allOrPicked(step.of, context);
    if (mood !== 'order') return objectPhrase(step.of, context);
    const phrase = step.do === 'gain-counters' ? gainingPhrase : everyPhrase;
    return phrase(step.of, context);
  },
  chooses: ({ who, of }, statuses, _, context) =>
    `${playerPhrase(who, context)} sceglie ${objectPhrase(of, context).text}, che ottiene ${statuses}`,
  remove: {
    isSaid: (_, { of }) => of === null,
    all: (name) => `tutti i ${counterNoun(name, true)}`,
    clause: (what, { text }, mood) =>
      `${mood === 'order' ? 'rimuovi' : 'rimuovere'} ${what} ${withPreposition('da', text)}`,
  },
  happens(who, { verb, rest, last }, step) {
    const word = who.person === 1 ? firstPerson(verb) : thirdPerson(verb, who.plural);
    const each = step.do === 'gain-counters' && who.plural ? eachOfThem(who) : '';
    return `${who.text} ${word} ${rest}${each}${last}`.trim();
  },
  caused(who, { verb, rest, last }) {
    const pronoun = rest === '' ? (who.clitic ?? null) : dativeOf(who);
    const done = `${infinitiveOf(verb)} ${rest}`.trim();
    if (pronoun !== null) return `far${pronoun} ${done}${last}`;
    return `far ${done} ${rest === '' ? who.text : withA(who.text)}${last}`;
  },
});

/** "mi", "gli", "le" joined to a verb; null when the person has to be named after it. */
function dativeOf(of: Phrase): string | null {
  if (of.clitic === undefined) return null;
  return of.clitic === 'mi' ? 'mi' : of.gender === 'f' && !of.plural ? 'le' : 'gli';
}

/** " ciascuno" after what several picked objects gain, which else they could share. */
function eachOfThem({ of, gender, text }: Phrase): string {
  if (of !== null || /^(?:tutt[ei]|i|gli|le) /u.test(text)) return '';
  return gender === 'f' ? ' ciascuna' : ' ciascuno';
}
