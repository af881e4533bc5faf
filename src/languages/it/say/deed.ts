/** Phrases for actions done before, in Italian: "una carta che hai giocato in questo turno". */

import type { Amount, Filter } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/wording.ts';
import { indefinitePhrase, nounPhrase, playerPhrase } from './selection.ts';

type Deeds = Extract<Amount, { readonly times: string }>;

const DURING = { 'this-turn': 'in questo turno', 'this-day': 'in questa giornata' } as const;

const COSTS = { exhaust: ' {exhaust}', discard: ' {discard-from-reserve}' } as const;

const ANY: Filter = { type: 'card' };

/** The objects of such an action, as a noun: "altra carta che hai giocato in questo turno". */
export function doneWith(value: Deeds, plural: boolean, context: WordingContext): string {
  const { times, card = ANY, paying, during } = value;
  if (times === 'activates') {
    const done = plural ? 'attivate' : 'attivata';
    return `abilità${paying ? COSTS[paying] : ''} ${done} ${DURING[during]}`;
  }
  const did = `che ${subjectOf(value, context)} ${times === 'plays' ? 'giocato' : 'scartato'}`;
  return `${nounPhrase(card, plural, context, did)} ${DURING[during]}`;
}

/** A clause that says that it was done at least once: "hai giocato un Robot in questa giornata". */
export function wasDone(value: Deeds, context: WordingContext): string {
  const { times, card = ANY, paying, during } = value;
  if (times === 'activates') {
    return `un’abilità${paying ? COSTS[paying] : ''} è stata attivata ${DURING[during]}`;
  }
  const did = times === 'plays' ? 'giocato' : 'scartato';
  return `${subjectOf(value, context)} ${did} ${indefinitePhrase(card, context)} ${DURING[during]}`;
}

/** The player who did it, with the auxiliary verb: "hai", "il tuo avversario ha". */
function subjectOf({ who = 'each-player' }: Deeds, context: WordingContext): string {
  return who === 'you' ? 'hai' : `${playerPhrase(who, context)} ha`;
}
