/** Conditions in French, without "si". */

import type {
  Amount,
  Condition,
  Filter,
  NumberBounds,
  ObjectReference,
} from '../../../engine/cards/ability.ts';
import { boundOf, fewerThan, overBy } from '../../say/comparison.ts';
import {
  heldInEach,
  isNamed,
  isYourHero,
  referentOf,
  speakOfIt,
  type WordingContext,
} from '../../say/context.ts';
import { isOnlyContact } from '../../say/filter.ts';
import { oppositeOf } from '../../say/negation.ts';
import type { Gender } from '../../say/noun.ts';
import { manaMark } from '../../say/text.ts';
import { amount, differentValues } from './amount.ts';
import { wasDone } from './deed.ts';
import { expedition, expeditionTraits, heldObjects, matchingExpeditions } from './expedition.ts';
import { objectPhrase } from './reference.ts';
import {
  bounds,
  indefinitePhrase,
  inZone,
  nounPhrase,
  PLACED,
  playerPhrase,
  withinExpedition,
} from './selection.ts';
import { withClitic } from './verb.ts';
import {
  agreeAdjective,
  counterNoun,
  counterPhrase,
  genderOf,
  joinList,
  numberWord,
  PHASE,
  statusWord,
  withA,
  withDe,
  withIndefinite,
  withQue,
} from './words.ts';

/** The noun of a statistic before boosts. */
const BASE_STATISTIC = 'statistique de base';

type Exists = Extract<Condition, { readonly exists: Filter }>;

function countClause(how: string, value: Amount, filter: Filter, context: WordingContext): string {
  const of = genderOf(filter);
  const word = value === 1 ? (of === 'f' ? 'une' : 'un') : amount(value, context, 'word');
  return `${how}${word} ${nounPhrase(filter, value !== 1, context)}`;
}

function singleClause(filter: Filter, context: WordingContext): string {
  return `${genderOf(filter) === 'f' ? 'une seule' : 'un seul'} ${nounPhrase(filter, false, context)}`;
}

/** "moins de sept cartes" for at most six, as cards print it. */
function fewerClause(atMost: Amount, filter: Filter, context: WordingContext): string {
  if (typeof atMost !== 'number') return countClause('au plus ', atMost, filter, context);
  return `moins de ${numberWord(atMost + 1)} ${nounPhrase(filter, true, context)}`;
}

function describeExisting(condition: Exists, context: WordingContext): string {
  const { exists, atLeast, atMost, exactly } = condition;
  if (exactly === 1) return `${singleClause(exists, context)}`;
  if (exactly !== undefined) return countClause('exactement ', exactly, exists, context);
  if (atLeast !== undefined && atMost !== undefined) {
    return countClause(`entre ${amount(atLeast, context, 'word')} et `, atMost, exists, context);
  }
  if (atLeast !== undefined) return countClause('au moins ', atLeast, exists, context);
  if (atMost !== undefined) return fewerClause(atMost, exists, context);
  return indefinitePhrase(exists, context);
}

function existsClause(condition: Exists, context: WordingContext): string {
  const { of, ...filter } = condition.exists;
  const places = [filter.in ?? 'play'].flat();
  const only = places.length === 1 ? places[0] : undefined;
  const gender = genderOf(filter);
  if (filter.type === 'card' && condition.exactly === 0 && of === 'you' && !filter.other) {
    if (only === 'hand') return 'votre main est vide';
    if (only === 'reserve') return 'votre Réserve est vide';
  }
  if (of !== undefined && filter.expedition === undefined && (only === 'play' || only === 'mana')) {
    const stem = only === 'mana' ? ['avez', 'a'] : ['contrôlez', 'contrôle'];
    const verb = of === 'you' ? stem[0]! : stem[1]!;
    const who = playerPhrase(of, context);
    const inner = { ...condition, exists: filter };
    if (condition.exactly === 0) {
      const no = /^[aeiou]/u.test(verb) ? 'n’' : 'ne ';
      return `${who} ${no}${verb} ${noneOf(nounPhrase(filter, false, context), gender)}`;
    }
    return `${who} ${verb} ${describeExisting(inner, context)}`;
  }
  if (only !== undefined && only !== 'play' && only !== 'hero') {
    const { in: _, ...there } = filter;
    if (condition.exactly === 0) {
      return `il n’y a ${noneOf(nounPhrase(there, false, context), gender)} ${inZone(only, of, context)}`;
    }
    const what = describeExisting({ ...condition, exists: there }, context);
    return `il y a ${what} ${inZone(only, of, context)}`;
  }
  const { expedition: where, ...rest } = condition.exists;
  const inside = where && where !== 'facing' ? ` dans ${PLACED[where]}` : '';
  const words = nounPhrase(inside === '' ? condition.exists : rest, false, context) + inside;
  if (condition.exactly === 0) {
    return `il n’y a ${noneOf(words, gender)}`;
  }
  const there = inside === '' ? condition : { ...condition, exists: rest };
  if (where === 'facing' && of === undefined) {
    return `je suis face à ${describeExisting({ ...condition, exists: rest }, context)}`;
  }
  if (condition.exactly === 1) return `il n’y a qu’${describeExisting(there, context)}${inside}`;
  return `il y a ${describeExisting(there, context)}${inside}`;
}

