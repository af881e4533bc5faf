/** Reads a position from text, as `print.ts` writes it, in the words of any language. */

import type { Phase, Side, Status, Terrain } from '../../engine/cards/ability.ts';
import type { DescribedCard, Moment, PlacedCard, Position } from '../../engine/setup/position.ts';
import { type Mode, playersIn } from '../../engine/state/mode.ts';
import type { NotationWords } from '../../languages/texts/language-texts.ts';
import { PLAYER_NAMES } from '../../library/examples/play.ts';
import { plainLetters } from '../../rulebook/plain-letters.ts';
import {
  inPlace,
  ORB,
  ofExpedition,
  ofPlayer,
  PLACE_NAMES,
  type PlaceName,
} from '../model/placed-cards.ts';
import { emptyPosition } from '../model/setup.ts';
import { NotationError } from './fault.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A part of a text between two semicolons. */
interface Clause {
  /** Words before the colon; a quoted name is one of them, with its quotes. */
  readonly head: readonly string[];
  /** The text after the colon; null without one. */
  readonly list: string | null;
}

/** The state of reading: the position so far, and the words and names that the text may use. */
interface Reading {
  position: Position;
  readonly words: Vocabulary;
  /** Names of the players in the order in which the text names them, by plain letters. */
  readonly seats: string[];
}

/**
 * Reads a position.
 *
 * @throws NotationError that names the part that is not understood
 */
export function readPosition(text: string, words: Vocabulary): Position {
  const clauses = clausesOf(text);
  const named = clauses.flatMap((clause) => playerClause(clause, words)?.name ?? []);
  const seats = [...new Set(named.map(plainLetters))];
  const shown = seats.map((seat) => named.find((name) => plainLetters(name) === seat)!);
  const mode = modeOf(clauses, words, seats.length);
  const reading: Reading = { position: emptyPosition(mode), words, seats: [] };
  if (seats.length > playersIn(mode)) {
    throw new NotationError('player', shown[playersIn(mode)]!);
  }
  seatPlayers(reading, shown);
  let player = 0;
  for (const clause of clauses) {
    const own = playerClause(clause, words);
    if (!own) {
      reading.position = { ...reading.position, ...tableChange(reading, clause) };
      continue;
    }
    if (own.name !== null) player = seatOf(reading, own.name);
    readSeat(reading, player, own);
  }
  return reading.position;
}

/** Seats the players named: all in order, or those that have a name of their own by that. */
function seatPlayers(reading: Reading, named: readonly string[]): void {
  const count = reading.position.players.length;
  const usual: readonly string[] = PLAYER_NAMES.slice(0, count);
  const taken: (string | undefined)[] =
    named.length === count
      ? [...named]
      : usual.map((name) => named.find((each) => plainLetters(each) === plainLetters(name)));
  for (const name of named) {
    if (taken.includes(name)) continue;
    const free = taken.indexOf(undefined);
    taken[free] = name;
  }
  for (const [seat, name] of taken.entries()) {
    if (name !== undefined) reading.position = ofPlayer(reading.position, seat, () => ({ name }));
  }
  reading.seats.push(...reading.position.players.map(({ name = '' }) => plainLetters(name)));
}

function seatOf({ seats }: Reading, name: string, whole = name): number {
  const seat = seats.indexOf(plainLetters(name));
  if (seat < 0) throw new NotationError('player', name || whole);
  return seat;
}

