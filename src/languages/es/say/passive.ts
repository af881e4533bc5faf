/** Passive abilities in Spanish, as statements. */

import type {
  Amount,
  ExpeditionReference,
  Filter,
  Keyword,
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

export const passiveStatement = createPassive(subjectOf, {
  'gain-keyword'(who, rule, context) {
    const verb = isKeywordAdjective(rule.keyword) ? subjectIs(who) : subjectHas(who);
    const words = createKeywords(keywordWords(who.gender, who.plural), whatXIs);
    return `${verb} ${words(rule.keyword, rule.amount, context)}`;
  },
  'gain-ability': (who, { ability }, context) =>
    `${subjectHas(who)} ${context.language.quote(context.say(ability))}`,
  'lose-abilities': (who) =>
    `${subjectVerb(who, 'pierdo', 'pierde', 'pierden')} ${who.me ? 'mis' : 'sus'} habilidades`,
  'gain-subtype'(who, { subtype: id }) {
    const word = subtype(id, who.plural);
    const what = who.plural ? word : withIndefinite(word, genderOf({ subtype: id }));
    return `${subjectVerb(who, 'también soy', 'también es', 'también son')} ${what}`;
  },
  'add-statistics': (who, { by }) => `${subjectHas(who)} ${signedStatistics(by)}`,
  'cannot-gain-counters': (who) => `${cannotDo(who)} ganar contadores`,
  'cannot-ready'(who, { during }) {
    const exhausted = agreeAdjective('agotado', who.gender, who.plural);
    const when = during ? ` durante ${PHASE[during]}` : '';
    return `${subjectVerb(who, 'permanezco', 'permanece', 'permanecen')} ${exhausted}${when}`;
  },
  'can-gain-again': (who, { status }) =>
    `${subjectVerb(who, 'puedo', 'puede', 'pueden')} ganar de nuevo ${statusWord(status)}`,
  'also-type': ({ type }) =>
    `también se me considera ${withIndefinite(noun(type, false), gender(type))}, incluso cuando no esté en juego`,
  considered(rule, context) {
    const { text, plural } = expedition(rule.expedition, context);
    return `se considera que ${text} ${expeditionTraits(consideredAs(rule), plural)}`;
  },
  'raise-maximum'({ card, by }, context) {
    const cards = withDefinite(nounPhrase(card, true, context), genderOf(card), true);
    const many = by === undefined ? 'contadores' : `${by} ${by === 1 ? 'contador' : 'contadores'}`;
    return `las habilidades de apoyo de ${cards} pueden darles ${many} por encima de su máximo`;
  },
  'set-statistics'({ of, to }, context) {
    const whose = of === 'me' ? '' : withPreposition('de', allMatching(of, context));
    if (to === 'highest') {
      const all = joinList(Object.values(TERRAIN));
      return of === 'me'
        ? `mis ${all} son iguales a mi estadística más alta`
        : `los ${all} ${whose} son iguales a su estadística más alta`;
    }
    const which = of === 'me' ? 'mis estadísticas' : `las estadísticas ${whose}`;
    return `${which} son ${to.forest}/${to.mountain}/${to.water}`;
  },
  terrain({ region, terrains, inAddition }, context) {
    const { text, plural } = regionsMeant(region, context);
    const are = `${text} ${plural ? 'son' : 'es'} ${joinList(terrains.map((id) => TERRAIN[id]))}`;
    if (inAddition) return `${are} además de sus otros terrenos`;
    return `${are} y ${plural ? 'pierden' : 'pierde'} sus otros terrenos`;
  },
  limit({ limit, who, to, by = 0 }, context) {
    const isReserve = limit === 'reserve';
    const zone = isReserve ? 'reserva' : 'hitos';
    const whose =
      who === 'you'
        ? `el límite de ${isReserve ? 'tu' : 'tus'} ${zone}`
        : `el límite de ${isReserve ? 'la' : 'los'} ${zone} ${withPreposition('de', playerPhrase(who, context))}`;
    if (to !== undefined) return `${whose} es ${numberWord(to)}`;
    return `${whose} ${by < 0 ? 'se reduce' : 'aumenta'} en ${numberWord(Math.abs(by))}`;
  },
  uncounted: ({ of }, context) =>
    of === 'me'
      ? 'no cuento para el límite de tu reserva'
      : `${allMatching(of, context)} no cuentan para el límite de tu reserva`,
  'keep-more'({ who, card: { in: where, of: _, ...card }, more }, context) {
    const words = nounPhrase(card, more !== 1, context);
    const of = genderOf(card);
    const kept = more === 1 ? withIndefiniteOrOther(words, of) : `${numberWord(more, of)} ${words}`;
    const can = who === 'you' ? 'puedes' : `${playerPhrase(who, context)} puede`.trim();
    const zone = where === 'reserve' ? ' en reserva' : '';
    return `durante ${DAILY['clean-up']}, ${can} mantener ${kept} más${zone}`;
  },
  played: whenPlayed,
  'minimum-cost': minimumCost,
  'optional-cost': optionalCost,
  'play-exhausted'({ card, into }, context) {
    const where = into ? ` en ${destinationOf(into, undefined, context)}` : '';
    const exhausted: Filter = { ...card, status: 'exhausted' };
    return `puedes jugar ${nounPhrase(exhausted, true, context)}${where}`;
  },
  'cannot-move-forward'({ expedition: which, during, exceptDueTo, dueTo: by }, context) {
    const who = restrictedExpedition(which, context);
    const when = during ? ` durante ${PHASE[during]}` : '';
    const except = exceptDueTo ? ` excepto ${dueTo(exceptDueTo)}` : '';
    return `${cannotDo(who)} avanzar${by ? ` ${dueTo(by)}` : ''}${when}${except}`;
  },
  'ignore-defender'({ expedition: which }, context, condition) {
    const { text, plural } = expedition(which, context);
    const named = condition !== undefined && 'expedition' in condition ? '' : text;
    const move = `${named} ${plural ? 'avancen' : 'avance'}`.trim();
    return `los personajes con ${termMark('defender', 'Defensor')} no evitan que ${move}`;
  },
  'cannot-activate'({ of, abilities }, context) {
    const icons = joinList(abilities.map((symbol) => `{${symbol}}`));
    const whose =
      of === 'me'
        ? `mis habilidades ${icons}`
        : `las habilidades ${icons} ${withPreposition('de', allMatching(of, context))}`;
    return `${whose} no pueden activarse`;
  },
  'cannot-be-played'({ of, into }, context) {
    const where = into ? ` ${withinExpedition(into, context)}` : '';
    if (of === 'me') return where === '' ? 'no puedes jugarme' : `no se me puede jugar${where}`;
    const own = ownCards(of);
    if (!own) return `nadie puede jugar ${allMatching(of, context)}${where}`;
    return `${playerPhrase(own.who, context)} no puede jugar ${nounPhrase(own.cards, true, context)}${where}`;
  },
  'ignore-abilities': ({ of }, context) =>
    of === 'me'
      ? 'ignora mis habilidades'
      : `ignora las habilidades ${withPreposition('de', allMatching(of, context))}`,
  'extra-die'({ who, dice }, context) {
    const more = dice === 1 ? 'uno' : numberWord(dice);
    const ignored = dice === 1 ? 'el dado que quieras' : `los ${more} dados que quieras`;
    return `si ${wasAboutTo(who, 'tirar un dado o más', context)}, tira esa cantidad de dados más ${more} e ignora ${ignored}`;
  },
  'die-result'({ who, add, may, exhausting }, context) {
    const verb = add < 0 ? ['restar', 'resta'] : ['sumar', 'suma'];
    const can = exhausting ? `puedes ${termMark('exhaust', 'agotarme')} para` : 'puedes';
    const does = may ? `${can} ${verb[0]}` : verb[1];
    return `si ${wasAboutTo(who, 'tirar un dado', context)}, ${does} ${Math.abs(add)} a su resultado`;
  },
  instead: insteadSentence,
  also: alsoSentence,
});

/** "los personajes enfrentados a mí no pueden". */
function cannotDo(who: Subject): string {
  return subjectVerb(who, 'no puedo', 'no puede', 'no pueden');
}
