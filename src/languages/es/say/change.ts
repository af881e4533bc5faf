/** Changes of objects and Expeditions, in Spanish: they gain, lose, Ascend. */

import type { Filter, ObjectReference, Status } from '../../../engine/cards/ability.ts';
import { alternativesOf, referentOf, type WordingContext } from '../../say/context.ts';
import type { Phrase } from '../../say/phrase.ts';
import type { ChangeStep, StepOf } from '../../say/step.ts';
import { termMark } from '../../say/text.ts';
import type { Mood } from '../../say/wording.ts';
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

/** "1 potenciador", "1 potenciador por cada carta …", "X potenciadores, donde X equivale a …". */
export function gainedCounters(step: StepOf<'gain-counters'>, context: WordingContext): string {
  return countersGained(step, context).join('');
}

/** The counters, and the value of X, which comes after the object that gains them. */
function countersGained(
  step: StepOf<'gain-counters'>,
  context: WordingContext,
): readonly [what: string, whatXIs?: string] {
  const max = step.max === undefined ? '' : `, hasta un máximo de ${amount(step.max, context)}`;
  if (typeof step.count === 'number') {
    return [counterPhrase(step.counter, String(step.count), step.count !== 1) + max];
  }
  const each = perEach(step.count, context);
  if (each !== null) return [`${counterPhrase(step.counter, '1', false)} por cada ${each}${max}`];
  if ('affected' in step.count) {
    return [`ese mismo número de ${counterNoun(step.counter, true)}${max}`];
  }
  const whatXIs = `, donde X equivale ${withPreposition('a', amount(step.count, context))}`;
  return [counterPhrase(step.counter, 'X', true) + max, whatXIs];
}

export function joinStatuses(all: readonly Status[], last: 'y' | 'o'): string {
  return joinList(
    all.map((id) => statusWord(id)),
    last,
  );
}

/** A verb with what follows it; `reflexive` has the pronoun of its subject: "se traslada". */
interface Predicate {
  readonly verb: string;
  readonly rest: string;
  /** What comes after the object that changes. */
  readonly last?: string;
  readonly reflexive?: true;
}

/** The predicate of a change: "ganar" and "1 potenciador". */
function predicateOf(step: ChangeStep, who: Phrase, context: WordingContext): Predicate {
  switch (step.do) {
    case 'ascend':
      return { verb: termMark('ascend', 'ascender'), rest: '' };
    case 'defect':
      return { verb: termMark('defect', 'desertar'), rest: '' };
    case 'gain':
      return { verb: 'ganar', rest: joinStatuses(step.statuses, step.one ? 'o' : 'y') };
    case 'gain-counters': {
      const [rest, last = ''] = countersGained(step, context);
      return { verb: 'ganar', rest, last };
    }
    case 'gain-ability':
      return {
        verb: 'ganar',
        rest: `de forma permanente ${context.language.quote(context.say(step.ability))}`,
      };
    case 'gain-subtypes': {
      const whose = objectPhrase(step.from, context);
      if (whose.of === 'me') return { verb: 'ganar', rest: 'mis subtipos' };
      if (whose.of === 'it') return { verb: 'ganar', rest: 'sus subtipos' };
      return { verb: 'ganar', rest: `los subtipos ${withPreposition('de', whose.text)}` };
    }
    case 'lose':
      return { verb: 'perder', rest: joinStatuses(step.statuses, 'y') };
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const whose = who.person === 1 ? 'mis' : 'sus';
        return { verb: 'perder', rest: `todos ${whose} ${counterNoun(name, true)}` };
      }
      const many = (step.upTo ? 'hasta ' : '') + amount(step.count, context);
      return { verb: 'perder', rest: counterPhrase(name, many, step.count !== 1) };
    }
    case 'switch':
      return { verb: 'trasladar', rest: 'de expedición', reflexive: true };
  }
}

