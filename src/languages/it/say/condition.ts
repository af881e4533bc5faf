/** Conditions in Italian, without "se". */

import type {
  Amount,
  Condition,
  Filter,
  NumberBounds,
  ObjectReference,
  Status,
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
import type { Phrase } from '../../say/phrase.ts';
import { manaMark } from '../../say/text.ts';
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

type Exists = Extract<Condition, { readonly exists: Filter }>;

function countClause(how: string, value: Amount, filter: Filter, context: WordingContext): string {
  const of = genderOf(filter);
  if (value === 1) return `${how}${withIndefinite(nounPhrase(filter, false, context), of)}`;
  return `${how}${amount(value, context, 'word')} ${nounPhrase(filter, true, context)}`;
}

function singleClause(filter: Filter, context: WordingContext): string {
  return `solo ${indefinitePhrase(filter, context)}`;
}

function describeExisting(condition: Exists, context: WordingContext): string {
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
function isOne({ atLeast, atMost, exactly }: Exists): boolean {
  if (typeof atMost === 'number') return false;
  const said = exactly ?? atMost ?? atLeast;
  return said === undefined || said === 1;
}

function existsClause(condition: Exists, context: WordingContext): string {
  const { of, ...filter } = condition.exists;
  const places = [filter.in ?? 'play'].flat();
  const only = places.length === 1 ? places[0] : undefined;
  const gender = genderOf(filter);
  if (filter.type === 'card' && condition.exactly === 0 && of === 'you' && !filter.other) {
    if (only === 'hand') return 'la tua mano è vuota';
    if (only === 'reserve') return 'la tua Riserva è vuota';
  }
  if (of !== undefined && filter.expedition === undefined && (only === 'play' || only === 'mana')) {
    const stem = only === 'mana' ? ['hai', 'ha'] : ['controlli', 'controlla'];
    const who = of === 'you' ? '' : `${playerPhrase(of, context)} `;
    const verb = of === 'you' ? stem[0]! : stem[1]!;
    const inner = { ...condition, exists: filter };
    if (condition.exactly === 0) {
      return `${who}non ${verb} ${withNone(nounPhrase(filter, false, context), gender)}`.trim();
    }
    return `${who}${verb} ${describeExisting(inner, context)}`.trim();
  }
  if (only !== undefined && only !== 'play' && only !== 'hero') {
    const { in: _, ...there } = filter;
    if (condition.exactly === 0) {
      return `non c’è ${withNone(nounPhrase(there, false, context), gender)} ${inZone(only, of, context)}`;
    }
    const what = describeExisting({ ...condition, exists: there }, context);
    return `${isOne(condition) ? 'c’è' : 'ci sono'} ${what} ${inZone(only, of, context)}`;
  }
  const { expedition: where, ...rest } = condition.exists;
  const inside = where && where !== 'facing' ? ` ${withPreposition('in', PLACED[where])}` : '';
  const words = nounPhrase(inside === '' ? condition.exists : rest, false, context) + inside;
  if (condition.exactly === 0) {
    if (condition.exists.expedition === 'facing') {
      return `${withNone(nounPhrase(rest, false, context), gender)} mi affronta`;
    }
    return `non c’è ${withNone(words, gender)}`;
  }
  const there = inside === '' ? condition : { ...condition, exists: rest };
  if (where === 'facing' && of === undefined) {
    return `sto affrontando ${describeExisting({ ...condition, exists: rest }, context)}`;
  }
  return `${isOne(condition) ? 'c’è' : 'ci sono'} ${describeExisting(there, context)}${inside}`;
}

/** The verb, after the subject where Italian needs one: "ho", "aveva", "sono". */
function verbAfter(subject: Phrase, what: 'have' | 'be', past: boolean, no = ''): string {
  const forms = {
    have: { present: ['ho', 'ha', 'hanno'], past: ['avevo', 'aveva', 'avevano'] },
    be: { present: ['sono', 'è', 'sono'], past: ['ero', 'era', 'erano'] },
  }[what][past ? 'past' : 'present'];
  const word = forms[subject.person === 1 ? 0 : subject.plural ? 2 : 1]!;
  return `${subject.text} ${no}${word}`.trim();
}

function beingClause(
  condition: Extract<Condition, { readonly is: ObjectReference }>,
  context: WordingContext,
  no = '',
) {
  const { filter, past = false } = condition;
  speakOfIt(condition, context);
  const subject = objectPhrase(condition.is, context);
  const only = Object.keys(filter).length === 1;
  if (only && filter.inExpedition && isOnlyContact(filter.inExpedition)) {
    return `${verbAfter(subject, 'be', past, no)} In contatto`;
  }
  const statuses = (ids: Status | readonly Status[], not: string) => {
    const all = [ids].flat();
    if (all.every(isHad))
      return `${verbAfter(subject, 'have', past, not)} ${joinList(
        all.map((id) => statusWord(id)),
        'o',
      )}`;
    return `${verbAfter(subject, 'be', past, not)} ${joinList(
      all.map((id) => statusAdjective(id, subject.gender, subject.plural)),
      'o',
    )}`;
  };
  if (only && filter.status !== undefined) return statuses(filter.status, '');
  if (only && filter.without !== undefined) return statuses(filter.without, 'non ');
  const be = verbAfter(subject, 'be', past, no);
  if (only && filter.inExpedition) return `${be} ${withinExpedition(filter.inExpedition, context)}`;
  if (only && filter.of === 'you' && condition.is === 'it' && !past && no === '') {
    return `${subject.clitic} controlli`;
  }
  if (only && filter.baseZeroInTerrain) {
    return `${be} in un terreno in cui la sua ${BASE_STATISTIC} è pari a 0`;
  }
  if (only && filter.counters && past && no === '') {
    const { name, ...limits } = filter.counters;
    const many = counterPhrase(name, boundsText(limits, context), limits.atLeast !== 1);
    return `${verbAfter(subject, 'have', true)} ${many}`;
  }
  return `${be} ${indefinitePhrase(filter, context)}`;
}

/** "2 o più", in digits. */
function boundsText(limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  if (how === 'atLeast' && bound !== 1) return `${amount(bound, context)} o più`;
  if (how === 'atMost' && typeof bound === 'number') return `meno di ${bound + 1}`;
  const words = { atLeast: 'almeno', atMost: 'al massimo', exactly: 'esattamente' };
  return `${words[how]} ${amount(bound, context)}`;
}

function comparisonClause(
  condition: Extract<Condition, { readonly amount: unknown }>,
  context: WordingContext,
) {
  const { amount: value, atLeast, atMost, exactly } = condition;
  const bound = atLeast ?? atMost ?? exactly ?? 0;
  const how =
    atLeast !== undefined ? 'almeno' : atMost !== undefined ? 'al massimo' : 'esattamente';
  const limit = boundsText(condition, context);
  const cards = fewerThan(condition);
  if (cards) {
    const where = cards.zone === 'hand' ? 'in mano' : 'nella Riserva';
    return `hai meno carte ${withPreposition('di', playerPhrase(cards.who, context))} ${where}`;
  }
  const { atLeast: least } = condition;
  if (typeof value === 'object' && 'times' in value && least === 1) return wasDone(value, context);
  const less = overBy(condition);
  if (less !== null) {
    return `${amount(value, context)} è superiore ${withPreposition('a', amount(less, context))}`;
  }
  if (typeof value === 'object') {
    const single = bound === 1;
    const there = single ? 'c’è' : 'ci sono';
    const no = 'counters' in value ? counterNoun(value.counters, true) : '';
    if ('counters' in value && 'on' in value) {
      const subject = objectPhrase(value.on, context);
      if (exactly === 0) return `${verbAfter(subject, 'have', false, 'non ')} ${no}`;
      const many = counterPhrase(value.counters, limit, !single || atMost === 1);
      return `${verbAfter(subject, 'have', false)} ${many}`;
    }
    if ('counters' in value && isYourHero(value.among) && exactly !== 0) {
      return `il tuo eroe ha ${counterPhrase(value.counters, limit, !single)}`;
    }
    if ('counters' in value) {
      const among = withDefinite(
        nounPhrase(value.among, true, context),
        genderOf(value.among),
        true,
      );
      if (exactly === 0) return `non ci sono ${no} tra ${among}`;
      return `${there} ${counterPhrase(value.counters, limit, !single)} tra ${among}`;
    }
    const words = (of: Gender) => {
      const many = typeof bound === 'number' ? numberWord(bound, of) : amount(bound, context);
      if (atLeast !== undefined) return single ? `almeno ${many}` : `${many} o più`;
      return atMost === undefined ? `esattamente ${many}` : `${many} o meno`;
    };
    if ('cost' in value && typeof bound === 'number') {
      const limits = costBounds(condition, (of) => manaMark(of as number));
      return `${amount(value, context)} è ${limits}`;
    }
    if ('countExpeditions' in value && value.countExpeditions.of === 'you') {
      const { of: _, ...traits } = value.countExpeditions;
      const plural = !single && exactly !== 0;
      const state = [
        traits.ascended ? statusAdjective('ascended', 'f', plural) : '',
        expeditionTraits(traits, plural),
      ].filter((said) => said !== '');
      const which = exactly === 0 ? 'nessuna' : words('f');
      return `${which} delle tue spedizioni ${plural ? 'sono' : 'è'} ${joinList(state)}`;
    }
    if ('differing' in value) {
      const among = withDefinite(
        nounPhrase(value.among, true, context),
        genderOf(value.among),
        true,
      );
      const gender = value.differing === 'base-cost' ? 'm' : 'f';
      return `${there} ${words(gender)} ${differentValues(value.differing)} tra ${among}`;
    }
    if ('baseZeros' in value) {
      const among = withDefinite(
        nounPhrase(value.baseZeros, true, context),
        genderOf(value.baseZeros),
        true,
      );
      const zero = `${BASE_STATISTIC} pari a 0`;
      if (exactly === 0) return `non c’è ${withNone(zero, 'f')} tra ${among}`;
      return `${there} ${words('f')} ${single ? zero : 'statistiche base pari a 0'} tra ${among}`;
    }
    if ('singleTerrainRegions' in value) {
      const kind = 'con un unico tipo di terreno';
      if (exactly === 0) return `nessuna regione ${kind} è visibile`;
      const regions = single ? 'regione' : 'regioni';
      return `${single ? 'è visibile' : 'sono visibili'} ${words('f')} ${regions} ${kind}`;
    }
  }
  if (typeof value === 'object' && 'die' in value && typeof atLeast === 'number') {
    return `${amount(value, context)} è ${atLeast}+`;
  }
  if (exactly !== undefined) {
    return `${amount(value, context)} è pari ${withPreposition('a', amount(bound, context))}`;
  }
  return `${amount(value, context)} è ${how} ${amount(bound, context)}`;
}

/** A condition on Expeditions as a clause: "la mia spedizione è indietro". */
function placedClause(
  { expedition: which, matches }: Extract<Condition, { readonly matches: unknown }>,
  context: WordingContext,
  not = '',
): string {
  if (which === 'facing' && !matches.holds && not === '') {
    return `sto affrontando ${withIndefinite(matchingExpeditions(matches, false, context), 'f')}`;
  }
  const subject = expedition(which, context);
  const held = heldInEach(which, matches);
  if (held && !not) {
    const what = indefinitePhrase(held, context);
    return `c’è ${what} ${withPreposition('in', subject.text)}`;
  }
  if (isNamed(matches)) {
    const words = matchingExpeditions(matches, subject.plural, context);
    const are = subject.plural ? 'sono' : 'è';
    return `${subject.text} ${not}${are} ${subject.plural ? words : withIndefinite(words, 'f')}`.trim();
  }
  const said: string[] = [];
  const { ascended } = matches;
  if (ascended !== undefined) {
    said.push(`${ascended ? '' : 'non '}${statusAdjective('ascended', 'f', subject.plural)}`);
  }
  const traits = expeditionTraits(matches, subject.plural);
  if (traits !== '') said.push(traits);
  const be = subject.plural ? 'sono' : 'è';
  const parts = said.length > 0 ? [`${not}${be} ${joinList(said)}`] : [];
  if (matches.holds) {
    const no = matches.holds.number.exactly === 0 ? 'non ' : '';
    const contains = subject.plural ? 'contengono' : 'contiene';
    parts.push(`${no}${contains} ${heldObjects(matches.holds, context)}`);
  }
  return `${subject.text} ${joinList(parts)}`.trim();
}

/** A condition as a clause: "controlli due o più altre Piante". */
export function condition(value: Condition, context: WordingContext): string {
  if ('exists' in value) return existsClause(value, context);
  if ('is' in value) return beingClause(value, context);
  if ('amount' in value) return comparisonClause(value, context);
  if ('expedition' in value) return placedClause(value, context);
  if ('failed' in value) {
    if (value.failed === 'yours') return 'nessuna delle tue spedizioni è avanzata';
    const who = expedition(value.failed, context);
    return `${who.text} non ${who.plural ? 'sono avanzate' : 'è avanzata'}`.trim();
  }
  if ('firstPlayer' in value) return firstClause(value.firstPlayer, '', context);
  if ('distinct' in value) {
    const all = value.distinct.map((filter, at) =>
      indefinitePhrase({ ...filter, of: undefined, ...(at === 1 && { other: true }) }, context),
    );
    return `controlli ${joinList(all).replace(/ e un (?=\S+ con \S+$)/u, ' e un terzo ')}`;
  }
  if ('day' in value) {
    if (value.exactly === 1) return 'è la prima giornata';
    return `il numero della giornata è ${bounds(value, (limit) => amount(limit, context))}`;
  }
  if ('phase' in value) return `è ${PHASE[value.phase]}`;
  if ('turn' in value) {
    return value.turn === 'you'
      ? 'è il tuo turno'
      : `è il turno ${withPreposition('di', playerPhrase(value.turn, context))}`;
  }
  if ('playedFrom' in value) {
    const { clitic } = objectPhrase('it', context);
    return `${clitic} giochi ${value.playedFrom === 'hand' ? 'dalla tua mano' : 'dalla tua Riserva'}`;
  }
  if ('thisWay' in value) {
    context.it = referentOf(value.filter, false);
    const what = indefinitePhrase(value.filter, context);
    return value.thisWay === 'discard'
      ? `hai scartato ${what} in questo modo`
      : `metti ${what} nella Riserva in questo modo`;
  }
  if ('not' in value) return negateCondition(value.not, context);
  const joined = ('and' in value ? value.and : value.or).map((part) => condition(part, context));
  return joinList(joined, 'and' in value ? 'e' : 'o');
}

function firstClause(
  who: Parameters<typeof playerPhrase>[0],
  not: string,
  context: WordingContext,
): string {
  if (who === 'you') return `${not}sei il primo giocatore`;
  return `${playerPhrase(who, context)} ${not}è il primo giocatore`.trim();
}

function negateCondition(value: Condition, context: WordingContext): string {
  const plain = oppositeOf(value);
  if (plain !== null) return condition(plain, context);
  if ('firstPlayer' in value) return firstClause(value.firstPlayer, 'non ', context);
  if ('is' in value) return beingClause(value, context, 'non ');
  if ('expedition' in value && !value.matches.holds) return placedClause(value, context, 'non ');
  return `non è vero che ${condition(value, context)}`;
}
