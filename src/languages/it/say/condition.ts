/** Conditions in Italian, without "se". */

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
import {
  expedition,
  expeditionTraits,
  heldObjects,
  matchingExpeditions,
  withNone,
} from './expedition.ts';
import { objectPhrase } from './reference.ts';
import {
  bounds,
  costBounds,
  indefinitePhrase,
  inZone,
  nounPhrase,
  PLACED,
  playerPhrase,
  withinExpedition,
} from './selection.ts';
import {
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
const BASE_STATISTIC = 'statistica base';

function countClause(how: string, value: Amount, filter: Filter, context: WordingContext): string {
  const of = genderOf(filter);
  if (value === 1) return `${how}${withIndefinite(nounPhrase(filter, false, context), of)}`;
  return `${how}${amount(value, context, 'word')} ${nounPhrase(filter, true, context)}`;
}

function singleClause(filter: Filter, context: WordingContext): string {
  return `solo ${indefinitePhrase(filter, context)}`;
}

function describeExisting(condition: ExistsCondition, context: WordingContext): string {
  const { exists, atLeast, atMost, exactly } = condition;
  if (exactly === 1) return singleClause(exists, context);
  if (exactly !== undefined) return countClause('esattamente ', exactly, exists, context);
  if (atLeast !== undefined && atMost !== undefined) {
    return countClause(`tra ${amount(atLeast, context, 'word')} e `, atMost, exists, context);
  }
  if (typeof atLeast === 'number' && atLeast > 1) {
    return `${amount(atLeast, context, 'word')} o più ${nounPhrase(exists, true, context)}`;
  }
  if (atLeast !== undefined) return countClause('almeno ', atLeast, exists, context);
  if (typeof atMost === 'number') {
    return `meno di ${numberWord(atMost + 1)} ${nounPhrase(exists, true, context)}`;
  }
  if (atMost !== undefined) return countClause('al massimo ', atMost, exists, context);
  return indefinitePhrase(exists, context);
}

/** Whether the counted noun is in the singular. */
function isOne({ atLeast, atMost, exactly }: ExistsCondition): boolean {
  if (typeof atMost === 'number') return false;
  const said = exactly ?? atMost ?? atLeast;
  return said === undefined || said === 1;
}

function noneOf({ exists }: ExistsCondition, context: WordingContext): string {
  return withNone(nounPhrase(exists, false, context), genderOf(exists));
}

function allOf(filter: Filter, context: WordingContext): string {
  return withDefinite(nounPhrase(filter, true, context), genderOf(filter), true);
}

function thereAre(isSingle: boolean, what: string): string {
  return `${isSingle ? 'c’è' : 'ci sono'} ${what}`;
}

const VERBS = {
  have: { present: ['ho', 'ha', 'hanno'], past: ['avevo', 'aveva', 'avevano'] },
  be: { present: ['sono', 'è', 'sono'], past: ['ero', 'era', 'erano'] },
} as const;

/** The verb, after the subject where Italian needs one: "ho", "non aveva", "sono". */
function verbAfter(
  who: Phrase,
  what: keyof typeof VERBS,
  { past, not }: BeingForm = { past: false, not: false },
): string {
  const word = VERBS[what][past ? 'past' : 'present'][who.person === 1 ? 0 : who.plural ? 2 : 1];
  return `${who.text} ${not ? 'non ' : ''}${word}`.trim();
}

/** "2 o più", in digits. */
function boundsText(limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  if (how === 'atLeast' && bound !== 1) return `${amount(bound, context)} o più`;
  if (how === 'atMost' && typeof bound === 'number') return `meno di ${bound + 1}`;
  return `${HOW[how]} ${amount(bound, context)}`;
}

const HOW = { atLeast: 'almeno', atMost: 'al massimo', exactly: 'esattamente' } as const;

/** "due o più", and whether what is counted is none or one. */
function countOf(limits: NumberBounds, of: Gender, context: WordingContext) {
  const { how, bound } = boundOf(limits);
  const single = bound === 1;
  const number = typeof bound === 'number' ? numberWord(bound, of) : amount(bound, context);
  const orMore = how === 'atLeast' && !single ? 'o più' : how === 'atMost' ? 'o meno' : '';
  const many = orMore === '' ? `${HOW[how]} ${number}` : `${number} ${orMore}`;
  return { many, none: limits.exactly === 0, single };
}

/** A condition as a clause: "controlli due o più altre Piante". */
export const condition = createCondition<string, Phrase>({
  emptyZone: (zone) => `la tua ${zone === 'hand' ? 'mano' : 'Riserva'} è vuota`,
  controls(who, value, isMana, context) {
    const [you, other] = isMana ? ['hai', 'ha'] : ['controlli', 'controlla'];
    const said = who === 'you' ? '' : playerPhrase(who, context);
    const verb = who === 'you' ? you : other;
    const what =
      value.exactly === 0
        ? `non ${verb} ${noneOf(value, context)}`
        : `${verb} ${describeExisting(value, context)}`;
    return `${said} ${what}`.trim();
  },
  inZone(zone, of, value, context) {
    const what =
      value.exactly === 0
        ? `non c’è ${noneOf(value, context)}`
        : thereAre(isOne(value), describeExisting(value, context));
    return `${what} ${inZone(zone, of, context)}`;
  },
  exists(value, context) {
    const { expedition: where, ...rest } = value.exists;
    const isFacing = where === 'facing';
    const inside = where && !isFacing ? ` ${withPreposition('in', PLACED[where])}` : '';
    const there = inside === '' ? value : { ...value, exists: rest };
    if (value.exactly === 0)
      return isFacing
        ? `${noneOf({ exists: rest }, context)} mi affronta`
        : `non c’è ${noneOf(there, context)}${inside}`;
    if (isFacing && rest.of === undefined)
      return `sto affrontando ${describeExisting({ ...value, exists: rest }, context)}`;
    return thereAre(isOne(value), `${describeExisting(there, context)}${inside}`);
  },
  subject: objectPhrase,
  is: (who, state, form) => `${verbAfter(who, 'be', form)} ${state}`,
  inContact: 'In contatto',
  within: withinExpedition,
  hasStatus(who, statuses, form) {
    const had = statuses.every(isHad);
    const words = statuses.map((id) =>
      had ? statusWord(id) : statusAdjective(id, who.gender, who.plural),
    );
    return `${verbAfter(who, had ? 'have' : 'be', form)} ${joinList(words, 'o')}`;
  },
  isYours: (of, { clitic }) => (of === 'it' ? `${clitic} controlli` : null),
  baseZeroInTerrain: (who, form) =>
    `${verbAfter(who, 'be', form)} in un terreno in cui la sua ${BASE_STATISTIC} è pari a 0`,
  hadCounters(who, { name, ...limits }, context) {
    const many = counterPhrase(name, boundsText(limits, context), limits.atLeast !== 1);
    return `${verbAfter(who, 'have', { past: true, not: false })} ${many}`;
  },
  isKind: (who, filter, form, _, context) =>
    `${verbAfter(who, 'be', form)} ${indefinitePhrase(filter, context)}`,
  fewerCards: (zone, than, context) =>
    `hai meno carte ${withPreposition('di', playerPhrase(than, context))} ${zone === 'hand' ? 'in mano' : 'nella Riserva'}`,
  wasDone,
  isMore: (value, than, context) =>
    `${amount(value, context)} è superiore ${withPreposition('a', amount(than, context))}`,
  counters: {
    on(of, name, limits, context) {
      const who = objectPhrase(of, context);
      if (limits.exactly === 0)
        return `${verbAfter(who, 'have', { past: false, not: true })} ${counterNoun(name, true)}`;
      const plural = boundOf(limits).bound !== 1 || limits.atMost === 1;
      return `${verbAfter(who, 'have')} ${counterPhrase(name, boundsText(limits, context), plural)}`;
    },
    ofHero: (name, limits, context) =>
      limits.exactly === 0
        ? `il tuo eroe non ha ${counterNoun(name, true)}`
        : `il tuo eroe ha ${counterPhrase(name, boundsText(limits, context), boundOf(limits).bound !== 1)}`,
    among(filter, name, limits, context) {
      const among = `tra ${allOf(filter, context)}`;
      if (limits.exactly === 0) return `non ci sono ${counterNoun(name, true)} ${among}`;
      const single = boundOf(limits).bound === 1;
      const many = counterPhrase(name, boundsText(limits, context), !single);
      return thereAre(single, `${many} ${among}`);
    },
  },
  isCost: (value, limits, context) =>
    `${amount(value, context)} è ${costBounds(limits, (of) => manaMark(of as number))}`,
  expeditionsAre(traits, limits, context) {
    const { many, none, single } = countOf(limits, 'f', context);
    const plural = !single && !none;
    const states = [
      traits.ascended ? statusAdjective('ascended', 'f', plural) : '',
      expeditionTraits(traits, plural),
    ].filter((said) => said !== '');
    const which = none ? 'nessuna' : many;
    return `${which} delle tue spedizioni ${plural ? 'sono' : 'è'} ${joinList(states)}`;
  },
  differing({ differing, among }, limits, context) {
    const { many, single } = countOf(limits, differing === 'base-cost' ? 'm' : 'f', context);
    return thereAre(single, `${many} ${differentValues(differing)} tra ${allOf(among, context)}`);
  },
  baseZeros(filter, limits, context) {
    const { many, none, single } = countOf(limits, 'f', context);
    const among = `tra ${allOf(filter, context)}`;
    const zero = `${BASE_STATISTIC} pari a 0`;
    if (none) return `non c’è ${withNone(zero, 'f')} ${among}`;
    return thereAre(single, `${many} ${single ? zero : 'statistiche base pari a 0'} ${among}`);
  },
  singleTerrainRegions(limits, context) {
    const { many, none, single } = countOf(limits, 'f', context);
    const kind = 'con un unico tipo di terreno';
    if (none) return `nessuna regione ${kind} è visibile`;
    return single ? `è visibile ${many} regione ${kind}` : `sono visibili ${many} regioni ${kind}`;
  },
  isAmount(value, limits, context) {
    const { how, bound } = boundOf(limits);
    const is = `${amount(value, context)} è`;
    if (typeof value === 'object' && 'die' in value && typeof limits.atLeast === 'number')
      return `${is} ${limits.atLeast}+`;
    const words = amount(bound, context);
    return limits.exactly === undefined
      ? `${is} ${HOW[how]} ${words}`
      : `${is} pari ${withPreposition('a', words)}`;
  },
  isPlaced({ expedition: which, matches }, not, context) {
    if (which === 'facing' && !matches.holds && !not)
      return `sto affrontando ${withIndefinite(matchingExpeditions(matches, false, context), 'f')}`;
    const { text, plural } = expedition(which, context);
    const held = heldInEach(which, matches);
    if (held && !not)
      return `c’è ${indefinitePhrase(held, context)} ${withPreposition('in', text)}`;
    const be = `${not ? 'non ' : ''}${plural ? 'sono' : 'è'}`;
    if (isNamed(matches)) {
      const words = matchingExpeditions(matches, plural, context);
      return `${text} ${be} ${plural ? words : withIndefinite(words, 'f')}`.trim();
    }
    const { ascended, holds } = matches;
    const said = [
      ascended === undefined
        ? ''
        : `${ascended ? '' : 'non '}${statusAdjective('ascended', 'f', plural)}`,
      expeditionTraits(matches, plural),
    ].filter((state) => state !== '');
    const parts = said.length > 0 ? [`${be} ${joinList(said)}`] : [];
    if (holds) {
      const no = holds.number.exactly === 0 ? 'non ' : '';
      parts.push(`${no}${plural ? 'contengono' : 'contiene'} ${heldObjects(holds, context)}`);
    }
    return `${text} ${joinList(parts)}`.trim();
  },
  failed(which, context) {
    if (which === 'yours') return 'nessuna delle tue spedizioni è avanzata';
    const { text, plural } = expedition(which, context);
    return `${text} non ${plural ? 'sono avanzate' : 'è avanzata'}`.trim();
  },
  isFirstPlayer(who, not, context) {
    const no = not ? 'non ' : '';
    if (who === 'you') return `${no}sei il primo giocatore`;
    return `${playerPhrase(who, context)} ${no}è il primo giocatore`.trim();
  },
  controlsEach(filters, context) {
    const all = filters.map((filter, at) =>
      indefinitePhrase({ ...filter, of: undefined, ...(at === 1 && { other: true }) }, context),
    );
    return `controlli ${joinList(all).replace(/ e un (?=\S+ con \S+$)/u, ' e un terzo ')}`;
  },
  firstDay: 'è la prima giornata',
  day: (limits, context) =>
    `il numero della giornata è ${bounds(limits, (limit) => amount(limit, context))}`,
  phase: (phase) => `è ${PHASE[phase]}`,
  turn: (who, context) =>
    who === 'you'
      ? 'è il tuo turno'
      : `è il turno ${withPreposition('di', playerPhrase(who, context))}`,
  playedFrom: (zone, context) =>
    `${objectPhrase('it', context).clitic} giochi dalla tua ${zone === 'hand' ? 'mano' : 'Riserva'}`,
  thisWay(zone, filter, context) {
    const what = indefinitePhrase(filter, context);
    return zone === 'discard'
      ? `hai scartato ${what} in questo modo`
      : `metti ${what} nella Riserva in questo modo`;
  },
  isFalse: (all, last) => `non è vero che ${joinClauses(all, last)}`,
  joined: joinClauses,
});

function joinClauses(all: readonly string[], last: 'and' | 'or'): string {
  return joinList(all, last === 'and' ? 'e' : 'o');
}
