/** Passive abilities in German, as statements. */

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

/** A passive ability as a statement, in small letters and without full stop. */
export function passiveStatement(
  rule: PassiveRule,
  context: WordingContext,
  condition?: Condition,
): string {
  switch (rule.rule) {
    case 'gain-keyword': {
      const verb = ARE.has(rule.keyword) ? 'sein' : 'haben';
      const said = keyword(rule.keyword, rule.amount, context);
      return subjectDoes(subjectOf(rule.of, context, condition), verb, said);
    }
    case 'gain-ability': {
      const said = context.language.quote(context.say(rule.ability));
      return subjectDoes(subjectOf(rule.of, context, condition), 'haben', said);
    }
    case 'lose-abilities': {
      const who = subjectOf(rule.of, context, condition);
      const own = declinedEin(ownStem(who), { ...PLURAL, grammar: 'acc' });
      return subjectDoes(who, 'verlieren', `${own} Fähigkeiten`);
    }
    case 'gain-subtype': {
      const who = subjectOf(rule.of, context, condition);
      const plural = who.person === 'several';
      const form = {
        gender: genderOf({ subtype: rule.subtype }),
        plural: false,
        grammar: 'nom',
      } as const;
      const word = subtypeWord(rule.subtype, plural);
      return subjectDoes(
        who,
        'sein',
        `auch ${plural ? word : `${declinedEin('ein', form)} ${word}`}`,
      );
    }
    case 'also-type':
      return `${mainClause('ich', 'werde', `auch als ${nounIn(rule.type, false)} betrachtet`)}, selbst wenn ich nicht im Spiel bin`;
    case 'considered':
      return consideredClause(rule, context);
    case 'raise-maximum':
      return raiseMaximum(rule, context);
    case 'add-statistics':
      return subjectDoes(
        subjectOf(rule.of, context, condition),
        'haben',
        signedStatistics(rule.by),
      );
    case 'set-statistics':
      return setStatistics(rule, context);
    case 'terrain':
      return describeTerrainRule(rule, context);
    case 'limit':
      return describeLimitRule(rule, context);
    case 'uncounted':
      return subjectDoes(subjectOf(rule.of, context), 'zählen', 'nicht für dein Reserve-Limit');
    case 'keep-more':
      return keepMore(rule, context);
    case 'played':
      return whenPlayed(rule, context);
    case 'minimum-cost':
      return minimumCost(rule, context);
    case 'optional-cost':
      return optionalCost(rule, context);
    case 'play-exhausted': {
      const into = rule.into ? `in ${destinationOf(rule.into, undefined, context, 'dat')} ` : '';
      const { status: _, ...card } = { status: undefined, ...rule.card };
      const filter = { ...card, status: 'exhausted' } as const;
      const cards = nounPhrase(filter, true, context, { grammar: 'acc' });
      return mainClause(
        'du',
        'darfst',
        `${into}${cards.replace(/ in (?=deiner Reserve)/u, ' aus ')} spielen`,
      );
    }
    case 'cannot-move-forward':
      return cannotMoveForward(rule, context);
    case 'ignore-defender': {
      const where = expedition(rule.expedition, context, 'gen').text;
      const who = `${termMark('defender', 'Verteidiger')}-Charaktere`;
      const whose =
        condition !== undefined && 'expedition' in condition
          ? 'ihr Vorwärtskommen'
          : `das Vorwärtskommen ${where}`;
      return mainClause(who, 'verhindern', `nicht ${whose}`);
    }
    case 'cannot-activate':
      return cannotActivate(rule, context);
    case 'cannot-be-played': {
      const into = rule.into ? `${withinExpedition(rule.into, context)} ` : '';
      if (rule.of === 'me') return mainClause('ich', 'kann', `nicht ${into}gespielt werden`);
      const own = ownCards(rule.of);
      if (own) {
        const cards = nounPhrase(own.cards, true, context, { grammar: 'acc', article: 'kein' });
        const can = own.who === 'you' ? 'kannst' : 'kann';
        return mainClause(playerPhrase(own.who, context), can, `${into}${cards} spielen`);
      }
      return mainClause(allMatching(rule.of, context), 'können', `nicht ${into}gespielt werden`);
    }
    case 'cannot-gain-counters':
      return subjectCan(subjectOf(rule.of, context), 'keine Zähler erhalten');
    case 'cannot-ready': {
      const during = rule.during ? `${IN_PHASE[rule.during]} ` : '';
      return subjectDoes(subjectOf(rule.of, context), 'bleiben', `${during}erschöpft`);
    }
    case 'can-gain-again':
      return subjectCan(subjectOf(rule.of, context), `erneut ${statusWord(rule.status)} erhalten`);
    case 'ignore-abilities':
      return rule.of === 'me'
        ? 'ignoriere meine Fähigkeiten'
        : `ignoriere die Fähigkeiten von ${allMatching(rule.of, context, 'dat')}`;
    case 'extra-die': {
      const would = playerWould(rule.who, 'einen oder mehrere Würfel werfen', context);
      const one = rule.dice === 1;
      const more = one ? 'einen' : numberWord(rule.dice);
      const rolls = one ? 'den Wurf' : `${numberWord(rule.dice)} Würfe`;
      return `falls ${would}, wirf zusätzlich ${more} mehr und ignoriere ${rolls} deiner Wahl`;
    }
    case 'die-result':
      return dieResult(rule, context);
    case 'instead':
      return insteadSentence(rule, context);
    case 'also':
      return alsoSentence(rule, context);
  }
}