/** Splits at semicolons and line ends, outside quotes. */
function clausesOf(text: string): readonly Clause[] {
  const parts = text.match(/(?:"[^"]*"|[^;\n"]|")+/g) ?? [];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, head = '', list] = /^((?:"[^"]*"|[^:"])*)(?::([\s\S]*))?$/.exec(part) ?? ['', part];
      return { head: head.match(/"[^"]*"|\S+/g) ?? [], list: list ?? null };
    });
}

/** A clause about a player: whose, where, and the words behind that. */
interface PlayerClause {
  readonly name: string | null;
  readonly place: PlaceName | 'passed' | 'out';
  readonly rest: readonly string[];
  readonly list: string | null;
}

function playerClause({ head, list }: Clause, words: Vocabulary): PlayerClause | null {
  if (tableMeaning(head, words)) return null;
  for (let at = 0; at < head.length; at++) {
    const found = phraseAt(head, at, [words.read.places, words.read.facts]);
    if (!found || !isSaidOfSeat(found.meaning)) continue;
    const name = head.slice(0, at).map(unquoteWord).join(' ');
    return {
      name: name === '' ? null : name,
      place: found.meaning,
      rest: head.slice(at + found.length),
      list,
    };
  }
  return null;
}

function isPlace(meaning: string): meaning is PlaceName {
  return PLACE_NAMES.some((place) => place === meaning);
}

function isSaidOfSeat(meaning: string): meaning is PlayerClause['place'] {
  return meaning === 'passed' || meaning === 'out' || isPlace(meaning);
}

function unquoteWord(word: string): string {
  return /^".*"$/.test(word) ? word.slice(1, -1) : word;
}

/** So many words make the longest phrase of any language. */
const LONGEST = 4;

/** The longest phrase of some meanings that begins at a word. */
function phraseAt(
  head: readonly string[],
  at: number,
  uses: readonly ReadonlyMap<string, string>[],
): { meaning: string; length: number } | null {
  for (let length = Math.min(LONGEST, head.length - at); length > 0; length--) {
    const phrase = plainLetters(head.slice(at, at + length).join(' '));
    const meanings = uses.find((each) => each.has(phrase));
    if (meanings) return { meaning: meanings.get(phrase)!, length };
  }
  return null;
}

function tableMeaning(head: readonly string[], { read }: Vocabulary) {
  return phraseAt(head, 0, [read.table, read.phases, read.modes]);
}

function modeOf(clauses: readonly Clause[], { read }: Vocabulary, players: number): Mode {
  for (const { head } of clauses) {
    const mode = read.modes.get(plainLetters(head.join(' ')));
    if (mode) return mode as Mode;
  }
  return players > 2 ? 'free-for-all' : 'duel';
}

/** Returns the changes to the position that a clause about the table describes. */
function tableChange(reading: Reading, clause: Clause): Partial<Position> {
  const { words } = reading;
  const { head, list } = clause;
  const found = tableMeaning(head, words);
  const whole = head.join(' ');
  if (!found) throw new NotationError('word', whole || (list ?? '').trim());
  const rest = head.slice(found.length);
  const adventure = reading.position.adventure ?? {};
  const name = rest.map(unquoteWord).join(' ');
  switch (found.meaning) {
    case 'day': {
      const day = numberIn(rest, whole);
      if (day === 0) throw new NotationError('word', whole);
      return { day };
    }
    case 'firstPlayer':
      return { firstPlayer: seatOf(reading, name, whole) };
    case 'moment': {
      const moment = words.read.moments.get(plainLetters(name));
      if (!moment) throw new NotationError('word', name || whole);
      return { moment: moment as Moment };
    }
    case 'turn':
      return { turn: seatOf(reading, name, whole) };
    case 'arena':
      return { adventure: { ...adventure, arena: true } };
    case 'beginning':
      return { beginning: true };
    case 'tumult':
      return { adventure: { ...adventure, tumult: itemsOf(list).map(readTumult) } };
    case 'markers':
      return { adventure: { ...adventure, markers: itemsOf(list).map(readMarker) } };
    default:
      if (words.read.phases.has(plainLetters(whole))) return { phase: found.meaning as Phase };
      if (words.read.modes.has(plainLetters(whole))) return {};
      throw new NotationError('word', whole);
  }

  function readTumult(item: string) {
    const parts = item.split(/\s+/);
    const single = terrainIn(parts[0] ?? '', words);
    const flags = factsIn(parts.slice(1), words);
    return {
      single,
      ...(flags.has('turned') ? { turned: true } : {}),
      ...(flags.has('faceUp') ? { faceUp: true } : {}),
    };
  }
  function readMarker(item: string) {
    const [terrain = '', region = '', mark = '', ...owner] = item.split(/\s+/);
    const placed = { terrain: terrainIn(terrain, words), region: numberIn([region], item) };
    if (mark === '') return placed;
    if (words.read.marks.get(plainLetters(mark)) !== 'owner') throw new NotationError('word', item);
    return { ...placed, hero: seatOf(reading, unquoteWord(owner.join(' ')), item) };
  }
}

function itemsOf(list: string | null): readonly string[] {
  return ((list ?? '').match(/(?:"[^"]*"|[^,"]|")+/g) ?? [])
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function terrainIn(word: string, { read }: Vocabulary): Terrain {
  const found = read.terrains.get(plainLetters(word));
  if (!found) throw new NotationError('word', word);
  return found as Terrain;
}

function factsIn(words: readonly string[], { read }: Vocabulary): ReadonlySet<string> {
  const facts = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at, [read.facts]);
    if (!found) throw new NotationError('word', words[at]!);
    facts.add(found.meaning);
    at += found.length;
  }
  return facts;
}

function numberIn([word = '', ...more]: readonly string[], whole: string): number {
  if (more.length > 0 || !/^\d{1,4}$/.test(word)) throw new NotationError('number', whole);
  return Number(word);
}

function readSeat(reading: Reading, player: number, clause: PlayerClause): void {
  const { place, rest, list } = clause;
  if (place === 'passed' || place === 'out') {
    if (rest.length > 0 || list !== null) throw new NotationError('word', rest.join(' '));
    reading.position = ofPlayer(reading.position, player, () => ({ [place]: true }));
    return;
  }
  const cards = list === null ? [] : cardsIn(list, reading);
  if (place === 'mana') {
    readMana(reading, player, rest, cards);
    return;
  }
  reading.position = inPlace(reading.position, { player, place }, (before) => [
    ...before,
    ...cards,
  ]);
  if (place === 'hero-expedition' || place === 'companion-expedition') {
    readExpedition(reading, player, place === 'hero-expedition' ? 'hero' : 'companion', rest);
  } else if (rest.length > 0) throw new NotationError('word', rest.join(' '));
}

function readExpedition(
  reading: Reading,
  player: number,
  side: Side,
  rest: readonly string[],
): void {
  const [first = ''] = rest;
  const isNumber = /^\d+$/.test(first);
  const facts = factsIn(isNumber ? rest.slice(1) : rest, reading.words);
  reading.position = ofExpedition(
    reading.position,
    { player, side },
    {
      ...(isNumber ? { distance: Number(first) } : {}),
      ...(facts.has('ascended') ? { ascended: true } : {}),
      ...(facts.has('moved') ? { moved: true } : {}),
    },
  );
}

/** "mana 6/7": ready ones of all; "mana 6" is six ready ones. */
function readMana(
  reading: Reading,
  player: number,
  rest: readonly string[],
  cards: readonly PlacedCard[],
): void {
  const said = rest.join('');
  const [, ready, all = ready] = /^(\d{1,3})(?:\/(\d{1,3}))?$/.exec(said) ?? [];
  if (said !== '' && ready === undefined) throw new NotationError('number', rest.join(' '));
  const count = Number(ready ?? cards.length);
  const exhausted = Math.max(0, Number(all ?? count) - count);
  const ids = cards.map((card) => (typeof card === 'string' ? card : card.card));
  const mana = { ready: count, exhausted, ...(ids.length > 0 ? { cards: ids } : {}) };
  reading.position = ofPlayer(reading.position, player, () => ({ mana }));
}

/** "2x Ordis Recruit (boost 1), Jian, Assembly Overseer [rare]" */
function cardsIn(list: string, reading: Reading): readonly PlacedCard[] {
  const cards: PlacedCard[] = [];
  let rest = list.trim();
  while (rest !== '') {
    const [, times = '1', behind = rest] = /^(\d{1,2})\s*[x×]\s*([\s\S]*)$/i.exec(rest) ?? [];
    const named = nameAt(behind, reading);
    const { marks, next, ...said } = bracketsIn(behind.slice(named.length), reading);
    const version = said.version ?? named.version;
    const id = version === undefined ? named.ids[0]! : versionOf(named.ids, version, reading);
    const card = marks === '' ? id : { card: id, ...marksIn(marks, reading) };
    cards.push(...Array.from({ length: Number(times) }, () => card));
    rest = next.trim();
  }
  return cards;
}

interface Named {
  readonly ids: readonly string[];
  /** The length of the name in the text, with the version if that stands behind it without brackets. */
  readonly length: number;
  readonly version?: string;
}

/** The cards that the longest name at the beginning of a text means. */
function nameAt(text: string, reading: Reading): Named {
  const { ids: known } = reading.words;
  const [quoted, inside = ''] = /^"([^"]*)"/.exec(text) ?? [];
  const named = known.get(plainLetters(inside).trim());
  if (quoted && named) return { ids: named, length: quoted.length };
  const ends = [...text.matchAll(/[,([]|$/g)].map(({ index }) => index);
  for (const end of ends.reverse()) {
    const name = plainLetters(text.slice(0, end)).trim();
    if (name === '?') return { ids: [ORB], length: end };
    const ids = known.get(name);
    if (ids) return { ids, length: end };
  }
  const length = ends.at(-1)!;
  const words = text.slice(0, length).trim().split(/\s+/);
  const said = words.findLastIndex((word) => !isVersion(word, reading)) + 1;
  const ids = known.get(plainLetters(words.slice(0, said).join(' ')));
  if (ids) return { ids, length, version: words.slice(said).join(' ') };
  throw new NotationError('card', words.join(' '));
}

/** Parses the brackets after a name, "[rare] (boost 1), …" or "(rare, boost 1), …". */
function bracketsIn(text: string, reading: Reading) {
  let version: string | undefined;
  const marks: string[] = [];
  let rest = text;
  for (;;) {
    const found = /^\s*(?:\[([^\]]*)\]|\(([^)]*)\))/.exec(rest);
    if (!found) break;
    const [all, square, round = ''] = found;
    const items = itemsOf(round);
    version = square ?? items.find((item) => isVersion(item, reading)) ?? version;
    marks.push(...items.filter((item) => !isVersion(item, reading)));
    rest = rest.slice(all.length);
  }
  const [end, next = ''] = /^\s*(?:,([\s\S]*))?$/.exec(rest) ?? [];
  if (end === undefined) throw new NotationError('word', rest.trim());
  return { version, marks: marks.join(', '), next };
}

