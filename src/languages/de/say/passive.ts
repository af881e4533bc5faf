/** Passive abilities in German, as statements. */

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
import { mainClause } from './clause.ts';
import { expedition, expeditionWords, IN_CONTACT, regionsMeant } from './expedition.ts';
import { alsoSentence, insteadSentence, playerWould } from './modifier.ts';
import { minimumCost, optionalCost, whenPlayed } from './played.ts';
import { nounPhrase, playerPhrase, withinExpedition } from './selection.ts';
import {
  allMatching,
  cardSubject,
  type GermanSubject,
  ownStem,
  subjectDoes,
  subjectOf,
} from './subject.ts';
import { destinationOf } from './trigger.ts';
import { finiteVerb, infinitiveClause, orderOrInfinitive } from './verb.ts';
import {
  dailyWith,
  declinedEin,
  dueTo,
  genderOf,
  IN_PHASE,
  joinList,
  KEYWORD,
  nounIn,
  numberWord,
  statusWord,
  subtypeWord,
} from './words.ts';

const PLURAL = { gender: 'f', plural: true } as const;

function restrictedExpedition(
  reference: ExpeditionReference,
  context: WordingContext,
): GermanSubject {
  if (typeof reference === 'object' && 'each' in reference)
    return cardSubject(expeditionWords(reference.each, true, context), 'f', true);
  const { text, plural } = expedition(reference, context);
  return cardSubject(text, 'f', plural);
}

/** A keyword with its number: "Robust 1", "Spähen {mana:3}". */
export const keyword = createKeywords(
  KEYWORD,
  (value, context) => `wobei X ${amount(value, context)} ist`,
);

/** Keywords that cards print with "sein": "Charaktere in meiner Expedition sind Erfahren". */
const ARE: ReadonlySet<string> = new Set(['defender', 'eternal', 'gigantic', 'seasoned', 'tough']);

/** "kann", "können" of a subject, and an infinitive: "ich kann keine Zähler erhalten". */
function subjectCan(who: GermanSubject, words: string): string {
  return mainClause(who.text, finiteVerb('können', who.person), words);
}

