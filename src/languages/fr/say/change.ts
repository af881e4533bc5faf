/** What happens to objects and Expeditions, in French: they gain, lose, Ascend. */

import type { Status } from '../../../engine/cards/ability.ts';
import type { Context } from '../../say/context.ts';
import type { Phrase } from '../../say/phrase.ts';
import type { Change, StepOf } from '../../say/step.ts';
import { term } from '../../say/text.ts';
import type { Mood } from '../../say/wording.ts';
import { amount, perEach } from './amount.ts';
import { expedition } from './expedition.ts';
import { every, object } from './reference.ts';
import { player } from './selection.ts';
import { faire, third, vous } from './verb.ts';
import { a, counterNoun, counters, de, list, status } from './words.ts';

/** "1 boost", "1 boost par carte …", "X boosts, X étant …". */
export function gained(step: StepOf<'gain-counters'>, context: Context): string {
  return countersGained(step, context).join('');
}

/** Counters, and what X is, which stands after the one that gains them. */
function countersGained(
  step: StepOf<'gain-counters'>,
  context: Context,
): readonly [what: string, whatXIs?: string] {
  const max = step.max === undefined ? '' : `, jusqu’à un max de ${amount(step.max, context)}`;
  if (typeof step.count === 'number') {
    return [counters(step.counter, String(step.count), step.count !== 1) + max];
  }
  const each = perEach(step.count, context);
  if (each !== null) return [`${counters(step.counter, '1', false)} par ${each}${max}`];
  if ('affected' in step.count) return [`autant ${de(counterNoun(step.counter, true))}${max}`];
  const whatXIs = `, X étant ${amount(step.count, context)}`;
  return [counters(step.counter, 'X', true) + max, whatXIs];
}

export function statuses(all: readonly Status[], last: 'et' | 'ou'): string {
  return list(
    all.map((id) => status(id)),
    last,
  );
}

/** What happens to an object: its verb and the rest ("gagner", "1 boost"). */
function predicate(
  step: Change,
  who: Phrase,
  context: Context,
): readonly [verb: string, rest: string, last?: string] {
  switch (step.do) {
    case 'ascend':
      return [term('ascend', 's’Élever'), ''];
    case 'defect':
      return [term('defect', 'trahir'), ''];
    case 'gain':
      return ['gagner', statuses(step.statuses, step.one ? 'ou' : 'et')];
    case 'gain-counters':
      return ['gagner', ...countersGained(step, context)];
    case 'gain-subtypes': {
      const whose = object(step.from, context);
      if (whose.of === 'me') return ['gagner', 'mes sous-types'];
      if (whose.of === 'it') return ['gagner', `${whose.plural ? 'leurs' : 'ses'} sous-types`];
      return ['gagner', `les sous-types ${de(whose.text)}`];
    }
    case 'lose':
      return ['perdre', statuses(step.statuses, 'et')];
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const whose = who.person === 1 ? 'mes' : who.plural ? 'leurs' : 'ses';
        return ['perdre', `tous ${whose} ${counterNoun(name, true)}`];
      }
      const upTo = step.upTo ? 'jusqu’à ' : '';
      return ['perdre', counters(name, upTo + amount(step.count, context), step.count !== 1)];
    }
    case 'switch':
      return ['changer', 'd’Expédition'];
  }
}

/** "me", "lui", "leur" before a verb; null when the person has to be named after it. */
function dative(of: Phrase): string | null {
  if (of.clitic === undefined) return null;
  return of.clitic === 'me' ? 'me' : of.plural ? 'leur' : 'lui';
}

/** "donner 1 boost à un Personnage ciblé", "donnez-lui 1 boost". */
function give(step: StepOf<'gain-counters'>, mood: Mood, context: Context): string {
  const to = object(step.of, context);
  const what = gained(step, context);
  const pronoun = dative(to);
  if (pronoun === null)
    return `${mood === 'order' ? vous('donner') : 'donner'} ${what} ${a(to.text)}`;
  if (mood === 'infinitive') return `${pronoun} donner ${what}`;
  return `donnez-${pronoun === 'me' ? 'moi' : pronoun} ${what}`;
}

/** "retirez 3 compteurs d’une carte ciblée", "retirez tous les boosts des Personnages". */
function remove(step: StepOf<'lose-counters'>, who: Phrase, mood: Mood, context: Context): string {
  const name = step.counter ?? 'any';
  const what =
    step.count === 'all'
      ? `tous les ${counterNoun(name, true)}`
      : `${step.upTo ? 'jusqu’à ' : ''}${counters(name, amount(step.count, context), step.count !== 1)}`;
  return `${mood === 'order' ? vous('retirer') : 'retirer'} ${what} ${de(who.text)}`;
}

export function happens(step: Change, mood: Mood, context: Context): string {
  if (step.do === 'gain-counters' && step.give) return give(step, mood, context);
  const who =
    step.do === 'ascend'
      ? expedition(step.expedition, context)
      : mood === 'order'
        ? every(step.of, context)
        : object(step.of, context);
  if (step.do === 'gain' && step.who !== undefined && step.who !== 'you') {
    const it = object('it', context).text;
    const gains = `${it} gagne ${statuses(step.statuses, step.one ? 'ou' : 'et')}`;
    return `${player(step.who, context)} choisit ${object(step.of, context).text}, et ${gains}`;
  }
  if (step.do === 'lose-counters' && who.of === null) return remove(step, who, mood, context);
  const [verb, rest, last = ''] = predicate(step, who, context);
  if (mood === 'infinitive') {
    const intransitive = step.do === 'switch' || step.do === 'defect' || step.do === 'ascend';
    if (intransitive) return faire(`${verb} ${rest}`.trim(), who, null);
    const pronoun = dative(who);
    if (pronoun !== null) return faire(`${verb} ${rest}`, who, pronoun) + last;
    return `faire ${verb} ${rest} ${a(who.text)}${last}`;
  }
  const conjugated =
    step.do === 'ascend'
      ? term('ascend', who.plural ? 's’Élèvent' : 's’Élève')
      : conjugate(who, verb);
  return `${who.text} ${conjugated} ${rest}${last}`.trim();
}

function conjugate(who: Phrase, verb: string): string {
  const word = third(verb, who.plural);
  return who.person === 1 ? word.replace(/(perd|trahi)t?(?=\]\]|$)/u, '$1s') : word;
}