/** "aucun Personnage", "aucune carte". */
function noneOf(words: string, of: Gender): string {
  return `${of === 'f' ? 'aucune' : 'aucun'} ${words}`;
}

function beingClause(
  condition: Extract<Condition, { readonly is: ObjectReference }>,
  context: WordingContext,
  no = false,
) {
  const { filter, past } = condition;
  speakOfIt(condition, context);
  const subject = objectPhrase(condition.is, context);
  const first = subject.person === 1;
  const be = (not: boolean) => {
    const verb = first
      ? past
        ? 'étais'
        : 'suis'
      : subject.plural
        ? past
          ? 'étaient'
          : 'sont'
        : past
          ? 'était'
          : 'est';
    const vowel = /^[eé]/u.test(verb);
    const who = first && vowel && !not ? 'j’' : `${subject.text} `;
    return not ? `${subject.text} ${vowel ? 'n’' : 'ne '}${verb} pas` : `${who}${verb}`;
  };
  const only = Object.keys(filter).length === 1;
  const adjective = (ids: typeof filter.status) =>
    joinList(
      [ids ?? []].flat().map((id) => statusWord(id, subject.gender, subject.plural)),
      'ou',
    );
  if (only && filter.status !== undefined) return `${be(false)} ${adjective(filter.status)}`;
  if (only && filter.without !== undefined) return `${be(true)} ${adjective(filter.without)}`;
  if (only && filter.inExpedition && isOnlyContact(filter.inExpedition)) {
    return `${be(no)} En Contact`;
  }
  if (only && filter.inExpedition)
    return `${be(no)} ${withinExpedition(filter.inExpedition, context)}`;
  if (only && filter.of === 'you' && condition.is === 'it' && !past && !no) {
    return `vous ${withClitic(subject.clitic!, 'contrôlez')}`;
  }
  if (only && filter.baseZeroInTerrain) {
    return `${be(no)} dans un terrain où sa ${BASE_STATISTIC} est 0`;
  }
  if (only && filter.counters && past && !no) {
    const { name, ...limits } = filter.counters;
    const had = first ? 'j’avais' : `${subject.text} avait`;
    return `${had} ${countersWithin(name, limits, context)}`;
  }
  const noun = indefinitePhrase(filter, context);
  if (condition.is === 'it')
    return `${no ? 'ce n’' : 'c’'}${past ? 'était' : 'est'} ${no ? 'pas ' : ''}${noun}`;
  return `${be(no)} ${noun}`;
}

/** A condition on Expeditions as a clause: "mon Expédition est en retard". */
function placedClause(
  { expedition: which, matches }: Extract<Condition, { readonly matches: unknown }>,
  context: WordingContext,
  no = false,
): string {
  if (which === 'facing' && !matches.holds && !no) {
    return `je suis face à ${withIndefinite(matchingExpeditions(matches, false, context), 'f')}`;
  }
  const subject = expedition(which, context);
  const held = heldInEach(which, matches);
  if (held && !no) {
    const what = indefinitePhrase(held, context);
    return `il y a ${what} dans ${subject.text}`;
  }
  if (isNamed(matches)) {
    const words = matchingExpeditions(matches, subject.plural, context);
    const are = subject.plural ? 'sont' : 'est';
    const not = no ? `${subject.plural ? 'ne ' : 'n’'}${are} pas` : are;
    return `${subject.text} ${not} ${subject.plural ? `des ${words}` : withIndefinite(words, 'f')}`;
  }
  const said: string[] = [];
  const { ascended } = matches;
  if (ascended !== undefined)
    said.push((ascended ? '' : 'non ') + statusWord('ascended', 'f', subject.plural));
  const traits = expeditionTraits(matches, subject.plural);
  if (traits !== '') said.push(traits);
  const be = subject.plural ? 'sont' : 'est';
  const is = no ? `${subject.plural ? 'ne ' : 'n’'}${be} pas` : be;
  const parts = said.length > 0 ? [`${is} ${joinList(said)}`] : [];
  if (matches.holds) {
    const none = matches.holds.number.exactly === 0;
    const verb = subject.plural ? 'contiennent' : 'contient';
    parts.push(`${none ? 'ne ' : ''}${verb} ${heldObjects(matches.holds, context)}`);
  }
  return `${subject.text} ${joinList(parts)}`;
}

