/** Conditions in Italian, without "se". */

import type { Amount, Condition, Filter, ObjectReference, Status } from '../../engine/ability.ts';
import type { Context } from '../context.ts';
import { amount } from './amount.ts';
import { expedition, expeditionTraits, held, none } from './expedition.ts';
import { object, type Phrase } from './reference.ts';
import { bounds, genderOf, inZone, kind, one, player, RELATION, within } from './selection.ts';
import {
  adjective,
  counters,
  type Gender,
  isHad,
  list,
  number,
  PHASE,
  prep,
  status,
  the,
  un,
} from './words.ts';

type Exists = Extract<Condition, { readonly exists: Filter }>;

function counted(how: string, value: Amount, filter: Filter, context: Context): string {
  const of = genderOf(filter);
  if (value === 1) return `${how}${un(kind(filter, false, context), of)}`;
  return `${how}${amount(value, context, 'word')} ${kind(filter, true, context)}`;
}

function many(condition: Exists, context: Context): string {
  const { exists, atLeast, atMost, exactly } = condition;
  if (exactly !== undefined) return counted('esattamente ', exactly, exists, context);
  if (atLeast !== undefined && atMost !== undefined) {
    return counted(`tra ${amount(atLeast, context, 'word')} e `, atMost, exists, context);
  }
  if (atLeast !== undefined) return counted('almeno ', atLeast, exists, context);
  if (atMost !== undefined) return counted('al massimo ', atMost, exists, context);
  return one(exists, context);
}

/** Whether what is counted is said in the singular. */
function isOne({ atLeast, atMost, exactly }: Exists): boolean {
  const said = exactly ?? atMost ?? atLeast;
  return said === undefined || said === 1;
}

function exists(condition: Exists, context: Context): string {
  const { of, ...filter } = condition.exists;
  const places = [filter.in ?? 'play'].flat();
  const only = places.length === 1 ? places[0] : undefined;
  const gender = genderOf(filter);
  if (filter.type === 'card' && condition.exactly === 0 && of === 'you') {
    if (only === 'hand') return 'non hai carte in mano';
    if (only === 'reserve') return 'non hai carte nella Riserva';
  }
  if (of !== undefined && filter.expedition === undefined && (only === 'play' || only === 'mana')) {
    const stem = only === 'mana' ? ['hai', 'ha'] : ['controlli', 'controlla'];
    const who = of === 'you' ? '' : `${player(of, context)} `;
    const verb = of === 'you' ? stem[0]! : stem[1]!;
    const inner = { ...condition, exists: filter };
    if (condition.exactly === 0) {
      return `${who}non ${verb} ${none(kind(filter, false, context), gender)}`.trim();
    }
    return `${who}${verb} ${many(inner, context)}`.trim();
  }
  if (only !== undefined && only !== 'play' && only !== 'hero') {
    const { in: _, ...there } = filter;
    const what = many({ ...condition, exists: there }, context);
    return `${isOne(condition) ? 'c’è' : 'ci sono'} ${what} ${inZone(only, of, context)}`;
  }
  const { expedition: where, ...rest } = condition.exists;
  const inside = where && where !== 'facing' ? ` ${prep('in', RELATION[where])}` : '';
  const words = kind(inside === '' ? condition.exists : rest, false, context) + inside;
  if (condition.exactly === 0) {
    if (condition.exists.expedition === 'facing') {
      return `${none(kind(rest, false, context), gender)} mi affronta`;
    }
    return `non c’è ${none(words, gender)}`;
  }
  if (condition.exactly === 1) return `c’è ${gender === 'f' ? 'una sola' : 'un solo'} ${words}`;
  return `${isOne(condition) ? 'c’è' : 'ci sono'} ${many(condition, context)}`;
}

/** "ho", "aveva", "sono": the verb with the subject that has to be said. */
function verb(subject: Phrase, what: 'have' | 'be', past: boolean): string {
  const forms = {
    have: { present: ['ho', 'ha', 'hanno'], past: ['avevo', 'aveva', 'avevano'] },
    be: { present: ['sono', 'è', 'sono'], past: ['ero', 'era', 'erano'] },
  }[what][past ? 'past' : 'present'];
  const word = forms[subject.person === 1 ? 0 : subject.plural ? 2 : 1]!;
  return `${subject.text} ${word}`.trim();
}

function is(condition: Extract<Condition, { readonly is: ObjectReference }>, context: Context) {
  const { filter, past = false } = condition;
  const subject = object(condition.is, context);
  const only = Object.keys(filter).length === 1;
  const statuses = (ids: Status | readonly Status[], not: string) => {
    const all = [ids].flat();
    if (all.every(isHad))
      return `${not}${verb(subject, 'have', past)} ${list(
        all.map((id) => status(id)),
        'o',
      )}`;
    return `${not}${verb(subject, 'be', past)} ${list(
      all.map((id) => adjective(id, subject.gender, subject.plural)),
      'o',
    )}`;
  };
  if (only && filter.status !== undefined) return statuses(filter.status, '');
  if (only && filter.without !== undefined) return statuses(filter.without, 'non ');
  const be = verb(subject, 'be', past);
  if (only && filter.inExpedition) return `${be} ${within(filter.inExpedition, context)}`;
  return `${be} ${one(filter, context)}`;
}

