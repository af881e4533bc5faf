/** Players, places and things in the French sentences about a game. */

import type { Gender } from '../../lexicon.ts';
import type { PlayNames } from '../../say/play-names.ts';
import { type ExpeditionName, rowOf, type Spot, type Thing, type Voice } from '../../say/teller.ts';
import { createThings } from '../../say/thing.ts';
import {
  beginsWithVowel,
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
  withA,
  withDe,
  withDefinite,
  ZONES,
} from './words.ts';

export function playerName(seat: number, voice: Voice): string {
  return voice.isYou(seat) ? 'vous' : (voice.name(seat) ?? 'votre adversaire');
}

/** A player's verb, given in both forms: "piochez|pioche". */
export function playerDoes(seat: number, verb: string, voice: Voice): string {
  const [you, other] = verb.split('|');
  return `${playerName(seat, voice)} ${voice.isYou(seat) ? you : other}`;
}

/** "votre main", "le deck d’Alice"; "sa main" when its player is the subject. */
function withOwner(
  seat: number,
  thing: string,
  of: Gender,
  voice: Voice,
  subject?: number,
): string {
  if (voice.isYou(seat)) return `votre ${thing}`;
  if (seat === subject) return `${of === 'f' && !beginsWithVowel(thing) ? 'sa' : 'son'} ${thing}`;
  return `${withDefinite(thing, of)} ${withDe(playerName(seat, voice))}`;
}

function nameExpedition(name: ExpeditionName, voice: Voice, subject?: number): string {
  const side = name.side === 'hero' ? 'Héros' : 'Compagnon';
  return withOwner(name.player, `Expédition ${side}`, 'f', voice, subject);
}

/** The player whose two Expeditions are named, as where something Gigantic stands (7.4.4.a). */
function ownerOfBoth([first, second]: readonly ExpeditionName[]): number | null {
  return first && second && first.player === second.player ? first.player : null;
}

/** Several things of a player: "vos deux Expéditions", "les Repères d’Alice". */
function withPluralOwner(seat: number, things: string, voice: Voice, subject?: number): string {
  if (voice.isYou(seat)) return `vos ${things}`;
  if (seat === subject) return `ses ${things}`;
  return `les ${things} ${withDe(playerName(seat, voice))}`;
}

/** Each Expedition as the words before it want it, or both of a player as one. */
function eachOrBoth(
  names: readonly ExpeditionName[],
  before: (words: string) => string,
  voice: Voice,
  subject?: number,
): string {
  const owner = ownerOfBoth(names);
  return owner === null
    ? joinList(names.map((name) => before(nameExpedition(name, voice, subject))))
    : before(withPluralOwner(owner, 'deux Expéditions', voice, subject));
}

/** One Expedition, or the two of a player. */
export function nameExpeditions(
  names: readonly ExpeditionName[],
  voice: Voice,
  subject?: number,
): string {
  return eachOrBoth(names, (words) => words, voice, subject);
}

/** Where something is: "votre Réserve", "le Limbo", "votre Expédition Héros". */
export function nameSpot(spot: Spot, voice: Voice, subject?: number): string {
  if (spot.expeditions && spot.expeditions.length > 0)
    return nameExpeditions(spot.expeditions, voice, subject);
  // A player’s part of the zone, or their own zone in older editions (3.2.7.b, 4.0:3.2.7.a).
  if (spot.zone === 'landmark' && spot.player !== null)
    return withPluralOwner(spot.player, 'Repères', voice, subject);
  const [word, of] = ZONES[spot.zone];
  return spot.player === null || spot.zone === 'limbo'
    ? withDefinite(word, of)
    : withOwner(spot.player, word, of, voice, subject);
}

/** "de votre main", "du deck d’Alice". */
export function fromSpot(spot: Spot, voice: Voice, subject?: number): string {
  return spot.expeditions && spot.expeditions.length > 0
    ? eachOrBoth(spot.expeditions, withDe, voice, subject)
    : withDe(nameSpot(spot, voice, subject));
}

/** "dans votre main", "dans le Limbo". */
export function intoSpot(spot: Spot, voice: Voice, subject?: number): string {
  return `dans ${nameSpot(spot, voice, subject)}`;
}

/** "de votre Expédition Héros", "des deux Expéditions d’Alice". */
export function fromExpeditions(names: readonly ExpeditionName[], voice: Voice): string {
  return eachOrBoth(names, withDe, voice);
}

/** "à votre Expédition Héros", "aux deux Expéditions d’Alice". */
export function toExpeditions(names: readonly ExpeditionName[], voice: Voice): string {
  return eachOrBoth(names, withA, voice);
}

/** An object by its name or kind; an Emblem by the card that made it: "un effet de La Fonderie". */
const { thing, named } = createThings({
  it: 'l’objet',
  manaOrb: 'un Orbe de Mana',
  emblem: 'un Emblème',
  card: 'une carte',
  reaction: 'une Réaction',
  effect: 'un effet',
  of: ofThing,
});

export { thing };

/** "d’Espionnage", or nothing. */
function ofThing(what: Thing | null, voice: Voice): string {
  const name = what === null ? null : voice.card(what.card);
  return name === null ? '' : ` ${dePlain(name)}`;
}

/** "de" before a name, whose own article is not contracted: "de Le Conseil" becomes "du Conseil". */
export function dePlain(name: string): string {
  const bare = name.replace(/^\[\[[^\]|]+\|/u, '');
  if (/^Le /u.test(bare)) return `du ${name.replace('|Le ', '|')}`;
  if (/^Les /u.test(bare)) return `des ${name.replace('|Les ', '|')}`;
  return withDe(name);
}

/** ", à cause du Conseil", or nothing. */
export function becauseOf(what: Thing | null, voice: Voice): string {
  const name = named(what, voice);
  return name === null ? '' : `, à cause ${dePlain(name)}`;
}

/** A region of the Adventure by its place from the Hero Region, which is 0. */
export function nameRegion(number: number): string {
  const { place, row } = rowOf(number);
  const said =
    place === 0
      ? 'la Région du Héros'
      : place === 7
        ? 'la Région du Compagnon'
        : `la région ${place}`;
  return row === 0 ? said : `${said} de la seconde rangée`;
}

export const playNames: PlayNames = {
  colon: COLON,
  semicolon: '\u00a0; ',
  player: (seat, voice) => playerName(seat, voice),
  does: playerDoes,
  turn: (seat, voice) => withOwner(seat, 'tour', 'm', voice),
  thing,
  ofThing,
  anEffect: 'un effet',
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
    into: (expedition, voice, subject) => ` dans ${nameExpedition(expedition, voice, subject)}`,
    free: ' gratuitement',
    forMana: (mana) => ` pour ${mana}`,
    scout: ' avec Repérage',
    temple: ' comme Temple',
  },
};
