/** Passive abilities in Italian, as statements. */

import type { ExpeditionReference } from '../../../engine/cards/ability.ts';
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

export const passiveStatement = createPassive(subjectOf, {
  'gain-keyword': (who, rule, context) =>
    `${subjectHas(who)} ${keyword(rule.keyword, rule.amount, context)}`,
  'gain-ability': (who, { ability }, context) =>
    `${subjectHas(who)} ${context.language.quote(context.say(ability))}`,
  'lose-abilities'(who) {
    const whose = who.me ? 'mie' : who.plural ? 'loro' : 'sue';
    return `${subjectVerb(who, 'perdo', 'perde', 'perdono')} le ${whose} abilità`;
  },
  'gain-subtype'(who, { subtype: id }) {
    const word = subtype(id, who.plural);
    const what = who.plural ? word : withIndefinite(word, genderOf({ subtype: id }));
    return `${subjectVerb(who, 'sono', 'è', 'sono')} anche ${what}`;
  },
  'add-statistics': (who, { by }) => `${subjectHas(who)} ${signedStatistics(by)}`,
  'cannot-gain-counters': (who) => `${cannotDo(who)} ottenere segnalini`,
  'cannot-ready'(who, { during }) {
    const agreed = (word: string) => agreeAdjective(word, who.gender, who.plural);
    if (!during) return `${cannotDo(who)} essere ${agreed('ripristinato')}`;
    return `${subjectVerb(who, 'rimango', 'rimane', 'rimangono')} ${agreed('consumato')} durante ${PHASE[during]}`;
  },
  'can-gain-again': (who, { status }) =>
    `${subjectVerb(who, 'posso', 'può', 'possono')} ottenere di nuovo ${statusWord(status)}`,
  'also-type': ({ type }) =>
    `considerami anche ${withIndefinite(noun(type, false), gender(type))}, anche quando non sono in gioco`,
  considered(rule, context) {
    const { text, plural } = expedition(rule.expedition, context);
    const where = plural ? 'ovunque siano' : 'ovunque sia';
    return `${text} ${plural ? 'contano' : 'conta'} come ${expeditionTraits(consideredAs(rule))}, ${where}`;
  },
  'raise-maximum'({ card, by }, context) {
    const all = withDefinite(nounPhrase(card, true, context), genderOf(card), true);
    const cards = withPreposition('a', all);
    return by === undefined
      ? `le abilità di supporto conferiscono segnalini ${cards} senza alcun massimo`
      : `il massimo di segnalini che le abilità di supporto conferiscono ${cards} aumenta di ${by}`;
  },
  'set-statistics'({ of, to }, context) {
    if (to === 'highest') {
      const who = subjectOf(of, context);
      return `${subjectHas(who)} ${joinList(Object.values(TERRAIN))} pari alla ${who.me ? 'mia' : 'loro'} statistica più alta`;
    }
    const whose =
      of === 'me'
        ? 'le mie tre statistiche'
        : `le tre statistiche di ogni ${nounPhrase(of, false, context)}`;
    return `${whose} sono ${to.forest}/${to.mountain}/${to.water}`;
  },
  terrain({ region, terrains, inAddition }, context) {
    const { text, plural } = regionsMeant(region, context);
    const are = `${text} ${plural ? 'sono' : 'è'} ${joinList(terrains.map((id) => TERRAIN[id]))}`;
    const whose = plural ? 'loro' : 'suoi';
    if (inAddition) return `${are} in aggiunta ai ${whose} altri terreni`;
    return `${are} e ${plural ? 'perdono' : 'perde'} gli altri ${whose} terreni`;
  },
  limit({ limit, who, to, by = 0 }, context) {
    const isReserve = limit === 'reserve';
    const whose =
      who === 'you'
        ? `il limite ${isReserve ? 'della tua Riserva' : 'dei tuoi fulcri'}`
        : `il limite ${isReserve ? 'della Riserva' : 'dei fulcri'} ${withPreposition('di', playerPhrase(who, context))}`;
    if (to !== undefined) return `${whose} è ${numberWord(to)}`;
    if (by === 1 && who === 'you') return `${whose} è aumentato di uno`;
    return `${whose} ${by < 0 ? 'diminuisce' : 'aumenta'} di ${Math.abs(by)}`;
  },
  uncounted: ({ of }, context) =>
    of === 'me'
      ? 'non conto per il limite della tua Riserva'
      : `${allMatching(of, context)} non contano per il limite della tua Riserva`,
  'keep-more'({ who, card: { in: where, of: _, ...card }, more }, context) {
    const of = genderOf(card);
    if (where === 'reserve' && card.status === 'exhausted' && more === 1 && who === 'you') {
      const { status: __, ...any } = card;
      const one = withIndefinite(nounPhrase(any, false, context), of);
      return `puoi tenere ${one} ${agreeAdjective('aggiuntivo', of, false)} nella Riserva durante ${PHASE.night} se è ${agreeAdjective('consumato', of, false)}`;
    }
    const words = nounPhrase(card, more !== 1, context);
    const kept = more === 1 ? withIndefinite(words, of) : `${numberWord(more, of)} ${words}`;
    const can = who === 'you' ? 'puoi' : `${playerPhrase(who, context)} può`.trim();
    const zone = where === 'reserve' ? ' nella Riserva' : '';
    return `durante ${DAILY['clean-up']}, ${can} conservare ${kept}${zone} oltre il limite`;
  },
  played: whenPlayed,
  'minimum-cost': minimumCost,
  'optional-cost': optionalCost,
  'play-exhausted'({ card, into }, context) {
    const where = into ? ` ${withPreposition('in', destinationOf(into, undefined, context))}` : '';
    const exhausted = agreeAdjective('consumato', genderOf(card), true);
    const cards = nounPhrase({ ...card, in: undefined, of: undefined }, true, context);
    const from = withPreposition('da', zoneWithOwner('reserve', card.of, context));
    return `puoi giocare ${withDefinite(cards, genderOf(card), true)} ${exhausted} ${from}${where}`;
  },
  'cannot-move-forward'({ expedition: which, during, exceptDueTo, dueTo: by }, context) {
    const who = restrictedExpedition(which, context);
    const when = during ? ` durante ${PHASE[during]}` : '';
    const except = exceptDueTo ? ` tranne che ${dueTo(exceptDueTo)}` : '';
    return `${cannotDo(who)} avanzare${by ? ` ${dueTo(by)}` : ''}${when}${except}`;
  },
  'ignore-defender'({ expedition: which }, context) {
    const where = withPreposition('a', expedition(which, context).text);
    return `i personaggi con ${termMark('defender', 'Difensore')} non impediscono ${where} di avanzare`;
  },
  'cannot-activate'({ of, abilities }, context) {
    const icons = joinList(abilities.map((symbol) => `{${symbol}}`));
    const whose =
      of === 'me'
        ? `le mie abilità ${icons}`
        : `le abilità ${icons} ${withPreposition('di', allMatching(of, context))}`;
    return `${whose} non possono attivarsi`;
  },
  'cannot-be-played'({ of, into }, context) {
    const where = into ? ` ${withinExpedition(into, context)}` : '';
    if (of === 'me') return `non puoi giocarmi${where}`;
    const own = ownCards(of);
    if (!own) return `nessuno può giocare ${allMatching(of, context)}${where}`;
    return `${playerPhrase(own.who, context)} non può giocare ${nounPhrase(own.cards, true, context)}${where}`;
  },
  'ignore-abilities': ({ of }, context) =>
    `${of === 'me' ? 'le mie abilità' : `le abilità ${withPreposition('di', allMatching(of, context))}`} non hanno effetto`,
  'extra-die'({ who, dice }, context) {
    const more = numberWord(dice);
    const [plus, rolls] = dice === 1 ? ['uno', 'un tiro'] : [more, `${more} tiri`];
    return `se ${wasAboutTo(who, 'tirare uno o più dadi', context)}, tira invece altrettanti dadi più ${plus} e ignora ${rolls} a tua scelta`;
  },
  'die-result'({ who, add, may, exhausting }, context) {
    const verb = add < 0 ? ['sottrarre', 'sottrai'] : ['aggiungere', 'aggiungi'];
    const can = exhausting ? 'puoi consumarmi per' : 'puoi';
    const does = may ? `${can} ${verb[0]}` : verb[1];
    const result = add < 0 ? 'dal risultato' : 'al risultato';
    return `se ${wasAboutTo(who, 'tirare un dado', context)}, ${does} ${Math.abs(add)} ${result}`;
  },
  instead: insteadSentence,
  also: alsoSentence,
});

/** "i personaggi che mi affrontano non possono". */
function cannotDo(who: Subject): string {
  return subjectVerb(who, 'non posso', 'non può', 'non possono');
}
