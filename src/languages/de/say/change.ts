/** Changes of objects and Expeditions, in German: they gain, lose, Ascend. */

import type { Filter, ObjectReference } from '../../../engine/cards/ability.ts';
import { createChange } from '../../say/change.ts';
import type { StepOf } from '../../say/step.ts';
import { termMark, withCapital } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { perEach, whatXIs } from './amount.ts';
import { TAIL } from './clause.ts';
import { expedition } from './expedition.ts';
import { causedClause } from './player-verb.ts';
import { allPhrase, everyPhrase, type GermanPhrase, objectPhrase } from './reference.ts';
import { playerPhrase } from './selection.ts';
import { orderOrInfinitive, statementOf } from './verb.ts';
import { counterNoun, counterPhrase, declinedEin, joinList, statusWord } from './words.ts';

const changes = createChange<GermanPhrase>({
  status: statusWord,
  list: joinList,
  and: 'und',
  or: 'oder',
  counters: counterPhrase,
  // What follows the verb in the infinitive comes after the mark of the tail.
  max: (most) => `${TAIL}${most === null ? '' : `, bis maximal ${most}`}`,
  perEach,
  forEach: (each) => ` pro ${each}`,
  asMany: (name) => `die gleiche Anzahl an ${counterNoun(name, true)}`,
  whatXIs,
  upTo: 'bis zu ',
  verbs: {
    ascend: 'sein',
    defect: `${termMark('defect', 'über')}+laufen`,
    gain: 'erhalten',
    lose: 'verlieren',
    switch: 'wechseln',
  },
  switched: 'Expeditionen',
  permanently: (ability) => `dauerhaft ${ability}`,
  subtypes(from, context) {
    const { of, plural, gender, text } = objectPhrase(from, context, 'gen');
    if (of === 'me') return 'meine Subtypen';
    if (of === null) return `die Subtypen ${text}`;
    return `${plural || gender === 'f' ? 'ihre' : 'seine'} Subtypen`;
  },
  allOwn(name, { person, plural, gender }) {
    const stem = person === 'ich' ? 'mein' : plural || gender === 'f' ? 'ihr' : 'sein';
    const own = declinedEin(stem, { gender: 'f', plural: true, grammar: 'acc' });
    return `alle ${own} ${counterNoun(name, true)}`;
  },
  isGiven: (_, mood) => mood === 'infinitive',
  give(step, counters, mood, context) {
    const to = objectPhrase(step.of, context, 'dat').text;
    return orderOrInfinitive('geben', `${to} ${counters.join('')}`, mood);
  },
  affected(step, mood, context) {
    const grammar = mood === 'order' ? 'nom' : 'acc';
    if (step.do === 'ascend') return expedition(step.expedition, context, grammar);
    if (step.do === 'lose-counters' && isRemoved(step))
      return objectPhrase(step.of, context, 'dat');
    if (mood !== 'order') return objectPhrase(step.of, context, grammar);
    return isAllOfYours(step.of)
      ? allPhrase(step.of.all, 'none', grammar, context)
      : everyPhrase(step.of, context, grammar);
  },
  chooses({ who, of }, statuses, _, context) {
    const said = playerPhrase(who, context);
    const what = objectPhrase(of, context, 'acc').text;
    const it = withCapital(objectPhrase('it', context).text);
    return statementOf(said, 'wählen', 'er', `${what}: ${it} erhält ${statuses}`);
  },
  remove: {
    isSaid: isRemoved,
    all: (name) => `alle ${counterNoun(name, true)}`,
    clause: (what, { text }, mood) => orderOrInfinitive('entfernen', `${what} von ${text}`, mood),
  },
  happens(who, { verb, rest, last }, step) {
    if (step.do === 'ascend')
      return statementOf(who.text, verb, who.person, termMark('ascend', 'Aufsteigend'));
    const isEach = step.do === 'gain-counters' && isShared(who) && !isAllOfYours(step.of);
    return statementOf(who.text, verb, who.person, `${isEach ? 'je ' : ''}${rest}${last}`);
  },
  caused: (who, { verb, rest, last }, step) =>
    step.do === 'ascend'
      ? causedClause(who.text, termMark('ascend', 'Aufsteigen'), '')
      : causedClause(who.text, verb, rest.replace(TAIL, '') + last),
});

export const { changeClause, gainedStatuses } = changes;

/** "1 Verstärkung", "1 Verstärkung pro Karte …", "X Verstärkungen, wobei X … ist". */
export function gainedCounters(step: StepOf<'gain-counters'>, context: WordingContext): string {
  return changes.gainedCounters(step, context).replace(TAIL, '');
}

/** Whether all that you control are meant, or those of your own zone, whom cards name without article. */
function isAllOfYours(
  of: ObjectReference,
): of is Extract<ObjectReference, { readonly all: Filter }> {
  return typeof of === 'object' && 'all' in of && of.all.of === 'you';
}

/** Whether counters are taken off something that the clause names. */
function isRemoved({ of }: StepOf<'lose-counters'>): boolean {
  return typeof of === 'object' && !('as' in of && !('target' in of) && !('choose' in of));
}

/** Whether several picked objects gain something, which else they could share. */
function isShared({ of, plural, text }: GermanPhrase): boolean {
  return plural && of === null && !text.startsWith('alle ');
}
