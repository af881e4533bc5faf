/** Effects on cards being played, in English: their costs, gains and losses. */

import type { PlayChange, PlayedFilter, PlayerReference } from '../../../engine/cards/ability.ts';
import { manaOrAmount } from '../../say/cost.ts';
import { effectSentences } from '../../say/effect.ts';
import type { PassiveRuleOf } from '../../say/passive.ts';
import type { StepOf } from '../../say/step.ts';
import { manaMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { amount, perEach } from './amount.ts';
import { nounPhrase, PLACED, playerPhrase, RELATION, withinExpedition } from './selection.ts';
import { playerDoes } from './trigger.ts';
import { counterPhrase, joinList, STATUS } from './words.ts';

/** "gains 1 boost", "costs 1 less": what happens to a card being played. */
function changeClause(
  value: PlayChange,
  who: 'I' | 'it' | 'they',
  context: WordingContext,
): string {
  const s = who === 'it' ? 's' : '';
  if ('cost' in value) {
    const min =
      value.min === undefined ? '' : `, but never below ${manaOrAmount(value.min, context)}`;
    const each = perEach(value.by, context);
    if (each !== null) return `cost${s} ${manaMark(1)} ${value.cost} for each ${each}${min}`;
    const by = manaOrAmount(value.by, context);
    return `cost${s} ${by} ${value.cost}${min}`;
  }
  if ('free' in value) return `${{ I: 'am', it: 'is', they: 'are' }[who]} free`;
  const from =
    'ifFrom' in value && value.ifFrom
      ? ` if played from ${value.ifFrom === 'hand' ? 'hand' : 'Reserve'}`
      : '';
  if ('gains' in value) return `gain${s} ${STATUS[value.gains]}${from}`;
  if ('loses' in value) return `lose${s} ${STATUS[value.loses]}${from}`;
  if ('gainsCounters' in value) {
    const each = perEach(value.count, context);
    if (each !== null)
      return `gain${s} ${counterPhrase(value.gainsCounters, '1', false)} for each ${each}`;
    return `gain${s} ${counterPhrase(value.gainsCounters, amount(value.count, context), value.count !== 1)}`;
  }
  const whose = { I: 'my', it: 'its', they: 'their' }[who];
  return `activate${s} ${value.one ? 'one of ' : ''}${whose} {${value.activates}} abilities`;
}

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
  const changes = joinList(step.changes.map((value) => changeClause(value, 'it', context)));
  return `${WHEN[step.duration]}, the next ${waitedFor(step, context)} ${changes}`;
}

/** The rule of a card being played: "the first card that you play costs {mana:1} less". */
export function whenPlayed(rule: PassiveRuleOf<'played'>, context: WordingContext): string {
  const into = rule.into ? ` when played ${withinExpedition(rule.into, context)}` : '';
  if (rule.card === 'me') {
    return `I ${joinList(rule.changes.map((value) => changeClause(value, 'I', context)))}${into}`;
  }
  if (rule.first) {
    const card = played(rule.card, rule.who, false, context);
    return `each Afternoon, the first ${card} ${joinList(rule.changes.map((value) => changeClause(value, 'it', context)))}`;
  }
  const cards = played(rule.card, rule.who, true, context);
  return `${cards} ${joinList(rule.changes.map((value) => changeClause(value, 'they', context)))}${into}`;
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
  const paying = effectSentences(
    [{ do: 'may', cost: rule.cost, steps: [] }],
    context.language,
    context,
  );
  return `when you play me, ${paying[0]}: I then cost ${less} less`;
}
