/** Passive abilities in English, as statements. */

import type { Condition, ExpeditionReference, PassiveRule } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import {
  consideredAs,
  createKeywords,
  ownCards,
  type PassiveRuleOf,
  signedStatistics,
} from '../../say/passive.ts';
import { TERRAIN, termMark } from '../../say/text.ts';
import { amount } from './amount.ts';
import { expedition, expeditionTraits, matchingExpeditions, regionsMeant } from './expedition.ts';
import { alsoSentence, insteadSentence } from './modifier.ts';
import { minimumCost, optionalCost, whenPlayed } from './played.ts';
import { nounPhrase, playerPhrase, withinExpedition } from './selection.ts';
import { subjectOf, subjectVerb } from './subject.ts';
import { destinationOf, triggeringPlayer } from './trigger.ts';
import {
  DAILY,
  joinList,
  KEYWORD,
  noun,
  numberWord,
  PHASE,
  STATUS,
  subtype,
  withIndefinite,
} from './words.ts';

function expeditionsOf(reference: ExpeditionReference, context: WordingContext): string {
  if (typeof reference === 'object' && 'each' in reference) {
    if (Object.keys(reference.each).length === 0) return 'Expeditions';
    return matchingExpeditions(reference.each, true, context);
  }
  return expedition(reference, context).text;
}

/** A keyword with its number: "Tough 1", "Scout {mana:3}". */
export const keyword = createKeywords(
  KEYWORD,
  (value, context) => `X being ${amount(value, context)}`,
);

/** A passive ability as a statement, in small letters and without full stop. */
export function passiveStatement(
  rule: PassiveRule,
  context: WordingContext,
  condition?: Condition,
): string {
  switch (rule.rule) {
    case 'gain-keyword': {
      const words = keyword(rule.keyword, rule.amount, context);
      return `${subjectVerb(subjectOf(rule.of, context, condition), 'have', 'has')} ${words}`;
    }
    case 'gain-ability':
      return `${subjectVerb(subjectOf(rule.of, context, condition), 'have', 'has')} “${context.say(rule.ability)}”`;
    case 'lose-abilities':
      return loseAbilities(rule, context, condition);
    case 'gain-subtype':
      return `${subjectVerb(subjectOf(rule.of, context, condition), rule.of === 'me' ? 'am' : 'are', 'is')} also ${rule.of === 'me' ? withIndefinite(subtype(rule.subtype)) : subtype(rule.subtype, true)}`;
    case 'also-type':
      return `I also count as ${withIndefinite(noun(rule.type, false))}, wherever I am`;
    case 'considered':
      return consideredClause(rule, context);
    case 'raise-maximum':
      return raiseMaximum(rule, context);
    case 'add-statistics':
      return `${subjectVerb(subjectOf(rule.of, context, condition), 'get', 'gets')} ${signedStatistics(rule.by)}`;
    case 'set-statistics':
      return setStatistics(rule, context);
    case 'terrain':
      return describeTerrainRule(rule, context);
    case 'limit':
      return describeLimitRule(rule, context);
    case 'uncounted':
      return `your Reserve limit ignores ${rule.of === 'me' ? 'me' : nounPhrase(rule.of, true, context)}`;
    case 'keep-more':
      return keepMore(rule, context);
    case 'played':
      return whenPlayed(rule, context);
    case 'minimum-cost':
      return minimumCost(rule, context);
    case 'optional-cost':
      return optionalCost(rule, context);
    case 'play-exhausted': {
      const into = rule.into ? ` in ${destinationOf(rule.into, undefined, context)}` : '';
      return `you may play ${nounPhrase(rule.card, true, context, true)}${into} even while they are exhausted`;
    }
    case 'cannot-move-forward':
      return cannotMoveForward(rule, context);
    case 'ignore-defender':
      return `no Character with ${termMark('defender', 'Defender')} keeps ${expedition(rule.expedition, context).text} from moving forward`;
    case 'cannot-activate':
      return cannotActivate(rule, context);
    case 'cannot-be-played': {
      const into = rule.into ? ` ${withinExpedition(rule.into, context)}` : '';
      const own = ownCards(rule.of);
      if (own)
        return `${playerPhrase(own.who, context)} cannot play ${nounPhrase(own.cards, true, context)}${into}`;
      return `${subjectOf(rule.of, context).text} cannot be played${into}`;
    }
    case 'cannot-gain-counters':
      return `${subjectOf(rule.of, context).text} cannot gain counters`;
    case 'cannot-ready': {
      const during = rule.during ? ` during ${PHASE[rule.during]}` : '';
      return `${subjectOf(rule.of, context).text} cannot be readied${during}`;
    }
    case 'can-gain-again':
      return `${subjectOf(rule.of, context).text} can gain ${STATUS[rule.status]} again`;
    case 'ignore-abilities':
      return `${rule.of === 'me' ? 'my abilities' : `the abilities of ${nounPhrase(rule.of, true, context)}`} have no effect`;
    case 'extra-die': {
      const dice = rule.dice === 1 ? 'one more' : `${numberWord(rule.dice)} more`;
      return `whenever ${triggeringPlayer(rule.who, context)} ${rule.who === 'you' ? 'roll' : 'rolls'} dice, roll ${dice} and ignore ${rule.dice === 1 ? 'one of them' : `${numberWord(rule.dice)} of them`}`;
    }
    case 'die-result': {
      const change = `${rule.add < 0 ? 'lower' : 'raise'} its result by ${Math.abs(rule.add)}`;
      return `whenever ${triggeringPlayer(rule.who, context)} ${rule.who === 'you' ? 'roll' : 'rolls'} a die, ${rule.may ? (rule.exhausting ? 'you may exhaust me to ' : 'you may ') : ''}${change}`;
    }
    case 'instead':
      return insteadSentence(rule, context);
    case 'also':
      return alsoSentence(rule, context);
  }
}

