/** Phrases for actions done before, in English: "a card you played this turn". */

import type { Amount, Filter } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/wording.ts';
import { indefinitePhrase, nounPhrase, playerPhrase } from './selection.ts';

type Deeds = Extract<Amount, { readonly times: string }>;

const DURING = { 'this-turn': 'this turn', 'this-day': 'this Day' } as const;

const COSTS = { exhaust: '{exhaust} ', discard: '{discard-from-reserve} ' } as const;

const ANY: Filter = { type: 'card' };

/** The objects of such an action, as a noun: "other card you played this turn". */
export function doneWith(value: Deeds, plural: boolean, context: WordingContext): string {
  const { times, who = 'each-player', card = ANY, paying } = value;
  if (times === 'activates') {
    const abilities = plural ? 'abilities' : 'ability';
    return `${paying ? COSTS[paying] : ''}${abilities} activated ${DURING[value.during]}`;
  }
  const did = times === 'plays' ? 'played' : 'discarded';
  return `${nounPhrase(card, plural, context, true)} ${playerPhrase(who, context)} ${did} ${DURING[value.during]}`;
}

/** A clause that says that it was done at least once: "you played a Robot this Day". */
export function wasDone(value: Deeds, context: WordingContext): string {
  const { times, who = 'each-player', card = ANY, paying, during } = value;
  if (times === 'activates') {
    return `a ${paying ? COSTS[paying] : ''}ability was activated ${DURING[during]}`;
  }
  const did = times === 'plays' ? 'played' : 'discarded';
  return `${playerPhrase(who, context)} ${did} ${indefinitePhrase(card, context, true)} ${DURING[during]}`;
}
