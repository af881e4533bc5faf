/** Effects on cards being played, in French: their costs, gains and losses. */

import type { PlayChange, PlayedFilter, PlayerReference } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { createMinimum, manaOrAmount } from '../../say/cost.ts';
import { mayPay } from '../../say/effect.ts';
import type { PassiveRuleOf, Subject } from '../../say/passive.ts';
import { createPlayChanges } from '../../say/play-change.ts';
import type { StepOf } from '../../say/step.ts';
import type { WordingContext } from '../../say/wording.ts';
import { perEach } from './amount.ts';
import {
  bounds,
  indefinitePhrase,
  nounPhrase,
  PLACED,
  playerPhrase,
  RELATION,
  withinExpedition,
} from './selection.ts';
import { playerDoes } from './trigger.ts';
import {
  agreeAdjective,
  beginsWithVowel,
  counterPhrase,
  genderOf,
  joinList,
  statusWord,
  withDe,
  withDefinite,
  withQue,
} from './words.ts';

/** The grammatical features of a played card, with which verbs agree. */
type Played = Pick<Subject, 'me' | 'plural' | 'gender'>;

export const WHEN = {
  'this-turn': 'ce tour-ci',
  'this-afternoon': 'cet Après-midi',
  'this-day': 'ce Jour',
} as const;

/** ", jusqu’à un minimum de {mana:1}". */
export const minimumWords = createMinimum('jusqu’à un minimum de');

function cardPlayed(gender: Gender, plural: boolean): Played {
  return { me: false, plural, gender };
}

/** "gagne 1 boost et coûte {mana:1} de moins": the changes of a card being played. */
const changeClauses = createPlayChanges<Played>({
  verbs: {
    cost: ['coûte', 'coûte', 'coûtent'],
    be: ['suis', 'est', 'sont'],
    gain: ['gagne', 'gagne', 'gagnent'],
    lose: ['perds', 'perd', 'perdent'],
    activate: ['active', 'active', 'activent'],
  },
  less: 'de moins',
  more: 'de plus',
  forEach: 'pour chaque',
  minimum: minimumWords,
  free: ({ gender, plural }) => agreeAdjective('gratuit', gender, plural),
  from: (place, { me, plural }) =>
    ` si ${me ? 'ma' : plural ? 'leur' : 'sa'} carte vient de ${place === 'hand' ? 'la main' : 'la Réserve'}`,
  abilities: (symbol, one, { me, plural }) =>
    `${one ? 'l’une de ' : ''}${me ? 'mes' : plural ? 'leurs' : 'ses'} capacités ${symbol}`,
  status: statusWord,
  counters: counterPhrase,
  perEach,
  list: joinList,
});

/** Cards being played: "Personnage que vous jouez depuis votre main". */
function played(
  card: PlayedFilter,
  who: PlayerReference | undefined,
  plural: boolean,
  context: WordingContext,
): string {
  const { from, expedition: into, ...filter } = card;
  const place = from === 'hand' ? 'main' : 'Réserve';
  if (who === undefined) {
    const how =
      agreeAdjective('joué', genderOf(filter), plural) + (from ? ` depuis la ${place}` : '');
    return nounPhrase(filter, plural, context, how);
  }
  const whose = who === 'you' ? 'votre' : 'sa';
  const where = into ? ` dans ${PLACED[into]}` : '';
  const origin = from ? ` depuis ${whose} ${place}` : '';
  const { inExpedition, ...cards } = filter;
  const within = inExpedition ? ` ${withinExpedition(inExpedition, context)}` : '';
  const how = withQue(playerDoes(who, 'jouer', context)) + within + where + origin;
  return nounPhrase(cards, plural, context, how);
}

/** "Personnage qui rejoint mon Expédition", "Personnage que vous jouez". */
function waitedFor(step: StepOf<'next'>, context: WordingContext): string {
  if (step.joins === undefined) return played(step.card, step.who ?? 'you', false, context);
  return nounPhrase(step.card, false, context, `qui rejoint ${RELATION[step.joins]}`);
}

