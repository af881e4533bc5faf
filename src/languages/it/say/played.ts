/** Effects on cards being played, in Italian: their costs, gains and losses. */

import type { PlayChange, PlayedFilter, PlayerReference } from '../../../engine/cards/ability.ts';
import { createMinimum, manaOrAmount } from '../../say/cost.ts';
import { mayPay } from '../../say/effect.ts';
import type { PassiveRuleOf, Subject } from '../../say/passive.ts';
import { createPlayChanges } from '../../say/play-change.ts';
import type { StepOf } from '../../say/step.ts';
import type { WordingContext } from '../../say/wording.ts';
import { perEach } from './amount.ts';
import {
  costBounds,
  indefinitePhrase,
  nounPhrase,
  PLACED,
  playerPhrase,
  RELATION,
  withinExpedition,
} from './selection.ts';
import { cardSubject, subjectOf } from './subject.ts';
import { playerDoes } from './trigger.ts';
import {
  agreeAdjective,
  COST,
  counterPhrase,
  genderOf,
  joinList,
  statusWord,
  withDefinite,
  withPreposition,
} from './words.ts';

export const WHEN = {
  'this-turn': 'in questo turno',
  'this-afternoon': 'questo pomeriggio',
  'this-day': 'in questa giornata',
} as const;

/** ", fino a un minimo di {mana:1}". */
export const minimumWords = createMinimum('fino a un minimo di');

/** "ottiene 1 rinforzo e costa {mana:1} in meno": what happens to a card being played. */
const changeClauses = createPlayChanges<Subject>({
  verbs: {
    cost: ['costo', 'costa', 'costano'],
    be: ['sono', 'è', 'sono'],
    gain: ['ottengo', 'ottiene', 'ottengono'],
    lose: ['perdo', 'perde', 'perdono'],
    activate: ['attivo', 'attiva', 'attivano'],
  },
  less: 'in meno',
  more: 'in più',
  forEach: 'per ogni',
  minimum: minimumWords,
  free: () => 'gratis',
  from: (place, { me, plural }) =>
    ` se ${me ? 'vengo' : plural ? 'vengono' : 'viene'} ${place === 'hand' ? 'dalla mano' : 'dalla Riserva'}`,
  abilities: (symbol, one, { me, plural }) =>
    `${one ? 'una delle' : 'le'} ${me ? 'mie' : plural ? 'loro' : 'sue'} abilità ${symbol}`,
  status: statusWord,
  counters: counterPhrase,
  perEach,
  list: joinList,
});

/** Cards being played: "personaggio che giochi dalla tua mano". */
function played(
  card: PlayedFilter,
  who: PlayerReference | undefined,
  plural: boolean,
  context: WordingContext,
): string {
  const { from, expedition: into, ...filter } = card;
  const where = from === 'hand' ? 'mano' : 'Riserva';
  if (who === undefined) {
    const how =
      agreeAdjective('giocato', genderOf(filter), plural) + (from ? ` dalla ${where}` : '');
    return nounPhrase(filter, plural, context, how);
  }
  const whose = who === 'you' ? 'tua' : 'sua';
  const place = into ? ` ${withPreposition('in', PLACED[into])}` : '';
  const { inExpedition, ...cards } = filter;
  const within = inExpedition ? ` ${withinExpedition(inExpedition, context)}` : '';
  const origin = from ? ` dalla ${whose} ${where}` : '';
  const how = `che ${playerDoes(who, 'giocare', context)}${within}${place}${origin}`;
  return nounPhrase(cards, plural, context, how);
}

/** "personaggio che si unisce alla mia spedizione", "personaggio che giochi". */
function waitedFor(step: StepOf<'next'>, context: WordingContext): string {
  if (step.joins === undefined) return played(step.card, step.who ?? 'you', false, context);
  return nounPhrase(
    step.card,
    false,
    context,
    `che si unisce ${withPreposition('a', RELATION[step.joins])}`,
  );
}

/** The article of a second noun: "canzone o un artista" becomes "canzone o il prossimo artista". */
const SECOND = / o (un’|una |uno |un )/u;

