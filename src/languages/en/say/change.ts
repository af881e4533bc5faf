/** Changes of objects and Expeditions, in English: they gain, lose, Ascend. */

import { createChange } from '../../say/change.ts';
import { termMark } from '../../say/text.ts';
import { amount, perEach } from './amount.ts';
import { expedition } from './expedition.ts';
import { type EnglishPhrase, objectPhrase, withPossessor } from './reference.ts';
import { playerPhrase } from './selection.ts';
import { objectVerb } from './verb.ts';
import { counterPhrase, joinList, STATUS } from './words.ts';

export const { changeClause, gainedCounters, gainedStatuses } = createChange<EnglishPhrase>({
  status: (id) => STATUS[id],
  list: joinList,
  and: 'and',
  or: 'or',
  counters: counterPhrase,
  max: (most) => (most === null ? '' : `, up to a max of ${most}`),
  perEach,
  forEach: (each) => ` for each ${each}`,
  asMany: (name) => counterPhrase(name, 'as many', true),
  whatXIs: (count, context) => `, X being ${amount(count, context)}`,
  upTo: 'up to ',
  verbs: {
    ascend: termMark('ascend', 'Ascend'),
    defect: termMark('defect', 'defect'),
    gain: 'gain',
    lose: 'lose',
    switch: 'switch',
  },
  switched: 'Expeditions',
  permanently: (ability) => ability,
  subtypes: (from, context) => withPossessor('sub-types', from, context),
  allOwn: (name, { person, plural }) =>
    counterPhrase(name, `all ${person === 1 ? 'my' : plural ? 'their' : 'its'}`, true),
  give(step, counters, mood, context) {
    const to = objectPhrase(step.of, context, 'object').text;
    return `${mood === 'infinitive' ? 'give' : 'you give'} ${to} ${counters.join('')}`;
  },
  affected: (step, _, context) =>
    step.do === 'ascend'
      ? expedition(step.expedition, context)
      : objectPhrase(step.of, context, 'subject'),
  chooses({ who, of }, statuses, mood, context) {
    const chooses = `${playerPhrase(who, context)} chooses ${objectPhrase(of, context, 'object').text}`;
    const gains = objectVerb(objectPhrase('it', context, 'subject'), `gain ${statuses}`, mood);
    return `${chooses}, and ${gains}`;
  },
  happens(who, { verb, rest, last }, { do: step }) {
    const text = step === 'gain-ability' ? `${who.text} permanently` : who.text;
    return objectVerb({ ...who, text }, `${verb} ${rest}`.trim() + last, 'order');
  },
  caused(who, { verb, rest, last }, { do: step }) {
    const how = step === 'gain-ability' ? 'permanently ' : '';
    return objectVerb(who, `${how}${verb} ${rest}`.trim() + last, 'infinitive');
  },
});
