/**
 * A position as text: a line for the table, a line for each player.
 *
 *     day 2; turn Bo
 *     Alma hero 3: 2x Ordis Recruit (boost 1), Haven Trainee; reserve: Harvest; mana 6/7
 *     Bo mana 0/0
 *
 * Which of two cards came first is not said between zones: it is the order in which they are named.
 */

import type { DescribedCard, PlayerPosition, Position } from '../../engine/setup/position.ts';
import { plainLetters } from '../../rulebook/plain-letters.ts';
import { seatName } from '../board-view/place-name.ts';
import {
  asDescribed,
  cardsAt,
  describedExpedition,
  ORB,
  type PlaceName,
} from '../model/placed-cards.ts';
import { reservedWords, type Vocabulary, variantOf } from './vocabulary.ts';

/** Writes a position. */
export function printPosition(position: Position, words: Vocabulary): string {
  const reserved = reservedWords(words);
  const names = position.players.map((_, seat) => quoteName(seatName(position, seat), reserved));
  const lines = [
    tableClauses(position, names, words),
    ...position.players.map((_, seat) => seatClauses(position, seat, names, words)),
  ];
  return lines
    .filter((clauses) => clauses.length > 0)
    .map((clauses) => clauses.join('; '))
    .join('\n');
}

/**
 * A Terrain Marker or Tumult card as it is written, and in which list.
 *
 * @param where the path of it, or of a part of it, in the position; null for any other
 */
export function printItem(position: Position, where: string, words: Vocabulary): string | null {
  const [, list, index] = /^adventure\.(markers|tumult)\[(\d+)\]/.exec(where) ?? [];
  const item = position.adventure?.[list as 'markers' | 'tumult']?.[Number(index)];
  if (!list || !item) return null;
  const alone = { players: position.players, adventure: { [list]: [item] } };
  const [line = ''] = printPosition(alone, words).split('\n');
  const [name, written] = line.split(': ');
  return `${written} (${name})`;
}

/** A name that cannot be taken for something else. */
function quoteName(name: string, reserved: ReadonlySet<string>): string {
  const isPlain =
    /^\p{L}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+)*$/u.test(name) &&
    plainLetters(name)
      .split(' ')
      .every((word) => !reserved.has(word));
  return isPlain ? name : `"${name.replaceAll('"', '”')}"`;
}

function tableClauses(
  { mode = 'duel', day = 1, phase, moment, firstPlayer = 0, turn, beginning, adventure }: Position,
  names: readonly string[],
  { written }: Vocabulary,
): readonly string[] {
  const { table, facts, terrains } = written;
  const clauses: string[] = [];
  if (mode !== 'duel') clauses.push(written.modes[mode]);
  if (beginning) clauses.push(table.beginning);
  if (day !== 1) clauses.push(`${table.day} ${day}`);
  if (phase && phase !== 'afternoon') clauses.push(written.phases[phase]);
  if (moment) clauses.push(`${table.moment} ${written.moments[moment]}`);
  if (firstPlayer !== 0) clauses.push(`${table.firstPlayer} ${names[firstPlayer]}`);
  if (turn !== undefined && turn !== firstPlayer) clauses.push(`${table.turn} ${names[turn]}`);
  if (adventure?.arena) clauses.push(table.arena);
  if (adventure?.tumult && adventure.tumult.length > 0) {
    const cards = adventure.tumult.map(({ single, turned, faceUp }) =>
      [terrains[single], turned && facts.turned, faceUp && facts.faceUp].filter(Boolean).join(' '),
    );
    clauses.push(`${table.tumult}: ${cards.join(', ')}`);
  }
  if (adventure?.markers && adventure.markers.length > 0) {
    const markers = adventure.markers.map(({ terrain, region, hero }) => {
      const owner = hero === undefined ? '' : ` ${written.marks.owner} ${names[hero]}`;
      return `${terrains[terrain]} ${region}${owner}`;
    });
    clauses.push(`${table.markers}: ${markers.join(', ')}`);
  }
  return clauses;
}

/** The order in which a player's cards are written; Mana stands behind them. */
const WRITTEN = [
  'hero',
  'hero-expedition',
  'companion-expedition',
  'reserve',
  'landmark',
  'hand',
  'deck',
  'discard',
  'limbo',
  'played',
] as const satisfies readonly PlaceName[];

