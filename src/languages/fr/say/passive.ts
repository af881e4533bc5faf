/** Passive abilities in French, as statements. */

import type {
  Amount,
  ExpeditionReference,
  Keyword,
  ObjectMatch,
} from '../../../engine/cards/ability.ts';
import {
  consideredAs,
  createKeywords,
  createPassive,
  ownCards,
  type Subject,
  signedStatistics,
} from '../../say/passive.ts';
import { TERRAIN, termMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { expedition, expeditionTraits, matchingExpeditions, regionsMeant } from './expedition.ts';
import { alsoSentence, insteadSentence, wasAboutTo } from './modifier.ts';
import { minimumCost, optionalCost, whenPlayed } from './played.ts';
import { nounPhrase, playerPhrase, withinExpedition } from './selection.ts';
import { genderOfSpeaker, subjectCannot, subjectHas, subjectIs, subjectOf } from './subject.ts';
import { destinationOf } from './trigger.ts';
import {
  agreeAdjective,
  DAILY,
  gender,
  genderOf,
  isHad,
  joinList,
  keywordWords,
  noun,
  numberWord,
  PHASE,
  statusWord,
  subtype,
  withDe,
  withIndefinite,
  withSi,
} from './words.ts';

function restrictedExpedition(reference: ExpeditionReference, context: WordingContext): Subject {
  if (typeof reference === 'object' && 'each' in reference) {
    const words = `les ${matchingExpeditions(reference.each, true, context)}`;
    return { text: words, me: false, plural: true, gender: 'f' };
  }
  const { text, plural } = expedition(reference, context);
  return { text, me: false, plural, gender: 'f' };
}

function whatXIs(value: Amount, context: WordingContext): string {
  return `X étant ${amount(value, context)}`;
}

/** A keyword of the card that speaks, with its number: "Coriace 1", "Repérage {mana:3}", "Éternelle". */
export function keywordOfSpeaker(
  id: Keyword,
  value: Amount | undefined,
  context: WordingContext,
): string {
  return createKeywords(keywordWords(genderOfSpeaker(context), false), whatXIs)(id, value, context);
}

/** "des Personnages": whose something is, of all that match. */
function ofAll(of: Exclude<ObjectMatch, 'me'>, context: WordingContext): string {
  return withDe(`les ${nounPhrase(of, true, context)}`);
}

export const passiveStatement = createPassive(subjectOf, {
  'gain-keyword'(who, rule, context) {
    const verb = isHad(rule.keyword) ? subjectHas(who) : subjectIs(who);
    const words = createKeywords(keywordWords(who.gender, who.plural), whatXIs);
    return `${verb} ${words(rule.keyword, rule.amount, context)}`;
  },
  'gain-ability': (who, { ability }, context) =>
    `${subjectHas(who)} ${context.language.quote(context.say(ability))}`,
  'lose-abilities'(who) {
    if (who.me) return 'je perds mes capacités';
    return `${who.text} ${who.plural ? 'perdent leurs' : 'perd ses'} capacités`;
  },
  'gain-subtype'(who, { subtype: id }) {
    const one = who.plural ? 'des' : gender({ subtype: id }) === 'f' ? 'une' : 'un';
    return `${subjectIs(who)} aussi ${one} ${subtype(id, who.plural)}`;
  },
  'add-statistics': (who, { by }) => `${subjectHas(who)} ${signedStatistics(by)}`,
  'cannot-gain-counters': (who) => `${subjectCannot(who)} gagner de compteurs`,
  'cannot-ready'(who, { during }) {
    const agreed = (word: string) => agreeAdjective(word, who.gender, who.plural);
    if (!during) return `${subjectCannot(who)} être ${agreed('redressé')}`;
    return `${who.text} ${who.plural ? 'restent' : 'reste'} ${agreed('épuisé')} ${PHASE[during]}`;
  },
  'can-gain-again': (who, { status }) =>
    `${who.text} ${who.me ? 'peux' : who.plural ? 'peuvent' : 'peut'} gagner ${statusWord(status)} à nouveau`,
  'also-type': ({ type }) =>
    `je suis aussi considéré comme ${withIndefinite(noun(type, false), gender(type))}, même quand je ne suis pas en jeu`,
  considered(rule, context) {
    const { text, plural } = expedition(rule.expedition, context);
    const where = plural ? 'où qu’elles soient' : 'où qu’elle soit';
    return `${text} ${plural ? 'comptent' : 'compte'} comme ${expeditionTraits(consideredAs(rule))}, ${where}`;
  },
  'raise-maximum'({ card, by }, context) {
    const cards = `aux ${nounPhrase(card, true, context)}`;
    return by === undefined
      ? `les capacités de Soutien donnent des compteurs ${cards} sans maximum`
      : `le maximum de compteurs donnés par les capacités de Soutien ${cards} augmente de ${by}`;
  },
  'set-statistics'({ of, to }, context) {
    if (to === 'highest') {
      const three = joinList(Object.values(TERRAIN));
      const highest = 'statistique la plus élevée';
      return of === 'me'
        ? `mes ${three} sont égales à ma ${highest}`
        : `les ${three} ${ofAll(of, context)} sont égales à leur ${highest}`;
    }
    const whose =
      of === 'me'
        ? 'mes trois statistiques'
        : `les trois statistiques de chaque ${nounPhrase(of, false, context)}`;
    return `${whose} sont ${to.forest}/${to.mountain}/${to.water}`;
  },
  terrain({ region, terrains, inAddition }, context) {
    const { text, plural } = regionsMeant(region, context);
    const are = `${text} ${plural ? 'sont' : 'est'} ${joinList(terrains.map((id) => TERRAIN[id]))}`;
    const others = `${plural ? 'leurs' : 'ses'} autres terrains`;
    if (inAddition) return `${are} en plus de ${others}`;
    return `${are} et ${plural ? 'perdent' : 'perd'} ${others}`;
  },
  limit({ limit, who, to, by = 0 }, context) {
    const name = limit === 'reserve' ? 'limite de Réserve' : 'limite de Repères';
    const whose =
      who === 'you' ? `votre ${name}` : `la ${name} ${withDe(playerPhrase(who, context))}`;
    if (to !== undefined) return `${whose} est ${numberWord(to)}`;
    return limit === 'reserve' && who === 'you' && by === 1
      ? 'la limite de votre Réserve augmente d’une carte'
      : `${whose} ${by < 0 ? 'baisse' : 'augmente'} de ${Math.abs(by)}`;
  },
  uncounted({ of }, context) {
    const count = of === 'me' ? 'je ne compte' : `les ${nounPhrase(of, true, context)} ne comptent`;
    return `${count} pas dans la limite de votre Réserve`;
  },
  'keep-more'({ who, card: { in: where, of: _, ...card }, more }, context) {
    const of = genderOf(card);
    if (where === 'reserve' && card.status === 'exhausted' && more === 1 && who === 'you') {
      const { status: __, ...any } = card;
      const one = withIndefinite(nounPhrase(any, false, context), of);
      const state = withSi(
        `${of === 'f' ? 'elle' : 'il'} est ${agreeAdjective('épuisé', of, false)}`,
      );
      return `vous pouvez conserver ${one} de plus en Réserve pendant ${PHASE.night} ${state}`;
    }
    const kept = `${numberWord(more, of)} ${nounPhrase(card, more !== 1, context)}`;
    const can = `${playerPhrase(who, context)} ${who === 'you' ? 'pouvez' : 'peut'}`;
    const zone = where === 'reserve' ? ' en Réserve' : '';
    return `pendant ${DAILY['clean-up']}, ${can} conserver ${kept}${zone} au-delà de la limite`;
  },
  played: whenPlayed,
  'minimum-cost': minimumCost,
  'optional-cost': optionalCost,
  'play-exhausted'({ card, into }, context) {
    const where = into ? ` dans ${destinationOf(into, undefined, context)}` : '';
    return `vous pouvez jouer les ${nounPhrase(card, true, context, '', 'épuisé')}${where}`;
  },
  'cannot-move-forward'({ expedition: which, during, exceptDueTo, dueTo }, context) {
    const who = restrictedExpedition(which, context);
    const when = during ? ` pendant ${PHASE[during]}` : '';
    const except = exceptDueTo ? `, sauf grâce à ${TERRAIN[exceptDueTo]}` : '';
    const terrain = dueTo ? ` grâce à ${TERRAIN[dueTo]}` : '';
    return `${who.text} ne ${who.plural ? 'peuvent' : 'peut'} pas avancer${terrain}${when}${except}`;
  },
  'ignore-defender': ({ expedition: which }, context) =>
    `les Personnages ${termMark('defender', 'Défenseurs')} n’empêchent pas ${expedition(which, context).text} d’avancer`,
  'cannot-activate'({ of, abilities }, context) {
    const icons = joinList(abilities.map((symbol) => `{${symbol}}`));
    const whose =
      of === 'me' ? `mes capacités ${icons}` : `les capacités ${icons} ${ofAll(of, context)}`;
    return `${whose} ne peuvent pas s’activer`;
  },
  'cannot-be-played'({ of, into }, context) {
    const where = into ? ` ${withinExpedition(into, context)}` : '';
    const own = ownCards(of);
    if (own) {
      return `${playerPhrase(own.who, context)} ne peut pas jouer les ${nounPhrase(own.cards, true, context)}${where}`;
    }
    const who = subjectOf(of, context);
    return `${subjectCannot(who)} être ${agreeAdjective('joué', who.gender, who.plural)}${where}`;
  },
  'ignore-abilities': ({ of }, context) =>
    `${of === 'me' ? 'mes capacités' : `les capacités ${ofAll(of, context)}`} n’ont aucun effet`,
  'extra-die'({ who, dice }, context) {
    const more = numberWord(dice);
    const [what, ignored] =
      dice === 1
        ? ['un dé supplémentaire', 'du dé']
        : [`${more} dés supplémentaires`, `de ${more} dés`];
    return `${withSi(wasAboutTo(who, 'lancer au moins un dé', context))}, lancez ${what} et ignorez le résultat ${ignored} de votre choix`;
  },
  'die-result'({ who, add, may, exhausting }, context) {
    const verb = add < 0 ? ['retirer', 'retirez'] : ['ajouter', 'ajoutez'];
    const can = exhausting ? 'vous pouvez m’épuiser pour' : 'vous pouvez';
    const does = may ? `${can} ${verb[0]}` : verb[1];
    return `${withSi(wasAboutTo(who, 'lancer un dé', context))}, ${does} ${Math.abs(add)} au résultat`;
  },
  instead: insteadSentence,
  also: alsoSentence,
});
