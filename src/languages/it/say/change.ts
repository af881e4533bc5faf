/** Changes of objects and Expeditions, in Italian: they gain, lose, Ascend. */

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
import { firstPerson, imperativeOf, infinitiveOf, joinClitic, thirdPerson } from './verb.ts';
import {
  counterNoun,
  counterPhrase,
  joinList,
  statusWord,
  withA,
  withPreposition,
} from './words.ts';

/** "1 rinforzo", "1 rinforzo per ogni carta …", "X rinforzi, dove X è …". */
export function gainedCounters(step: StepOf<'gain-counters'>, context: WordingContext): string {
  return countersGained(step, context).join('');
}

/** The counters, and the value of X, which stands after the object that gains them. */
function countersGained(
  step: StepOf<'gain-counters'>,
  context: WordingContext,
): readonly [what: string, whatXIs?: string] {
  const max = step.max === undefined ? '' : `, fino a un max di ${amount(step.max, context)}`;
  if (typeof step.count === 'number') {
    return [counterPhrase(step.counter, String(step.count), step.count !== 1) + max];
  }
  const each = perEach(step.count, context);
  if (each !== null) return [`${counterPhrase(step.counter, '1', false)} per ogni ${each}${max}`];
  if ('affected' in step.count) return [`altrettanti ${counterNoun(step.counter, true)}${max}`];
  const whatXIs = `, dove X è ${amount(step.count, context)}`;
  return [counterPhrase(step.counter, 'X', true) + max, whatXIs];
}

export function joinStatuses(all: readonly Status[], last: 'e' | 'o'): string {
  return joinList(
    all.map((id) => statusWord(id)),
    last,
  );
}

/** The predicate of a change: its verb and the rest ("ottenere", "1 rinforzo"). */
function predicateOf(
  step: ChangeStep,
  who: Phrase,
  context: WordingContext,
): readonly [verb: string, rest: string, last?: string] {
  switch (step.do) {
    case 'ascend':
      return [termMark('ascend', 'Ascendere'), ''];
    case 'defect':
      return [termMark('defect', 'disertare'), ''];
    case 'gain':
      return ['ottenere', joinStatuses(step.statuses, step.one ? 'o' : 'e')];
    case 'gain-counters':
      return ['ottenere', ...countersGained(step, context)];
    case 'gain-ability':
      return [
        'ottenere',
        `in modo permanente ${context.language.quote(context.say(step.ability))}`,
      ];
    case 'gain-subtypes': {
      const whose = objectPhrase(step.from, context);
      if (whose.of === 'me') return ['ottenere', 'i miei sottotipi'];
      if (whose.of === 'it') return ['ottenere', `i ${whose.plural ? 'loro' : 'suoi'} sottotipi`];
      return ['ottenere', `i sottotipi ${withPreposition('di', whose.text)}`];
    }
    case 'lose':
      return ['perdere', joinStatuses(step.statuses, 'e')];
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const whose = who.person === 1 ? 'miei' : who.plural ? 'loro' : 'suoi';
        return ['perdere', `tutti i ${whose} ${counterNoun(name, true)}`];
      }
      const upTo = step.upTo ? 'fino a ' : '';
      return ['perdere', counterPhrase(name, upTo + amount(step.count, context), step.count !== 1)];
    }
    case 'switch':
      return ['cambiare', 'spedizione'];
  }
}

/** "mi", "gli", "le" joined to a verb; null when the person has to be named after it. */
function dativeOf(of: Phrase): string | null {
  if (of.clitic === undefined) return null;
  return of.clitic === 'mi' ? 'mi' : of.gender === 'f' && !of.plural ? 'le' : 'gli';
}

/** "conferire un rinforzo a un personaggio bersaglio", "conferiscigli un rinforzo". */
function giveClause(step: StepOf<'gain-counters'>, mood: Mood, context: WordingContext): string {
  const to = objectPhrase(step.of, context);
  const what = gainedCounters(step, context);
  const verb = mood === 'order' ? imperativeOf('conferire') : 'conferire';
  const pronoun = dativeOf(to);
  if (pronoun === null) return `${verb} ${what} ${withA(to.text)}`;
  return `${joinClitic(verb, pronoun, mood)} ${what}`;
}

/** "rimuovi 3 segnalini da una carta bersaglio", "rimuovi tutti i rinforzi dai personaggi". */
function removeClause(
  step: StepOf<'lose-counters'>,
  who: Phrase,
  mood: Mood,
  context: WordingContext,
): string {
  const name = step.counter ?? 'any';
  const what =
    step.count === 'all'
      ? `tutti i ${counterNoun(name, true)}`
      : `${step.upTo ? 'fino a ' : ''}${counterPhrase(name, amount(step.count, context), step.count !== 1)}`;
  return `${mood === 'order' ? 'rimuovi' : 'rimuovere'} ${what} ${withPreposition('da', who.text)}`;
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
    const gains = `ottiene ${joinStatuses(step.statuses, step.one ? 'o' : 'e')}`;
    return `${playerPhrase(step.who, context)} sceglie ${objectPhrase(step.of, context).text}, che ${gains}`;
  }
  if (step.do === 'lose-counters' && who.of === null) return removeClause(step, who, mood, context);
  const [verb, rest, last = ''] = predicateOf(step, who, context);
  if (mood === 'infinitive') {
    const pronoun = rest === '' ? (who.clitic ?? null) : dativeOf(who);
    const done = `${infinitiveOf(verb)} ${rest}`.trim();
    if (pronoun !== null) return `far${pronoun} ${done}${last}`;
    return rest === '' ? `far ${done} ${who.text}` : `far ${done} ${withA(who.text)}${last}`;
  }
  const word = who.person === 1 ? firstPerson(verb) : thirdPerson(verb, who.plural);
  const each = step.do === 'gain-counters' && who.plural ? eachOfThem(who) : '';
  return `${who.text} ${word} ${rest}${each}${last}`.trim();
}

/** " ciascuno" after what several picked objects gain, which else they could share. */
function eachOfThem({ of, gender, text }: Phrase): string {
  if (of !== null || /^(?:tutt[ei]|i|gli|le) /u.test(text)) return '';
  return gender === 'f' ? ' ciascuna' : ' ciascuno';
}