function seatClauses(
  position: Position,
  player: number,
  names: readonly string[],
  words: Vocabulary,
): readonly string[] {
  const seat = position.players[player]!;
  const { places, facts } = words.written;
  const clauses = WRITTEN.flatMap((place) => {
    const cards = cardsAt(position, { player, place }).map(asDescribed);
    const said = [places[place]];
    if (place === 'hero-expedition' || place === 'companion-expedition') {
      const side = place === 'hero-expedition' ? 'hero' : 'companion';
      const { distance = 0, ascended, moved } = describedExpedition(seat.expeditions?.[side]);
      if (distance > 0) said.push(String(distance));
      if (ascended) said.push(facts.ascended);
      if (moved) said.push(facts.moved);
    }
    if (cards.length === 0) return said.length > 1 ? [said.join(' ')] : [];
    return [`${said.join(' ')}: ${listCards(cards, names, words)}`];
  });
  clauses.push(manaClause(seat, names, words));
  if (seat.passed) clauses.push(facts.passed);
  if (seat.out) clauses.push(facts.out);
  return [`${names[player]} ${clauses[0]}`, ...clauses.slice(1)];
}

function manaClause({ mana }: PlayerPosition, names: readonly string[], words: Vocabulary): string {
  const { ready = 0, exhausted = 0, cards = [] } = mana ?? {};
  const said = `${words.written.places.mana} ${ready}/${ready + exhausted}`;
  const known = cards.findLastIndex((card) => card !== ORB) + 1;
  if (known === 0) return said;
  return `${said}: ${listCards(
    cards.slice(0, known).map((card) => ({ card })),
    names,
    words,
  )}`;
}

/** Cards with what they have; the same ones in a row once, with their number. */
function listCards(
  cards: readonly DescribedCard[],
  names: readonly string[],
  words: Vocabulary,
): string {
  const groups: { text: string; count: number }[] = [];
  for (const card of cards) {
    const text = cardText(card, names, words);
    const last = groups.at(-1);
    if (last?.text === text) last.count += 1;
    else groups.push({ text, count: 1 });
  }
  return groups.map(({ text, count }) => (count > 1 ? `${count}x ${text}` : text)).join(', ');
}

function cardText(described: DescribedCard, names: readonly string[], words: Vocabulary): string {
  const { card: id, as, statuses = [], counters = {}, gained = [], owner, from, into } = described;
  if (id === ORB) return '?';
  const { written, cards } = words;
  const { marks: mark, places } = written;
  const card = cards.get(id);
  const variant = card ? variantOf(card, words) : '';
  const name = card ? words.name(card) : id;
  const marks = [
    ...Object.entries(counters).map(
      ([each, count]) => `${written.counters[each] ?? each} ${count}`,
    ),
    ...statuses.flatMap((status) =>
      status === 'boosted' || status === 'ascended' ? [] : [written.statuses[status]],
    ),
    ...(owner === undefined ? [] : [`${mark.owner} ${names[owner]}`]),
    ...(as === undefined ? [] : [`${mark.named} "${as.replaceAll('"', '”')}"`]),
    ...(from === undefined ? [] : [`${mark.from} ${places[from]}`]),
    ...(into === undefined ? [] : [`${mark.into} ${places[`${into}-expedition`]}`]),
    ...gained.map((place) => `${mark.gained} ${place + 1}`),
    ...(['used', 'waiting', 'lasting'] as const).flatMap((kind) =>
      Object.entries(described[kind] ?? {}).map(
        ([place, times]) => `${mark[kind]} ${Number(place) + 1}=${times}`,
      ),
    ),
    ...aboutText(described, names, words),
  ];
  const brackets = variant === '' ? '' : ` [${variant}]`;
  return `${name}${brackets}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function aboutText(
  { about }: DescribedCard,
  names: readonly string[],
  { written: { marks, places } }: Vocabulary,
): readonly string[] {
  if (!about) return [];
  const { card, player, expedition } = about;
  return [
    ...(card === undefined ? [] : [`${marks.about} "${card.replaceAll('"', '”')}"`]),
    ...(player === undefined ? [] : [`${marks.player} ${names[player]}`]),
    ...(expedition === undefined
      ? []
      : [
          `${marks.expedition} ${names[expedition.player]} ${places[`${expedition.side}-expedition`]}`,
        ]),
  ];
}