export const passiveStatement = createPassive(subjectOf, {
  'gain-keyword'(who, rule, context) {
    const verb = ARE.has(rule.keyword) ? 'sein' : 'haben';
    return subjectDoes(who, verb, keyword(rule.keyword, rule.amount, context));
  },
  'gain-ability': (who, { ability }, context) =>
    subjectDoes(who, 'haben', context.language.quote(context.say(ability))),
  'lose-abilities'(who) {
    const own = declinedEin(ownStem(who), { ...PLURAL, grammar: 'acc' });
    return subjectDoes(who, 'verlieren', `${own} Fähigkeiten`);
  },
  'gain-subtype'(who, { subtype: id }) {
    const plural = who.person === 'several';
    const gender = genderOf({ subtype: id });
    const one = plural ? '' : `${declinedEin('ein', { gender, plural, grammar: 'nom' })} `;
    return subjectDoes(who, 'sein', `auch ${one}${subtypeWord(id, plural)}`);
  },
  'add-statistics': (who, { by }) => subjectDoes(who, 'haben', signedStatistics(by)),
  'cannot-gain-counters': (who) => subjectCan(who, 'keine Zähler erhalten'),
  'cannot-ready': (who, { during }) =>
    subjectDoes(who, 'bleiben', `${during ? `${IN_PHASE[during]} ` : ''}erschöpft`),
  'can-gain-again': (who, { status }) => subjectCan(who, `erneut ${statusWord(status)} erhalten`),
  'also-type': ({ type }) =>
    `${mainClause('ich', 'werde', `auch als ${nounIn(type, false)} betrachtet`)}, selbst wenn ich nicht im Spiel bin`,
  considered(rule, context) {
    const { text, plural } = expedition(rule.expedition, context);
    const as = 'inContact' in consideredAs(rule) ? IN_CONTACT : 'hinten liegend';
    const where = plural ? 'wo auch immer sie sind' : 'wo auch immer sie ist';
    return `${mainClause(text, plural ? 'werden' : 'wird', `als ${as} betrachtet`)}, ${where}`;
  },
  'raise-maximum'({ card, by }, context) {
    const cards = nounPhrase(card, true, context, { grammar: 'dat' });
    return by === undefined
      ? mainClause('Unterstützungsfähigkeiten', 'geben', `${cards} Zähler ohne Höchstzahl`)
      : mainClause(
          `die Höchstzahl der Zähler, die Unterstützungsfähigkeiten ${cards} geben,`,
          'wird',
          `um ${by} erhöht`,
        );
  },
  'set-statistics'({ of, to }, context) {
    const all = `${TERRAIN.forest}, ${TERRAIN.mountain} und ${TERRAIN.water}`;
    const whose =
      of === 'me'
        ? `meine ${all}`
        : `${all} ${nounPhrase(of, true, context, { grammar: 'gen', article: 'der' })}`;
    return to === 'highest'
      ? mainClause(whose, 'sind', `so hoch wie ${of === 'me' ? 'meine' : 'ihre'} höchste Statistik`)
      : mainClause(whose, 'sind', `${to.forest}/${to.mountain}/${to.water}`);
  },
  terrain({ region, terrains, inAddition }, context) {
    const { text, plural } = regionsMeant(region, context);
    const all = joinList(terrains.map((id) => TERRAIN[id]));
    const be = plural ? 'sind' : 'ist';
    if (inAddition) return mainClause(text, be, `auch ${all}`);
    const lose = plural ? 'verlieren' : 'verliert';
    return mainClause(text, be, `${all} und ${lose} ihre anderen Gelände`);
  },
  limit({ limit, who, to, by = 0 }, context) {
    const name = limit === 'reserve' ? 'Reserve-Limit' : 'Wahrzeichen-Limit';
    const isAll = who === 'each-player';
    const whose =
      who === 'you'
        ? `dein ${name}`
        : isAll
          ? `alle ${name}s`
          : `das ${name} ${playerPhrase(who, context, 'gen')}`;
    if (to !== undefined) return mainClause(whose, isAll ? 'sind' : 'ist', numberWord(to));
    const change = `um ${Math.abs(by)} ${by < 0 ? 'reduziert' : 'erhöht'}`;
    return mainClause(whose, isAll ? 'werden' : 'wird', change);
  },
  uncounted: ({ of }, context) =>
    subjectDoes(subjectOf(of, context), 'zählen', 'nicht für dein Reserve-Limit'),
  'keep-more'({ who, card: { in: where, of: _, ...card }, more }, context) {
    const one = more === 1;
    const form = { gender: genderOf(card), plural: false, grammar: 'acc' } as const;
    const ending = { m: 'weiteren', f: 'weitere', n: 'weiteres' }[form.gender];
    const number = one ? `${declinedEin('ein', form)} ${ending}` : `${numberWord(more)} weitere`;
    const kept = nounPhrase(card, !one, context, { grammar: 'acc', article: { number } });
    const zone = where === 'reserve' ? ' in der Reserve' : '';
    const may = who === 'you' ? 'darfst' : 'darf';
    return `während ${dailyWith('clean-up', 'gen')} ${mainClause(playerPhrase(who, context), may, `${kept}${zone} behalten`)}`;
  },
  played: whenPlayed,
  'minimum-cost': minimumCost,
  'optional-cost': optionalCost,
  'play-exhausted'({ card, into }, context) {
    const where = into ? `in ${destinationOf(into, undefined, context, 'dat')} ` : '';
    const filter = { ...card, status: 'exhausted' } as const;
    const cards = nounPhrase(filter, true, context, { grammar: 'acc' });
    const from = cards.replace(/ in (?=deiner Reserve)/u, ' aus ');
    return mainClause('du', 'darfst', `${where}${from} spielen`);
  },
  'cannot-move-forward'({ expedition: which, during, exceptDueTo, dueTo: by }, context) {
    const when = during ? `${IN_PHASE[during]} ` : '';
    const terrain = by ? `${dueTo(by)} ` : '';
    const except = exceptDueTo ? `, außer durch ${TERRAIN[exceptDueTo]}` : '';
    const words = `sich ${when}nicht ${terrain}vorwärts bewegen`;
    return `${subjectCan(restrictedExpedition(which, context), words)}${except}`;
  },
  'ignore-defender'({ expedition: which }, context, condition) {
    const where = expedition(which, context, 'gen').text;
    const who = `${termMark('defender', 'Verteidiger')}-Charaktere`;
    const isNamed = condition !== undefined && 'expedition' in condition;
    const whose = isNamed ? 'ihr Vorwärtskommen' : `das Vorwärtskommen ${where}`;
    return mainClause(who, 'verhindern', `nicht ${whose}`);
  },
  'cannot-activate'({ of, abilities }, context) {
    const icons = joinList(abilities.map((symbol) => `{${symbol}}`));
    const whose =
      of === 'me'
        ? `meine ${icons} Fähigkeiten`
        : `die Fähigkeiten ${icons} ${nounPhrase(of, true, context, { grammar: 'gen', article: 'der' })}`;
    return mainClause(whose, 'können', 'nicht aktiviert werden');
  },
  'cannot-be-played'({ of, into }, context) {
    const where = into ? `${withinExpedition(into, context)} ` : '';
    const own = ownCards(of);
    if (!own) return subjectCan(subjectOf(of, context), `nicht ${where}gespielt werden`);
    const cards = nounPhrase(own.cards, true, context, { grammar: 'acc', article: 'kein' });
    const can = own.who === 'you' ? 'kannst' : 'kann';
    return mainClause(playerPhrase(own.who, context), can, `${where}${cards} spielen`);
  },
  'ignore-abilities': ({ of }, context) =>
    of === 'me'
      ? 'ignoriere meine Fähigkeiten'
      : `ignoriere die Fähigkeiten von ${allMatching(of, context, 'dat')}`,
  'extra-die'({ who, dice }, context) {
    const would = playerWould(who, 'einen oder mehrere Würfel werfen', context);
    const [more, rolls] =
      dice === 1 ? ['einen', 'den Wurf'] : [numberWord(dice), `${numberWord(dice)} Würfe`];
    return `falls ${would}, wirf zusätzlich ${more} mehr und ignoriere ${rolls} deiner Wahl`;
  },
  'die-result'({ who, add, may, exhausting }, context) {
    const would = playerWould(who, 'würfeln', context);
    const verb = add < 0 ? 'ab+ziehen' : 'addieren';
    const words = `${Math.abs(add)} ${add < 0 ? 'vom' : 'zum'} Ergebnis`;
    if (!may) return `falls ${would}, ${orderOrInfinitive(verb, words, 'order')}`;
    const adding = infinitiveClause(verb, words);
    const does = exhausting ? `mich erschöpfen und ${adding}` : adding;
    return `falls ${would}, ${mainClause('du', 'darfst', does)}`;
  },
  instead: insteadSentence,
  also: alsoSentence,
});
