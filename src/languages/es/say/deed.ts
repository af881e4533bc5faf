/** Phrases for actions done before, in Spanish: "una carta que hayas jugado este turno". */

import type { Amount, Filter } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/wording.ts';
import { indefinitePhrase, nounPhrase, playerPhrase } from './selection.ts';

type Deeds = Extract<Amount, { readonly times: string }>;

const DURING = { 'this-turn': 'este turno', 'this-day': 'este día' } as const;

const COSTS = { exhaust: ' {exhaust}', discard: ' {discard-from-reserve}' } as const;

const ANY: Filter = { type: 'card' };

/** The objects of such an action, as a noun: "otra carta que hayas jugado este turno". */
export function doneWith(value: Deeds, plural: boolean, context: WordingContext): string {
  const { times, card = ANY, paying, during } = value;
  if (times === 'activates') {
    const ability = plural ? 'habilidades' : 'habilidad';
    const done = plural ? 'activadas' : 'activada';
    return `${ability}${paying ? COSTS[paying] : ''} ${done} ${DURING[during]}`;
  }
  const did = `que ${subjectOf(value, 'hayas', 'haya', context)} ${doneWord(times)}`;
  return `${nounPhrase(card, plural, context, did)} ${DURING[during]}`;
}

/** A clause that says that it was done at least once: "has jugado un robot este día". */
export function wasDone(value: Deeds, context: WordingContext): string {
  const { times, card = ANY, paying, during } = value;
  if (times === 'activates') {
    return `se ha activado una habilidad${paying ? COSTS[paying] : ''} ${DURING[during]}`;
  }
  const has = subjectOf(value, 'has', 'ha', context);
  return `${has} ${doneWord(times)} ${indefinitePhrase(card, context)} ${DURING[during]}`;
}

function doneWord(times: Exclude<Deeds['times'], 'activates'>): string {
  return times === 'plays' ? 'jugado' : 'descartado';
}

/** The player who did it, with the auxiliary verb: "has", "tu oponente ha". */
function subjectOf(
  { who = 'each-player' }: Deeds,
  you: string,
  other: string,
  context: WordingContext,
): string {
  return who === 'you' ? you : `${playerPhrase(who, context)} ${other}`;
}
