/** Players, places and things in the Italian sentences about a game. */

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
  return voice.isYou(seat) ? 'tu' : (voice.name(seat) ?? 'il tuo avversario');
}

/** A player's verb, given in both forms: "peschi|pesca"; "you" is not said. */
export function playerDoes(seat: number, verb: string, voice: Voice): string {
  const [you, other] = verb.split('|');
  return voice.isYou(seat) ? you! : `${playerName(seat, voice)} ${other}`;
}

/** "la tua mano", "il mazzo di Alice"; "i suoi Scarti" when its player is the subject. */
function withOwner(
  seat: number,
  thing: string,
  of: Gender,
  voice: Voice,
  subject?: number,
  plural = false,
): string {
  const mine = (your: string, their: string) => `${voice.isYou(seat) ? your : their} ${thing}`;
  if (!voice.isYou(seat) && seat !== subject)
    return `${withDefinite(thing, of, plural)} ${withPreposition('di', playerName(seat, voice))}`;
  if (plural) return of === 'f' ? mine('le tue', 'le sue') : mine('i tuoi', 'i suoi');
  return of === 'f' ? mine('la tua', 'la sua') : mine('il tuo', 'il suo');
}

function nameExpedition(name: ExpeditionName, voice: Voice, subject?: number): string {
  const hero = name.side === 'hero';
  if (voice.isYou(name.player)) return `la spedizione del tuo ${hero ? 'eroe' : 'compagno'}`;
  if (name.player === subject) return `la spedizione del suo ${hero ? 'eroe' : 'compagno'}`;
  const side = hero ? 'dell’eroe' : 'del compagno';
  return `la spedizione ${side} ${withPreposition('di', playerName(name.player, voice))}`;
}

/** One Expedition, or the two of a player, where something Gigantic stands (7.4.4.a). */
export function nameExpeditions(
  names: readonly ExpeditionName[],
  voice: Voice,
  subject?: number,
): string {
  const [first, second] = names;
  return first && second && first.player === second.player
    ? withOwner(first.player, 'due spedizioni', 'f', voice, subject, true)
    : joinList(names.map((name) => nameExpedition(name, voice, subject)));
}

/** Where something is, with its article: "la tua Riserva", "il Limbo". */
export function nameSpot(spot: Spot, voice: Voice, subject?: number): string {
  if (spot.expeditions && spot.expeditions.length > 0)
    return nameExpeditions(spot.expeditions, voice, subject);
  // A player’s part of the zone, or their own zone in older editions (3.2.7.b, 4.0:3.2.7.a).
  if (spot.zone === 'landmark' && spot.player !== null)
    return withOwner(spot.player, 'fulcri', 'm', voice, subject, true);
  const [word, of, plural] = ZONES[spot.zone];
  return spot.player === null || spot.zone === 'limbo'
    ? withDefinite(word, of, plural)
    : withOwner(spot.player, word, of, voice, subject, plural);
}

/** "dalla tua mano". */
export function fromSpot(spot: Spot, voice: Voice, subject?: number): string {
  return withPreposition('da', nameSpot(spot, voice, subject));
}

/** "nella tua mano". */
export function intoSpot(spot: Spot, voice: Voice, subject?: number): string {
  return withPreposition('in', nameSpot(spot, voice, subject));
}

/** An object by its name or kind; an Emblem by its card: "un effetto di Stella Stellina". */
const { thing, named } = createThings({
  it: 'l’oggetto',
  manaOrb: 'una sfera di mana',
  emblem: 'un emblema',
  card: 'una carta',
  reaction: 'una Reazione',
  effect: 'un effetto',
  of: ofThing,
});

export { thing };

/** "di Abilità da Spia", or nothing. */
function ofThing(what: Thing | null, voice: Voice): string {
  const name = named(what, voice);
  return name === null ? '' : ` ${withDi(name)}`;
}

const WITH_DI: Readonly<Record<string, string>> = {
  'Il ': 'del ',
  'Lo ': 'dello ',
  'La ': 'della ',
  'L’': 'dell’',
  'I ': 'dei ',
  'Gli ': 'degli ',
  'Le ': 'delle ',
};

/** "di" before a name, contracted with an article that the name begins with: "del Concilio". */
export function withDi(name: string): string {
  const [whole, mark = '', article = ''] =
    /^(\[\[[^\]|]+\|)(\p{Lu}\p{Ll}{0,2} |L’)/u.exec(name) ?? [];
  const contracted = WITH_DI[article];
  return whole === undefined || contracted === undefined
    ? `di ${name}`
    : `${contracted}${mark}${name.slice(whole.length)}`;
}

/** ", a causa del Concilio", or nothing. */
export function becauseOf(what: Thing | null, voice: Voice): string {
  const name = named(what, voice);
  return name === null ? '' : `, a causa ${withDi(name)}`;
}

/** A region of the Adventure by its place from the Hero region, which is 0. */
export function nameRegion(number: number): string {
  const { place, row } = rowOf(number);
  const said =
    place === 0
      ? 'la regione dell’eroe'
      : place === 7
        ? 'la regione del compagno'
        : `la regione ${place}`;
  return row === 0 ? said : `${said} della seconda fila`;
}

export const playNames: PlayNames = {
  colon: COLON,
  semicolon: '; ',
  player: (seat, voice) => playerName(seat, voice),
  does: playerDoes,
  turn: (seat, voice) => withOwner(seat, 'turno', 'm', voice),
  thing,
  ofThing,
  anEffect: 'un effetto',
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
    into: (expedition, voice, subject) =>
      ` ${withPreposition('in', nameExpedition(expedition, voice, subject))}`,
    free: ' senza pagarne il costo',
    forMana: (mana) => ` per ${mana}`,
    scout: ' con Esploratore',
    temple: ' come Tempio',
  },
};