/** "Characters that you control lose their abilities". */
function loseAbilities(
  rule: PassiveRuleOf<'lose-abilities'>,
  context: WordingContext,
  condition?: Condition,
): string {
  const subject = subjectOf(rule.of, context, condition);
  return `${subjectVerb(subject, 'lose', 'loses')} ${subject.possessive} abilities`;
}

/** "my Expedition counts as behind wherever it is". */
function consideredClause(rule: PassiveRuleOf<'considered'>, context: WordingContext): string {
  const { text, plural } = expedition(rule.expedition, context);
  return `${text} ${plural ? 'count' : 'counts'} as ${expeditionTraits(consideredAs(rule))} wherever ${plural ? 'they are' : 'it is'}`;
}

/** "Support abilities give counters to Characters without any maximum". */
function raiseMaximum(rule: PassiveRuleOf<'raise-maximum'>, context: WordingContext): string {
  const cards = nounPhrase(rule.card, true, context);
  return rule.by === undefined
    ? `Support abilities give counters to ${cards} without any maximum`
    : `the maximum of counters that Support abilities give to ${cards} is ${rule.by} higher`;
}

/** "my three statistics are 2/2/2". */
function setStatistics(rule: PassiveRuleOf<'set-statistics'>, context: WordingContext): string {
  const of =
    rule.of === 'me'
      ? 'my three statistics'
      : `the three statistics of each ${nounPhrase(rule.of, false, context)}`;
  if (rule.to === 'highest') return `${of} are equal to the highest of them`;
  return `${of} are ${rule.to.forest}/${rule.to.mountain}/${rule.to.water}`;
}

/** "this region is also {forest}". */
function describeTerrainRule(rule: PassiveRuleOf<'terrain'>, context: WordingContext): string {
  const { text, plural } = regionsMeant(rule.region, context);
  const terrains = joinList(rule.terrains.map((id) => TERRAIN[id]));
  const are = `${text} ${plural ? 'are' : 'is'}`;
  return rule.inAddition
    ? `${are} also ${terrains}`
    : `${are} ${terrains} and ${plural ? 'have' : 'has'} no other terrain`;
}

/** "your Reserve limit is one higher". */
function describeLimitRule(rule: PassiveRuleOf<'limit'>, context: WordingContext): string {
  const whose = rule.who === 'you' ? 'your' : `${playerPhrase(rule.who, context)}’s`;
  const name = rule.limit === 'reserve' ? 'Reserve' : 'Landmark';
  if (rule.to !== undefined) return `${whose} ${name} limit is ${numberWord(rule.to)}`;
  const by = rule.by ?? 0;
  const change = `${numberWord(Math.abs(by))} ${by < 0 ? 'lower' : 'higher'}`;
  return `${whose} ${name} limit is ${change}`;
}

/** "during …, you may keep one card in Reserve beyond the limit". */
function keepMore(rule: PassiveRuleOf<'keep-more'>, context: WordingContext): string {
  const { in: place, of: _, ...card } = rule.card;
  const words = nounPhrase(card, rule.more !== 1, context);
  const many = `${numberWord(rule.more)} ${words}`;
  const where = place === 'reserve' ? ' in Reserve' : '';
  return `during ${DAILY['clean-up']}, ${playerPhrase(rule.who, context)} may keep ${many}${where} beyond the limit`;
}

/** "my Expedition cannot move forward due to {forest}". */
function cannotMoveForward(
  rule: PassiveRuleOf<'cannot-move-forward'>,
  context: WordingContext,
): string {
  const during = rule.during ? ` during ${PHASE[rule.during]}` : '';
  const except = rule.exceptDueTo ? ` except due to ${TERRAIN[rule.exceptDueTo]}` : '';
  const due = rule.dueTo ? ` due to ${TERRAIN[rule.dueTo]}` : '';
  return `${expeditionsOf(rule.expedition, context)} cannot move forward${due}${during}${except}`;
}

/** "my {join} abilities cannot activate". */
function cannotActivate(rule: PassiveRuleOf<'cannot-activate'>, context: WordingContext): string {
  const icons = joinList(rule.abilities.map((symbol) => `{${symbol}}`));
  const whose =
    rule.of === 'me'
      ? `my ${icons} abilities`
      : `the ${icons} abilities of ${nounPhrase(rule.of, true, context)}`;
  return `${whose} cannot activate`;
}
