/** Phrases for actions done before, in German: "Karte, die du in dieser Runde gespielt hast,". */

import type { Amount, Filter } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/wording.ts';
import type { Clause } from './clause.ts';
import { type GermanArticle, indefinitePhrase, nounPhrase, playerPhrase } from './selection.ts';
import type { GermanCase } from './words.ts';

type Deeds = Extract<Amount, { readonly times: string }>;

const DURING = { 'this-turn': 'in dieser Runde', 'this-day': 'an diesem Tag' } as const;

const COSTS = { exhaust: '{exhaust} ', discard: '{discard-from-reserve} ' } as const;

const ANY: Filter = { type: 'card' };

const DONE = { plays: 'gespielt', discards: 'abgelegt' } as const;

function didOf({ times }: Deeds): string {
  return times === 'plays' ? DONE.plays : DONE.discards;
}

/** The objects of such an action: "Karten, die du in dieser Runde gespielt hast,". */
export function doneWith(
  value: Deeds,
  plural: boolean,
  context: WordingContext,
  grammar: GermanCase,
  article: GermanArticle = 'none',
): string {
  const { times, card = ANY, paying, during } = value;
  if (times === 'activates') {
    const sign = paying ? COSTS[paying] : '';
    const what = `${sign}${plural ? 'Fähigkeiten' : 'Fähigkeit'}`;
    const were = plural ? 'wurden' : 'wurde';
    const the = article === 'der' ? 'der ' : '';
    return `${the}${what}, die ${DURING[during]} aktiviert ${were},`;
  }
  const relative = `${whoOf(value, context)} ${DURING[during]} ${didOf(value)} ${hasOf(value)}`;
  return nounPhrase(card, plural, context, { grammar, article, relative });
}

/** Says that it was done at least once: "du an diesem Tag einen Roboter gespielt hast". */
export function wasDone(value: Deeds, context: WordingContext): Clause {
  const { times, card = ANY, paying, during } = value;
  if (times === 'activates') {
    const sign = paying ? COSTS[paying] : '';
    return {
      subject: `eine ${sign}Fähigkeit`,
      middle: DURING[during],
      particle: 'aktiviert ',
      verb: 'wurde',
    };
  }
  return {
    subject: whoOf(value, context),
    middle: `${DURING[during]} ${indefinitePhrase(card, context, 'acc')}`,
    particle: `${didOf(value)} `,
    verb: hasOf(value),
  };
}

function whoOf({ who = 'each-player' }: Deeds, context: WordingContext): string {
  return who === 'each-player' ? 'ein Spieler' : playerPhrase(who, context);
}

function hasOf({ who = 'each-player' }: Deeds): string {
  return who === 'you' ? 'hast' : 'hat';
}
