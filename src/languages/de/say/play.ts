/** Players, places and things in the German sentences about a game. */

import type { GenderOrNeuter } from '../../lexicon.ts';
import type { PlayNames } from '../../say/play-names.ts';
import { type ExpeditionName, rowOf, type Spot, type Thing, type Voice } from '../../say/teller.ts';
import { createThings } from '../../say/thing.ts';
import {
  COLON,
  counterNoun,
  counterPhrase,
  DAILY,
  declinedEin,
  definiteArticle,
  type GermanCase,
  joinList,
  joinNames,
  numberWord,
  OWN_LANDMARKS,
  PHASE,
  statusWord,
  subtypeWord,
  withPreposition,
  ZONES,
  zoneNoun,
} from './words.ts';

const YOU = { nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner' } as const;

/** A player by name, or "dein Gegner" in a case. */
export function playerName(seat: number, voice: Voice, grammar: GermanCase = 'nom'): string {
  if (voice.isYou(seat)) return YOU[grammar];
  const opponent = `${declinedEin('dein', { gender: 'm', plural: false, grammar })} Gegner`;
  return voice.name(seat) ?? (grammar === 'gen' ? `${opponent}s` : opponent);
}

/** A player's verb, given in both forms with what follows: "ziehst eine Karte|zieht eine Karte". */
export function playerDoes(seat: number, verb: string, voice: Voice): string {
  const [you, other] = verb.split('|');
  return `${playerName(seat, voice)} ${voice.isYou(seat) ? you! : other}`;
}

/** "von Alice", "deines Gegners": whose something is, behind it. */
function ofPlayer(seat: number, voice: Voice): string {
  const name = voice.name(seat);
  return name === null ? playerName(seat, voice, 'gen') : `von ${name}`;
}

/** "deine Hand", "das Deck von Alice"; "seine Reserve" when its player is the subject. */
function withOwner(
  seat: number,
  thing: string,
  of: GenderOrNeuter,
  voice: Voice,
  grammar: GermanCase = 'nom',
  subject?: number,
  plural = false,
): string {
  const form = { gender: of, plural, grammar };
  if (voice.isYou(seat)) return `${declinedEin('dein', form)} ${thing}`;
  if (seat === subject) return `${declinedEin('sein', form)} ${thing}`;
  return `${definiteArticle(form)} ${thing} ${ofPlayer(seat, voice)}`;
}

function nameExpedition(
  name: ExpeditionName,
  voice: Voice,
  grammar: GermanCase = 'nom',
  subject?: number,
): string {
  const side = name.side === 'hero' ? 'Helden-Expedition' : 'Gefährten-Expedition';
  return withOwner(name.player, side, 'f', voice, grammar, subject);
}

/** One Expedition, or the two of a player, where something Gigantic is (7.4.4.a). */
export function nameExpeditions(
  names: readonly ExpeditionName[],
  voice: Voice,
  grammar: GermanCase = 'nom',
  subject?: number,
): string {
  const [first, second] = names;
  return first && second && first.player === second.player
    ? withOwner(first.player, 'beiden Expeditionen', 'f', voice, grammar, subject, true)
    : joinList(names.map((name) => nameExpedition(name, voice, grammar, subject)));
}

/** Where something is, with its article in a case: "deine Reserve", "dem Limbus". */
export function nameSpot(
  spot: Spot,
  voice: Voice,
  grammar: GermanCase = 'nom',
  subject?: number,
): string {
  if (spot.expeditions && spot.expeditions.length > 0)
    return nameExpeditions(spot.expeditions, voice, grammar, subject);
  // A player’s part of the zone, or their own zone in older editions (3.2.7.b, 4.0:3.2.7.a).
  if (spot.zone === 'landmark' && spot.player !== null)
    return withOwner(
      spot.player,
      zoneNoun(OWN_LANDMARKS, 'm', grammar),
      'm',
      voice,
      grammar,
      subject,
    );
  const [word, of] = ZONES[spot.zone];
  const name = zoneNoun(word, of, grammar);
  return spot.player === null || spot.zone === 'limbo'
    ? `${definiteArticle({ gender: of, plural: false, grammar })} ${name}`
    : withOwner(spot.player, name, of, voice, grammar, subject);
}

/** "aus deiner Hand", "vom Ablagestapel". */
export function fromSpot(spot: Spot, voice: Voice, subject?: number): string {
  const from = spot.zone === 'discard' ? 'von' : 'aus';
  return withPreposition(from, nameSpot(spot, voice, 'dat', subject));
}

/** "in deine Hand", "auf den Ablagestapel". */
export function intoSpot(spot: Spot, voice: Voice, subject?: number): string {
  const into = spot.zone === 'discard' ? 'auf' : 'in';
  return `${into} ${nameSpot(spot, voice, 'acc', subject)}`;
}

/** "deiner Hand", "dem Ablagestapel". */
export function toSpot(spot: Spot, voice: Voice, subject?: number): string {
  return nameSpot(spot, voice, 'dat', subject);
}

/** An object by its name or kind; an Emblem by its card: "ein Effekt von Spionagekunst". */
const { thing, named } = createThings({
  it: 'das Objekt',
  manaOrb: 'eine Manakugel',
  emblem: 'ein Emblem',
  card: 'eine Karte',
  reaction: 'eine Reaktion',
  effect: 'ein Effekt',
  of: ofThing,
});

export { thing };

/** The name of a thing as the object of a verb: "einen Effekt von Spionagekunst"; names do not change. */
export function accusativeOf(name: string): string {
  return name.replace(/^ein (?=Effekt)/u, 'einen ');
}

/** " von Spionagekunst", or nothing. */
function ofThing(what: Thing | null, voice: Voice): string {
  const name = named(what, voice);
  return name === null ? '' : ` ${ofName(name)}`;
}

/** "von" before a name. */
export function ofName(name: string): string {
  return `von ${name
    .replace(/^eine /u, 'einer ')
    .replace(/^ein /u, 'einem ')
    .replace(/^das /u, 'dem ')}`;
}

/** ", wegen Spionagekunst", or nothing. */
export function becauseOf(what: Thing | null, voice: Voice): string {
  const name = named(what, voice);
  return name === null ? '' : ` (wegen ${name})`;
}

/** A region of the Adventure by its place from the Hero region, which is 0, in a case. */
export function nameRegion(number: number, grammar: GermanCase = 'nom'): string {
  const { place, row } = rowOf(number);
  const the = definiteArticle({ gender: 'f', plural: false, grammar });
  const said =
    place === 0
      ? `${the} Helden-Region`
      : place === 7
        ? `${the} Gefährten-Region`
        : `${grammar === 'nom' || grammar === 'acc' ? '' : `${the} `}Region ${place}`;
  return row === 0 ? said : `${said} der zweiten Reihe`;
}

export const playNames: PlayNames = {
  colon: COLON,
  semicolon: '; ',
  player: (seat, voice) => playerName(seat, voice),
  does: playerDoes,
  turn: (seat, voice) => withOwner(seat, 'Runde', 'f', voice),
  thing,
  ofThing,
  anEffect: 'ein Effekt',
  expedition: (name, voice) => nameExpedition(name, voice),
  spot: (spot, voice) => nameSpot(spot, voice),
  region: (number) => nameRegion(number),
  list: (items) => joinList(items),
  listOfNames: joinNames,
  number: (count) => numberWord(count),
  phase: PHASE,
  daily: DAILY,
  subtype: (id) => subtypeWord(id),
  status: (id) => statusWord(id),
  counters: (name, count) => counterPhrase(name, String(count), count !== 1),
  counterName: (name) => counterNoun(name, true),
  playedAs: {
    into: (expedition, voice, subject) =>
      ` in ${nameExpedition(expedition, voice, 'dat', subject)}`,
    free: ' kostenlos',
    forMana: (mana) => ` für ${mana}`,
    scout: ' mit Spähen',
    temple: ' als Tempel',
  },
};
