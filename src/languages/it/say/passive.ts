/** Passive abilities in Italian, as statements. */

import type { Condition, ExpeditionReference, PassiveRule } from '../../../engine/cards/ability.ts';
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
import { nounPhrase, playerPhrase, withinExpedition, zoneWithOwner } from './selection.ts';
import { allMatching, cardSubject, subjectHas, subjectOf, subjectVerb } from './subject.ts';
import { destinationOf } from './trigger.ts';
import {
  agreeAdjective,
  DAILY,
  dueTo,
  gender,
  genderOf,
  joinList,
  KEYWORD,
  noun,
  numberWord,
  PHASE,
  statusWord,
  subtype,
  withDefinite,
  withIndefinite,
  withPreposition,
} from './words.ts';

function restrictedExpedition(reference: ExpeditionReference, context: WordingContext): Subject {
  if (typeof reference === 'object' && 'each' in reference) {
    return cardSubject(`le ${matchingExpeditions(reference.each, true, context)}`, 'f', true);
  }
  const { text, plural } = expedition(reference, context);
  return cardSubject(text, 'f', plural);
}

/** A keyword with its number: "Tenace 1", "Esploratore {mana:3}". */
export const keyword = createKeywords(
  KEYWORD,
  (value, context) => `dove X è ${amount(value, context)}`,
);

/** A passive ability as a statement, in small letters and without full stop. */
export function passiveStatement(
  rule: PassiveRule,
  context: WordingContext,
  condition?: Condition,
): string {
  switch (rule.rule) {
    case 'gain-keyword':
      return `${subjectHas(subjectOf(rule.of, context, condition))} ${keyword(rule.keyword, rule.amount, context)}`;
    case 'gain-ability': {
      const said = context.language.quote(context.say(rule.ability));
      return `${subjectHas(subjectOf(rule.of, context, condition))} ${said}`;
    }
    case 'lose-abilities':
      return loseAbilities(rule, context, condition);
    case 'gain-subtype':
      return gainSubtype(rule, context, condition);
    case 'also-type':
      return `considerami anche ${withIndefinite(noun(rule.type, false), gender(rule.type))}, anche quando non sono in gioco`;
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
    case 'uncounted':
      return rule.of === 'me'
        ? 'non conto per il limite della tua Riserva'
        : `${allMatching(rule.of, context)} non contano per il limite della tua Riserva`;
    case 'keep-more':
      return keepMore(rule, context);
    case 'played':
      return whenPlayed(rule, context);
    case 'minimum-cost':
      return minimumCost(rule, context);
    case 'optional-cost':
      return optionalCost(rule, context);
    case 'play-exhausted': {
      const into = rule.into
        ? ` ${withPreposition('in', destinationOf(rule.into, undefined, context))}`
        : '';
      const exhausted = agreeAdjective('consumato', genderOf(rule.card), true);
      const cards = nounPhrase({ ...rule.card, in: undefined, of: undefined }, true, context);
      const from = ` ${withPreposition('da', zoneWithOwner('reserve', rule.card.of, context))}`;
      return `puoi giocare ${withDefinite(cards, genderOf(rule.card), true)} ${exhausted}${from}${into}`;
    }
    case 'cannot-move-forward':
      return cannotMoveForward(rule, context);
    case 'ignore-defender': {
      const where = withPreposition('a', expedition(rule.expedition, context).text);
      return `i personaggi con ${termMark('defender', 'Difensore')} non impediscono ${where} di avanzare`;
    }
    case 'cannot-activate':
      return cannotActivate(rule, context);
    case 'cannot-be-played': {
      const into = rule.into ? ` ${withinExpedition(rule.into, context)}` : '';
      if (rule.of === 'me') return `non puoi giocarmi${into}`;
      const own = ownCards(rule.of);
      if (own) {
        return `${playerPhrase(own.who, context)} non può giocare ${nounPhrase(own.cards, true, context)}${into}`;
      }
      return `nessuno può giocare ${allMatching(rule.of, context)}${into}`;
    }
    case 'cannot-gain-counters':
      return `${subjectVerb(subjectOf(rule.of, context), 'non posso', 'non può', 'non possono')} ottenere segnalini`;
    case 'cannot-ready': {
      const who = subjectOf(rule.of, context);
      if (rule.during) {
        const exhausted = agreeAdjective('consumato', who.gender, who.plural);
        return `${subjectVerb(who, 'rimango', 'rimane', 'rimangono')} ${exhausted} durante ${PHASE[rule.during]}`;
      }
      const readied = agreeAdjective('ripristinato', who.gender, who.plural);
      return `${subjectVerb(who, 'non posso', 'non può', 'non possono')} essere ${readied}`;
    }
    case 'can-gain-again':
      return `${subjectVerb(subjectOf(rule.of, context), 'posso', 'può', 'possono')} ottenere di nuovo ${statusWord(rule.status)}`;
    case 'ignore-abilities':
      return `${rule.of === 'me' ? 'le mie abilità' : `le abilità ${withPreposition('di', allMatching(rule.of, context))}`} non hanno effetto`;
    case 'extra-die': {
      const one = rule.dice === 1;
      const more = numberWord(rule.dice);
      const rolls = one ? 'un tiro' : `${more} tiri`;
      const dice = `altrettanti dadi più ${one ? 'uno' : more}`;
      return `se ${wasAboutTo(rule.who, 'tirare uno o più dadi', context)}, tira invece ${dice} e ignora ${rolls} a tua scelta`;
    }
    case 'die-result': {
      const verb = rule.add < 0 ? ['sottrarre', 'sottrai'] : ['aggiungere', 'aggiungi'];
      const may = rule.exhausting ? 'puoi consumarmi per' : 'puoi';
      const does = rule.may ? `${may} ${verb[0]}` : verb[1];
      const result = rule.add < 0 ? 'dal risultato' : 'al risultato';
      return `se ${wasAboutTo(rule.who, 'tirare un dado', context)}, ${does} ${Math.abs(rule.add)} ${result}`;
    }
    case 'instead':
      return insteadSentence(rule, context);
    case 'also':
      return alsoSentence(rule, context);
  }
}

