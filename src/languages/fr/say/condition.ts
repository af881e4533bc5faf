/** Conditions in French, without "si". */

import type { Amount, Filter, NumberBounds } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { boundOf } from '../../say/comparison.ts';
import { type BeingForm, createCondition, type ExistsCondition } from '../../say/condition.ts';
import { heldInEach, isNamed } from '../../say/context.ts';
import type { Phrase } from '../../say/phrase.ts';
import { manaMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
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

function describeExisting(condition: ExistsCondition, context: WordingContext): string {
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

/** "aucun Personnage", "aucune carte". */
function noneOf(words: string, of: Gender): string {
  return `${of === 'f' ? 'aucune' : 'aucun'} ${words}`;
}

/** "ne contrôlez", "n’avez", "n’est pas". */
function withNe(verb: string): string {
  return /^[aeiouéê]/u.test(verb) ? `n’${verb}` : `ne ${verb}`;
}

const BE = { present: ['suis', 'est', 'sont'], past: ['étais', 'était', 'étaient'] } as const;

/** "je suis", "j’étais", "il n’est pas". */
function beWith(who: Phrase, state: string, { past, not }: BeingForm): string {
  const verb = BE[past ? 'past' : 'present'][who.person === 1 ? 0 : who.plural ? 2 : 1];
  if (not) return `${who.text} ${withNe(verb)} pas ${state}`;
  return `${who.person === 1 && past ? 'j’' : `${who.text} `}${verb} ${state}`;
}

/** "au moins 2 boosts", "au plus 3 compteurs Kélon". */
function countersWithin(name: string, limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  if (how === 'atMost' && typeof bound === 'number') {
    return counterPhrase(name, `moins de ${bound + 1}`, true);
  }
  return counterPhrase(name, `${HOW[how]} ${amount(bound, context)}`, bound !== 1);
}

const HOW = { atLeast: 'au moins', atMost: 'au plus', exactly: 'exactement' } as const;

/** "au moins deux", and whether what is counted is none or one. */
function countOf(limits: NumberBounds, of: Gender, context: WordingContext) {
  const { how, bound } = boundOf(limits);
  const many = typeof bound === 'number' ? numberWord(bound, of) : amount(bound, context);
  return { many: `${HOW[how]} ${many}`, none: limits.exactly === 0, single: bound === 1 };
}

/** A condition as a clause: "vous contrôlez au moins deux autres Plantes". */
export const condition = createCondition<string, Phrase>({
  emptyZone: (zone) => `votre ${zone === 'hand' ? 'main' : 'Réserve'} est vide`,
  controls(who, value, isMana, context) {
    const [you, other] = isMana ? ['avez', 'a'] : ['contrôlez', 'contrôle'];
    const verb = who === 'you' ? you! : other!;
    const said = playerPhrase(who, context);
    if (value.exactly !== 0) return `${said} ${verb} ${describeExisting(value, context)}`;
    const words = nounPhrase(value.exists, false, context);
    return `${said} ${withNe(verb)} ${noneOf(words, genderOf(value.exists))}`;
  },
  inZone(zone, of, value, context) {
    if (value.exactly !== 0)
      return `il y a ${describeExisting(value, context)} ${inZone(zone, of, context)}`;
    const words = nounPhrase(value.exists, false, context);
    return `il n’y a ${noneOf(words, genderOf(value.exists))} ${inZone(zone, of, context)}`;
  },
  exists(value, context) {
    const { expedition: where, ...rest } = value.exists;
    const inside = where && where !== 'facing' ? ` dans ${PLACED[where]}` : '';
    if (value.exactly === 0) {
      const words = nounPhrase(inside === '' ? value.exists : rest, false, context);
      return `il n’y a ${noneOf(words + inside, genderOf(rest))}`;
    }
    const there = describeExisting(
      inside === '' && (where !== 'facing' || rest.of !== undefined)
        ? value
        : { ...value, exists: rest },
      context,
    );
    if (where === 'facing' && rest.of === undefined) return `je suis face à ${there}`;
    return `il ${value.exactly === 1 ? 'n’y a qu’' : 'y a '}${there}${inside}`;
  },
  subject: objectPhrase,
  is: beWith,
  inContact: 'En Contact',
  within: withinExpedition,
  hasStatus(who, statuses, form) {
    const words = statuses.map((id) => statusWord(id, who.gender, who.plural));
    return beWith(who, joinList(words, 'ou'), form);
  },
  isYours: (of, { clitic }) => (of === 'it' ? `vous ${withClitic(clitic!, 'contrôlez')}` : null),
  baseZeroInTerrain: (who, form) =>
    beWith(who, `dans un terrain où sa ${BASE_STATISTIC} est 0`, form),
  hadCounters: ({ person, text }, { name, ...limits }, context) =>
    `${person === 1 ? 'j’avais' : `${text} avait`} ${countersWithin(name, limits, context)}`,
  isKind(who, filter, form, of, context) {
    const noun = indefinitePhrase(filter, context);
    if (of !== 'it') return beWith(who, noun, form);
    const be = form.past ? 'était' : 'est';
    return form.not ? `ce n’${be} pas ${noun}` : `c’${be} ${noun}`;
  },
  fewerCards: (zone, than, context) =>
    `vous avez moins de cartes en ${zone === 'hand' ? 'main' : 'Réserve'} ${withQue(playerPhrase(than, context))}`,
  wasDone,
  isMore: (value, than, context) =>
    `${amount(value, context)} est supérieur${isFeminine(value) ? 'e' : ''} ${withA(amount(than, context))}`,
  counters: {
    on(of, name, limits, context) {
      const { text, person, plural } = objectPhrase(of, context);
      const has = person === 1 ? 'ai' : plural ? 'ont' : 'a';
      if (limits.exactly === 0) return `${text} n’${has} pas ${withDe(counterNoun(name, false))}`;
      return `${person === 1 ? 'j’' : `${text} `}${has} ${countersWithin(name, limits, context)}`;
    },
    ofHero: (name, limits, context) =>
      limits.exactly === 0
        ? `votre Héros n’a pas ${withDe(counterNoun(name, false))}`
        : `votre Héros a ${countersWithin(name, limits, context)}`,
    among(filter, name, limits, context) {
      const among = `sur les ${nounPhrase(filter, true, context)}`;
      return limits.exactly === 0
        ? `il n’y a pas ${withDe(counterNoun(name, false))} ${among}`
        : `il y a ${countersWithin(name, limits, context)} ${among}`;
    },
  },
  isCost: (value, limits, context) =>
    `${amount(value, context)} est ${bounds(limits, (of) => manaMark(of as number))}`,
  expeditionsAre(traits, limits, context) {
    const { many, none, single } = countOf(limits, 'f', context);
    const plural = !single && !none;
    const states = [
      traits.ascended ? statusWord('ascended', 'f', plural) : '',
      expeditionTraits(traits, plural),
    ].filter((said) => said !== '');
    const are = plural ? 'sont' : none ? 'n’est' : 'est';
    return `${none ? 'aucune' : many} de vos Expéditions ${are} ${joinList(states)}`;
  },
  differing({ differing, among }, limits, context) {
    const { many } = countOf(limits, differing === 'base-cost' ? 'm' : 'f', context);
    return `il y a ${many} ${differentValues(differing)} parmi les ${nounPhrase(among, true, context)}`;
  },
  baseZeros(filter, limits, context) {
    const { many, none, single } = countOf(limits, 'f', context);
    const among = `parmi les ${nounPhrase(filter, true, context)}`;
    const zero = `${BASE_STATISTIC} 0`;
    if (none) return `il n’y a ${noneOf(zero, 'f')} ${among}`;
    return `il y a ${many} ${single ? zero : 'statistiques de base 0'} ${among}`;
  },
  singleTerrainRegions(limits, context) {
    const { many, none, single } = countOf(limits, 'f', context);
    if (none) return `${noneOf('région mono-terrain', 'f')} n’est visible`;
    return `${many} ${single ? 'région mono-terrain est visible' : 'régions mono-terrain sont visibles'}`;
  },
  isAmount(value, limits, context) {
    const { how, bound } = boundOf(limits);
    const is = `${amount(value, context)} est`;
    if (typeof value === 'object' && 'die' in value && typeof limits.atLeast === 'number')
      return `${is} ${limits.atLeast}+`;
    const equal = isFeminine(value) ? 'égale' : 'égal';
    return `${is} ${limits.exactly === undefined ? `${HOW[how]} ` : ''}${equal} ${withA(amount(bound, context))}`;
  },
  isPlaced({ expedition: which, matches }, not, context) {
    if (which === 'facing' && !matches.holds && !not) {
      return `je suis face à ${withIndefinite(matchingExpeditions(matches, false, context), 'f')}`;
    }
    const { text, plural } = expedition(which, context);
    const held = heldInEach(which, matches);
    if (held && !not) return `il y a ${indefinitePhrase(held, context)} dans ${text}`;
    const be = plural ? 'sont' : 'est';
    const is = not ? `${withNe(be)} pas` : be;
    if (isNamed(matches)) {
      const words = matchingExpeditions(matches, plural, context);
      return `${text} ${is} ${plural ? `des ${words}` : withIndefinite(words, 'f')}`;
    }
    const { ascended, holds } = matches;
    const said = [
      ascended === undefined ? '' : (ascended ? '' : 'non ') + statusWord('ascended', 'f', plural),
      expeditionTraits(matches, plural),
    ].filter((state) => state !== '');
    const parts = said.length > 0 ? [`${is} ${joinList(said)}`] : [];
    if (holds) {
      const verb = plural ? 'contiennent' : 'contient';
      const no = holds.number.exactly === 0 ? 'ne ' : '';
      parts.push(`${no}${verb} ${heldObjects(holds, context)}`);
    }
    return `${text} ${joinList(parts)}`;
  },
  failed(which, context) {
    if (which === 'yours') return 'aucune de vos Expéditions n’a avancé';
    const { text, plural } = expedition(which, context);
    return `${text} n’${plural ? 'ont' : 'a'} pas avancé`;
  },
  isFirstPlayer(who, not, context) {
    const be = who === 'you' ? 'êtes' : 'est';
    return `${playerPhrase(who, context)} ${not ? `n’${be} pas` : be} le premier joueur`;
  },
  controlsEach(filters, context) {
    const all = filters.map((filter, at) =>
      indefinitePhrase({ ...filter, of: undefined, ...(at === 1 && { other: true }) }, context),
    );
    return `vous contrôlez ${all.join(', ').replace(/, (?=[^,]+$)/u, ' et encore ')}`;
  },
  firstDay: 'c’est le premier Jour',
  day: (limits, context) =>
    `le numéro du Jour est ${bounds(limits, (limit) => amount(limit, context))}`,
  phase: (phase) => `c’est ${PHASE[phase]}`,
  turn: (who, context) =>
    who === 'you' ? 'c’est votre tour' : `c’est le tour ${withDe(playerPhrase(who, context))}`,
  playedFrom(zone, context) {
    const { text, gender, plural } = objectPhrase('it', context);
    const from = zone === 'hand' ? 'votre main' : 'votre Réserve';
    return `${text} ${plural ? 'sont' : 'est'} ${agreeAdjective('joué', gender, plural)} depuis ${from}`;
  },
  thisWay(zone, filter, context) {
    const what = indefinitePhrase(filter, context);
    return zone === 'discard'
      ? `vous avez défaussé ${what} de cette façon`
      : `vous mettez ${what} en Réserve de cette façon`;
  },
  isFalse: (all, last) => `il est faux ${withQue(joinClauses(all, last))}`,
  joined: joinClauses,
});

function joinClauses(all: readonly string[], last: 'and' | 'or'): string {
  return joinList(all, last === 'and' ? 'et' : 'ou');
}

function isFeminine(value: Amount): boolean {
  return typeof value === 'object' && 'statistic' in value;
}