/** "…, darfst du 1 zum Ergebnis addieren". */
function dieResult(rule: PassiveRuleOf<'die-result'>, context: WordingContext): string {
  const would = playerWould(rule.who, 'würfeln', context);
  const verb = rule.add < 0 ? 'ab+ziehen' : 'addieren';
  const words = `${Math.abs(rule.add)} ${rule.add < 0 ? 'vom' : 'zum'} Ergebnis`;
  if (!rule.may) return `falls ${would}, ${orderOrInfinitive(verb, words, 'order')}`;
  const adding = infinitiveClause(verb, words);
  const does = rule.exhausting ? `mich erschöpfen und ${adding}` : adding;
  return `falls ${would}, ${mainClause('du', 'darfst', does)}`;
}

/** "meine Expedition gilt immer als hinten liegend". */
function consideredClause(rule: PassiveRuleOf<'considered'>, context: WordingContext): string {
  const { text, plural } = expedition(rule.expedition, context);
  const as = 'inContact' in consideredAs(rule) ? IN_CONTACT : 'hinten liegend';
  const where = plural ? 'wo auch immer sie sind' : 'wo auch immer sie ist';
  return `${mainClause(text, plural ? 'werden' : 'wird', `als ${as} betrachtet`)}, ${where}`;
}

/** "Unterstützungsfähigkeiten geben … Zähler ohne Höchstzahl". */
function raiseMaximum(rule: PassiveRuleOf<'raise-maximum'>, context: WordingContext): string {
  const cards = nounPhrase(rule.card, true, context, { grammar: 'dat' });
  return rule.by === undefined
    ? mainClause('Unterstützungsfähigkeiten', 'geben', `${cards} Zähler ohne Höchstzahl`)
    : mainClause(
        `die Höchstzahl der Zähler, die Unterstützungsfähigkeiten ${cards} geben,`,
        'wird',
        `um ${rule.by} erhöht`,
      );
}

/** "meine {forest}, {mountain} und {water} sind 2/2/2". */
function setStatistics(rule: PassiveRuleOf<'set-statistics'>, context: WordingContext): string {
  const all = `${TERRAIN.forest}, ${TERRAIN.mountain} und ${TERRAIN.water}`;
  const of =
    rule.of === 'me'
      ? `meine ${all}`
      : `${all} ${nounPhrase(rule.of, true, context, { grammar: 'gen', article: 'der' })}`;
  const { to } = rule;
  if (to !== 'highest') return mainClause(of, 'sind', `${to.forest}/${to.mountain}/${to.water}`);
  const own = rule.of === 'me' ? 'meine' : 'ihre';
  return mainClause(of, 'sind', `so hoch wie ${own} höchste Statistik`);
}