/** "au moins 2 boosts", "au plus 3 compteurs Kélon". */
function countersWithin(name: string, limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  const many = amount(bound, context);
  if (how === 'atMost' && typeof bound === 'number') {
    return counterPhrase(name, `moins de ${bound + 1}`, true);
  }
  const words = { atLeast: 'au moins', atMost: 'au plus', exactly: 'exactement' };
  return counterPhrase(name, `${words[how]} ${many}`, bound !== 1);
}

function comparisonClause(
  condition: Extract<Condition, { readonly amount: unknown }>,
  context: WordingContext,
) {
  const { amount: value, atLeast, atMost, exactly } = condition;
  const bound = atLeast ?? atMost ?? exactly ?? 0;
  const how = atLeast !== undefined ? 'au moins' : atMost !== undefined ? 'au plus' : 'exactement';
  if (typeof value === 'object') {
    const one = bound === 1;
    if ('counters' in value && 'on' in value) {
      const subject = objectPhrase(value.on, context);
      if (exactly === 0) {
        const has = subject.person === 1 ? 'ai' : subject.plural ? 'ont' : 'a';
        return `${subject.text} n’${has} pas ${withDe(counterNoun(value.counters, false))}`;
      }
      const what = countersWithin(value.counters, condition, context);
      if (subject.person === 1) return `j’ai ${what}`;
      return `${subject.text} ${subject.plural ? 'ont' : 'a'} ${what}`;
    }
    if ('counters' in value && isYourHero(value.among) && exactly !== 0) {
      return `votre Héros a ${countersWithin(value.counters, condition, context)}`;
    }
    if ('counters' in value) {
      const among = `sur les ${nounPhrase(value.among, true, context)}`;
      if (exactly === 0) {
        return `il n’y a pas ${withDe(counterNoun(value.counters, false))} ${among}`;
      }
      return `il y a ${countersWithin(value.counters, condition, context)} ${among}`;
    }
    const words = (of: Gender) =>
      `${how} ${typeof bound === 'number' ? numberWord(bound, of) : amount(bound, context)}`;
    if ('cost' in value && typeof bound === 'number') {
      const limits = bounds(condition, (of) => manaMark(of as number));
      return `${amount(value, context)} est ${limits}`;
    }
    if ('countExpeditions' in value && value.countExpeditions.of === 'you') {
      const { of: _, ...traits } = value.countExpeditions;
      const plural = !one && exactly !== 0;
      const are = plural ? 'sont' : exactly === 0 ? 'n’est' : 'est';
      const state = [
        traits.ascended ? statusWord('ascended', 'f', plural) : '',
        expeditionTraits(traits, plural),
      ].filter((said) => said !== '');
      const which = exactly === 0 ? 'aucune' : words('f');
      return `${which} de vos Expéditions ${are} ${joinList(state)}`;
    }
    if ('differing' in value) {
      const gender = value.differing === 'base-cost' ? 'm' : 'f';
      const among = `parmi les ${nounPhrase(value.among, true, context)}`;
      return `il y a ${words(gender)} ${differentValues(value.differing)} ${among}`;
    }
    if ('baseZeros' in value) {
      const among = `parmi les ${nounPhrase(value.baseZeros, true, context)}`;
      const zero = `${BASE_STATISTIC} 0`;
      if (exactly === 0) return `il n’y a ${noneOf(zero, 'f')} ${among}`;
      return `il y a ${words('f')} ${one ? zero : 'statistiques de base 0'} ${among}`;
    }
    if ('singleTerrainRegions' in value) {
      const are = one || exactly === 0 ? 'est visible' : 'sont visibles';
      if (exactly === 0) return `${noneOf('région mono-terrain', 'f')} n’${are}`;
      return `${words('f')} ${one ? 'région' : 'régions'} mono-terrain ${are}`;
    }
  }
  const feminine = typeof value === 'object' && 'statistic' in value;
  const equal = feminine ? 'égale' : 'égal';
  const cards = fewerThan(condition);
  if (cards) {
    const where = cards.zone === 'hand' ? 'main' : 'Réserve';
    return `vous avez moins de cartes en ${where} ${withQue(playerPhrase(cards.who, context))}`;
  }
  const { atLeast: least } = condition;
  if (typeof value === 'object' && 'times' in value && least === 1) return wasDone(value, context);
  const less = overBy(condition);
  if (less !== null) {
    return `${amount(value, context)} est supérieur${feminine ? 'e' : ''} ${withA(amount(less, context))}`;
  }
  if (typeof value === 'object' && 'die' in value && typeof atLeast === 'number') {
    return `${amount(value, context)} est ${atLeast}+`;
  }
  const bounded = exactly === undefined ? `${how} ${equal}` : equal;
  return `${amount(value, context)} est ${bounded} ${withA(amount(bound, context))}`;
}

