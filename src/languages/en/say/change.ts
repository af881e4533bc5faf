/** Changes of objects and Expeditions, in English: they gain, lose, Ascend. */

import type { Status } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import type { ChangeStep, StepOf } from '../../say/step.ts';
import { termMark } from '../../say/text.ts';
import type { Mood } from '../../say/wording.ts';
import { amount, perEach } from './amount.ts';
import { expedition } from './expedition.ts';
import { type EnglishPhrase, objectPhrase, withPossessor } from './reference.ts';
import { playerPhrase } from './selection.ts';
import { objectVerb } from './verb.ts';
import { counterPhrase, joinList, STATUS } from './words.ts';

/** "1 boost", "1 boost for each card in your Reserve", "X boosts, where X is …". */
export function gainedCounters(step: StepOf<'gain-counters'>, context: WordingContext): string {
  const max = step.max === undefined ? '' : `, up to a max of ${amount(step.max, context)}`;
  if (typeof step.count === 'number') {
    return counterPhrase(step.counter, String(step.count), step.count !== 1) + max;
  }
  const each = perEach(step.count, context);
  if (each !== null) return `${counterPhrase(step.counter, '1', false)} for each ${each}${max}`;
  if ('affected' in step.count) return counterPhrase(step.counter, 'as many', true) + max;
  const where = amount(step.count, context);
  return `${counterPhrase(step.counter, 'X', true)}${max}, X being ${where}`;
}

export function joinStatuses(all: readonly Status[], last: 'and' | 'or'): string {
  return joinList(
    all.map((status) => STATUS[status]),
    last,
  );
}

/** The predicate of a change, without the object: "gain 1 boost". */
function predicateOf(step: ChangeStep, who: EnglishPhrase, context: WordingContext): string {
  switch (step.do) {
    case 'ascend':
      return termMark('ascend', 'Ascend');
    case 'defect':
      return termMark('defect', 'defect');
    case 'gain':
      return `gain ${joinStatuses(step.statuses, step.one ? 'or' : 'and')}`;
    case 'gain-counters':
      return `gain ${gainedCounters(step, context)}`;
    case 'gain-ability':
      return `permanently gain “${context.say(step.ability)}”`;
    case 'gain-subtypes':
      return `gain ${withPossessor('sub-types', step.from, context)}`;
    case 'lose':
      return `lose ${joinStatuses(step.statuses, 'and')}`;
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const whose = who.person === 1 ? 'my' : who.plural ? 'their' : 'its';
        return `lose ${counterPhrase(name, `all ${whose}`, true)}`;
      }
      const many = `${step.upTo ? 'up to ' : ''}${amount(step.count, context)}`;
      return `lose ${counterPhrase(name, many, step.count !== 1)}`;
    }
    case 'switch':
      return 'switch Expeditions';
  }
}

function subjectOf(step: ChangeStep, context: WordingContext): EnglishPhrase {
  if (step.do === 'ascend') return expedition(step.expedition, context);
  return objectPhrase(step.of, context, 'subject');
}

export function changeClause(step: ChangeStep, mood: Mood, context: WordingContext): string {
  if (step.do === 'gain-counters' && step.give) {
    const to = objectPhrase(step.of, context, 'object').text;
    return `${mood === 'infinitive' ? 'give' : 'you give'} ${to} ${gainedCounters(step, context)}`;
  }
  if (step.do === 'gain' && step.who !== undefined && step.who !== 'you') {
    const chosen = objectPhrase(step.of, context, 'object').text;
    const it = objectPhrase('it', context, 'subject');
    const gains = objectVerb(it, predicateOf(step, it, context), mood);
    return `${playerPhrase(step.who, context)} chooses ${chosen}, and ${gains}`;
  }
  const who = subjectOf(step, context);
  return objectVerb(who, predicateOf(step, who, context), mood);
}
