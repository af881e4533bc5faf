/** Phrases for Expeditions and regions, in Spanish. */

import type {
  Amount,
  ExpeditionFilter,
  ExpeditionReference,
  RegionReference,
} from '../../../engine/cards/ability.ts';
import { amountWords, isOfEach, isOnly, isYours } from '../../say/context.ts';
import type { Phrase } from '../../say/phrase.ts';
import { TERRAIN, termMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { objectPhrase } from './reference.ts';
import {
  bounds,
  countedOthers,
  nounPhrase,
  playerPhrase,
  RELATION,
  withIndefiniteOrOther,
} from './selection.ts';
import {
  agreeAdjective,
  genderOf,
  joinList,
  noun,
  statusAdjective,
  withIndefinite,
  withPreposition,
} from './words.ts';

const SIDE = { hero: 'del héroe', companion: 'del compañero' } as const;

/** The term for an Expedition, Character or Gear in contact. */
export const IN_CONTACT = termMark('in-contact', 'en contacto');

/** Verbs in the indicative, or in the subjunctive that "que" and "a menos que" take. */
type VerbMood = 'indicative' | 'subjunctive';

const IS: Readonly<Record<VerbMood, readonly [one: string, many: string]>> = {
  indicative: ['está', 'están'],
  subjunctive: ['esté', 'estén'],
};

const GOES: Readonly<Record<VerbMood, readonly [one: string, many: string]>> = {
  indicative: ['va', 'van'],
  subjunctive: ['vaya', 'vayan'],
};

/** The properties of Expeditions with their verbs: "va por detrás o está empatada", "está en {forest}". */
export function expeditionTraits(
  filter: ExpeditionFilter,
  plural = false,
  mood: VerbMood = 'indicative',
  isAscendedNamed = true,
): string {
  const be = IS[mood][plural ? 1 : 0];
  const go = GOES[mood][plural ? 1 : 0];
  const said: string[] = [];
  if (isAscendedNamed && filter.ascended !== undefined) {
    said.push(`${filter.ascended ? '' : 'no '}${be} ${statusAdjective('ascended', 'f', plural)}`);
  }
  const positions = {
    ahead: `${go} por delante`,
    behind: `${go} por detrás`,
    tied: `${be} ${agreeAdjective('empatado', 'f', plural)}`,
  };
  const where = [filter.position ?? []].flat().map((id) => positions[id]);
  if (where.length > 0) said.push(joinList(where, 'o'));
  if (filter.terrain) said.push(`${be} en ${TERRAIN[filter.terrain]}`);
  if (filter.inContact) said.push(`${be} ${IN_CONTACT}`);
  if (filter.singleTerrain) said.push(`${be} en una región monoterreno`);
  if (filter.atStart) said.push(`${be} en su región inicial`);
  return joinList(said);
}

/** The same as complements of a noun: "que vaya por detrás", "en {forest}". */
function traitComplements(filter: ExpeditionFilter, plural: boolean): string {
  const mood = 'subjunctive';
  const said = expeditionTraits(filter, plural, mood, false);
  if (said === '') return '';
  const be = IS[mood][plural ? 1 : 0];
  const isPlace = (filter.terrain ?? filter.singleTerrain ?? filter.atStart) !== undefined;
  const isAlone = said.startsWith(`${be} `) && !/ [oyeu] /u.test(said);
  return isPlace && isAlone ? said.slice(be.length + 1) : `que ${said}`;
}

/** The objects in an Expedition: "ningún personaje", "dos o más robots". */
export function heldObjects(
  holds: NonNullable<ExpeditionFilter['holds']>,
  context: WordingContext,
): string {
  const { number: many, ...filter } = holds;
  if (many.exactly === 0) return withNone(nounPhrase(filter, false, context), genderOf(filter));
  if (many.atLeast === 1 && many.atMost === undefined) {
    return withIndefiniteOrOther(nounPhrase(filter, false, context), genderOf(filter));
  }
  const said = bounds(many, (value) => amountWords(value, context, 'word'));
  return countedOthers(said, nounPhrase(filter, true, context));
}

/** "ningún personaje", "ninguna carta": like the indefinite article. */
export function withNone(words: string, of: 'm' | 'f'): string {
  return `${of === 'f' ? 'ninguna' : 'ningún'} ${words}`;
}

/** Expeditions that match, without article: "expedición en {forest}". */
export function matchingExpeditions(
  filter: ExpeditionFilter,
  plural: boolean,
  context: WordingContext,
): string {
  const said = [`${filter.other ? `otra${plural ? 's' : ''} ` : ''}${noun('expedition', plural)}`];
  if (filter.side) said.push(SIDE[filter.side]);
  if (filter.ascended !== undefined) {
    said.push(`${filter.ascended ? '' : 'no '}${statusAdjective('ascended', 'f', plural)}`);
  }
  if (filter.relation === 'facing') said.push(`${agreeAdjective('enfrentado', 'f', plural)} a mí`);
  else if (filter.relation) said.push(`entre ${RELATION[filter.relation]}`);
  if (filter.of === 'you') said.push('que controles');
  else if (filter.of !== undefined)
    said.push(withPreposition('de', playerPhrase(filter.of, context)));
  const traits = traitComplements(filter, plural);
  if (traits !== '') said.push(traits);
  if (filter.holds) {
    const { number: many, ...held } = filter.holds;
    said.push(
      many.exactly === 0
        ? `sin ${nounPhrase(held, true, context)}`
        : `con ${heldObjects(filter.holds, context)}`,
    );
  }
  return said.join(' ');
}

function asPhrase(text: string, plural = false): Phrase {
  return { text, person: 3, plural, gender: 'f', of: null };
}

/** "una expedición", "otra expedición". */
function oneExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  const words = matchingExpeditions(filter, false, context);
  return filter.other ? words : withIndefinite(words, 'f');
}

