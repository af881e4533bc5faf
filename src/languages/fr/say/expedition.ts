/** Phrases for Expeditions and regions, in French. */

import type {
  Amount,
  ExpeditionFilter,
  ExpeditionReference,
  RegionReference,
} from '../../../engine/cards/ability.ts';
import { amountWords, isOfEach, isOnly, isYours } from '../../say/context.ts';
import type { Phrase } from '../../say/phrase.ts';
import { TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { objectPhrase } from './reference.ts';
import { bounds, nounPhrase, playerPhrase, RELATION } from './selection.ts';
import { genderOf, joinList, noun, statusWord, withA, withDe, withIndefinite } from './words.ts';

const SIDE = { hero: 'Héros', companion: 'Compagnon' } as const;

/** "en avance", "en retard ou à égalité". */
function positionWords(filter: ExpeditionFilter): string {
  const words = { ahead: 'en avance', behind: 'en retard', tied: 'à égalité' };
  return joinList(
    [filter.position ?? []].flat().map((id) => words[id]),
    'ou',
  );
}

/** The properties of Expeditions, as words after "est": "en retard", "en {forest}". */
export function expeditionTraits(filter: ExpeditionFilter, plural = false): string {
  const said: string[] = [];
  if (filter.position !== undefined) said.push(positionWords(filter));
  if (filter.terrain) said.push(`en ${TERRAIN[filter.terrain]}`);
  if (filter.inContact) said.push('En Contact');
  if (filter.singleTerrain) said.push('dans une région mono-terrain');
  if (filter.atStart) said.push(`dans ${plural ? 'leur' : 'sa'} région de départ`);
  return joinList(said);
}

/** The objects in an Expedition: "aucun Personnage", "deux Robots ou plus". */
export function heldObjects(
  holds: NonNullable<ExpeditionFilter['holds']>,
  context: WordingContext,
): string {
  const { number: many, ...filter } = holds;
  if (many.exactly === 0)
    return `aucun${genderOf(filter) === 'f' ? 'e' : ''} ${nounPhrase(filter, false, context)}`;
  const show = (value: Amount) => amountWords(value, context, 'word');
  if (many.atLeast === undefined || many.atMost !== undefined)
    return `${bounds(many, show)} ${nounPhrase(filter, true, context)}`;
  if (many.atLeast === 1)
    return `au moins ${withIndefinite(nounPhrase(filter, false, context), genderOf(filter))}`;
  return `au moins ${show(many.atLeast)} ${nounPhrase(filter, true, context)}`;
}

/** Expeditions that match, without article: "Expédition en {forest}". */
export function matchingExpeditions(
  filter: ExpeditionFilter,
  plural: boolean,
  context: WordingContext,
): string {
  const said = [`${filter.other ? 'autre ' : ''}${noun('expedition', plural)}`];
  if (filter.side) said.push(SIDE[filter.side]);
  if (filter.ascended === true) said.push(statusWord('ascended', 'f', plural));
  if (filter.ascended === false) said.push(`non ${statusWord('ascended', 'f', plural)}`);
  if (filter.relation === 'facing') said.push(plural ? 'qui me font face' : 'qui me fait face');
  else if (filter.relation) said.push(`parmi ${RELATION[filter.relation]}`);
  if (filter.of === 'you') said.push('que vous contrôlez');
  else if (filter.of !== undefined) said.push(withDe(playerPhrase(filter.of, context)));
  const traits = expeditionTraits(filter, plural);
  if (traits !== '') {
    const who = filter.relation === 'facing' ? `et qui ${plural ? 'sont' : 'est'} ` : '';
    said.push(who + traits);
  }
  if (filter.holds) {
    const { number, ...what } = filter.holds;
    const none = number.exactly === 0;
    said.push(
      none
        ? `sans ${nounPhrase(what, false, context)}`
        : `avec ${heldObjects(filter.holds, context)}`,
    );
  }
  return said.join(' ');
}

function asPhrase(text: string, plural = false): Phrase {
  return { text, person: 3, plural, gender: 'f', of: null };
}

/** An Expedition or several: "une Expédition ciblée", "chacune de vos Expéditions". */
export function expedition(reference: ExpeditionReference, context: WordingContext): Phrase {
  if (reference === 'it' && context.it.noun === 'expedition' && context.it.plural) {
    return asPhrase('chacune d’elles');
  }
  if (reference === 'it') return { ...asPhrase('elle'), clitic: 'la', of: 'it' };
  if (typeof reference === 'string') return asPhrase(RELATION[reference], reference === 'yours');
  if ('and' in reference) {
    const all = reference.and.map((one, index) =>
      one === 'facing-other' && reference.and[index - 1] === 'other'
        ? 'l’Expédition qui lui fait face'
        : expedition(one, context).text,
    );
    return asPhrase(joinList(all), true);
  }
  if ('side' in reference) {
    const of = reference.of ?? 'you';
    const words = `Expédition ${SIDE[reference.side]}`;
    if (of === 'you') return asPhrase(`votre ${words}`);
    if (of === 'they' || of === 'each-player') return asPhrase(`son ${words}`);
    return asPhrase(`l’${words} ${withDe(playerPhrase(of, context))}`);
  }
  if ('where' in reference) {
    if (isOfEach(reference, context)) return asPhrase('l’Expédition de chacun d’eux', true);
    const whose = objectPhrase(reference.where, context);
    if (reference.facing)
      return asPhrase(`l’Expédition face ${withA(whose.of === 'me' ? 'moi' : whose.text)}`);
    return asPhrase(
      whose.of === 'me'
        ? 'mon Expédition'
        : whose.of === 'it'
          ? 'son Expédition'
          : `l’Expédition ${withDe(whose.text)}`,
    );
  }
  if ('target' in reference) {
    const count = reference.count ?? 1;
    const plural = count !== 1;
    const { other, ...filter } = reference.target;
    const [first, ...rest] = matchingExpeditions(filter, plural, context).split(' ');
    const head = other ? `autre ${first}` : first;
    const words = [head, plural ? 'ciblées' : 'ciblée', ...rest].join(' ');
    context.it = { noun: 'expedition', plural };
    if (count === 'any') return asPhrase(`n’importe quel nombre ${withDe(words)}`, true);
    const upTo = reference.upTo ? 'jusqu’à ' : '';
    return asPhrase(
      upTo +
        (plural ? `${amountWords(count, context, 'word')} ${words}` : withIndefinite(words, 'f')),
      plural,
    );
  }
  if ('beside' in reference) {
    if (reference.which === 'other' && context.it.yours) return asPhrase('votre autre Expédition');
    return asPhrase(
      reference.which === 'facing'
        ? 'l’Expédition qui lui fait face'
        : 'l’autre Expédition du même joueur',
    );
  }
  context.it = { noun: 'expedition', plural: false };
  if ('choose' in reference) {
    if (isYours(reference.choose)) context.it = { ...context.it, yours: true };
    if (isYours(reference.choose)) return asPhrase('l’une de vos Expéditions');
    return asPhrase(withIndefinite(matchingExpeditions(reference.choose, false, context), 'f'));
  }
  const { of, ...rest } = reference.each;
  if (of === 'you' && isOnly(rest, 'ascended')) {
    return asPhrase(`chacune de vos ${matchingExpeditions(rest, true, context)}`);
  }
  if (of === 'you') {
    const traits = expeditionTraits(rest);
    return asPhrase(`chacune de vos Expéditions${traits === '' ? '' : ` ${traits}`}`);
  }
  if (isOnly(reference.each, 'of') && of === 'they') return asPhrase('chacune de ses Expéditions');
  return asPhrase(`chaque ${matchingExpeditions(reference.each, false, context)}`);
}

/** A region or all: "ma région", "chaque région". */
export function regionPhrase(reference: RegionReference, context: WordingContext): string {
  return regionsMeant(reference, context).text;
}

/** Regions, and whether they are several. */
export function regionsMeant(reference: RegionReference, context: WordingContext): Phrase {
  if (reference === 'all') return asPhrase('toutes les régions', true);
  return 'target' in reference
    ? asPhrase('une région visible ciblée')
    : regionOf(reference.of, context);
}

/** The region of one Expedition, or those of several. */
function regionOf(reference: ExpeditionReference, context: WordingContext): Phrase {
  if (typeof reference === 'object' && 'and' in reference) {
    return asPhrase(joinList(reference.and.map((one) => regionOf(one, context).text)), true);
  }
  return asPhrase(
    reference === 'mine' ? 'ma région' : `la région ${withDe(expedition(reference, context).text)}`,
  );
}

/** A number of regions: "une région", "2 régions". */
export function regionCount(count: Amount, context: WordingContext): string {
  return count === 1 ? 'une région' : `${amountWords(count, context)} régions`;
}
