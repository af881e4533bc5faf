/** Phrases for Expeditions and regions, in Italian. */

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
import {
  genderOf,
  joinList,
  noun,
  statusAdjective,
  withIndefinite,
  withPreposition,
} from './words.ts';

const SIDE = { hero: 'dell’eroe', companion: 'del compagno' } as const;
const THEIR_SIDE = { hero: 'del suo eroe', companion: 'del suo compagno' } as const;
const YOUR_SIDE = { hero: 'del tuo eroe', companion: 'del tuo compagno' } as const;

/** The properties of Expeditions, as words after "è": "indietro", "in {forest}". */
export function expeditionTraits(filter: ExpeditionFilter, plural = false): string {
  const said: string[] = [];
  const words = { ahead: 'in testa', behind: 'indietro', tied: 'in situazione di parità' };
  const positions = [filter.position ?? []].flat().map((id) => words[id]);
  if (positions.length > 0) said.push(joinList(positions, 'o'));
  if (filter.terrain) said.push(`in ${TERRAIN[filter.terrain]}`);
  if (filter.inContact) said.push('In contatto');
  if (filter.singleTerrain) said.push('in una regione con un unico tipo di terreno');
  if (filter.atStart) said.push(`nella ${plural ? 'loro' : 'sua'} regione iniziale`);
  return joinList(said);
}

/** The objects in an Expedition: "nessun personaggio", "due o più Robot". */
export function heldObjects(
  holds: NonNullable<ExpeditionFilter['holds']>,
  context: WordingContext,
): string {
  const { number: many, ...filter } = holds;
  if (many.exactly === 0) return withNone(nounPhrase(filter, false, context), genderOf(filter));
  return `${bounds(many, (value) => amountWords(value, context, 'word'))} ${nounPhrase(filter, true, context)}`;
}

/** "nessun personaggio", "nessuna carta": like the indefinite article. */
export function withNone(words: string, of: 'm' | 'f'): string {
  return withIndefinite(words, of).replace(/^un/u, 'nessun');
}

/** Expeditions that match, without article: "spedizione in {forest}". */
export function matchingExpeditions(
  filter: ExpeditionFilter,
  plural: boolean,
  context: WordingContext,
): string {
  const said = [`${filter.other ? 'altra ' : ''}${noun('expedition', plural)}`];
  if (filter.side) said.push(SIDE[filter.side]);
  if (filter.ascended !== undefined) {
    said.push(`${filter.ascended ? '' : 'non '}${statusAdjective('ascended', 'f', plural)}`);
  }
  if (filter.relation === 'facing') said.push(plural ? 'che mi affrontano' : 'che mi affronta');
  else if (filter.relation) said.push(`tra ${RELATION[filter.relation]}`);
  if (filter.of === 'you') said.push('che controlli');
  else if (filter.of !== undefined)
    said.push(withPreposition('di', playerPhrase(filter.of, context)));
  const traits = expeditionTraits(filter, plural);
  if (traits !== '') {
    const who = filter.relation === 'facing' ? `e che ${plural ? 'sono' : 'è'} ` : '';
    said.push(who + traits);
  }
  if (filter.holds) {
    const { number: many, ...held_ } = filter.holds;
    said.push(
      many.exactly === 0
        ? `senza ${nounPhrase(held_, true, context)}`
        : `con ${heldObjects(filter.holds, context)}`,
    );
  }
  return said.join(' ');
}

function asPhrase(text: string, plural = false): Phrase {
  return { text, person: 3, plural, gender: 'f', of: null };
}