/** "Il prossimo personaggio che giochi in questo turno …": what the next card gets, as Italian cards say it. */
export function nextCardClause(step: StepOf<'next'>, context: WordingContext): string {
  const of = genderOf(step.card);
  const words = waitedFor(step, context).replace(SECOND, (_, article: string) => {
    const other = article.startsWith('una') || article === 'un’' ? 'f' : 'm';
    return ` o ${withDefinite(`${agreeAdjective('prossimo', other, false)} `, other)}`;
  });
  const card = withDefinite(`${agreeAdjective('prossimo', of, false)} ${words}`, of);
  const what = changeClauses(step.changes, cardSubject(card, of, false), context);
  return `${card} ${WHEN[step.duration]} ${what}`;
}

/** "puoi giocare i Robot dalla tua Riserva per {mana:1} in meno". */
function cheaperCards(
  { from, expedition: _, baseCost, ...filter }: PlayedFilter,
  { by, min }: Extract<PlayChange, { cost: unknown }>,
  into: string,
  context: WordingContext,
): string {
  const origin = from ? `dalla tua ${from === 'hand' ? 'mano' : 'Riserva'}` : '';
  const cards = withDefinite(nounPhrase(filter, true, context, origin), genderOf(filter), true);
  const only = baseCost
    ? ` se il loro ${COST.base} è ${costBounds(baseCost, (of) => manaOrAmount(of, context))}`
    : '';
  return `puoi giocare ${cards}${into} per ${manaOrAmount(by, context)} in meno${minimumWords(min, context)}${only}`;
}

/** The rule of a card being played. */
export function whenPlayed(rule: PassiveRuleOf<'played'>, context: WordingContext): string {
  const into = rule.into ? ` ${withinExpedition(rule.into, context)}` : '';
  if (rule.card === 'me') {
    const mine = changeClauses(rule.changes, subjectOf('me', context), context);
    const [change] = rule.changes;
    if (into !== '' && change && 'cost' in change && change.cost === 'more') {
      return `paga ${manaOrAmount(change.by, context)} in più per giocarmi${into}`;
    }
    return `${mine}${into === '' ? '' : ` se mi giochi${into}`}`;
  }
  const of = genderOf(rule.card);
  if (rule.first) {
    const words = played(rule.card, rule.who, false, context);
    const card = withDefinite(`${agreeAdjective('primo', of, false)} ${words}`, of);
    return `ogni pomeriggio, ${card} ${changeClauses(rule.changes, cardSubject(card, of, false), context)}`;
  }
  const [change, ...others] = rule.changes;
  if (change && 'cost' in change && change.cost === 'less' && others.length === 0) {
    if (rule.who === 'you' && typeof change.by === 'number')
      return cheaperCards(rule.card, change, into, context);
  }
  const cards = withDefinite(played(rule.card, rule.who, true, context), of, true);
  return `${cards}${into} ${changeClauses(rule.changes, cardSubject(cards, of, true), context)}`;
}

/** "… non possono avere un costo inferiore a {mana:3}". */
export function minimumCost(rule: PassiveRuleOf<'minimum-cost'>, context: WordingContext): string {
  const { from: _, ...filter } = rule.card;
  const by = rule.who === 'opponents' ? 'i tuoi avversari' : playerPhrase(rule.who, context);
  const how = `${agreeAdjective('giocato', genderOf(filter), true)} ${withPreposition('da', by)}`;
  const cards = withDefinite(nounPhrase(filter, true, context, how), genderOf(filter), true);
  return `${cards} non possono avere un costo inferiore ${withPreposition('a', manaOrAmount(rule.amount, context))}`;
}

/** "puoi … per ridurre il mio costo di {mana:1}". */
export function optionalCost(
  rule: PassiveRuleOf<'optional-cost'>,
  context: WordingContext,
): string {
  const only = rule.targets
    ? `. Se lo fai, posso scegliere come bersaglio solo ${indefinitePhrase(rule.targets, context)}`
    : '';
  if (rule.cost.length === 0) {
    return `puoi giocarmi per ${manaOrAmount(rule.less, context)} in meno${only}`;
  }
  const paying = mayPay(rule.cost, context);
  return `${paying} per ridurre il mio costo di ${manaOrAmount(rule.less, context)}`;
}
