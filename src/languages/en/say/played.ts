/** Effects on cards being played, in English: their costs, gains and losses. */

import type { PlayedFilter, PlayerReference } from '../../../engine/cards/ability.ts';
import { createMinimum, manaOrAmount } from '../../say/cost.ts';
import { mayPay } from '../../say/effect.ts';
import type { PassiveRuleOf } from '../../say/passive.ts';
import { createPlayChanges } from '../../say/play-change.ts';
import type { StepOf } from '../../say/step.ts';
import type { WordingContext } from '../../say/wording.ts';
import { perEach } from './amount.ts';
import { nounPhrase, PLACED, playerPhrase, RELATION, withinExpedition } from './selection.ts';
import { playerDoes } from './trigger.ts';
import { counterPhrase, joinList, STATUS } from './words.ts';

/** ", but never below {mana:1}". */
export const minimumWords = createMinimum('but never below');

/** "gains 1 boost and costs 1 less": what happens to a card being played. */
const changeClauses = createPlayChanges({
  verbs: {
    cost: ['cost', 'costs', 'cost'],
    be: ['am', 'is', 'are'],
    gain: ['gain', 'gains', 'gain'],
    lose: ['lose', 'loses', 'lose'],
    activate: ['activate', 'activates', 'activate'],
  },
  less: 'less',
  more: 'more',
  forEach: 'for each',
  minimum: minimumWords,
  free: () => 'free',
  from: (place) => ` if played from ${place === 'hand' ? 'hand' : 'Reserve'}`,
  abilities: (symbol, one, { me, plural }) =>
    `${one ? 'one of ' : ''}${me ? 'my' : plural ? 'their' : 'its'} ${symbol} abilities`,
  status: (id) => STATUS[id],
  counters: counterPhrase,
  perEach,
  list: joinList,
});

function played(
  card: PlayedFilter,
  who: PlayerReference | undefined,
  plural: boolean,
  context: WordingContext,
): string {
  const { from, expedition: into, ...filter } = card;
  const whose = from === 'hand' ? 'hand' : 'Reserve';
  if (who === undefined) {
    const how = from ? `played from ${whose}` : 'being played';
    return nounPhrase(filter, plural, context, false, how);
  }
  const possessive = who === 'you' ? 'your' : 'their';
  const place = into ? ` in ${PLACED[into]}` : '';
  const how = `that ${playerDoes(who, 'play', context)}${place}${from ? ` from ${possessive} ${whose}` : ''}`;
  return nounPhrase(filter, plural, context, false, how);
}

/** "Character that joins my Expedition", "Character that you play". */
function waitedFor(step: StepOf<'next'>, context: WordingContext): string {
  if (step.joins === undefined) return played(step.card, step.who ?? 'you', false, context);
  return nounPhrase(step.card, false, context, false, `that joins ${RELATION[step.joins]}`);
}

export const WHEN = {
  'this-turn': 'this turn',
  'this-afternoon': 'this Afternoon',
  'this-day': 'this Day',
} as const;

/** "This turn, the next Character that you play gains 1 boost." */
export function nextCardClause(step: StepOf<'next'>, context: WordingContext): string {
  const changes = changeClauses(step.changes, { me: false, plural: false }, context);
  return `${WHEN[step.duration]}, the next ${waitedFor(step, context)} ${changes}`;
}

/** The rule of a card being played: "the first card that you play costs {mana:1} less". */
export function whenPlayed(rule: PassiveRuleOf<'played'>, context: WordingContext): string {
  const into = rule.into ? ` when played ${withinExpedition(rule.into, context)}` : '';
  if (rule.card === 'me') {
    return `I ${changeClauses(rule.changes, { me: true, plural: false }, context)}${into}`;
  }
  if (rule.first) {
    const card = played(rule.card, rule.who, false, context);
    return `each Afternoon, the first ${card} ${changeClauses(rule.changes, { me: false, plural: false }, context)}`;
  }
  const cards = played(rule.card, rule.who, true, context);
  return `${cards} ${changeClauses(rule.changes, { me: false, plural: true }, context)}${into}`;
}

/** "cards that your opponents play cost at least {mana:3}". */
export function minimumCost(rule: PassiveRuleOf<'minimum-cost'>, context: WordingContext): string {
  const who = rule.who === 'opponents' ? 'your opponents' : playerPhrase(rule.who, context);
  const { from: _, ...filter } = rule.card;
  const least = manaOrAmount(rule.amount, context);
  return `${nounPhrase(filter, true, context)} that ${who} play cost at least ${least}`;
}

/** "when you play me, you may …: I then cost {mana:1} less". */
export function optionalCost(
  rule: PassiveRuleOf<'optional-cost'>,
  context: WordingContext,
): string {
  const less = manaOrAmount(rule.less, context);
  const only = rule.targets
    ? `: I can then target only ${nounPhrase(rule.targets, true, context)}`
    : '';
  if (rule.cost.length === 0) return `you may play me for ${less} less${only}`;
  const paying = mayPay(rule.cost, context);
  return `when you play me, ${paying}: I then cost ${less} less`;
}
