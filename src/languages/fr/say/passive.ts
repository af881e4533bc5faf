/** Passive abilities in French, as statements. */

import type {
  Amount,
  Condition,
  ExpeditionReference,
  Keyword,
  PassiveRule,
} from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import {
  consideredAs,
  createKeywords,
  ownCards,
  type PassiveRuleOf,
  type Subject,
  signedStatistics,
} from '../../say/passive.ts';
import { TERRAIN, termMark } from '../../say/text.ts';
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

/** "je suis Défenseur", "les Personnages ont Repérage {mana:3}". */
function gainKeyword(
  rule: PassiveRuleOf<'gain-keyword'>,
  context: WordingContext,
  condition?: Condition,
): string {
  const who = subjectOf(rule.of, context, condition);
  const verb = isHad(rule.keyword) ? subjectHas(who) : subjectIs(who);
  const words = createKeywords(keywordWords(who.gender, who.plural), whatXIs);
  return `${verb} ${words(rule.keyword, rule.amount, context)}`;
}

/** A passive ability as a statement, in small letters and without full stop. */
export function passiveStatement(
  rule: PassiveRule,
  context: WordingContext,
  condition?: Condition,
): string {
  switch (rule.rule) {
    case 'gain-keyword':
      return gainKeyword(rule, context, condition);
    case 'gain-ability': {
      const said = context.language.quote(context.say(rule.ability));
      return `${subjectHas(subjectOf(rule.of, context, condition))} ${said}`;
    }
    case 'lose-abilities':
      return loseAbilities(rule, context, condition);
    case 'gain-subtype':
      return gainSubtype(rule, context, condition);
    case 'also-type':
      return `je suis aussi considéré comme ${withIndefinite(noun(rule.type, false), gender(rule.type))}, même quand je ne suis pas en jeu`;
    case 'considered':
      return consideredClause(rule, context);
    case 'raise-maximum':
      return raiseMaximum(rule, context);
    case 'add-statistics':
      return `${subjectHas(subjectOf(rule.of, context, condition))} ${signedStatistics(rule.by)}`;
    case 'set-statistics':
      return setStatistics(rule, context);
    case 'terrain':
      return describeTerrainRule(rule, context);
    case 'limit':
      return describeLimitRule(rule, context);
    case 'uncounted': {
      const count =
        rule.of === 'me' ? 'je ne compte' : `les ${nounPhrase(rule.of, true, context)} ne comptent`;
      return `${count} pas dans la limite de votre Réserve`;
    }
    case 'keep-more':
      return keepMore(rule, context);
    case 'played':
      return whenPlayed(rule, context);
    case 'minimum-cost':
      return minimumCost(rule, context);
    case 'optional-cost':
      return optionalCost(rule, context);
    case 'play-exhausted': {
      const into = rule.into ? ` dans ${destinationOf(rule.into, undefined, context)}` : '';
      return `vous pouvez jouer les ${nounPhrase(rule.card, true, context, '', 'épuisé')}${into}`;
    }
    case 'cannot-move-forward':
      return cannotMoveForward(rule, context);
    case 'ignore-defender': {
      const where = expedition(rule.expedition, context).text;
      return `les Personnages ${termMark('defender', 'Défenseurs')} n’empêchent pas ${where} d’avancer`;
    }
    case 'cannot-activate':
      return cannotActivate(rule, context);
    case 'cannot-be-played': {
      const into = rule.into ? ` ${withinExpedition(rule.into, context)}` : '';
      const own = ownCards(rule.of);
      if (own) {
        return `${playerPhrase(own.who, context)} ne peut pas jouer les ${nounPhrase(own.cards, true, context)}${into}`;
      }
      const who = subjectOf(rule.of, context);
      return `${subjectCannot(who)} être ${agreeAdjective('joué', who.gender, who.plural)}${into}`;
    }
    case 'cannot-gain-counters': {
      const who = subjectOf(rule.of, context);
      return `${subjectCannot(who)} gagner de compteurs`;
    }
    case 'cannot-ready': {
      const who = subjectOf(rule.of, context);
      if (rule.during) {
        const stay = who.me ? 'reste' : 'restent';
        return `${who.text} ${stay} ${agreeAdjective('épuisé', who.gender, who.plural)} ${PHASE[rule.during]}`;
      }
      return `${subjectCannot(who)} être ${agreeAdjective('redressé', who.gender, who.plural)}`;
    }
    case 'can-gain-again': {
      const who = subjectOf(rule.of, context);
      return `${who.text} ${who.me ? 'peux' : 'peuvent'} gagner ${statusWord(rule.status)} à nouveau`;
    }
    case 'ignore-abilities':
      return `${rule.of === 'me' ? 'mes capacités' : `les capacités ${withDe(`les ${nounPhrase(rule.of, true, context)}`)}`} n’ont aucun effet`;
    case 'extra-die': {
      const more = numberWord(rule.dice);
      const dice = rule.dice === 1 ? 'un dé supplémentaire' : `${more} dés supplémentaires`;
      const ignored = rule.dice === 1 ? 'du dé' : `de ${more} dés`;
      return `${withSi(wasAboutTo(rule.who, 'lancer au moins un dé', context))}, lancez ${dice} et ignorez le résultat ${ignored} de votre choix`;
    }
    case 'die-result': {
      const verb = rule.add < 0 ? ['retirer', 'retirez'] : ['ajouter', 'ajoutez'];
      const may = rule.exhausting ? 'vous pouvez m’épuiser pour' : 'vous pouvez';
      const does = rule.may ? `${may} ${verb[0]}` : verb[1];
      return `${withSi(wasAboutTo(rule.who, 'lancer un dé', context))}, ${does} ${Math.abs(rule.add)} au résultat`;
    }
    case 'instead':
      return insteadSentence(rule, context);
    case 'also':
      return alsoSentence(rule, context);
  }
}

