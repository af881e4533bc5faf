/** Players, places and things in the Spanish sentences about a game. */

import type { Gender } from '../../lexicon.ts';
import type { PlayNames } from '../../say/play-names.ts';
import { type ExpeditionName, rowOf, type Spot, type Thing, type Voice } from '../../say/teller.ts';
import { createThings } from '../../say/thing.ts';
import {
  COLON,
  counterNoun,
  counterPhrase,
  DAILY,
  joinList,
  joinNames,
  numberWord,
  PHASE,
  statusWord,
  subtype,
  withDefinite,
  withPreposition,
  ZONES,
} from './words.ts';

export function playerName(seat: number, voice: Voice): string {
  return voice.isYou(seat) ? 'tú' : (voice.name(seat) ?? 'tu oponente');
}

/** A player's verb, given in both forms: "robas|roba"; "you" is not said. */
export function playerDoes(seat: number, verb: string, voice: Voice): string {
  const [you, other] = verb.split('|');
  return voice.isYou(seat) ? you! : `${playerName(seat, voice)} ${other}`;
}

/** "tu mano", "el mazo de Alice"; "sus hitos" when its player is the subject. */
function withOwner(
  seat: number,
  thing: string,
  of: Gender,
  voice: Voice,
  subject?: number,
  plural = false,
): string {
  if (voice.isYou(seat)) return `${plural ? 'tus' : 'tu'} ${thing}`;
  if (seat === subject) return `${plural ? 'sus' : 'su'} ${thing}`;
  const owner = withPreposition('de', playerName(seat, voice));
  return `${withDefinite(thing, of, plural)} ${owner}`;
}

function nameExpedition(name: ExpeditionName, voice: Voice, subject?: number): string {
  const side = name.side === 'hero' ? 'del héroe' : 'del compañero';
  return withOwner(name.player, `expedición ${side}`, 'f', voice, subject);
}

/** One Expedition, or the two of a player, where something Gigantic is (7.4.4.a). */
export function nameExpeditions(
  names: readonly ExpeditionName[],
  voice: Voice,
  subject?: number,
): string {
  const [first, second] = names;
  return first && second && first.player === second.player
    ? withOwner(first.player, 'dos expediciones', 'f', voice, subject, true)
    : joinList(names.map((name) => nameExpedition(name, voice, subject)));
}

/** Where something is, with its article: "tu reserva", "el limbo". */
function nameSpot(spot: Spot, voice: Voice, subject?: number): string {
  if (spot.expeditions && spot.expeditions.length > 0)
    return nameExpeditions(spot.expeditions, voice, subject);
  // A player’s part of the zone, or their own zone in older editions (3.2.7.b, 4.0:3.2.7.a).
  if (spot.zone === 'landmark' && spot.player !== null)
    return withOwner(spot.player, 'hitos', 'm', voice, subject, true);
  const [word, of, plural] = ZONES[spot.zone];
  return spot.player === null || spot.zone === 'limbo'
    ? withDefinite(word, of, plural)
    : withOwner(spot.player, word, of, voice, subject, plural);
}

/** "de tu mano". */
export function fromSpot(spot: Spot, voice: Voice, subject?: number): string {
  return withPreposition('de', nameSpot(spot, voice, subject));
}

/** "a tu mano". */
export function toSpot(spot: Spot, voice: Voice, subject?: number): string {
  return withPreposition('a', nameSpot(spot, voice, subject));
}

/** "en tu mano". */
export function intoSpot(spot: Spot, voice: Voice, subject?: number): string {
  return `en ${nameSpot(spot, voice, subject)}`;
}

/** An object by its name or kind; an Emblem by its card: "un efecto de Estrella fugaz". */
const { thing, named } = createThings({
  it: 'el objeto',
  manaOrb: 'un orbe de maná',
  emblem: 'un emblema',
  card: 'una carta',
  reaction: 'una reacción',
  effect: 'un efecto',
  of: ofThing,
});

export { thing };

/** "de Habilidad de espía", or nothing. */
function ofThing(what: Thing | null, voice: Voice): string {
  const name = named(what, voice);
  return name === null ? '' : ` ${withDe(name)}`;
}

/** "de" before a name, which keeps its own article: "de El Naos". */
export function withDe(name: string): string {
  return withPreposition('de', name);
}

/** ", a causa de La Embajada", or nothing. */
export function becauseOf(what: Thing | null, voice: Voice): string {
  const name = named(what, voice);
  return name === null ? '' : `, a causa ${withDe(name)}`;
}

/** A region of the Adventure by its place from the Hero region, which is 0. */
export function nameRegion(number: number): string {
  const { place, row } = rowOf(number);
  const said =
    place === 0
      ? 'la región del héroe'
      : place === 7
        ? 'la región del compañero'
        : `la región ${place}`;
  return row === 0 ? said : `${said} de la segunda fila`;
}

export const playNames: PlayNames = {
  colon: COLON,
  semicolon: '; ',
  player: (seat, voice) => playerName(seat, voice),
  does: playerDoes,
  turn: (seat, voice) => withOwner(seat, 'turno', 'm', voice),
  thing,
  ofThing,
  anEffect: 'un efecto',
  expedition: (name, voice) => nameExpedition(name, voice),
  spot: (spot, voice) => nameSpot(spot, voice),
  region: (number) => nameRegion(number),
  list: (items) => joinList(items),
  listOfNames: joinNames,
  number: (count) => numberWord(count),
  phase: PHASE,
  daily: DAILY,
  subtype: (id) => subtype(id),
  status: (id) => statusWord(id),
  counters: (name, count) => counterPhrase(name, String(count), count !== 1),
  counterName: (name) => counterNoun(name, true),
  playedAs: {
    into: (expedition, voice, subject) => ` en ${nameExpedition(expedition, voice, subject)}`,
    free: ' sin coste',
    forMana: (mana) => ` por ${mana}`,
    scout: ' con Explorar',
    temple: ' como Templo',
  },
};
