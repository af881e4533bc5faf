/** Changes of objects and Expeditions, in Spanish: they gain, lose, Ascend. */

import type { Filter, ObjectReference } from '../../../engine/cards/ability.ts';
import { createChange } from '../../say/change.ts';
import { alternativesOf, referentOf } from '../../say/context.ts';
import type { Phrase } from '../../say/phrase.ts';
import { termMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { amount, perEach } from './amount.ts';
import { expedition } from './expedition.ts';
import { everyPhrase, objectPhrase } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import {
  firstPerson,
  imperativeOf,
  infinitiveOf,
  joinClitic,
  subjunctiveOf,
  thirdPerson,
} from './verb.ts';
import {
  counterNoun,
  counterPhrase,
  genderOf,
  joinList,
  statusWord,
  withDefinite,
  withPreposition,
} from './words.ts';

export const { changeClause, gainedCounters, gainedStatuses } = createChange<Phrase>({
  status: statusWord,
  list: joinList,
  and: 'y',
  or: 'o',
  counters: counterPhrase,
  max: (most) => (most === null ? '' : `, hasta un máximo de ${most}`),
  perEach,
  forEach: (each) => ` por cada ${each}`,
  asMany: (name) => `ese mismo número de ${counterNoun(name, true)}`,
  whatXIs: (count, context) => `, donde X equivale ${withPreposition('a', amount(count, context))}`,
  upTo: 'hasta ',
  verbs: {
    ascend: termMark('ascend', 'ascender'),
    defect: termMark('defect', 'desertar'),
    gain: 'ganar',
    lose: 'perder',
    switch: 'trasladar',
  },
  switched: 'de expedición',
  permanently: (ability) => `de forma permanente ${ability}`,
  subtypes(from, context) {
    const { of, text } = objectPhrase(from, context);
    if (of === null) return `los subtipos ${withPreposition('de', text)}`;
    return `${of === 'me' ? 'mis' : 'sus'} subtipos`;
  },
  allOwn: (name, { person }) => `todos ${person === 1 ? 'mis' : 'sus'} ${counterNoun(name, true)}`,
  give(step, [what, last], mood, context) {
    const to = objectPhrase(step.of, context);
    const verb = mood === 'order' ? imperativeOf('dar') : infinitiveOf('dar');
    if (to.clitic === undefined) return `${verb} ${what} ${withPreposition('a', to.text)}${last}`;
    const pronoun = to.clitic === 'me' ? 'me' : to.plural ? 'les' : 'le';
    return `${joinClitic(verb, pronoun, mood)} ${what}${last}`;
  },
  affected(step, mood, context) {
    if (step.do === 'ascend') return expedition(step.expedition, context);
    if (mood !== 'order') return objectPhrase(step.of, context);
    return allOfYours(step.of, context) ?? everyPhrase(step.of, context);
  },
  chooses: ({ who, of }, statuses, _, context) =>
    `${playerPhrase(who, context)} elige ${objectPhrase(of, context).text}: gana ${statuses}`,
  remove: {
    isSaid: (_, { of }) => of === null,
    all: (name) => `todos los ${counterNoun(name, true)}`,
    clause: (what, { text }, mood) =>
      `${mood === 'order' ? 'retira' : 'retirar'} ${what} ${withPreposition('de', text)}`,
  },
  happens(who, { verb, rest, last }, step) {
    const word = who.person === 1 ? firstPerson(verb) : thirdPerson(verb, who.plural);
    const itself = step.do === 'switch' ? `${who.person === 1 ? 'me' : 'se'} ` : '';
    const isShared = step.do === 'gain-counters' && who.plural && !isAll(step.of);
    const each = isShared ? eachOfThem(who) : '';
    return `${who.text} ${itself}${word} ${rest}`.trim() + each + last;
  },
  caused(who, { verb, rest, last }, step) {
    const isReflexive = step.do === 'switch';
    if (who.of === 'me') {
      return isReflexive
        ? `hacer que me ${subjunctiveOf(verb, false)} ${rest}${last}`.trim()
        : `hacerme ${infinitiveOf(verb)} ${rest}`.trim() + last;
    }
    const subject = who.text === '' ? '' : ` ${who.text}`;
    const itself = isReflexive ? ' se' : '';
    return `hacer que${subject}${itself} ${subjunctiveOf(verb, who.plural)} ${rest}`.trim() + last;
  },
});

function isAll(of: ObjectReference): of is Extract<ObjectReference, { readonly all: Filter }> {
  return typeof of === 'object' && 'all' in of;
}

/** "los personajes que controles": all of your own, whom cards do not name one by one; else null. */
function allOfYours(of: ObjectReference, context: WordingContext): Phrase | null {
  if (!isAll(of) || of.all.of !== 'you' || alternativesOf(of.all)) return null;
  const gender = genderOf(of.all);
  const words = nounPhrase(of.all, true, context);
  context.it = referentOf(of.all, true);
  return { text: withDefinite(words, gender, true), person: 3, plural: true, gender, of: null };
}

/** " cada uno" after what several picked objects gain, which else they could share. */
function eachOfThem({ of, gender, text }: Phrase): string {
  if (of !== null || /^tod[ao]s /u.test(text)) return '';
  return gender === 'f' ? ' cada una' : ' cada uno';
}
