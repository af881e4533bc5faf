/** Passive abilities in Spanish, as statements. */

import type {
  Amount,
  Condition,
  ExpeditionReference,
  Filter,
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
import { nounPhrase, playerPhrase, withIndefiniteOrOther, withinExpedition } from './selection.ts';
import {
  allMatching,
  cardSubject,
  SPEAKER,
  subjectHas,
  subjectIs,
  subjectOf,
  subjectVerb,
} from './subject.ts';
import { destinationOf } from './trigger.ts';
import {
  agreeAdjective,
  DAILY,
  dueTo,
  gender,
  genderOf,
  isKeywordAdjective,
  joinList,
  keywordWords,
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
    return cardSubject(`las ${matchingExpeditions(reference.each, true, context)}`, 'f', true);
  }
  const { text, plural } = expedition(reference, context);
  return cardSubject(text, 'f', plural);
}

function whatXIs(value: Amount, context: WordingContext): string {
  return `donde X equivale ${withPreposition('a', amount(value, context))}`;
}

/** A keyword of the card that speaks, with its number: "Resistencia 1", "Explorar {mana:3}", "Eterna". */
export function keywordOfSpeaker(
  id: Keyword,
  value: Amount | undefined,
  context: WordingContext,
): string {
  const words = keywordWords(SPEAKER, false);
  return createKeywords(words, whatXIs)(id, value, context);
}

/** "soy Gigante", "los personajes que controles tienen Resistencia 1". */
function gainKeyword(
  rule: PassiveRuleOf<'gain-keyword'>,
  context: WordingContext,
  condition?: Condition,
): string {
  const who = subjectOf(rule.of, context, condition);
  const verb = isKeywordAdjective(rule.keyword) ? subjectIs(who) : subjectHas(who);
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
    case 'also-type': {
      const type = withIndefinite(noun(rule.type, false), gender(rule.type));
      return `también se me considera ${type}, incluso cuando no esté en juego`;
    }
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
        ? 'no cuento para el límite de tu reserva'
        : `${allMatching(rule.of, context)} no cuentan para el límite de tu reserva`;
    case 'keep-more':
      return keepMore(rule, context);
    case 'played':
      return whenPlayed(rule, context);
    case 'minimum-cost':
      return minimumCost(rule, context);
    case 'optional-cost':
      return optionalCost(rule, context);
    case 'play-exhausted': {
      const into = rule.into ? ` en ${destinationOf(rule.into, undefined, context)}` : '';
      const exhausted: Filter = { ...rule.card, status: 'exhausted' };
      return `puedes jugar ${nounPhrase(exhausted, true, context)}${into}`;
    }
    case 'cannot-move-forward':
      return cannotMoveForward(rule, context);
    case 'ignore-defender': {
      const { text, plural } = expedition(rule.expedition, context);
      const named = condition !== undefined && 'expedition' in condition ? '' : text;
      const move = `${named} ${plural ? 'avancen' : 'avance'}`.trim();
      return `los personajes con ${termMark('defender', 'Defensor')} no evitan que ${move}`;
    }
    case 'cannot-activate':
      return cannotActivate(rule, context);
    case 'cannot-be-played': {
      const into = rule.into ? ` ${withinExpedition(rule.into, context)}` : '';
      if (rule.of === 'me')
        return into === '' ? 'no puedes jugarme' : `no se me puede jugar${into}`;
      const own = ownCards(rule.of);
      if (own) {
        return `${playerPhrase(own.who, context)} no puede jugar ${nounPhrase(own.cards, true, context)}${into}`;
      }
      return `nadie puede jugar ${allMatching(rule.of, context)}${into}`;
    }
    case 'cannot-gain-counters':
      return `${cannotDo(subjectOf(rule.of, context))} ganar contadores`;
    case 'cannot-ready': {
      const during = rule.during ? ` durante ${PHASE[rule.during]}` : '';
      const who = subjectOf(rule.of, context);
      const exhausted = agreeAdjective('agotado', who.gender, who.plural);
      return `${subjectVerb(who, 'permanezco', 'permanece', 'permanecen')} ${exhausted}${during}`;
    }
    case 'can-gain-again': {
      const who = subjectOf(rule.of, context);
      return `${subjectVerb(who, 'puedo', 'puede', 'pueden')} ganar de nuevo ${statusWord(rule.status)}`;
    }
    case 'ignore-abilities': {
      const whose =
        rule.of === 'me'
          ? 'mis habilidades'
          : `las habilidades ${withPreposition('de', allMatching(rule.of, context))}`;
      return `ignora ${whose}`;
    }
    case 'extra-die': {
      const more = rule.dice === 1 ? 'uno' : numberWord(rule.dice);
      const ignored = rule.dice === 1 ? 'el dado que quieras' : `los ${more} dados que quieras`;
      return `si ${wasAboutTo(rule.who, 'tirar un dado o más', context)}, tira esa cantidad de dados más ${more} e ignora ${ignored}`;
    }
    case 'die-result': {
      const verb = rule.add < 0 ? ['restar', 'resta'] : ['sumar', 'suma'];
      const may = rule.exhausting ? `puedes ${termMark('exhaust', 'agotarme')} para` : 'puedes';
      const does = rule.may ? `${may} ${verb[0]}` : verb[1];
      return `si ${wasAboutTo(rule.who, 'tirar un dado', context)}, ${does} ${Math.abs(rule.add)} a su resultado`;
    }
    case 'instead':
      return insteadSentence(rule, context);
    case 'also':
      return alsoSentence(rule, context);
  }
}

/** "los personajes enfrentados a mí no pueden". */
function cannotDo(who: Subject): string {
  return subjectVerb(who, 'no puedo', 'no puede', 'no pueden');
}

