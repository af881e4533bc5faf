/** What happens to objects and Expeditions, in English: they gain, lose, Ascend. */

import type { Status } from '../../../engine/cards/ability.ts';
import type { Context } from '../../say/context.ts';
import type { Change, StepOf } from '../../say/step.ts';
import { term } from '../../say/text.ts';
import type { Mood } from '../../say/wording.ts';
import { amount, perEach } from './amount.ts';
import { expedition } from './expedition.ts';
import { object, type Phrase, possessed } from './reference.ts';
import { player } from './selection.ts';
import { undergoes } from './verb.ts';
import { counters, list, STATUS } from './words.ts';

/** "1 boost", "1 boost for each card in your Reserve", "X boosts, where X is …". */
export function gained(step: StepOf<'gain-counters'>, context: Context): string {
  const max = step.max === undefined ? '' : `, up to a max of ${amount(step.max, context)}`;
  if (typeof step.count === 'number') {
    return counters(step.counter, String(step.count), step.count !== 1) + max;
  }
  const each = perEach(step.count, context);
  if (each !== null) return `${counters(step.counter, '1', false)} for each ${each}${max}`;
  if ('affected' in step.count) return counters(step.counter, 'as many', true) + max;
  const where = amount(step.count, context);
  return `${counters(step.counter, 'X', true)}${max}, X being ${where}`;
}

export function statuses(all: readonly Status[], last: 'and' | 'or'): string {
  return list(
    all.map((status) => STATUS[status]),
    last,
  );
}

/** What happens to an object, without the object: "gain 1 boost". */
function predicate(step: Change, who: Phrase, context: Context): string {
  switch (step.do) {
    case 'ascend':
      return term('ascend', 'Ascend');
    case 'defect':
      return term('defect', 'defect');
    case 'gain':
      return `gain ${statuses(step.statuses, step.one ? 'or' : 'and')}`;
    case 'gain-counters':
      return `gain ${gained(step, context)}`;
    case 'gain-subtypes':
      return `gain ${possessed('sub-types', step.from, context)}`;
    case 'lose':
      return `lose ${statuses(step.statuses, 'and')}`;
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const whose = who.person === 1 ? 'my' : who.plural ? 'their' : 'its';
        return `lose ${counters(name, `all ${whose}`, true)}`;
      }
      const many = `${step.upTo ? 'up to ' : ''}${amount(step.count, context)}`;
      return `lose ${counters(name, many, step.count !== 1)}`;
    }
    case 'switch':
      return 'switch Expeditions';
  }
}

function subject(step: Change, context: Context): Phrase {
  if (step.do === 'ascend') return expedition(step.expedition, context);
  return object(step.of, context, 'subject');
}

export function happens(step: Change, mood: Mood, context: Context): string {
  if (step.do === 'gain-counters' && step.give) {
    const to = object(step.of, context, 'object').text;
    return `${mood === 'infinitive' ? 'give' : 'you give'} ${to} ${gained(step, context)}`;
  }
  if (step.do === 'gain' && step.who !== undefined && step.who !== 'you') {
    const chosen = object(step.of, context, 'object').text;
    const it = object('it', context, 'subject');
    const gains = undergoes(it, predicate(step, it, context), mood);
    return `${player(step.who, context)} chooses ${chosen}, and ${gains}`;
  }
  const who = subject(step, context);
  return undergoes(who, predicate(step, who, context), mood);
}
