/** Passive abilities in English, as statements. */

import type { ExpeditionReference } from '../../../engine/cards/ability.ts';
import {
  consideredAs,
  createKeywords,
  createPassive,
  ownCards,
  signedStatistics,
} from '../../say/passive.ts';
import { TERRAIN, termMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { expedition, expeditionTraits, matchingExpeditions, regionsMeant } from './expedition.ts';
import { alsoSentence, insteadSentence } from './modifier.ts';
import { minimumCost, optionalCost, whenPlayed } from './played.ts';
import { nounPhrase, playerPhrase, possessiveOf, withinExpedition } from './selection.ts';
import { subjectOf, subjectVerb } from './subject.ts';
import { destinationOf, playerDoes } from './trigger.ts';
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

export const passiveStatement = createPassive(subjectOf, {
  'gain-keyword': (who, rule, context) =>
    `${subjectVerb(who, 'have', 'has')} ${keyword(rule.keyword, rule.amount, context)}`,
  'gain-ability': (who, { ability }, context) =>
    `${subjectVerb(who, 'have', 'has')} “${context.say(ability)}”`,
  'lose-abilities': (who) => `${subjectVerb(who, 'lose', 'loses')} ${who.possessive} abilities`,
  'gain-subtype': (who, { of, subtype: id }) =>
    of === 'me'
      ? `I am also ${withIndefinite(subtype(id))}`
      : `${subjectVerb(who, 'are', 'is')} also ${subtype(id, true)}`,
  'add-statistics': (who, { by }) => `${subjectVerb(who, 'get', 'gets')} ${signedStatistics(by)}`,
  'cannot-gain-counters': ({ text }) => `${text} cannot gain counters`,
  'cannot-ready': ({ text }, { during }) =>
    `${text} cannot be readied${during ? ` during ${PHASE[during]}` : ''}`,
  'can-gain-again': ({ text }, { status }) => `${text} can gain ${STATUS[status]} again`,
  'also-type': ({ type }) => `I also count as ${withIndefinite(noun(type, false))}, wherever I am`,
  considered(rule, context) {
    const { text, plural } = expedition(rule.expedition, context);
    return `${text} ${plural ? 'count' : 'counts'} as ${expeditionTraits(consideredAs(rule))} wherever ${plural ? 'they are' : 'it is'}`;
  },
  'raise-maximum'({ card, by }, context) {
    const cards = nounPhrase(card, true, context);
    return by === undefined
      ? `Support abilities give counters to ${cards} without any maximum`
      : `the maximum of counters that Support abilities give to ${cards} is ${by} higher`;
  },
  'set-statistics'({ of, to }, context) {
    const whose =
      of === 'me'
        ? 'my three statistics'
        : `the three statistics of each ${nounPhrase(of, false, context)}`;
    if (to === 'highest') return `${whose} are equal to the highest of them`;
    return `${whose} are ${to.forest}/${to.mountain}/${to.water}`;
  },
  terrain(rule, context) {
    const { text, plural } = regionsMeant(rule.region, context);
    const are = `${text} ${plural ? 'are' : 'is'}`;
    const terrains = joinList(rule.terrains.map((id) => TERRAIN[id]));
    return rule.inAddition
      ? `${are} also ${terrains}`
      : `${are} ${terrains} and ${plural ? 'have' : 'has'} no other terrain`;
  },
  limit({ who, limit, to, by = 0 }, context) {
    const whose = `${possessiveOf(who, context)} ${limit === 'reserve' ? 'Reserve' : 'Landmark'} limit`;
    if (to !== undefined) return `${whose} is ${numberWord(to)}`;
    return `${whose} is ${numberWord(Math.abs(by))} ${by < 0 ? 'lower' : 'higher'}`;
  },
  uncounted: ({ of }, context) =>
    `your Reserve limit ignores ${of === 'me' ? 'me' : nounPhrase(of, true, context)}`,
  'keep-more'({ who, card: { in: place, of: _, ...card }, more }, context) {
    const many = `${numberWord(more)} ${nounPhrase(card, more !== 1, context)}`;
    const where = place === 'reserve' ? ' in Reserve' : '';
    return `during ${DAILY['clean-up']}, ${playerPhrase(who, context)} may keep ${many}${where} beyond the limit`;
  },
  played: whenPlayed,
  'minimum-cost': minimumCost,
  'optional-cost': optionalCost,
  'play-exhausted'({ card, into }, context) {
    const where = into ? ` in ${destinationOf(into, undefined, context)}` : '';
    return `you may play ${nounPhrase(card, true, context, true)}${where} even while they are exhausted`;
  },
  'cannot-move-forward'({ expedition: which, during, exceptDueTo, dueTo }, context) {
    const due = dueTo ? ` due to ${TERRAIN[dueTo]}` : '';
    const when = during ? ` during ${PHASE[during]}` : '';
    const except = exceptDueTo ? ` except due to ${TERRAIN[exceptDueTo]}` : '';
    return `${expeditionsOf(which, context)} cannot move forward${due}${when}${except}`;
  },
  'ignore-defender': ({ expedition: which }, context) =>
    `no Character with ${termMark('defender', 'Defender')} keeps ${expedition(which, context).text} from moving forward`,
  'cannot-activate'({ of, abilities }, context) {
    const icons = joinList(abilities.map((symbol) => `{${symbol}}`));
    return of === 'me'
      ? `my ${icons} abilities cannot activate`
      : `the ${icons} abilities of ${nounPhrase(of, true, context)} cannot activate`;
  },
  'cannot-be-played'({ of, into }, context) {
    const where = into ? ` ${withinExpedition(into, context)}` : '';
    const own = ownCards(of);
    if (!own) return `${subjectOf(of, context).text} cannot be played${where}`;
    return `${playerPhrase(own.who, context)} cannot play ${nounPhrase(own.cards, true, context)}${where}`;
  },
  'ignore-abilities': ({ of }, context) =>
    `${of === 'me' ? 'my abilities' : `the abilities of ${nounPhrase(of, true, context)}`} have no effect`,
  'extra-die'({ who, dice }, context) {
    const many = numberWord(dice);
    return `whenever ${playerDoes(who, 'roll', context, 'dice')}, roll ${many} more and ignore ${many} of them`;
  },
  'die-result'({ who, add, may, exhausting }, context) {
    const change = `${add < 0 ? 'lower' : 'raise'} its result by ${Math.abs(add)}`;
    const can = !may ? '' : exhausting ? 'you may exhaust me to ' : 'you may ';
    return `whenever ${playerDoes(who, 'roll', context, 'a die')}, ${can}${change}`;
  },
  instead: insteadSentence,
  also: alsoSentence,
});