/** The clause about the next card, as French cards print it: "Le prochain Personnage …". */
export function nextCardClause(step: StepOf<'next'>, context: WordingContext): string {
  const of = genderOf(step.card);
  // "le prochain Chant ou Artiste": the second noun has no article of its own.
  const words = waitedFor(step, context).replace(/ ou une? /u, ' ou ');
  const card = withDefinite(`${of === 'f' ? 'prochaine' : 'prochain'} ${words}`, of);
  return `${card} ${WHEN[step.duration]} ${changeClauses(step.changes, cardPlayed(of, false), context)}`;
}

/** "vous pouvez jouer les Robots de votre Réserve pour {mana:1} de moins". */
function cheaperCards(
  { from, expedition: _, baseCost, ...filter }: PlayedFilter,
  { by, min }: Extract<PlayChange, { cost: unknown }>,
  into: string,
  context: WordingContext,
): string {
  const origin = from ? `de votre ${from === 'hand' ? 'main' : 'Réserve'}` : '';
  const cards = nounPhrase(filter, true, context, origin);
  const only = baseCost
    ? ` si leur Coût de Base est ${bounds(baseCost, (of) => manaOrAmount(of, context))}`
    : '';
  return `vous pouvez jouer les ${cards}${into} pour ${manaOrAmount(by, context)} de moins${minimumWords(min, context)}${only}`;
}

/** The rule of a card being played. */
export function whenPlayed(rule: PassiveRuleOf<'played'>, context: WordingContext): string {
  const into = rule.into ? ` ${withinExpedition(rule.into, context)}` : '';
  if (rule.card === 'me') {
    const mine = changeClauses(rule.changes, { me: true, plural: false, gender: 'm' }, context);
    const [change] = rule.changes;
    if (into !== '' && change && 'cost' in change && change.cost === 'more') {
      return `payez ${manaOrAmount(change.by, context)} de plus pour me jouer${into}`;
    }
    const je = beginsWithVowel(mine) ? `j’${mine}` : `je ${mine}`;
    return `${je}${into === '' ? '' : ` à jouer${into}`}`;
  }
  const of = genderOf(rule.card);
  if (rule.first) {
    const words = played(rule.card, rule.who, false, context);
    const first = withDefinite(`${of === 'f' ? 'première' : 'premier'} ${words}`, of);
    return `chaque Après-midi, ${first} ${changeClauses(rule.changes, cardPlayed(of, false), context)}`;
  }
  const [change, ...others] = rule.changes;
  if (change && 'cost' in change && change.cost === 'less' && others.length === 0) {
    if (rule.who === 'you' && typeof change.by === 'number')
      return cheaperCards(rule.card, change, into, context);
  }
  const cards = played(rule.card, rule.who, true, context);
  return `les ${cards}${into} ${changeClauses(rule.changes, cardPlayed(of, true), context)}`;
}

/** "… ne peuvent pas coûter moins de {mana:3}". */
export function minimumCost(rule: PassiveRuleOf<'minimum-cost'>, context: WordingContext): string {
  const { from: _, ...filter } = rule.card;
  const by = rule.who === 'opponents' ? 'vos adversaires' : playerPhrase(rule.who, context);
  const how = `${agreeAdjective('joué', genderOf(filter), true)} par ${by}`;
  const cards = nounPhrase(filter, true, context, how);
  return `les ${cards} ne peuvent pas coûter moins de ${manaOrAmount(rule.amount, context)}`;
}

/** "vous pouvez … pour réduire mon Coût de {mana:1}". */
export function optionalCost(
  rule: PassiveRuleOf<'optional-cost'>,
  context: WordingContext,
): string {
  const only = rule.targets
    ? `. Si vous le faites, je peux uniquement cibler ${indefinitePhrase(rule.targets, context)}`
    : '';
  if (rule.cost.length === 0) {
    return `vous pouvez me jouer pour ${manaOrAmount(rule.less, context)} de moins${only}`;
  }
  const paying = mayPay(rule.cost, context);
  return `${paying} pour réduire mon Coût ${withDe(manaOrAmount(rule.less, context))}`;
}