/** "les Personnages que vous contrôlez perdent leurs capacités". */
function loseAbilities(
  rule: PassiveRuleOf<'lose-abilities'>,
  context: WordingContext,
  condition?: Condition,
): string {
  const who = subjectOf(rule.of, context, condition);
  if (who.me) return 'je perds mes capacités';
  return who.plural ? `${who.text} perdent leurs capacités` : `${who.text} perd ses capacités`;
}

/** "je suis aussi un Robot". */
function gainSubtype(
  rule: PassiveRuleOf<'gain-subtype'>,
  context: WordingContext,
  condition?: Condition,
): string {
  const who = subjectOf(rule.of, context, condition);
  const one = who.plural ? 'des' : gender({ subtype: rule.subtype }) === 'f' ? 'une' : 'un';
  return `${subjectIs(who)} aussi ${one} ${subtype(rule.subtype, who.plural)}`;
}

/** "mon Expédition compte comme en retard, où qu’elle soit". */
function consideredClause(rule: PassiveRuleOf<'considered'>, context: WordingContext): string {
  const { text, plural } = expedition(rule.expedition, context);
  const where = plural ? 'où qu’elles soient' : 'où qu’elle soit';
  return `${text} ${plural ? 'comptent' : 'compte'} comme ${expeditionTraits(consideredAs(rule))}, ${where}`;
}

/** "les capacités de Soutien donnent des compteurs … sans maximum". */
function raiseMaximum(rule: PassiveRuleOf<'raise-maximum'>, context: WordingContext): string {
  const cards = `aux ${nounPhrase(rule.card, true, context)}`;
  return rule.by === undefined
    ? `les capacités de Soutien donnent des compteurs ${cards} sans maximum`
    : `le maximum de compteurs donnés par les capacités de Soutien ${cards} augmente de ${rule.by}`;
}

/** "mes trois statistiques sont 2/2/2". */
function setStatistics(rule: PassiveRuleOf<'set-statistics'>, context: WordingContext): string {
  const { of, to } = rule;
  if (to === 'highest') {
    const three = joinList(Object.values(TERRAIN));
    const highest = 'statistique la plus élevée';
    return of === 'me'
      ? `mes ${three} sont égales à ma ${highest}`
      : `les ${three} ${withDe(`les ${nounPhrase(of, true, context)}`)} sont égales à leur ${highest}`;
  }
  const whose =
    of === 'me'
      ? 'mes trois statistiques'
      : `les trois statistiques de chaque ${nounPhrase(of, false, context)}`;
  return `${whose} sont ${to.forest}/${to.mountain}/${to.water}`;
}

