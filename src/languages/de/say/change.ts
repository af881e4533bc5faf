/** Changes of objects and Expeditions, in German: they gain, lose, Ascend. */

import type { Filter, ObjectReference, Status } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import type { ChangeStep, StepOf } from '../../say/step.ts';
import { termMark, withCapital } from '../../say/text.ts';
import type { Mood } from '../../say/wording.ts';
import { amount, perEach, whatXIs } from './amount.ts';
import { TAIL } from './clause.ts';
import { expedition } from './expedition.ts';
import { causedClause } from './player-verb.ts';
import { allPhrase, everyPhrase, type GermanPhrase, objectPhrase } from './reference.ts';
import { playerPhrase } from './selection.ts';
import { orderOrInfinitive, statementOf } from './verb.ts';
import {
  counterNoun,
  counterPhrase,
  declinedEin,
  type GermanCase,
  joinList,
  statusWord,
} from './words.ts';

/** "1 Verstärkung", "1 Verstärkung pro Karte …", "X Verstärkungen, wobei X … ist". */
export function gainedCounters(step: StepOf<'gain-counters'>, context: WordingContext): string {
  return countersGained(step, context).replace(TAIL, '');
}

/** The counters; what follows the verb in the infinitive comes after the mark of the tail. */
function countersGained(step: StepOf<'gain-counters'>, context: WordingContext): string {
  const max = step.max === undefined ? '' : `, bis maximal ${amount(step.max, context)}`;
  if (typeof step.count === 'number') {
    const what = counterPhrase(step.counter, String(step.count), step.count !== 1);
    return what + TAIL + max;
  }
  const each = perEach(step.count, context);
  if (each !== null) return `${counterPhrase(step.counter, '1', false)} pro ${each}${TAIL}${max}`;
  if ('affected' in step.count)
    return `die gleiche Anzahl an ${counterNoun(step.counter, true)}${TAIL}${max}`;
  return `${counterPhrase(step.counter, 'X', true)}${TAIL}${max}${whatXIs(step.count, context)}`;
}

export function joinStatuses(all: readonly Status[], last: 'und' | 'oder'): string {
  return joinList(
    all.map((id) => statusWord(id)),
    last,
  );
}

/** The predicate of a change: its verb and the rest ("erhalten", "1 Verstärkung"). */
function predicateOf(
  step: ChangeStep,
  who: GermanPhrase,
  context: WordingContext,
): readonly [verb: string, rest: string] {
  switch (step.do) {
    case 'ascend':
      return ['sein', termMark('ascend', 'Aufsteigend')];
    case 'defect':
      return [`${termMark('defect', 'über')}+laufen`, ''];
    case 'gain':
      return ['erhalten', joinStatuses(step.statuses, step.one ? 'oder' : 'und')];
    case 'gain-counters':
      return ['erhalten', countersGained(step, context)];
    case 'gain-ability':
      return ['erhalten', `dauerhaft ${context.language.quote(context.say(step.ability))}`];
    case 'gain-subtypes': {
      const whose = objectPhrase(step.from, context, 'gen');
      if (whose.of === 'me') return ['erhalten', 'meine Subtypen'];
      if (whose.of === null) return ['erhalten', `die Subtypen ${whose.text}`];
      return ['erhalten', `${whose.plural || whose.gender === 'f' ? 'ihre' : 'seine'} Subtypen`];
    }
    case 'lose':
      return ['verlieren', joinStatuses(step.statuses, 'und')];
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const stem =
          who.person === 'ich' ? 'mein' : who.plural || who.gender === 'f' ? 'ihr' : 'sein';
        const own = declinedEin(stem, { gender: 'f', plural: true, grammar: 'acc' });
        return ['verlieren', `alle ${own} ${counterNoun(name, true)}`];
      }
      const upTo = step.upTo ? 'bis zu ' : '';
      const many = upTo + amount(step.count, context);
      return ['verlieren', counterPhrase(name, many, step.count !== 1)];
    }
    case 'switch':
      return ['wechseln', 'Expeditionen'];
  }
}

