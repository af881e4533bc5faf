/** Players, places and things in the English sentences about a game. */

import type { PlayNames } from '../../say/play-names.ts';
import { type ExpeditionName, rowOf, type Spot, type Thing, type Voice } from '../../say/teller.ts';
import { createThings } from '../../say/thing.ts';
import {
  COLON,
  counterPhrase,
  DAILY,
  joinList,
  joinNames,
  numberWord,
  PHASE,
  STATUS,
  subtype,
  ZONES,
} from './words.ts';

export function playerName(seat: number, voice: Voice): string {
  return voice.isYou(seat) ? 'you' : (voice.name(seat) ?? 'your opponent');
}

/** A player's verb, given in both forms: "draw|draws". */
export function playerDoes(seat: number, verb: string, voice: Voice): string {
  const [you, other] = verb.split('|');
  return `${playerName(seat, voice)} ${voice.isYou(seat) ? you : other}`;
}

/** "your hand", "your opponent’s hand"; "their hand" when its player is the subject. */
function withOwner(seat: number, thing: string, voice: Voice, subject?: number): string {
  if (seat === subject && !voice.isYou(seat)) return `their ${thing}`;
  return voice.isYou(seat) ? `your ${thing}` : `${playerName(seat, voice)}’s ${thing}`;
}

function nameExpedition(name: ExpeditionName, voice: Voice, subject?: number): string {
  const side = name.side === 'hero' ? 'Hero' : 'Companion';
  return withOwner(name.player, `${side} Expedition`, voice, subject);
}

/** One Expedition, or the two of a player, where something Gigantic stands (7.4.4.a). */
export function nameExpeditions(
  names: readonly ExpeditionName[],
  voice: Voice,
  subject?: number,
): string {
  const [first, second] = names;
  return first && second && first.player === second.player
    ? withOwner(first.player, 'two Expeditions', voice, subject)
    : joinList(names.map((name) => nameExpedition(name, voice, subject)));
}

/** Where something is: "your Reserve", "Limbo", "your Hero Expedition". */
export function nameSpot(spot: Spot, voice: Voice, subject?: number): string {
  if (spot.expeditions && spot.expeditions.length > 0)
    return nameExpeditions(spot.expeditions, voice, subject);
  if (spot.zone === 'limbo') return 'Limbo';
  if (spot.player === null) return `the ${ZONES[spot.zone]}`;
  // A player’s part of the zone, or their own zone in older editions (3.2.7.b, 4.0:3.2.7.a).
  const zone = spot.zone === 'landmark' ? 'Landmarks' : ZONES[spot.zone];
  return withOwner(spot.player, zone, voice, subject);
}

/** An object by its name or kind; an Emblem by the card that made it: "an effect of The Foundry". */
const { thing, named } = createThings({
  it: 'it',
  manaOrb: 'a Mana Orb',
  emblem: 'an Emblem',
  card: 'a card',
  reaction: 'a Reaction',
  effect: 'an effect',
  of: ofThing,
});

export { thing };

/** "of Spy Craft", or nothing. */
function ofThing(what: Thing | null, voice: Voice): string {
  const name = what === null ? null : voice.card(what.card);
  return name === null ? '' : ` of ${name}`;
}

/** ", because of The Council", or nothing. */
export function becauseOf(what: Thing | null, voice: Voice): string {
  const name = named(what, voice);
  return name === null ? '' : `, because of ${name}`;
}

/** A region of the Adventure by its place from the Hero Region, which is 0. */
export function nameRegion(number: number): string {
  const { place, row } = rowOf(number);
  const said =
    place === 0 ? 'the Hero Region' : place === 7 ? 'the Companion Region' : `region ${place}`;
  return row === 0 ? said : `${said} of the second row`;
}

export const playNames: PlayNames = {
  colon: COLON,
  semicolon: '; ',
  player: (seat, voice) => playerName(seat, voice),
  does: playerDoes,
  turn: (seat, voice) => withOwner(seat, 'turn', voice),
  thing,
  ofThing,
  anEffect: 'an effect',
  expedition: (name, voice) => nameExpedition(name, voice),
  spot: (spot, voice) => nameSpot(spot, voice),
  region: (number) => nameRegion(number),
  list: (items) => joinList(items),
  listOfNames: joinNames,
  number: (count) => numberWord(count),
  phase: PHASE,
  daily: DAILY,
  subtype: (id) => subtype(id),
  status: (id) => STATUS[id],
  counters: (name, count) => counterPhrase(name, String(count), count !== 1),
  counterName: (name) => counterPhrase(name, '', true).trim(),
  playedAs: {
    into: (expedition, voice, subject) => ` in ${nameExpedition(expedition, voice, subject)}`,
    free: ' for free',
    forMana: (mana) => ` for ${mana}`,
    scout: ' with Scout',
    temple: ' as a Temple',
  },
};