/** "i personaggi che controlli perdono le loro abilità". */
function loseAbilities(
  rule: PassiveRuleOf<'lose-abilities'>,
  context: WordingContext,
  condition?: Condition,
): string {
  const who = subjectOf(rule.of, context, condition);
  const whose = who.me ? 'mie' : who.plural ? 'loro' : 'sue';
  return `${subjectVerb(who, 'perdo', 'perde', 'perdono')} le ${whose} abilità`;
}

/** "sono anche un Robot". */
function gainSubtype(
  rule: PassiveRuleOf<'gain-subtype'>,
  context: WordingContext,
  condition?: Condition,
): string {
  const who = subjectOf(rule.of, context, condition);
  const word = subtype(rule.subtype, who.plural);
  const what = who.plural ? word : withIndefinite(word, genderOf({ subtype: rule.subtype }));
  return `${subjectVerb(who, 'sono', 'è', 'sono')} anche ${what}`;
}

/** "la mia spedizione conta come in ritardo, ovunque sia". */
function consideredClause(rule: PassiveRuleOf<'considered'>, context: WordingContext): string {
  const { text, plural } = expedition(rule.expedition, context);
  const where = plural ? 'ovunque siano' : 'ovunque sia';
  return `${text} ${plural ? 'contano' : 'conta'} come ${expeditionTraits(consideredAs(rule))}, ${where}`;
}

/** "le abilità di supporto conferiscono segnalini … senza alcun massimo". */
function raiseMaximum(rule: PassiveRuleOf<'raise-maximum'>, context: WordingContext): string {
  const cards = withPreposition(
    'a',
    withDefinite(nounPhrase(rule.card, true, context), genderOf(rule.card), true),
  );
  return rule.by === undefined
    ? `le abilità di supporto conferiscono segnalini ${cards} senza alcun massimo`
    : `il massimo di segnalini che le abilità di supporto conferiscono ${cards} aumenta di ${rule.by}`;
}

/** "le mie tre statistiche sono 2/2/2". */
function setStatistics(rule: PassiveRuleOf<'set-statistics'>, context: WordingContext): string {
  const { of, to } = rule;
  if (to === 'highest') {
    const who = subjectOf(of, context);
    const whose = who.me ? 'mia' : 'loro';
    return `${subjectHas(who)} ${joinList(Object.values(TERRAIN))} pari alla ${whose} statistica più alta`;
  }
  const whose =
    of === 'me'
      ? 'le mie tre statistiche'
      : `le tre statistiche di ogni ${nounPhrase(of, false, context)}`;
  return `${whose} sono ${to.forest}/${to.mountain}/${to.water}`;
}

