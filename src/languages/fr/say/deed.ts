/** Phrases for actions done before, in French: "une carte que vous avez jouée ce tour". */

import type { Amount, Filter } from '../../../engine/cards/ability.ts';
import { nounsOf } from '../../say/context.ts';
import type { WordingContext } from '../../say/wording.ts';
import { indefinitePhrase, nounPhrase, playerPhrase } from './selection.ts';
import { agreeAdjective, gender, withQue } from './words.ts';

type Deeds = Extract<Amount, { readonly times: string }>;

const DURING = { 'this-turn': 'ce tour', 'this-day': 'ce Jour' } as const;

const COSTS = { exhaust: ' {exhaust}', discard: ' {discard-from-reserve}' } as const;

const ANY: Filter = { type: 'card' };

/** The objects of such an action, as a noun: "autre carte que vous avez jouée ce tour". */
export function doneWith(value: Deeds, plural: boolean, context: WordingContext): string {
  const { times, who = 'each-player', card = ANY, paying, during } = value;
  if (times === 'activates') {
    const what = plural ? 'capacités' : 'capacité';
    return `${what}${paying ? COSTS[paying] : ''} ${plural ? 'activées' : 'activée'} ${DURING[during]}`;
  }
  const did = agreeAdjective(
    times === 'plays' ? 'joué' : 'défaussé',
    gender(nounsOf(card)[0]!),
    plural,
  );
  const has = `${withQue(playerPhrase(who, context))} ${who === 'you' ? 'avez' : 'a'} ${did}`;
  return `${nounPhrase(card, plural, context, has)} ${DURING[during]}`;
}

/** A clause that says that it was done at least once: "vous avez joué un Robot ce Jour". */
export function wasDone(value: Deeds, context: WordingContext): string {
  const { times, who = 'each-player', card = ANY, paying, during } = value;
  if (times === 'activates') {
    return `une capacité${paying ? COSTS[paying] : ''} a été activée ${DURING[during]}`;
  }
  const has = who === 'you' ? 'avez' : 'a';
  const did = times === 'plays' ? 'joué' : 'défaussé';
  return `${playerPhrase(who, context)} ${has} ${did} ${indefinitePhrase(card, context)} ${DURING[during]}`;
}
