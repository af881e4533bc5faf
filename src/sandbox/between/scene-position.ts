/** Returns the position of a scene: the two cards, and the company around them. */

import type { Side } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type {
  DescribedCard,
  ExpeditionPosition,
  PlacedCard,
  PlayerPosition,
  Position,
} from '../../engine/setup/position.ts';
import { PLAYER_NAMES } from '../../library/examples/play.ts';
import { asksForBoostedToken, mostOrbsFor, thirdCardOf } from './asked.ts';
import {
  type Act,
  type CardTrait,
  LANDMARKS,
  otherOf,
  type Pair,
  type Present,
  type Scene,
} from './scene.ts';

const MANA = 14;

/** The position of a scene, with both cards or without one of them. */
export function positionIn(pair: Pair, scene: Scene, present: Present): Position {
  const { actor, act } = scene;
  const both = [pair.a, pair.b];
  const tables: [Table, Table] = [tableWithCompany(act, both), tableWithCompany(act, both)];
  fitTable(tables[0], scene, pair[actor]);
  if (present[otherOf(actor)]) putOther(tables, pair[otherOf(actor)], scene);
  if (present[actor]) putActor(tables[0], pair[actor], act);
  const phase = act.do === 'phase' ? act.phase : 'afternoon';
  // Nothing is paid while a phase goes by.
  const orbs = act.do === 'phase' ? Math.min(MANA, mostOrbsFor(both)) : MANA;
  const isArena = act.do === 'phase' && act.arena;
  return {
    // Some Heroes' abilities have no effect on the first Day.
    day: 2,
    phase,
    players: tables.map((table, seat) => seatOf(table, PLAYER_NAMES[seat]!, orbs)),
    ...(isArena ? { adventure: { arena: true } } : {}),
  };
}

/** A player's side of the table, to be filled. */
interface Table {
  hero?: PlacedCard;
  hand: PlacedCard[];
  deck: PlacedCard[];
  discard: PlacedCard[];
  reserve: PlacedCard[];
  landmarks: PlacedCard[];
  orbs: string[];
  expeditions: Record<Side, PlacedCard[]>;
}

/** A table with company. At Night its Reserve is empty, so that the two cards are not too many there. */
function tableWithCompany(act: Act, pair: readonly Card[]): Table {
  const recruit = pair.some(asksForBoostedToken)
    ? { card: 'ordis-recruit', counters: { boost: 1 } }
    : 'ordis-recruit';
  return {
    hand: ['scherias-royalty', 'unstudious-pig', 'lyra-chronicler', 'lyra-skald'],
    deck: ['lyra-skald', 'unstudious-pig', 'lyra-chronicler', 'scherias-royalty', 'unstudious-pig'],
    discard: ['unstudious-pig'],
    reserve: act.do === 'phase' && act.phase === 'dusk' ? [] : ['lyra-skald'],
    landmarks: [],
    orbs: [],
    expeditions: { hero: [], companion: ['unstudious-pig', recruit] },
  };
}

/** Changes the acting player's company as a scene needs it. */
function fitTable(table: Table, { follows, bare }: Scene, actor: Card): void {
  if (bare) Object.assign(table, { hand: [], reserve: [] });
  const third = follows === 'third' ? thirdCardOf(actor) : null;
  if (third !== null) table.hand.unshift(third);
  // So that an Expedition would move.
  if (follows === 'dusk') table.expeditions.hero.push('scherias-royalty');
}

function seatOf(table: Table, name: string, ready: number): PlayerPosition {
  const { hero, orbs, expeditions, ...zones } = table;
  return {
    name,
    ...(hero === undefined ? {} : { hero }),
    ...zones,
    mana: { ready, ...(orbs.length > 0 ? { cards: orbs } : {}) },
    expeditions: {
      hero: fartherExpedition(expeditions.hero),
      companion: fartherExpedition(expeditions.companion),
    },
  };
}

/** An Expedition that has left its start, so that it can go both ways. */
function fartherExpedition(cards: readonly PlacedCard[]): ExpeditionPosition {
  return { cards, distance: 1 };
}

function putActor(table: Table, card: Card, act: Act): void {
  if (act.do === 'play') {
    table[act.from].unshift(act.exhausted ? withTrait(card, 'exhausted') : card.id);
  } else if (act.do === 'quick' && act.from === 'reserve') table.reserve.unshift(card.id);
  else putInPlay(table, card, asBegun(card));
}

function putInPlay(table: Table, { type }: Card, placed: PlacedCard): void {
  if (type === 'hero') table.hero = placed;
  else if (LANDMARKS.includes(type)) table.landmarks.unshift(placed);
  else table.expeditions.hero.unshift(placed);
}

function putOther([own, theirs]: [Table, Table], card: Card, { spot, trait }: Scene): void {
  const placed = withTrait(card, trait);
  switch (spot) {
    case 'beside':
      own.expeditions.hero.push(placed);
      return;
    case 'other-expedition':
      own.expeditions.companion.unshift(placed);
      return;
    case 'facing':
      theirs.expeditions.hero.push(placed);
      return;
    case 'own-landmarks':
      own.landmarks.push(placed);
      return;
    case 'their-landmarks':
      theirs.landmarks.push(placed);
      return;
    case 'own-hero':
      own.hero = placed;
      return;
    case 'their-hero':
      theirs.hero = placed;
      return;
    case 'own-reserve':
      own.reserve.unshift(placed);
      return;
    case 'their-reserve':
      theirs.reserve.unshift(placed);
      return;
    case 'own-hand':
      own.hand.unshift(placed);
      return;
    case 'own-discard':
      own.discard.unshift(placed);
      return;
    case 'own-deck':
      own.deck.unshift(placed);
      return;
    case 'their-deck':
      theirs.deck.unshift(placed);
      return;
    case 'own-mana':
      own.orbs.unshift(card.id);
      return;
    default:
      spot satisfies never;
  }
}

function withTrait(card: Card, trait: CardTrait | undefined): PlacedCard {
  const begun = asBegun(card);
  if (trait === undefined) return begun;
  const described: DescribedCard = typeof begun === 'string' ? { card: begun } : begun;
  if (trait === 'boosted') {
    return { ...described, counters: { ...described.counters, boost: 1 } };
  }
  return { ...described, statuses: [trait] };
}

/** A card with the counters that the game begins with (2.5.e). */
function asBegun({ id, abilities }: Card): PlacedCard {
  const counters = abilities.flatMap((ability) =>
    ability.kind === 'begin' && ability.counters
      ? [[ability.counters.name, ability.counters.count] as const]
      : [],
  );
  return counters.length > 0 ? { card: id, counters: Object.fromEntries(counters) } : id;
}