/** "dar 1 potenciador a un personaje objetivo", "darle 1 potenciador". */
function giveClause(step: StepOf<'gain-counters'>, mood: Mood, context: WordingContext): string {
  const to = objectPhrase(step.of, context);
  const [what, last = ''] = countersGained(step, context);
  const verb = mood === 'order' ? imperativeOf('dar') : infinitiveOf('dar');
  if (to.clitic === undefined) return `${verb} ${what} ${withPreposition('a', to.text)}${last}`;
  const pronoun = to.clitic === 'me' ? 'me' : to.plural ? 'les' : 'le';
  return `${joinClitic(verb, pronoun, mood)} ${what}${last}`;
}

/** "retira 3 contadores de una carta objetivo", "retira todos los potenciadores de los personajes". */
function removeClause(
  step: StepOf<'lose-counters'>,
  who: Phrase,
  mood: Mood,
  context: WordingContext,
): string {
  const name = step.counter ?? 'any';
  const what =
    step.count === 'all'
      ? `todos los ${counterNoun(name, true)}`
      : `${step.upTo ? 'hasta ' : ''}${counterPhrase(name, amount(step.count, context), step.count !== 1)}`;
  return `${mood === 'order' ? 'retira' : 'retirar'} ${what} ${withPreposition('de', who.text)}`;
}

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

export function changeClause(step: ChangeStep, mood: Mood, context: WordingContext): string {
  if (step.do === 'gain-counters' && step.give) return giveClause(step, mood, context);
  const who =
    step.do === 'ascend'
      ? expedition(step.expedition, context)
      : mood === 'order'
        ? (allOfYours(step.of, context) ?? everyPhrase(step.of, context))
        : objectPhrase(step.of, context);
  if (step.do === 'gain' && step.who !== undefined && step.who !== 'you') {
    const gains = `gana ${joinStatuses(step.statuses, step.one ? 'o' : 'y')}`;
    return `${playerPhrase(step.who, context)} elige ${objectPhrase(step.of, context).text}: ${gains}`;
  }
  if (step.do === 'lose-counters' && who.of === null) return removeClause(step, who, mood, context);
  const predicate = predicateOf(step, who, context);
  return mood === 'infinitive' ? causedChange(who, predicate) : ownChange(step, who, predicate);
}

/** "gano 1 potenciador", "un personaje objetivo se traslada de expedición". */
function ownChange(step: ChangeStep, who: Phrase, predicate: Predicate): string {
  const { verb, rest, last = '', reflexive } = predicate;
  const word = who.person === 1 ? firstPerson(verb) : thirdPerson(verb, who.plural);
  const itself = reflexive ? `${who.person === 1 ? 'me' : 'se'} ` : '';
  const isShared = step.do === 'gain-counters' && who.plural && !isAll(step.of);
  const each = isShared ? eachOfThem(who) : '';
  return `${who.text} ${itself}${word} ${rest}`.trim() + each + last;
}

/** "hacer que un personaje objetivo gane 1 potenciador", "hacerme perder {Sueño}". */
function causedChange(who: Phrase, { verb, rest, last = '', reflexive }: Predicate): string {
  if (who.of === 'me') {
    return reflexive
      ? `hacer que me ${subjunctiveOf(verb, false)} ${rest}${last}`.trim()
      : `hacerme ${infinitiveOf(verb)} ${rest}`.trim() + last;
  }
  const itself = reflexive ? ' se' : '';
  const subject = who.text === '' ? '' : ` ${who.text}`;
  return `hacer que${subject}${itself} ${subjunctiveOf(verb, who.plural)} ${rest}`.trim() + last;
}

/** " cada uno" after what several picked objects gain, which else they could share. */
function eachOfThem({ of, gender, text }: Phrase): string {
  if (of !== null || /^tod[ao]s /u.test(text)) return '';
  return gender === 'f' ? ' cada una' : ' cada uno';
}