function compared(condition: Extract<Condition, { readonly amount: unknown }>, context: Context) {
  const { amount: value, atLeast, atMost, exactly } = condition;
  const bound = atLeast ?? atMost ?? exactly ?? 0;
  const how =
    atLeast !== undefined ? 'almeno' : atMost !== undefined ? 'al massimo' : 'esattamente';
  const limit = `${how} ${amount(bound, context)}`;
  if (typeof value === 'object') {
    if ('counters' in value && 'on' in value) {
      const subject = object(value.on, context);
      return `${verb(subject, 'have', false)} ${counters(value.counters, limit, bound !== 1)}`;
    }
    if ('counters' in value) {
      const among = the(kind(value.among, true, context), genderOf(value.among), true);
      return `ci sono ${counters(value.counters, limit, true)} tra ${among}`;
    }
    const words = (of: Gender) =>
      `${how} ${typeof bound === 'number' ? number(bound, of) : amount(bound, context)}`;
    if ('baseZeros' in value) {
      const among = the(kind(value.baseZeros, true, context), genderOf(value.baseZeros), true);
      return `ci sono ${words('f')} statistiche base uguali a 0 tra ${among}`;
    }
    if ('singleTerrainRegions' in value) {
      return `${words('f')} regioni visibili hanno un solo terreno`;
    }
  }
  return `${amount(value, context)} è ${how} ${amount(bound, context)}`;
}

/** What must be true, as a clause: "controlli almeno due altre Piante". */
export function condition(value: Condition, context: Context): string {
  if ('exists' in value) return exists(value, context);
  if ('is' in value) return is(value, context);
  if ('amount' in value) return compared(value, context);
  if ('expedition' in value) {
    const subject = expedition(value.expedition, context);
    const said: string[] = [];
    const { ascended } = value.matches;
    if (ascended !== undefined) {
      said.push(`${ascended ? '' : 'non '}${adjective('ascended', 'f', subject.plural)}`);
    }
    const traits = expeditionTraits(value.matches);
    if (traits !== '') said.push(traits);
    const parts = said.length > 0 ? [`${subject.plural ? 'sono' : 'è'} ${list(said)}`] : [];
    if (value.matches.holds) {
      const no = value.matches.holds.number.exactly === 0 ? 'non ' : '';
      const contains = subject.plural ? 'contengono' : 'contiene';
      parts.push(`${no}${contains} ${held(value.matches.holds, context)}`);
    }
    return `${subject.text} ${list(parts)}`.trim();
  }
  if ('firstPlayer' in value) return first(value.firstPlayer, '', context);
  if ('distinct' in value) {
    const all = value.distinct.map((filter) => one({ ...filter, of: undefined }, context));
    return `controlli ${list(all)}, tutti diversi`;
  }
  if ('day' in value) {
    if (value.exactly === 1) return 'è la prima giornata';
    return `il numero della giornata è ${bounds(value, (limit) => amount(limit, context))}`;
  }
  if ('phase' in value) return `è ${PHASE[value.phase]}`;
  if ('playedFrom' in value) {
    return `la sua carta viene ${value.playedFrom === 'hand' ? 'dalla tua mano' : 'dalla tua Riserva'}`;
  }
  if ('not' in value) return negated(value.not, context);
  const joined = ('and' in value ? value.and : value.or).map((part) => condition(part, context));
  return list(joined, 'and' in value ? 'e' : 'o');
}

function first(who: Parameters<typeof player>[0], not: string, context: Context): string {
  if (who === 'you') return `il primo giocatore ${not}sei tu`;
  return `${player(who, context)} ${not}è il primo giocatore`.trim();
}

function negated(value: Condition, context: Context): string {
  if ('not' in value) return condition(value.not, context);
  if ('firstPlayer' in value) return first(value.firstPlayer, 'non ', context);
  if ('exists' in value && value.atLeast === undefined && value.atMost === undefined) {
    return condition({ ...value, exactly: 0 }, context);
  }
  if ('is' in value && value.filter.status !== undefined) {
    const { status: without, ...filter } = value.filter;
    return condition({ ...value, filter: { ...filter, without } }, context);
  }
  return `non è vero che ${condition(value, context)}`;
}

/** "primo", "terzo". */
export function ordinal(value: number): string {
  return ['primo', 'secondo', 'terzo', 'quarto', 'quinto'][value - 1] ?? `${value}º`;
}