/** "cette région est aussi {forest}". */
function describeTerrainRule(rule: PassiveRuleOf<'terrain'>, context: WordingContext): string {
  const { text, plural } = regionsMeant(rule.region, context);
  const terrains = joinList(rule.terrains.map((id) => TERRAIN[id]));
  const are = `${text} ${plural ? 'sont' : 'est'} ${terrains}`;
  const [lose, others] = plural ? ['perdent', 'leurs autres'] : ['perd', 'ses autres'];
  return rule.inAddition
    ? `${are} en plus de ${others} terrains`
    : `${are} et ${lose} ${others} terrains`;
}

/** "votre limite de Réserve augmente d’une carte". */
function describeLimitRule(rule: PassiveRuleOf<'limit'>, context: WordingContext): string {
  const name = rule.limit === 'reserve' ? 'limite de Réserve' : 'limite de Repères';
  const whose =
    rule.who === 'you' ? `votre ${name}` : `la ${name} ${withDe(playerPhrase(rule.who, context))}`;
  if (rule.to !== undefined) return `${whose} est ${numberWord(rule.to)}`;
  const by = rule.by ?? 0;
  if (rule.limit === 'reserve' && rule.who === 'you' && by === 1) {
    return 'la limite de votre Réserve augmente d’une carte';
  }
  return `${whose} ${by < 0 ? 'baisse' : 'augmente'} de ${Math.abs(by)}`;
}

/** "vous pouvez conserver une carte de plus en Réserve pendant la Nuit si elle est épuisée". */
function keepMore(rule: PassiveRuleOf<'keep-more'>, context: WordingContext): string {
  const { in: where, of: _, ...card } = rule.card;
  if (where === 'reserve' && card.status === 'exhausted' && rule.more === 1 && rule.who === 'you') {
    const { status: __, ...any } = card;
    const one = withIndefinite(nounPhrase(any, false, context), genderOf(card));
    const exhausted = agreeAdjective('épuisé', genderOf(card), false);
    const state = withSi(`${genderOf(card) === 'f' ? 'elle' : 'il'} est ${exhausted}`);
    return `vous pouvez conserver ${one} de plus en Réserve pendant ${PHASE.night} ${state}`;
  }
  const plural = rule.more !== 1;
  const words = nounPhrase(card, plural, context);
  const many = numberWord(rule.more, genderOf(card));
  const can = rule.who === 'you' ? 'pouvez' : 'peut';
  const zone = where === 'reserve' ? ' en Réserve' : '';
  return `pendant ${DAILY['clean-up']}, ${playerPhrase(rule.who, context)} ${can} conserver ${many} ${words}${zone} au-delà de la limite`;
}

/** "mon Expédition ne peut pas avancer grâce à {forest}". */
function cannotMoveForward(
  rule: PassiveRuleOf<'cannot-move-forward'>,
  context: WordingContext,
): string {
  const who = restrictedExpedition(rule.expedition, context);
  const during = rule.during ? ` pendant ${PHASE[rule.during]}` : '';
  const except = rule.exceptDueTo ? `, sauf grâce à ${TERRAIN[rule.exceptDueTo]}` : '';
  const terrain = rule.dueTo ? ` grâce à ${TERRAIN[rule.dueTo]}` : '';
  return `${who.text} ne ${who.plural ? 'peuvent' : 'peut'} pas avancer${terrain}${during}${except}`;
}

/** "mes capacités {join} ne peuvent pas s’activer". */
function cannotActivate(rule: PassiveRuleOf<'cannot-activate'>, context: WordingContext): string {
  const icons = joinList(rule.abilities.map((symbol) => `{${symbol}}`));
  const whose =
    rule.of === 'me'
      ? `mes capacités ${icons}`
      : `les capacités ${icons} ${withDe(`les ${nounPhrase(rule.of, true, context)}`)}`;
  return `${whose} ne peuvent pas s’activer`;
}
