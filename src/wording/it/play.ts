/** Players, places and things in the Italian sentences about a game. */

import type { ExpeditionName, Spot, Thing, Voice } from '../teller.ts';
import { type Gender, list, prep, the } from './words.ts';

export function who(seat: number, voice: Voice): string {
  return voice.isYou(seat) ? 'tu' : (voice.name(seat) ?? 'il tuo avversario');
}

/** A player's verb, given in both forms: "peschi|pesca"; "you" is not said. */
export function does(seat: number, verb: string, voice: Voice): string {
  const [you, other] = verb.split('|');
  return voice.isYou(seat) ? you! : `${who(seat, voice)} ${other}`;
}

/** "la tua mano", "il mazzo di Alice"; "la sua mano" when its player is the subject. */
export function whose(
  seat: number,
  thing: string,
  of: Gender,
  voice: Voice,
  subject?: number,
): string {
  if (voice.isYou(seat)) return of === 'f' ? `la tua ${thing}` : `il tuo ${thing}`;
  if (seat === subject) return of === 'f' ? `la sua ${thing}` : `il suo ${thing}`;
  return `${the(thing, of)} ${prep('di', who(seat, voice))}`;
}

export function expedition(name: ExpeditionName, voice: Voice, subject?: number): string {
  const hero = name.side === 'hero';
  if (voice.isYou(name.player)) return `la spedizione del tuo ${hero ? 'eroe' : 'compagno'}`;
  if (name.player === subject) return `la spedizione del suo ${hero ? 'eroe' : 'compagno'}`;
  const side = hero ? 'dell’eroe' : 'del compagno';
  return `la spedizione ${side} ${prep('di', who(name.player, voice))}`;
}

export function expeditions(
  names: readonly ExpeditionName[],
  voice: Voice,
  subject?: number,
): string {
  return list(names.map((name) => expedition(name, voice, subject)));
}

const ZONES: Record<Spot['zone'], readonly [string, Gender]> = {
  adventure: ['Avventura', 'f'],
  deck: ['mazzo', 'm'],
  discard: ['pila degli scarti', 'f'],
  expedition: ['area delle spedizioni', 'f'],
  hand: ['mano', 'f'],
  hero: ['area dell’eroe', 'f'],
  landmark: ['area dei fulcri', 'f'],
  limbo: ['Limbo', 'm'],
  mana: ['area del mana', 'f'],
  reserve: ['Riserva', 'f'],
};

/** Where something is, with its article: "la tua Riserva", "il Limbo". */
export function place(spot: Spot, voice: Voice, subject?: number): string {
  if (spot.expeditions && spot.expeditions.length > 0)
    return expeditions(spot.expeditions, voice, subject);
  const [word, of] = ZONES[spot.zone];
  return spot.player === null || spot.zone === 'limbo'
    ? the(word, of)
    : whose(spot.player, word, of, voice, subject);
}

/** "dalla tua mano". */
export function from(spot: Spot, voice: Voice, subject?: number): string {
  return prep('da', place(spot, voice, subject));
}

/** "nella tua mano". */
export function into(spot: Spot, voice: Voice, subject?: number): string {
  return prep('in', place(spot, voice, subject));
}

/** A card by its name, or what else it is. */
export function thing(
  what: Thing | null,
  voice: Voice,
  known: 'all' | readonly number[] = 'all',
): string {
  if (what === null) return 'l’oggetto';
  if (what.zone === 'mana') return 'una sfera di mana';
  if (what.card === null) return 'un emblema';
  return voice.card(what.card, known) ?? 'una carta';
}

/** "di Abilità da Spia", or nothing. */
export function of(what: Thing | null, voice: Voice): string {
  const name = what === null ? null : voice.card(what.card);
  return name === null ? '' : ` di ${name}`;
}

/** ", a causa di Il Concilio", or nothing. */
export function because(what: Thing | null, voice: Voice): string {
  const name = what === null ? null : voice.card(what.card);
  return name === null ? '' : `, a causa di ${name}`;
}

/** A region of the Adventure by its place from the Hero region, which is 0. */
export function region(number: number): string {
  if (number === 0) return 'la regione dell’eroe';
  return number === 7 ? 'la regione del compagno' : `la regione ${number}`;
}