/** "los personajes que controles pierden sus habilidades". */
function loseAbilities(
  rule: PassiveRuleOf<'lose-abilities'>,
  context: WordingContext,
  condition?: Condition,
): string {
  const who = subjectOf(rule.of, context, condition);
  return `${subjectVerb(who, 'pierdo', 'pierde', 'pierden')} ${who.me ? 'mis' : 'sus'} habilidades`;
}

/** "también soy un robot". */
function gainSubtype(
  rule: PassiveRuleOf<'gain-subtype'>,
  context: WordingContext,
  condition?: Condition,
): string {
  const who = subjectOf(rule.of, context, condition);
  const word = subtype(rule.subtype, who.plural);
  const what = who.plural ? word : withIndefinite(word, genderOf({ subtype: rule.subtype }));
  return `${subjectVerb(who, 'también soy', 'también es', 'también son')} ${what}`;
}

/** "se considera que mi expedición va por detrás". */
function consideredClause(rule: PassiveRuleOf<'considered'>, context: WordingContext): string {
  const { text, plural } = expedition(rule.expedition, context);
  return `se considera que ${text} ${expeditionTraits(consideredAs(rule), plural)}`;
}

/** "… pueden darles contadores por encima de su máximo". */
function raiseMaximum(rule: PassiveRuleOf<'raise-maximum'>, context: WordingContext): string {
  const cards = withDefinite(nounPhrase(rule.card, true, context), genderOf(rule.card), true);
  const many =
    rule.by === undefined
      ? 'contadores'
      : `${rule.by} ${rule.by === 1 ? 'contador' : 'contadores'}`;
  return `las habilidades de apoyo de ${cards} pueden darles ${many} por encima de su máximo`;
}

/** "mi {forest}, {mountain} y {water} son iguales a mi estadística más alta". */
function setStatistics(rule: PassiveRuleOf<'set-statistics'>, context: WordingContext): string {
  const { to } = rule;
  const all = joinList(Object.values(TERRAIN));
  const isMe = rule.of === 'me';
  const whose = rule.of === 'me' ? '' : withPreposition('de', allMatching(rule.of, context));
  if (to === 'highest') {
    return isMe
      ? `mis ${all} son iguales a mi estadística más alta`
      : `los ${all} ${whose} son iguales a su estadística más alta`;
  }
  const values = `${to.forest}/${to.mountain}/${to.water}`;
  return isMe ? `mis estadísticas son ${values}` : `las estadísticas ${whose} son ${values}`;
}

/** "mi región es {forest} además de sus otros terrenos". */
function describeTerrainRule(rule: PassiveRuleOf<'terrain'>, context: WordingContext): string {
  const { text, plural } = regionsMeant(rule.region, context);
  const terrains = joinList(rule.terrains.map((id) => TERRAIN[id]));
  const are = `${text} ${plural ? 'son' : 'es'} ${terrains}`;
  if (rule.inAddition) return `${are} además de sus otros terrenos`;
  return `${are} y ${plural ? 'pierden' : 'pierde'} sus otros terrenos`;
}

/** "el límite de tu reserva aumenta en uno". */
function describeLimitRule(rule: PassiveRuleOf<'limit'>, context: WordingContext): string {
  const isReserve = rule.limit === 'reserve';
  const zone = isReserve ? 'reserva' : 'hitos';
  const whose =
    rule.who === 'you'
      ? `el límite de ${isReserve ? 'tu' : 'tus'} ${zone}`
      : `el límite de ${isReserve ? 'la' : 'los'} ${zone} ${withPreposition('de', playerPhrase(rule.who, context))}`;
  if (rule.to !== undefined) return `${whose} es ${numberWord(rule.to)}`;
  const by = rule.by ?? 0;
  return `${whose} ${by < 0 ? 'se reduce' : 'aumenta'} en ${numberWord(Math.abs(by))}`;
}

/** "puedes mantener una carta agotada más en reserva durante la limpieza". */
function keepMore(rule: PassiveRuleOf<'keep-more'>, context: WordingContext): string {
  const { in: where, of: _, ...card } = rule.card;
  const words = nounPhrase(card, rule.more !== 1, context);
  const gender = genderOf(card);
  const kept =
    rule.more === 1
      ? withIndefiniteOrOther(words, gender)
      : `${numberWord(rule.more, gender)} ${words}`;
  const can = rule.who === 'you' ? 'puedes' : `${playerPhrase(rule.who, context)} puede`.trim();
  const zone = where === 'reserve' ? ' en reserva' : '';
  return `durante ${DAILY['clean-up']}, ${can} mantener ${kept} más${zone}`;
}

/** "mi expedición no puede avanzar durante el anochecer excepto debido a {forest}". */
function cannotMoveForward(
  rule: PassiveRuleOf<'cannot-move-forward'>,
  context: WordingContext,
): string {
  const who = restrictedExpedition(rule.expedition, context);
  const during = rule.during ? ` durante ${PHASE[rule.during]}` : '';
  const except = rule.exceptDueTo ? ` excepto ${dueTo(rule.exceptDueTo)}` : '';
  const by = rule.dueTo ? ` ${dueTo(rule.dueTo)}` : '';
  return `${cannotDo(who)} avanzar${by}${during}${except}`;
}

/** "mis habilidades {join} no pueden activarse". */
function cannotActivate(rule: PassiveRuleOf<'cannot-activate'>, context: WordingContext): string {
  const icons = joinList(rule.abilities.map((symbol) => `{${symbol}}`));
  const whose =
    rule.of === 'me'
      ? `mis habilidades ${icons}`
      : `las habilidades ${icons} ${withPreposition('de', allMatching(rule.of, context))}`;
  return `${whose} no pueden activarse`;
}