/** "questa regione è anche {forest}". */
function describeTerrainRule(rule: PassiveRuleOf<'terrain'>, context: WordingContext): string {
  const { text, plural } = regionsMeant(rule.region, context);
  const terrains = joinList(rule.terrains.map((id) => TERRAIN[id]));
  const are = `${text} ${plural ? 'sono' : 'è'} ${terrains}`;
  if (rule.inAddition) {
    return `${are} in aggiunta ai ${plural ? 'loro' : 'suoi'} altri terreni`;
  }
  return `${are} e ${plural ? 'perdono gli altri loro' : 'perde gli altri suoi'} terreni`;
}

/** "il tuo limite della Riserva aumenta di 1". */
function describeLimitRule(rule: PassiveRuleOf<'limit'>, context: WordingContext): string {
  const isReserve = rule.limit === 'reserve';
  const yours = isReserve ? 'della tua Riserva' : 'dei tuoi fulcri';
  const whose =
    rule.who === 'you'
      ? `il limite ${yours}`
      : `il limite ${isReserve ? 'della Riserva' : 'dei fulcri'} ${withPreposition('di', playerPhrase(rule.who, context))}`;
  if (rule.to !== undefined) return `${whose} è ${numberWord(rule.to)}`;
  const by = rule.by ?? 0;
  if (by === 1 && rule.who === 'you') return `${whose} è aumentato di uno`;
  return `${whose} ${by < 0 ? 'diminuisce' : 'aumenta'} di ${Math.abs(by)}`;
}

/** "puoi tenere una carta aggiuntiva nella Riserva durante la notte se è consumata". */
function keepMore(rule: PassiveRuleOf<'keep-more'>, context: WordingContext): string {
  const { in: where, of: _, ...card } = rule.card;
  if (where === 'reserve' && card.status === 'exhausted' && rule.more === 1 && rule.who === 'you') {
    const consumed = agreeAdjective('consumato', genderOf(card), false);
    const { status: __, ...any } = card;
    const one = withIndefinite(nounPhrase(any, false, context), genderOf(card));
    return `puoi tenere ${one} ${agreeAdjective('aggiuntivo', genderOf(card), false)} nella Riserva durante ${PHASE.night} se è ${consumed}`;
  }
  const words = nounPhrase(card, rule.more !== 1, context);
  const gender = genderOf(card);
  const kept =
    rule.more === 1 ? withIndefinite(words, gender) : `${numberWord(rule.more, gender)} ${words}`;
  const can = rule.who === 'you' ? 'puoi' : `${playerPhrase(rule.who, context)} può`.trim();
  const zone = where === 'reserve' ? ' nella Riserva' : '';
  return `durante ${DAILY['clean-up']}, ${can} conservare ${kept}${zone} oltre il limite`;
}

/** "la mia spedizione non può avanzare per via di {forest}". */
function cannotMoveForward(
  rule: PassiveRuleOf<'cannot-move-forward'>,
  context: WordingContext,
): string {
  const who = restrictedExpedition(rule.expedition, context);
  const during = rule.during ? ` durante ${PHASE[rule.during]}` : '';
  const except = rule.exceptDueTo ? ` tranne che ${dueTo(rule.exceptDueTo)}` : '';
  const by = rule.dueTo ? ` ${dueTo(rule.dueTo)}` : '';
  const cannot = `${who.text} non ${who.plural ? 'possono' : 'può'}`.trim();
  return `${cannot} avanzare${by}${during}${except}`;
}

/** "le mie abilità {join} non possono attivarsi". */
function cannotActivate(rule: PassiveRuleOf<'cannot-activate'>, context: WordingContext): string {
  const icons = joinList(rule.abilities.map((symbol) => `{${symbol}}`));
  const whose =
    rule.of === 'me'
      ? `le mie abilità ${icons}`
      : `le abilità ${icons} ${withPreposition('di', allMatching(rule.of, context))}`;
  return `${whose} non possono attivarsi`;
}