/** A condition as a clause: "vous contrôlez au moins deux autres Plantes". */
export function condition(value: Condition, context: WordingContext): string {
  if ('exists' in value) return existsClause(value, context);
  if ('is' in value) return beingClause(value, context);
  if ('amount' in value) return comparisonClause(value, context);
  if ('expedition' in value) return placedClause(value, context);
  if ('failed' in value) {
    if (value.failed === 'yours') return 'aucune de vos Expéditions n’a avancé';
    const who = expedition(value.failed, context);
    return `${who.text} n’${who.plural ? 'ont' : 'a'} pas avancé`;
  }
  if ('firstPlayer' in value) return firstClause(value.firstPlayer, false, context);
  if ('distinct' in value) {
    const [first, ...others] = value.distinct.map((filter, at) =>
      indefinitePhrase({ ...filter, of: undefined, ...(at === 1 && { other: true }) }, context),
    );
    return `vous contrôlez ${[first, ...others].join(', ').replace(/, (?=[^,]+$)/u, ' et encore ')}`;
  }
  if ('day' in value) {
    if (value.exactly === 1) return 'c’est le premier Jour';
    return `le numéro du Jour est ${bounds(value, (limit) => amount(limit, context))}`;
  }
  if ('phase' in value) return `c’est ${PHASE[value.phase]}`;
  if ('turn' in value) {
    return value.turn === 'you'
      ? 'c’est votre tour'
      : `c’est le tour ${withDe(playerPhrase(value.turn, context))}`;
  }
  if ('playedFrom' in value) {
    const { text, gender, plural } = objectPhrase('it', context);
    const from = value.playedFrom === 'hand' ? 'votre main' : 'votre Réserve';
    return `${text} ${plural ? 'sont' : 'est'} ${agreeAdjective('joué', gender, plural)} depuis ${from}`;
  }
  if ('thisWay' in value) {
    context.it = referentOf(value.filter, false);
    const what = indefinitePhrase(value.filter, context);
    return value.thisWay === 'discard'
      ? `vous avez défaussé ${what} de cette façon`
      : `vous mettez ${what} en Réserve de cette façon`;
  }
  if ('not' in value) return negateCondition(value.not, context);
  const joined = ('and' in value ? value.and : value.or).map((part) => condition(part, context));
  return joinList(joined, 'and' in value ? 'et' : 'ou');
}

function firstClause(
  who: Parameters<typeof playerPhrase>[0],
  not: boolean,
  context: WordingContext,
): string {
  const verb = who === 'you' ? 'êtes' : 'est';
  return `${playerPhrase(who, context)} ${not ? `n’${verb} pas` : verb} le premier joueur`;
}

function negateCondition(value: Condition, context: WordingContext): string {
  const plain = oppositeOf(value);
  if (plain !== null) return condition(plain, context);
  if ('firstPlayer' in value) return firstClause(value.firstPlayer, true, context);
  if ('is' in value) return beingClause(value, context, true);
  if ('expedition' in value && !value.matches.holds) return placedClause(value, context, true);
  return `il est faux ${withQue(condition(value, context))}`;
}
