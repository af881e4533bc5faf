/** Phrases for Expeditions and regions, in English. */

import type {
  ExpeditionFilter,
  ExpeditionReference,
  RegionReference,
} from '../../../engine/cards/ability.ts';
import { amountWords, isOfEach, isOnly } from '../../say/context.ts';
import { TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { type EnglishPhrase, objectPhrase } from './reference.ts';
import { bounds, nounPhrase, playerPhrase, possessiveOf, RELATION } from './selection.ts';
import { joinList, noun, STATUS, subtype, withIndefinite } from './words.ts';

/** Expeditions that match, without article: "Expedition in {forest}". */
export function matchingExpeditions(
  filter: ExpeditionFilter,
  plural: boolean,
  context: WordingContext,
): string {
  const before =
    filter.ascended === undefined ? '' : `${filter.ascended ? '' : 'non-'}${STATUS.ascended} `;
  const side = filter.side === undefined ? '' : `${subtype(filter.side)} `;
  const said = [`${before}${side}${noun('expedition', plural)}`];
  if (filter.relation === 'facing') said.push('facing me');
  else if (filter.relation) said.push(`among ${RELATION[filter.relation]}`);
  if (filter.of === 'you') said.push('that you control');
  else if (filter.of !== undefined) said.push(`of ${playerPhrase(filter.of, context)}`);
  const traits = expeditionTraits(filter, plural);
  if (traits !== '') said.push(`that ${plural ? 'are' : 'is'} ${traits}`);
  if (filter.holds) said.push(`with ${heldObjects(filter.holds, context)}`);
  return said.join(' ');
}

/** The properties of Expeditions, as words after "is": "behind or tied", "in {forest}". */
export function expeditionTraits(filter: ExpeditionFilter, plural = false): string {
  const said: string[] = [];
  if (filter.position !== undefined) said.push(joinList([filter.position].flat(), 'or'));
  if (filter.terrain) said.push(`in ${TERRAIN[filter.terrain]}`);
  if (filter.inContact) said.push('In Contact');
  if (filter.singleTerrain) said.push('in a region with a single terrain');
  if (filter.atStart) {
    said.push(plural ? 'in their starting regions' : 'in its starting region');
  }
  return joinList(said);
}

/** The objects in an Expedition: "no Characters", "at least two Robots". */
export function heldObjects(
  holds: NonNullable<ExpeditionFilter['holds']>,
  context: WordingContext,
): string {
  const { number: many, ...filter } = holds;
  if (many.exactly === 0) return `no ${nounPhrase(filter, true, context)}`;
  return `${bounds(many, (value) => amountWords(value, context, 'word'))} ${nounPhrase(filter, true, context)}`;
}

function asPhrase(text: string, plural = false): EnglishPhrase {
  return { text, person: 3, plural, pronoun: false };
}

/** An Expedition or several: "target Expedition", "each of your Expeditions". */
export function expedition(reference: ExpeditionReference, context: WordingContext): EnglishPhrase {
  if (reference === 'it') {
    const several = context.it.noun === 'expedition' && context.it.plural;
    return { ...asPhrase(several ? 'each of them' : 'it'), pronoun: true };
  }
  if (typeof reference === 'string') return asPhrase(RELATION[reference], reference === 'yours');
  if ('and' in reference) {
    const all = reference.and.map((one, index) =>
      one === 'facing-other' && reference.and[index - 1] === 'other'
        ? 'the one facing it'
        : expedition(one, context).text,
    );
    return asPhrase(joinList(all), true);
  }
  if ('side' in reference) {
    return asPhrase(
      `${possessiveOf(reference.of ?? 'you', context)} ${subtype(reference.side)} Expedition`,
    );
  }
  if ('where' in reference) {
    if (isOfEach(reference, context)) return asPhrase('the Expedition of each of them', true);
    const whose = objectPhrase(reference.where, context, 'possessive').text;
    return asPhrase(
      reference.facing
        ? `the Expedition facing ${objectPhrase(reference.where, context, 'object').text}`
        : `${whose} Expedition`,
    );
  }
  if ('target' in reference && reference.target.other) {
    const { other: _, ...rest } = reference.target;
    context.it = { noun: 'expedition', plural: false };
    return asPhrase(`another target ${matchingExpeditions(rest, false, context)}`);
  }
  if ('choose' in reference && reference.choose.other) {
    const { other: _, ...rest } = reference.choose;
    context.it = { noun: 'expedition', plural: false };
    return asPhrase(`another ${matchingExpeditions(rest, false, context)}`);
  }
  if ('target' in reference) {
    const count = reference.count ?? 1;
    const plural = count !== 1;
    const words = matchingExpeditions(reference.target, plural, context);
    context.it = { noun: 'expedition', plural };
    if (count === 'any') return asPhrase(`any number of target ${words}`, true);
    const many =
      plural || reference.upTo
        ? `${reference.upTo ? 'up to ' : ''}${amountWords(count, context, 'word')} `
        : '';
    return asPhrase(`${many}target ${words}`, plural);
  }
  if ('beside' in reference) {
    const { text } = expedition(reference.beside, context);
    return asPhrase(
      reference.which === 'facing'
        ? `the Expedition facing ${text}`
        : 'the other Expedition of the same player',
    );
  }
  if ('choose' in reference) {
    context.it = { noun: 'expedition', plural: false };
    if (isOnly(reference.choose, 'of')) {
      return asPhrase(`one of ${possessiveOf(reference.choose.of!, context)} Expeditions`);
    }
    return asPhrase(withIndefinite(matchingExpeditions(reference.choose, false, context)));
  }
  context.it = { noun: 'expedition', plural: false };
  const { of, ...rest } = reference.each;
  if (of === 'you' && Object.keys(rest).length === 0) return asPhrase('each of your Expeditions');
  if (of === 'you' && isOnly(rest, 'ascended') && rest.ascended) {
    return asPhrase(`each of your ${STATUS.ascended} Expeditions`);
  }
  if (of === 'you') return asPhrase(`each of your Expeditions that is ${expeditionTraits(rest)}`);
  if (isOnly(reference.each, 'of') && of === 'they') return asPhrase('each of their Expeditions');
  return asPhrase(`each ${matchingExpeditions(reference.each, false, context)}`);
}

/** A region or all: "my region", "every region". */
export function regionPhrase(reference: RegionReference, context: WordingContext): string {
  return regionsMeant(reference, context).text;
}

/** Regions, and whether they are several. */
export function regionsMeant(reference: RegionReference, context: WordingContext): EnglishPhrase {
  if (reference === 'all') return asPhrase('every region');
  return 'target' in reference
    ? asPhrase('target visible region')
    : regionOf(reference.of, context);
}

/** The region of one Expedition, or those of several. */
function regionOf(reference: ExpeditionReference, context: WordingContext): EnglishPhrase {
  if (typeof reference === 'object' && 'and' in reference) {
    const [first, ...others] = reference.and;
    const rest = others.map((one) => `that of ${expedition(one, context).text}`);
    return asPhrase(joinList([regionOf(first!, context).text, ...rest]), true);
  }
  return asPhrase(
    reference === 'mine' ? 'my region' : `the region of ${expedition(reference, context).text}`,
  );
}
