/** Changes of objects and Expeditions, in French: they gain, lose, Ascend. */

import { createChange } from '../../say/change.ts';
import type { Phrase } from '../../say/phrase.ts';
import { termMark } from '../../say/text.ts';
import { amount, perEach } from './amount.ts';
import { expedition } from './expedition.ts';
import { allOrPicked, everyPhrase, gainingPhrase, objectPhrase } from './reference.ts';
import { playerPhrase } from './selection.ts';
import { causativeOf, secondPerson, thirdPerson } from './verb.ts';
import { counterNoun, counterPhrase, joinList, statusWord, withA, withDe } from './words.ts';

export const { changeClause, gainedCounters, gainedStatuses } = createChange<Phrase>({
  status: (id) => statusWord(id),
  list: joinList,
  and: 'et',
  or: 'ou',
  counters: counterPhrase,
  max: (most) => (most === null ? '' : `, jusqu’à un max de ${most}`),
  perEach,
  forEach: (each) => ` par ${each}`,
  asMany: (name) => `autant ${withDe(counterNoun(name, true))}`,
  whatXIs: (count, context) => `, X étant ${amount(count, context)}`,
  upTo: 'jusqu’à ',
  verbs: {
    ascend: termMark('ascend', 's’Élever'),
    defect: termMark('defect', 'trahir'),
    gain: 'gagner',
    lose: 'perdre',
    switch: 'changer',
  },
  switched: 'd’Expédition',
  permanently: (ability) => `de façon permanente ${ability}`,
  subtypes(from, context) {
    const { of, plural, text } = objectPhrase(from, context);
    if (of === null) return `les sous-types ${withDe(text)}`;
    return `${of === 'me' ? 'mes' : plural ? 'leurs' : 'ses'} sous-types`;
  },
  allOwn(name, { person, plural }) {
    const whose = person === 1 ? 'mes' : plural ? 'leurs' : 'ses';
    return `tous ${whose} ${counterNoun(name, true)}`;
  },
  give(step, counters, mood, context) {
    const to = objectPhrase(step.of, context);
    const what = counters.join('');
    const pronoun = dativeOf(to);
    if (pronoun === null)
      return `${mood === 'order' ? secondPerson('donner') : 'donner'} ${what} ${withA(to.text)}`;
    if (mood === 'infinitive') return `${pronoun} donner ${what}`;
    return `donnez-${pronoun === 'me' ? 'moi' : pronoun} ${what}`;
  },
  affected(step, mood, context) {
    if (step.do === 'ascend') return expedition(step.expedition, context);
    if (step.do === 'lose-counters' && step.count === 'all') return allOrPicked(step.of, context);
    if (mood !== 'order') return objectPhrase(step.of, context);
    const phrase = step.do === 'gain-counters' ? gainingPhrase : everyPhrase;
    return phrase(step.of, context);
  },
  chooses({ who, of }, statuses, _, context) {
    const chooses = `${playerPhrase(who, context)} choisit ${objectPhrase(of, context).text}`;
    return `${chooses}, et ${objectPhrase('it', context).text} gagne ${statuses}`;
  },
  remove: {
    isSaid: (_, { of }) => of === null,
    all: (name) => `tous les ${counterNoun(name, true)}`,
    clause: (what, { text }, mood) =>
      `${mood === 'order' ? secondPerson('retirer') : 'retirer'} ${what} ${withDe(text)}`,
  },
  happens(who, { verb, rest, last }, { do: step }) {
    const word =
      step === 'ascend'
        ? termMark('ascend', who.plural ? 's’Élèvent' : 's’Élève')
        : conjugateFor(who, verb);
    const each = step === 'gain-counters' && who.plural ? eachOfThem(who) : '';
    return `${who.text} ${word} ${each}${rest}${last}`.trim();
  },
  caused(who, { verb, rest, last }, { do: step }) {
    const done = `${verb} ${rest}`.trim();
    if (step === 'switch' || step === 'defect' || step === 'ascend')
      return causativeOf(done, who, null);
    const pronoun = dativeOf(who);
    if (pronoun !== null) return causativeOf(done, who, pronoun) + last;
    return `faire ${done} ${withA(who.text)}${last}`;
  },
});

/** "me", "lui", "leur" before a verb; null when the person has to be named after it. */
function dativeOf(of: Phrase): string | null {
  if (of.clitic === undefined) return null;
  return of.clitic === 'me' ? 'me' : of.plural ? 'leur' : 'lui';
}

/** "chacun " after the verb of several picked objects, which else could share what they gain. */
function eachOfThem({ of, gender, text }: Phrase): string {
  if (of !== null || /^(?:tou(?:te)?s )?les /u.test(text)) return '';
  return gender === 'f' ? 'chacune ' : 'chacun ';
}

function conjugateFor(who: Phrase, verb: string): string {
  const word = thirdPerson(verb, who.plural);
  return who.person === 1 ? word.replace(/(perd|trahi)t?(?=\]\]|$)/u, '$1s') : word;
}
