/** Changes of objects and Expeditions, in French: they gain, lose, Ascend. */

import type { Status } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import type { Phrase } from '../../say/phrase.ts';
import type { ChangeStep, StepOf } from '../../say/step.ts';
import { termMark } from '../../say/text.ts';
import type { Mood } from '../../say/wording.ts';
import { amount, perEach } from './amount.ts';
import { expedition } from './expedition.ts';
import { allOrPicked, everyPhrase, gainingPhrase, objectPhrase } from './reference.ts';
import { playerPhrase } from './selection.ts';
import { causativeOf, secondPerson, thirdPerson } from './verb.ts';
import { counterNoun, counterPhrase, joinList, statusWord, withA, withDe } from './words.ts';

/** "1 boost", "1 boost par carte …", "X boosts, X étant …". */
export function gainedCounters(step: StepOf<'gain-counters'>, context: WordingContext): string {
  return countersGained(step, context).join('');
}

/** The counters, and the value of X, which stands after the object that gains them. */
function countersGained(
  step: StepOf<'gain-counters'>,
  context: WordingContext,
): readonly [what: string, whatXIs?: string] {
  const max = step.max === undefined ? '' : `, jusqu’à un max de ${amount(step.max, context)}`;
  if (typeof step.count === 'number') {
    return [counterPhrase(step.counter, String(step.count), step.count !== 1) + max];
  }
  const each = perEach(step.count, context);
  if (each !== null) return [`${counterPhrase(step.counter, '1', false)} par ${each}${max}`];
  if ('affected' in step.count) return [`autant ${withDe(counterNoun(step.counter, true))}${max}`];
  const whatXIs = `, X étant ${amount(step.count, context)}`;
  return [counterPhrase(step.counter, 'X', true) + max, whatXIs];
}

export function joinStatuses(all: readonly Status[], last: 'et' | 'ou'): string {
  return joinList(
    all.map((id) => statusWord(id)),
    last,
  );
}

/** The predicate of a change: its verb and the rest ("gagner", "1 boost"). */
function predicateOf(
  step: ChangeStep,
  who: Phrase,
  context: WordingContext,
): readonly [verb: string, rest: string, last?: string] {
  switch (step.do) {
    case 'ascend':
      return [termMark('ascend', 's’Élever'), ''];
    case 'defect':
      return [termMark('defect', 'trahir'), ''];
    case 'gain':
      return ['gagner', joinStatuses(step.statuses, step.one ? 'ou' : 'et')];
    case 'gain-counters':
      return ['gagner', ...countersGained(step, context)];
    case 'gain-ability':
      return ['gagner', `de façon permanente ${context.language.quote(context.say(step.ability))}`];
    case 'gain-subtypes': {
      const whose = objectPhrase(step.from, context);
      if (whose.of === 'me') return ['gagner', 'mes sous-types'];
      if (whose.of === 'it') return ['gagner', `${whose.plural ? 'leurs' : 'ses'} sous-types`];
      return ['gagner', `les sous-types ${withDe(whose.text)}`];
    }
    case 'lose':
      return ['perdre', joinStatuses(step.statuses, 'et')];
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const whose = who.person === 1 ? 'mes' : who.plural ? 'leurs' : 'ses';
        return ['perdre', `tous ${whose} ${counterNoun(name, true)}`];
      }
      const upTo = step.upTo ? 'jusqu’à ' : '';
      return ['perdre', counterPhrase(name, upTo + amount(step.count, context), step.count !== 1)];
    }
    case 'switch':
      return ['changer', 'd’Expédition'];
  }
}

/** "me", "lui", "leur" before a verb; null when the person has to be named after it. */
function dativeOf(of: Phrase): string | null {
  if (of.clitic === undefined) return null;
  return of.clitic === 'me' ? 'me' : of.plural ? 'leur' : 'lui';
}

/** "donner 1 boost à un Personnage ciblé", "donnez-lui 1 boost". */
function giveClause(step: StepOf<'gain-counters'>, mood: Mood, context: WordingContext): string {
  const to = objectPhrase(step.of, context);
  const what = gainedCounters(step, context);
  const pronoun = dativeOf(to);
  if (pronoun === null)
    return `${mood === 'order' ? secondPerson('donner') : 'donner'} ${what} ${withA(to.text)}`;
  if (mood === 'infinitive') return `${pronoun} donner ${what}`;
  return `donnez-${pronoun === 'me' ? 'moi' : pronoun} ${what}`;
}

/** "retirez 3 compteurs d’une carte ciblée", "retirez tous les boosts des Personnages". */
function removeClause(
  step: StepOf<'lose-counters'>,
  who: Phrase,
  mood: Mood,
  context: WordingContext,
): string {
  const name = step.counter ?? 'any';
  const what =
    step.count === 'all'
      ? `tous les ${counterNoun(name, true)}`
      : `${step.upTo ? 'jusqu’à ' : ''}${counterPhrase(name, amount(step.count, context), step.count !== 1)}`;
  return `${mood === 'order' ? secondPerson('retirer') : 'retirer'} ${what} ${withDe(who.text)}`;
}

/** The object or the Expedition to which a change happens. */
function affectedBy(step: ChangeStep, mood: Mood, context: WordingContext): Phrase {
  if (step.do === 'ascend') return expedition(step.expedition, context);
  if (step.do === 'lose-counters' && step.count === 'all') return allOrPicked(step.of, context);
  if (mood !== 'order') return objectPhrase(step.of, context);
  return step.do === 'gain-counters'
    ? gainingPhrase(step.of, context)
    : everyPhrase(step.of, context);
}

export function changeClause(step: ChangeStep, mood: Mood, context: WordingContext): string {
  if (step.do === 'gain-counters' && step.give) return giveClause(step, mood, context);
  const who = affectedBy(step, mood, context);
  if (step.do === 'gain' && step.who !== undefined && step.who !== 'you') {
    const it = objectPhrase('it', context).text;
    const gains = `${it} gagne ${joinStatuses(step.statuses, step.one ? 'ou' : 'et')}`;
    return `${playerPhrase(step.who, context)} choisit ${objectPhrase(step.of, context).text}, et ${gains}`;
  }
  if (step.do === 'lose-counters' && who.of === null) return removeClause(step, who, mood, context);
  const [verb, rest, last = ''] = predicateOf(step, who, context);
  if (mood === 'infinitive') {
    const intransitive = step.do === 'switch' || step.do === 'defect' || step.do === 'ascend';
    if (intransitive) return causativeOf(`${verb} ${rest}`.trim(), who, null);
    const pronoun = dativeOf(who);
    if (pronoun !== null) return causativeOf(`${verb} ${rest}`, who, pronoun) + last;
    return `faire ${verb} ${rest} ${withA(who.text)}${last}`;
  }
  const conjugated =
    step.do === 'ascend'
      ? termMark('ascend', who.plural ? 's’Élèvent' : 's’Élève')
      : conjugateFor(who, verb);
  const each = step.do === 'gain-counters' && who.plural ? eachOfThem(who) : '';
  return `${who.text} ${conjugated} ${each}${rest}${last}`.trim();
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