/** "meine Region ist auch {forest}", "alle Regionen sind {water} und verlieren ihre anderen Gelände". */
function describeTerrainRule(rule: PassiveRuleOf<'terrain'>, context: WordingContext): string {
  const { text, plural } = regionsMeant(rule.region, context);
  const terrains = joinList(rule.terrains.map((id) => TERRAIN[id]));
  const be = plural ? 'sind' : 'ist';
  if (rule.inAddition) return mainClause(text, be, `auch ${terrains}`);
  const lose = plural ? 'verlieren' : 'verliert';
  return mainClause(text, be, `${terrains} und ${lose} ihre anderen Gelände`);
}

/** "dein Reserve-Limit wird um 1 erhöht". */
function describeLimitRule(rule: PassiveRuleOf<'limit'>, context: WordingContext): string {
  const name = rule.limit === 'reserve' ? 'Reserve-Limit' : 'Wahrzeichen-Limit';
  const [whose, be] =
    rule.who === 'you'
      ? [`dein ${name}`, 'wird']
      : rule.who === 'each-player'
        ? [`alle ${name}s`, 'werden']
        : [`das ${name} ${playerPhrase(rule.who, context, 'gen')}`, 'wird'];
  if (rule.to !== undefined) {
    return mainClause(whose!, be === 'werden' ? 'sind' : 'ist', numberWord(rule.to));
  }
  const by = rule.by ?? 0;
  return mainClause(whose!, be!, `um ${Math.abs(by)} ${by < 0 ? 'reduziert' : 'erhöht'}`);
}

/** "während des Aufräumens darfst du eine weitere Karte in der Reserve behalten". */
function keepMore(rule: PassiveRuleOf<'keep-more'>, context: WordingContext): string {
  const { in: where, of: _, ...card } = rule.card;
  const one = rule.more === 1;
  const form = { gender: genderOf(card), plural: false, grammar: 'acc' } as const;
  const more = one
    ? `${declinedEin('ein', form)} ${form.gender === 'm' ? 'weiteren' : form.gender === 'f' ? 'weitere' : 'weiteres'}`
    : `${numberWord(rule.more)} weitere`;
  const kept = nounPhrase(card, !one, context, { grammar: 'acc', article: { number: more } });
  const zone = where === 'reserve' ? ' in der Reserve' : '';
  const who = playerPhrase(rule.who, context);
  const may = rule.who === 'you' ? 'darfst' : 'darf';
  return `während ${dailyWith('clean-up', 'gen')} ${mainClause(who, may, `${kept}${zone} behalten`)}`;
}

/** "meine Expedition kann sich nicht aufgrund von {forest} vorwärts bewegen". */
function cannotMoveForward(
  rule: PassiveRuleOf<'cannot-move-forward'>,
  context: WordingContext,
): string {
  const who = restrictedExpedition(rule.expedition, context);
  const during = rule.during ? `${IN_PHASE[rule.during]} ` : '';
  const by = rule.dueTo ? `${dueTo(rule.dueTo)} ` : '';
  const except = rule.exceptDueTo ? `, außer durch ${TERRAIN[rule.exceptDueTo]}` : '';
  return `${subjectCan(who, `sich ${during}nicht ${by}vorwärts bewegen`)}${except}`;
}

/** "meine {join} Fähigkeiten können nicht aktiviert werden". */
function cannotActivate(rule: PassiveRuleOf<'cannot-activate'>, context: WordingContext): string {
  const icons = joinList(rule.abilities.map((symbol) => `{${symbol}}`));
  const whose =
    rule.of === 'me'
      ? `meine ${icons} Fähigkeiten`
      : `die Fähigkeiten ${icons} ${nounPhrase(rule.of, true, context, { grammar: 'gen', article: 'der' })}`;
  return mainClause(whose, 'können', 'nicht aktiviert werden');
}
