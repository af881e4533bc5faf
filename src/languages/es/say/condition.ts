/** Conditions in Spanish, without "si". */

import type { Amount, Condition, Filter, NumberBounds } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { boundOf } from '../../say/comparison.ts';
import { type BeingForm, createCondition, type ExistsCondition } from '../../say/condition.ts';
import { isNamed, isYours } from '../../say/context.ts';
import { countsSeveralCards } from '../../say/filter.ts';
import type { Phrase } from '../../say/phrase.ts';
import { manaMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { amount, differentValues } from './amount.ts';
import { wasDone } from './deed.ts';
import {
  expedition,
  expeditionTraits,
  heldObjects,
  IN_CONTACT,
  matchingExpeditions,
  withNone,
} from './expedition.ts';
import { objectPhrase } from './reference.ts';
import {
  bounds,
  countedOthers,
  indefinitePhrase,
  inZone,
  nounPhrase,
  PLACED,
  playerPhrase,
  withIndefiniteOrOther,
  withinExpedition,
} from './selection.ts';
import { SPEAKER } from './subject.ts';
import {
  agreeAdjective,
  counterNoun,
  counterPhrase,
  genderOf,
  isHad,
  joinList,
  numberWord,
  PHASE,
  statusAdjective,
  statusWord,
  withDefinite,
  withIndefinite,
  withPreposition,
} from './words.ts';

/** The noun of a statistic before boosts. */
const BASE_STATISTIC = 'estadística básica';

function countClause(how: string, value: Amount, filter: Filter, context: WordingContext): string {
  const of = genderOf(filter);
  if (value === 1) {
    return `${how}${withIndefiniteOrOther(nounPhrase(filter, false, context), of)}`;
  }
  return `${how}${countedOthers(amount(value, context, 'word'), nounPhrase(filter, true, context))}`;
}

function singleClause(filter: Filter, context: WordingContext): string {
  return `${genderOf(filter) === 'f' ? 'una sola' : 'un solo'} ${nounPhrase(filter, false, context)}`;
}

/** "dos personajes o más", or "dos o más cartas agotadas en reserva" where the noun is long. */
function severalWords(many: string, words: string, orMore = 'o más'): string {
  const isShort = !/ (?:con|de|en|o|que|sin) /u.test(words.replace(/\[\[.+?\]\]/gu, ''));
  return isShort
    ? `${countedOthers(many, words)} ${orMore}`
    : countedOthers(`${many} ${orMore}`, words);
}

function describeExisting(condition: ExistsCondition, context: WordingContext): string {
  const { exists, atLeast, atMost, exactly } = condition;
  if (exactly === 1) return singleClause(exists, context);
  if (exactly !== undefined) return countClause('exactamente ', exactly, exists, context);
  if (atLeast !== undefined && atMost !== undefined) {
    return countClause(`entre ${amount(atLeast, context, 'word')} y `, atMost, exists, context);
  }
  if (typeof atLeast === 'number' && atLeast > 1) {
    const many = amount(atLeast, context, 'word');
    return severalWords(many, nounPhrase(exists, true, context));
  }
  if (atLeast !== undefined) return countClause('al menos ', atLeast, exists, context);
  if (atMost === 1) return `${countClause('', atMost, exists, context)} o menos`;
  if (atMost !== undefined) {
    const many = amount(atMost, context, 'word');
    return severalWords(many, nounPhrase(exists, true, context), 'o menos');
  }
  return indefinitePhrase(exists, context);
}

/** Objects in play; the bound comes before the noun: "dos o más cartas". */
function describeThere(condition: ExistsCondition, context: WordingContext): string {
  const { exists, atLeast, atMost } = condition;
  if (typeof atLeast !== 'number' || atLeast < 2 || atMost !== undefined) {
    return describeExisting(condition, context);
  }
  const many = `${amount(atLeast, context, 'word')} o más`;
  return countedOthers(many, nounPhrase(exists, true, context));
}

function noneOf({ exists }: ExistsCondition, context: WordingContext): string {
  return withNone(nounPhrase(exists, false, context), genderOf(exists));
}

function allOf(filter: Filter, context: WordingContext): string {
  return withDefinite(nounPhrase(filter, true, context), genderOf(filter), true);
}

const VERBS = {
  have: { present: ['tengo', 'tiene', 'tienen'], past: ['tenía', 'tenía', 'tenían'] },
  be: { present: ['soy', 'es', 'son'], past: ['era', 'era', 'eran'] },
  stand: { present: ['estoy', 'está', 'están'], past: ['estaba', 'estaba', 'estaban'] },
} as const;

/** "este", where the verb alone would be that of the card itself. */
function demonstrativeOf({ gender, plural }: Phrase): string {
  if (gender === 'f') return plural ? 'estas' : 'esta';
  return plural ? 'estos' : 'este';
}

/** The verb, after the subject where Spanish needs one: "tengo", "este no tenía", "son". */
function verbAfter(
  who: Phrase,
  what: keyof typeof VERBS,
  { past, not }: BeingForm = { past: false, not: false },
): string {
  const word = VERBS[what][past ? 'past' : 'present'][who.person === 1 ? 0 : who.plural ? 2 : 1];
  const isUnclear = past && what !== 'be' && who.of === 'it';
  return `${isUnclear ? demonstrativeOf(who) : who.text} ${not ? 'no ' : ''}${word}`.trim();
}

function genderOfWho({ of, gender }: Phrase): Gender {
  return of === 'me' ? SPEAKER : gender;
}

/** "2 potenciadores o más", in digits. */
function countersText(name: string, limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  const many = counterPhrase(name, amount(bound, context), bound !== 1);
  if (how === 'atLeast') return bound === 1 ? `al menos ${many}` : `${many} o más`;
  return how === 'atMost' ? `${many} o menos` : `exactamente ${many}`;
}

/** "dos o más", and whether what is counted is none or one. */
function countOf(limits: NumberBounds, of: Gender, context: WordingContext) {
  const { how, bound } = boundOf(limits);
  const single = bound === 1;
  const number = typeof bound === 'number' ? numberWord(bound, of) : amount(bound, context);
  const many = {
    atLeast: single ? `al menos ${number}` : `${number} o más`,
    atMost: `${number} o menos`,
    exactly: `exactamente ${number}`,
  }[how];
  return { many, none: limits.exactly === 0, single };
}

/** A condition as a clause: "controlas otras dos plantas o más". */
export const condition = createCondition<string, Phrase>({
  emptyZone: (zone) => `tu ${zone === 'hand' ? 'mano' : 'reserva'} está vacía`,
  controls(who, value, isMana, context) {
    const [you, other] = isMana ? ['tienes', 'tiene'] : ['controlas', 'controla'];
    const said = who === 'you' ? '' : playerPhrase(who, context);
    const verb = who === 'you' ? you : other;
    const what =
      value.exactly === 0
        ? `no ${verb} ${noneOf(value, context)}`
        : `${verb} ${describeExisting(value, context)}`;
    return `${said} ${what}`.trim();
  },
  inZone(zone, of, value, context) {
    if (value.exactly === 0) return `no hay ${noneOf(value, context)} ${inZone(zone, of, context)}`;
    const isYoursHere = of === 'you' && countsSeveralCards(value.exists, value);
    if (isYoursHere && (zone === 'hand' || zone === 'reserve')) {
      const many = `${amount(value.atLeast!, context, 'word')} o más`;
      return `tienes ${many} cartas en ${zone === 'hand' ? 'mano' : 'reserva'}`;
    }
    return `hay ${describeThere(value, context)} ${inZone(zone, of, context)}`;
  },
  exists(value, context) {
    const { expedition: where, ...rest } = value.exists;
    const isFacing = where === 'facing' || where === 'facing-it';
    const inside = where && !isFacing ? ` en ${PLACED[where]}` : '';
    const there = inside === '' ? value : { ...value, exists: rest };
    return value.exactly === 0
      ? `no hay ${noneOf(there, context)}${inside}`
      : `hay ${describeThere(there, context)}${inside}`;
  },
  subject: objectPhrase,
  is: (who, state, form) => `${verbAfter(who, 'stand', form)} ${state}`,
  inContact: IN_CONTACT,
  within: withinExpedition,
  hasStatus(who, statuses, form) {
    const words = statuses.map((id) =>
      isHad(id) ? statusWord(id) : statusAdjective(id, genderOfWho(who), who.plural),
    );
    const verb = statuses.every(isHad) ? 'have' : 'stand';
    return `${verbAfter(who, verb, form)} ${joinList(words, 'o')}`;
  },
  isYours: (of, { clitic }) => (of === 'it' ? `${clitic} controlas` : null),
  isFacing: (who, form) =>
    `${verbAfter(who, 'stand', form)} ${agreeAdjective('enfrentado', genderOfWho(who), who.plural)} a mí`,
  baseZeroInTerrain: (who, form) =>
    `${verbAfter(who, 'stand', form)} en un terreno en el que su estadística base es 0`,
  hadCounters: (who, { name, ...limits }, context) =>
    `${verbAfter(who, 'have', { past: true, not: false })} ${countersText(name, limits, context)}`,
  isKind: (who, filter, form, _, context) =>
    `${verbAfter(who, 'be', form)} ${indefinitePhrase(filter, context)}`,
  fewerCards: (zone, than, context) =>
    `tienes menos cartas en ${zone === 'hand' ? 'mano' : 'reserva'} que ${playerPhrase(than, context)}`,
  wasDone,
  isMore: (value, than, context) =>
    `${amount(value, context)} es mayor que ${amount(than, context)}`,
  counters: {
    on(of, name, limits, context) {
      const who = objectPhrase(of, context);
      return limits.exactly === 0
        ? `${verbAfter(who, 'have', { past: false, not: true })} ${counterNoun(name, true)}`
        : `${verbAfter(who, 'have')} ${countersText(name, limits, context)}`;
    },
    ofHero: (name, limits, context) =>
      limits.exactly === 0
        ? `tu héroe no tiene ${counterNoun(name, true)}`
        : `tu héroe tiene ${countersText(name, limits, context)}`,
    among: (filter, name, limits, context) =>
      limits.exactly === 0
        ? `no hay ${counterNoun(name, true)} entre ${allOf(filter, context)}`
        : `hay ${countersText(name, limits, context)} entre ${allOf(filter, context)}`,
  },
  isCost: (value, limits, context) =>
    `${amount(value, context)} es de ${bounds(limits, (of) => manaMark(of as number))}`,
  expeditionsAre(traits, limits, context) {
    const { many, none, single } = countOf(limits, 'f', context);
    const which = none ? 'ninguna' : many;
    return `${which} de tus expediciones ${expeditionTraits(traits, !single && !none)}`;
  },
  differing({ differing, among }, limits, context) {
    const { many } = countOf(limits, differing === 'base-cost' ? 'm' : 'f', context);
    return `hay ${many} ${differentValues(differing)} entre ${allOf(among, context)}`;
  },
  baseZeros(filter, limits, context) {
    const { many, none, single } = countOf(limits, 'f', context);
    const among = `entre ${allOf(filter, context)}`;
    const zero = `${BASE_STATISTIC} de 0`;
    if (none) return `no hay ${withNone(zero, 'f')} ${among}`;
    return `hay ${many} ${single ? zero : 'estadísticas básicas de 0'} ${among}`;
  },
  singleTerrainRegions(limits, context) {
    const { many, none, single } = countOf(limits, 'f', context);
    if (none) return 'ninguna región monoterreno es visible';
    return `${many} ${single ? 'región monoterreno es visible' : 'regiones monoterreno son visibles'}`;
  },
  isAmount(value, limits, context) {
    const said = amount(value, context);
    const { how, bound } = boundOf(limits);
    if (typeof bound === 'number')
      return `${said} es ${bounds(limits, (limit) => amount(limit, context))}`;
    if (how === 'exactly')
      return `${said} es igual ${withPreposition('a', amount(bound, context))}`;
    return `${said} es ${how === 'atLeast' ? 'mayor' : 'menor'} o igual que ${amount(bound, context)}`;
  },
  isPlaced({ expedition: which, matches }, not, context) {
    const no = not ? 'no ' : '';
    const { text, plural } = expedition(which, context);
    if (isNamed(matches)) {
      const words = matchingExpeditions(matches, plural, context);
      const what = plural ? words : withIndefinite(words, 'f');
      return `${text} ${no}${plural ? 'son' : 'es'} ${what}`.trim();
    }
    const { holds } = matches;
    const isInEach = typeof which === 'object' && 'each' in which && isYours(which.each);
    if (isInEach && holds?.number.atLeast === 1 && Object.keys(matches).length === 1) {
      const { of: _, ...held } = holds;
      return `hay ${heldObjects(held, context)} en ${text}`;
    }
    const traits = expeditionTraits(matches, plural);
    const parts = traits === '' ? [] : [`${no}${traits}`];
    if (holds) {
      const none = holds.number.exactly === 0 ? 'no ' : '';
      parts.push(`${none}${plural ? 'contienen' : 'contiene'} ${heldObjects(holds, context)}`);
    }
    return `${text} ${joinList(parts)}`.trim();
  },
  failed(which, context) {
    if (which === 'yours') return 'ninguna de tus expediciones logra avanzar';
    const { text, plural } = expedition(which, context);
    return `${text} no ${plural ? 'logran' : 'logra'} avanzar`.trim();
  },
  isFirstPlayer(who, not, context) {
    const no = not ? 'no ' : '';
    if (who === 'you') return `${no}eres el primer jugador`;
    return `${playerPhrase(who, context)} ${no}es el primer jugador`.trim();
  },
  controlsEach(filters, context) {
    const all = filters.map((filter) => indefinitePhrase({ ...filter, of: undefined }, context));
    return `controlas ${joinList(all)}, todos distintos`;
  },
  firstDay: 'es el primer día',
  day: (limits, context) =>
    `el número del día es ${bounds(limits, (limit) => amount(limit, context))}`,
  phase: (phase) => `es ${PHASE[phase]}`,
  turn: (who, context) =>
    who === 'you'
      ? 'es tu turno'
      : `es el turno ${withPreposition('de', playerPhrase(who, context))}`,
  playedFrom: (zone, context) =>
    `${objectPhrase('it', context).clitic} juegas desde la ${zone === 'hand' ? 'mano' : 'reserva'}`,
  thisWay(zone, filter, context) {
    const what = indefinitePhrase(filter, context);
    return zone === 'discard'
      ? `descartaste ${what} de esta manera`
      : `colocas ${what} en reserva de esta manera`;
  },
  isFalse: (all, last) => `no se cumple que ${joinClauses(all, last)}`,
  joined: joinClauses,
});

function joinClauses(all: readonly string[], last: 'and' | 'or'): string {
  return joinList(all, last === 'and' ? 'y' : 'o');
}

/** The verbs of conditions in the subjunctive. */
const SUBJUNCTIVES: Readonly<Record<string, string>> = {
  contiene: 'contenga',
  contienen: 'contengan',
  controla: 'controle',
  controlas: 'controles',
  cumple: 'cumpla',
  eres: 'seas',
  es: 'sea',
  está: 'esté',
  están: 'estén',
  estoy: 'esté',
  ha: 'haya',
  has: 'hayas',
  hay: 'haya',
  juegas: 'juegues',
  logra: 'logre',
  logran: 'logren',
  son: 'sean',
  soy: 'sea',
  tengo: 'tenga',
  tiene: 'tenga',
  tienen: 'tengan',
  tienes: 'tengas',
  va: 'vaya',
  van: 'vayan',
};

const VERB = new RegExp(`(?<![\\p{L}|])(?:${Object.keys(SUBJUNCTIVES).join('|')})(?!\\p{L})`, 'u');

/** A condition after "a menos que": "tengas ocho orbes de maná o más". */
export function unlessCondition(value: Condition, context: WordingContext): string {
  if ('and' in value || 'or' in value) {
    const parts = 'and' in value ? value.and : value.or;
    const said = parts.map((part) => unlessCondition(part, context));
    return joinList(said, 'and' in value ? 'y' : 'o');
  }
  const said = condition(value, context);
  return said.replace(VERB, (verb) => SUBJUNCTIVES[verb] ?? verb);
}