/** Whether all that you control are meant, or those of your own zone, whom cards name without article. */
function isAllOfYours(
  of: ObjectReference,
): of is Extract<ObjectReference, { readonly all: Filter }> {
  return typeof of === 'object' && 'all' in of && of.all.of === 'you';
}

function subjectIn(
  step: ChangeStep,
  mood: Mood,
  grammar: GermanCase,
  context: WordingContext,
): GermanPhrase {
  if (step.do === 'ascend') return expedition(step.expedition, context, grammar);
  if (mood === 'order' && isAllOfYours(step.of))
    return allPhrase(step.of.all, 'none', grammar, context);
  return mood === 'order'
    ? everyPhrase(step.of, context, grammar)
    : objectPhrase(step.of, context, grammar);
}

/** "gib einem Charakter deiner Wahl 1 Verstärkung". */
function giveClause(step: StepOf<'gain-counters'>, mood: Mood, context: WordingContext): string {
  const to = objectPhrase(step.of, context, 'dat').text;
  return orderOrInfinitive('geben', `${to} ${countersGained(step, context)}`, mood);
}

/** "entferne alle Verstärkungen von einem Charakter deiner Wahl". */
function removeClause(step: StepOf<'lose-counters'>, mood: Mood, context: WordingContext): string {
  const name = step.counter ?? 'any';
  const from = objectPhrase(step.of, context, 'dat').text;
  const what =
    step.count === 'all'
      ? `alle ${counterNoun(name, true)}`
      : counterPhrase(
          name,
          `${step.upTo ? 'bis zu ' : ''}${amount(step.count, context)}`,
          step.count !== 1,
        );
  return orderOrInfinitive('entfernen', `${what} von ${from}`, mood);
}

/** "er wählt einen Charakter: Er erhält Vergänglich". */
function chosenGain(step: StepOf<'gain'>, context: WordingContext): string {
  const who = playerPhrase(step.who!, context);
  const what = objectPhrase(step.of, context, 'acc');
  const gains = `erhält ${joinStatuses(step.statuses, step.one ? 'oder' : 'und')}`;
  const pronoun = objectPhrase('it', context).text;
  return statementOf(who, 'wählen', 'er', `${what.text}: ${withCapital(pronoun)} ${gains}`);
}

/** Whether counters are taken off something that the clause names. */
function isRemoved(step: ChangeStep): step is StepOf<'lose-counters'> {
  return (
    step.do === 'lose-counters' &&
    typeof step.of === 'object' &&
    !('as' in step.of && !('target' in step.of) && !('choose' in step.of))
  );
}

export function changeClause(step: ChangeStep, mood: Mood, context: WordingContext): string {
  if (step.do === 'gain-counters' && (step.give || mood === 'infinitive'))
    return giveClause(step, mood, context);
  if (step.do === 'gain' && step.who !== undefined && step.who !== 'you')
    return chosenGain(step, context);
  if (isRemoved(step)) return removeClause(step, mood, context);
  if (mood === 'infinitive') {
    const who = subjectIn(step, mood, 'acc', context);
    if (step.do === 'ascend') return causedClause(who.text, termMark('ascend', 'Aufsteigen'), '');
    const [verb, rest] = predicateOf(step, who, context);
    return causedClause(who.text, verb, rest.replace(TAIL, ''));
  }
  const who = subjectIn(step, mood, 'nom', context);
  const [verb, rest] = predicateOf(step, who, context);
  const each = step.do === 'gain-counters' && isShared(who) && !isAllOfYours(step.of) ? 'je ' : '';
  return statementOf(who.text, verb, who.person, each + rest);
}

/** Whether several picked objects gain something, which else they could share. */
function isShared({ of, plural, text }: GermanPhrase): boolean {
  return plural && of === null && !text.startsWith('alle ');
}