/** Whether words are those of a rarity or a faction. */
function isVersion(text: string, { words }: Reading): boolean {
  const { rarities, factions } = words.read;
  const all = plainLetters(text).trim().split(' ');
  return all.every((word) => rarities.has(word) || factions.has(word));
}

/** The one of several cards of a name: by its id, or its rarity and faction. */
function versionOf(ids: readonly string[], variant: string, { words }: Reading): string {
  const wanted = plainLetters(variant).trim();
  if (ids.includes(wanted)) return wanted;
  const meanings = wanted.split(' ').map((word) => ({
    rarity: words.read.rarities.get(word),
    faction: words.read.factions.get(word),
  }));
  const found = ids.find((id) => {
    const card = words.cards.get(id);
    return meanings.every(({ rarity, faction }) =>
      rarity ? card?.rarity === rarity : faction !== undefined && card?.faction === faction,
    );
  });
  if (found === undefined) throw new NotationError('word', variant);
  return found;
}

/** "(boost 1, anchored, owner Bo, used 1=3)"; "(2 boosts)" is read, too. */
function marksIn(text: string, reading: Reading): Partial<DescribedCard> {
  const { read } = reading.words;
  const statuses: Status[] = [];
  const counters: Record<string, number> = {};
  let marks: Partial<DescribedCard> = {};
  for (const item of itemsOf(text)) {
    const status = read.statuses.get(plainLetters(item));
    const [first = '', ...others] = item.split(/\s+/);
    const mark = read.marks.get(plainLetters(first));
    const [, name, count] = /^(.*\S)\s+([1-9]\d{0,3})$/.exec(item) ?? [];
    const [, amount, counted] = /^([1-9]\d{0,3})\s+(.*\S)$/.exec(item) ?? [];
    const known = counted && knownCounter(counted, reading);
    const marked = mark && withMark(marks, mark as Mark, others, reading);
    if (status) statuses.push(status as Status);
    else if (marked) marks = marked;
    else if (known) counters[known] = Number(amount);
    else if (name && count) counters[counterNamed(name, reading)] = Number(count);
    else throw new NotationError('word', item);
  }
  return {
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...marks,
  };
}