/** An Expedition or several: "una expedición objetivo", "cada una de tus expediciones". */
export function expedition(reference: ExpeditionReference, context: WordingContext): Phrase {
  if (reference === 'it' && context.it.noun === 'expedition' && context.it.plural) {
    return asPhrase('cada una de ellas');
  }
  if (reference === 'it') return { ...asPhrase(''), clitic: 'la', of: 'it' };
  if (typeof reference === 'string') return asPhrase(RELATION[reference], reference === 'yours');
  if ('and' in reference) {
    const all = reference.and.map((one, index) =>
      one === 'facing-other' && reference.and[index - 1] === 'other'
        ? 'la expedición enfrentada a ella'
        : expedition(one, context).text,
    );
    return asPhrase(joinList(all), true);
  }
  if ('side' in reference) {
    const of = reference.of ?? 'you';
    if (of === 'you') return asPhrase(`tu expedición ${SIDE[reference.side]}`);
    if (of === 'they') return asPhrase(`su expedición ${SIDE[reference.side]}`);
    const whose = ` ${withPreposition('de', playerPhrase(of, context))}`;
    return asPhrase(`la expedición ${SIDE[reference.side]}${whose}`);
  }
  if ('where' in reference) {
    if (isOfEach(reference, context)) return asPhrase('la expedición de cada uno de ellos', true);
    const whose = objectPhrase(reference.where, context);
    if (reference.facing) {
      if (whose.of === 'me') return asPhrase('la expedición enfrentada a mí');
      const them = whose.of === 'it' ? (whose.gender === 'f' ? 'ella' : 'él') : whose.text;
      return asPhrase(`la expedición enfrentada ${withPreposition('a', them)}`);
    }
    if (whose.of === 'me') return asPhrase('mi expedición');
    if (whose.of === 'it') return asPhrase('su expedición');
    return asPhrase(`la expedición ${withPreposition('de', whose.text)}`);
  }
  if ('target' in reference) return targetExpedition(reference, context);
  if ('beside' in reference) {
    return asPhrase(
      reference.which === 'facing'
        ? 'la expedición que tiene enfrente'
        : 'la otra expedición del mismo jugador',
    );
  }
  context.it = { noun: 'expedition', plural: false };
  if ('choose' in reference) {
    if (isYours(reference.choose)) return asPhrase('una de tus expediciones');
    return asPhrase(oneExpedition(reference.choose, context));
  }
  const { of, ...rest } = reference.each;
  if (of === 'you' && isOnly(rest, 'ascended')) {
    return asPhrase(`cada una de tus ${matchingExpeditions(rest, true, context)}`);
  }
  if (of === 'you') {
    const traits = traitComplements(rest, false);
    return asPhrase(`cada una de tus expediciones${traits === '' ? '' : ` ${traits}`}`);
  }
  if (isOnly(reference.each, 'of') && of === 'they') {
    return asPhrase('cada una de sus expediciones');
  }
  return asPhrase(`cada ${matchingExpeditions(reference.each, false, context)}`);
}

function targetExpedition(
  reference: Extract<ExpeditionReference, { readonly target: ExpeditionFilter }>,
  context: WordingContext,
): Phrase {
  const count = reference.count ?? 1;
  const plural = count !== 1;
  const { other, ...filter } = reference.target;
  const [first, ...rest] = matchingExpeditions(filter, plural, context).split(' ');
  const words = [first, 'objetivo', ...rest].join(' ');
  context.it = { noun: 'expedition', plural };
  if (count === 'any') return asPhrase(`cualquier número de ${words}`, true);
  const upTo = reference.upTo ? 'hasta ' : '';
  if (plural) {
    const many = `${other ? 'otras ' : ''}${amountWords(count, context, 'word')}`;
    return asPhrase(`${upTo}${many} ${words}`, true);
  }
  return asPhrase(`${upTo}${other ? 'otra' : 'una'} ${words}`);
}

/** A region or all: "mi región", "cada región". */
export function regionPhrase(reference: RegionReference, context: WordingContext): string {
  return regionsMeant(reference, context).text;
}

/** Regions, and whether they are several. */
export function regionsMeant(reference: RegionReference, context: WordingContext): Phrase {
  if (reference === 'all') return asPhrase('todas las regiones', true);
  return 'target' in reference
    ? asPhrase('una región visible objetivo')
    : regionOf(reference.of, context);
}

/** The region of one Expedition, or those of several. */
function regionOf(reference: ExpeditionReference, context: WordingContext): Phrase {
  if (typeof reference === 'object' && 'and' in reference) {
    const [first, ...others] = reference.and;
    const rest = others.map((one) => `la ${withPreposition('de', expedition(one, context).text)}`);
    return asPhrase(joinList([regionOf(first!, context).text, ...rest]), true);
  }
  return asPhrase(
    reference === 'mine'
      ? 'mi región'
      : `la región ${withPreposition('de', expedition(reference, context).text)}`,
  );
}

/** A number of regions: "una región", "2 regiones". */
export function regionCount(count: Amount, context: WordingContext): string {
  return count === 1 ? 'una región' : `${amountWords(count, context)} regiones`;
}