/** An Expedition or several: "una spedizione bersaglio", "ciascuna delle tue spedizioni". */
export function expedition(reference: ExpeditionReference, context: WordingContext): Phrase {
  if (reference === 'it' && context.it.noun === 'expedition' && context.it.plural) {
    return asPhrase('ciascuna');
  }
  if (reference === 'it') return { ...asPhrase(''), clitic: 'la', of: 'it' };
  if (typeof reference === 'string') return asPhrase(RELATION[reference], reference === 'yours');
  if ('and' in reference) {
    const all = reference.and.map((one, index) =>
      one === 'facing-other' && reference.and[index - 1] === 'other'
        ? 'la spedizione che l’affronta'
        : expedition(one, context).text,
    );
    return asPhrase(joinList(all), true);
  }
  if ('side' in reference) {
    const of = reference.of ?? 'you';
    if (of === 'you') return asPhrase(`la spedizione ${YOUR_SIDE[reference.side]}`);
    if (of === 'they') return asPhrase(`la spedizione ${THEIR_SIDE[reference.side]}`);
    const whose = ` ${withPreposition('di', playerPhrase(of, context))}`;
    return asPhrase(`la spedizione ${SIDE[reference.side]}${whose}`);
  }
  if ('where' in reference) {
    if (isOfEach(reference, context)) return asPhrase('la spedizione di ciascuno di essi', true);
    const whose = objectPhrase(reference.where, context);
    if (reference.facing) {
      return asPhrase(
        whose.of === 'me' ? 'la spedizione che mi affronta' : 'la spedizione di fronte',
      );
    }
    if (whose.of === 'me') return asPhrase('la mia spedizione');
    if (whose.of === 'it') return asPhrase('la sua spedizione');
    return asPhrase(`la spedizione ${withPreposition('di', whose.text)}`);
  }
  if ('target' in reference) {
    const count = reference.count ?? 1;
    const plural = count !== 1;
    const { other, ...filter } = reference.target;
    const [first, ...rest] = matchingExpeditions(filter, plural, context).split(' ');
    const words = [other ? `altra ${first}` : first, 'bersaglio', ...rest].join(' ');
    context.it = { noun: 'expedition', plural };
    if (count === 'any') return asPhrase(`un numero qualsiasi di ${words}`, true);
    const upTo = reference.upTo ? 'fino a ' : '';
    return asPhrase(
      upTo +
        (plural ? `${amountWords(count, context, 'word')} ${words}` : withIndefinite(words, 'f')),
      plural,
    );
  }
  if ('beside' in reference) {
    if (reference.which === 'other' && context.it.yours) return asPhrase('l’altra tua spedizione');
    return asPhrase(
      reference.which === 'facing'
        ? 'la spedizione che l’affronta'
        : 'l’altra spedizione dello stesso giocatore',
    );
  }
  context.it = { noun: 'expedition', plural: false };
  if ('choose' in reference) {
    if (isYours(reference.choose)) context.it = { ...context.it, yours: true };
    if (isYours(reference.choose)) return asPhrase('una delle tue spedizioni');
    return asPhrase(withIndefinite(matchingExpeditions(reference.choose, false, context), 'f'));
  }
  const { of, ...rest } = reference.each;
  if (of === 'you' && isOnly(rest, 'ascended')) {
    return asPhrase(`ciascuna delle tue ${matchingExpeditions(rest, true, context)}`);
  }
  if (of === 'you') {
    const traits = expeditionTraits(rest);
    return asPhrase(`ciascuna delle tue spedizioni${traits === '' ? '' : ` ${traits}`}`);
  }
  if (isOnly(reference.each, 'of') && of === 'they')
    return asPhrase('ciascuna delle sue spedizioni');
  return asPhrase(`ogni ${matchingExpeditions(reference.each, false, context)}`);
}

/** A region or all: "la mia regione", "ogni regione". */
export function regionPhrase(reference: RegionReference, context: WordingContext): string {
  return regionsMeant(reference, context).text;
}

/** Regions, and whether they are several. */
export function regionsMeant(reference: RegionReference, context: WordingContext): Phrase {
  if (reference === 'all') return asPhrase('tutte le regioni', true);
  return 'target' in reference
    ? asPhrase('una regione bersaglio visibile')
    : regionOf(reference.of, context);
}

/** The region of one Expedition, or those of several. */
function regionOf(reference: ExpeditionReference, context: WordingContext): Phrase {
  if (typeof reference === 'object' && 'and' in reference) {
    return asPhrase(joinList(reference.and.map((one) => regionOf(one, context).text)), true);
  }
  return asPhrase(
    reference === 'mine'
      ? 'la mia regione'
      : `la regione ${withPreposition('di', expedition(reference, context).text)}`,
  );
}

/** A number of regions: "una regione", "2 regioni". */
export function regionCount(count: Amount, context: WordingContext): string {
  return count === 1 ? 'una regione' : `${amountWords(count, context)} regioni`;
}