type Mark = keyof NotationWords['marks'];

/** Adds a mark to those of a card; null where the words after the mark are not understood. */
function withMark(
  marks: Partial<DescribedCard>,
  mark: Mark,
  behind: readonly string[],
  reading: Reading,
): Partial<DescribedCard> | null {
  const name = unquoteWord(behind.join(' '));
  const { about } = marks;
  switch (mark) {
    case 'owner':
      return { ...marks, owner: seatOf(reading, name) };
    case 'used':
    case 'waiting':
    case 'lasting': {
      const [, place, times] = /^(\d{1,2})=([1-9]\d{0,3})$/.exec(behind.join('')) ?? [];
      if (!place) return null;
      return { ...marks, [mark]: { ...marks[mark], [Number(place) - 1]: Number(times) } };
    }
    case 'gained': {
      if (!/^[1-9]\d?$/.test(name)) return null;
      return { ...marks, gained: [...(marks.gained ?? []), Number(name) - 1] };
    }
    case 'named':
      return name === '' ? null : { ...marks, as: name };
    case 'about':
      return name === '' ? null : { ...marks, about: { ...about, card: name } };
    case 'player':
      return { ...marks, about: { ...about, player: seatOf(reading, name) } };
    case 'expedition': {
      const side = sideIn(behind.at(-1) ?? '', reading);
      const player = seatOf(reading, unquoteWord(behind.slice(0, -1).join(' ')));
      return side && { ...marks, about: { ...about, expedition: { player, side } } };
    }
    case 'from': {
      const from = reading.words.read.places.get(plainLetters(name));
      const found = PLAYED_FROM.find((each) => each === from);
      return found ? { ...marks, from: found } : null;
    }
    case 'into': {
      const into = sideIn(name, reading);
      return into && { ...marks, into };
    }
  }
}

const PLAYED_FROM = ['hand', 'reserve', 'deck', 'discard'] as const;

function sideIn(word: string, { words }: Reading): Side | null {
  const place = words.read.places.get(plainLetters(word));
  if (place === 'hero-expedition') return 'hero';
  return place === 'companion-expedition' ? 'companion' : null;
}

/** A counter by its word, of which there may be several. */
function knownCounter(name: string, { words }: Reading): string | undefined {
  const word = plainLetters(name);
  return words.read.counters.get(word) ?? words.read.counters.get(word.replace(/s$/, ''));
}

/** Counters that no word is known for are called by their own name. */
function counterNamed(name: string, reading: Reading): string {
  const known = knownCounter(name, reading);
  if (known) return known;
  if (!/^[a-z][a-z-]*$/.test(name)) throw new NotationError('word', name);
  return name;
}
