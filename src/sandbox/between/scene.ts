/** Positions in which one card can meet another, the plainest first. */

import type { Phase, Side, Status } from '../../engine/cards/ability.ts';
import type { Card, CardType } from '../../engine/cards/card.ts';
import type {
  DescribedCard,
  ExpeditionPosition,
  PlacedCard,
  PlayerPosition,
  Position,
} from '../../engine/setup/position.ts';
import { PLAYER_NAMES } from '../../library/examples/play.ts';

/**
 * Cards without abilities around the two cards, which costs and choices need. They are of one faction,
 * so that a page loads one part of the collection for them.
 */
export const COMPANY = [
  'lyra-skald',
  'lyra-chronicler',
  'scherias-royalty',
  'unstudious-pig',
  'ordis-recruit',
] as const;

/** Which of the two cards. */
export type Which = 'a' | 'b';

export const SPOTS = [
  'beside',
  'other-expedition',
  'facing',
  'own-landmarks',
  'their-landmarks',
  'own-hero',
  'their-hero',
  'own-reserve',
  'their-reserve',
  'own-hand',
  'own-discard',
  'own-deck',
  'their-deck',
  'own-mana',
] as const;
/** The place of the other card as the acting player sees it; `beside`: the acting card's Expedition. */
export type SpotName = (typeof SPOTS)[number];

/** A status of the other card, or boosts on it. */
export type CardTrait =
  | Extract<Status, 'fleeting' | 'anchored' | 'asleep' | 'exhausted'>
  | 'boosted';

/** The action of a scene: a card is played or used, or a phase goes by. */
export type Act =
  | { readonly do: 'play'; readonly from: 'hand' | 'reserve' }
  /** A quick action of the card, in play or in Reserve. */
  | { readonly do: 'quick'; readonly from: 'play' | 'reserve' }
  /** A phase goes by with the card in play; Dusk together with Night, which looks back at it. */
  | { readonly do: 'phase'; readonly phase: PassingPhase; readonly arena?: true };

export type PassingPhase = Extract<Phase, 'morning' | 'noon' | 'dusk'>;

/** One position, and the action in it. */
export interface Scene {
  /** The card that acts. */
  readonly actor: Which;
  readonly act: Act;
  /** The spot of the other card, and its status or boosts. */
  readonly spot: SpotName;
  readonly trait?: CardTrait;
  /** The other card is played next. */
  readonly thenPlay?: true;
}

/** Which cards of a pair are there. */
export interface Present {
  readonly a: boolean;
  readonly b: boolean;
}

export type Pair = Readonly<Record<Which, Card>>;

export function otherOf(which: Which): Which {
  return which === 'a' ? 'b' : 'a';
}

const CREATURES: readonly CardType[] = ['character', 'token', 'expedition-permanent'];
const LANDMARKS: readonly CardType[] = ['landmark-permanent', 'landmark-token'];
const PLAYED: readonly CardType[] = [
  'character',
  'expedition-permanent',
  'landmark-permanent',
  'spell',
];

/** Whether a card can be in a spot (2.1.e, 2.2.3.d, 3.2.6.b). */
export function fitsSpot({ type }: Pick<Card, 'type'>, spot: SpotName): boolean {
  switch (spot) {
    case 'beside':
    case 'other-expedition':
    case 'facing':
      return CREATURES.includes(type);
    case 'own-landmarks':
    case 'their-landmarks':
      return LANDMARKS.includes(type);
    case 'own-hero':
    case 'their-hero':
      return type === 'hero';
    case 'own-mana':
      return PLAYED.includes(type) || type === 'mana';
    default:
      return PLAYED.includes(type) || type === 'mana';
  }
}

/** Returns the traits of a card that can make a difference in a spot. */
function traitsIn({ type }: Card, spot: SpotName): readonly CardTrait[] {
  if (spot === 'own-reserve' || spot === 'their-reserve') return ['exhausted', 'boosted'];
  if (LANDMARKS.includes(type)) return ['exhausted'];
  if (!['beside', 'other-expedition', 'facing'].includes(spot)) return [];
  return ['boosted', 'fleeting', 'anchored', 'asleep'];
}

/** Acts in which a phase goes by; first the phases in which cards meet most often. */
const PHASE_ACTS: readonly Act[] = [
  { do: 'phase', phase: 'noon' },
  { do: 'phase', phase: 'dusk' },
  { do: 'phase', phase: 'morning' },
  { do: 'phase', phase: 'dusk', arena: true },
];

/** Returns the acts of a card, the likeliest first. */
function actsOf(card: Card): readonly Act[] {
  const isPlayed = PLAYED.includes(card.type);
  const quick = card.abilities.filter(({ kind }) => kind === 'quick-action');
  const isSupport = (ability: (typeof quick)[number]) => 'support' in ability && ability.support;
  return [
    ...(isPlayed ? ([{ do: 'play', from: 'hand' }] as const) : []),
    ...(quick.some((one) => !isSupport(one)) && card.type !== 'spell'
      ? ([{ do: 'quick', from: 'play' }] as const)
      : []),
    ...(quick.some(isSupport) ? ([{ do: 'quick', from: 'reserve' }] as const) : []),
    ...(isPlayed ? ([{ do: 'play', from: 'reserve' }] as const) : []),
    ...(card.type === 'spell' || card.type === 'mana' ? [] : PHASE_ACTS),
  ];
}

/** The most scenes to play; most pairs have 60 to 300. */
export const MOST_SCENES = 320;

/** The scenes of two cards: first those without traits, in which each card acts in turn. */
export function scenesOf(pair: Pair): readonly Scene[] {
  const plain = (['a', 'b'] as const).flatMap((actor) =>
    actsOf(pair[actor]).flatMap((act, order) =>
      SPOTS.filter((spot) => fitsSpot(pair[otherOf(actor)], spot)).flatMap((spot, place) =>
        asPlayed({ actor, act, spot }).map((scene) => ({ scene, rank: order * 3 + place })),
      ),
    ),
  );
  const sorted = plain.toSorted((one, two) => one.rank - two.rank).map(({ scene }) => scene);
  const withTraits = sorted
    .filter(({ thenPlay }) => !thenPlay)
    .flatMap((scene) =>
      traitsIn(pair[otherOf(scene.actor)], scene.spot).map((trait) => ({ ...scene, trait })),
    );
  return [...sorted, ...withTraits].slice(0, MOST_SCENES);
}

/** A scene, and the same with the other card played next where it can be. */
function asPlayed(scene: Scene): readonly Scene[] {
  const { act, spot } = scene;
  const isPlayedNext = act.do !== 'phase' && (spot === 'own-hand' || spot === 'own-reserve');
  return isPlayedNext ? [scene, { ...scene, thenPlay: true }] : [scene];
}

const MANA = 14;

/** The position of a scene, with both cards or without one of them. */
export function positionIn(pair: Pair, scene: Scene, present: Present): Position {
  const { actor, act } = scene;
  const tables: [Table, Table] = [tableWithCompany(act), tableWithCompany(act)];
  if (present[otherOf(actor)]) putOther(tables, pair[otherOf(actor)], scene);
  if (present[actor]) putActor(tables[0], pair[actor], act);
  const phase = act.do === 'phase' ? act.phase : 'afternoon';
  const isArena = act.do === 'phase' && act.arena;
  return {
    // Some Heroes' abilities have no effect on the first Day.
    day: 2,
    phase,
    players: tables.map((table, seat) => seatOf(table, PLAYER_NAMES[seat]!)),
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
function tableWithCompany(act: Act): Table {
  return {
    hand: ['scherias-royalty', 'unstudious-pig', 'lyra-chronicler', 'lyra-skald'],
    deck: ['lyra-skald', 'unstudious-pig', 'lyra-chronicler', 'scherias-royalty', 'unstudious-pig'],
    discard: ['unstudious-pig'],
    reserve: act.do === 'phase' && act.phase === 'dusk' ? [] : ['lyra-skald'],
    landmarks: [],
    orbs: [],
    expeditions: { hero: [], companion: ['unstudious-pig', 'ordis-recruit'] },
  };
}

function seatOf(table: Table, name: string): PlayerPosition {
  const { hero, orbs, expeditions, ...zones } = table;
  return {
    name,
    ...(hero === undefined ? {} : { hero }),
    ...zones,
    mana: { ready: MANA, ...(orbs.length > 0 ? { cards: orbs } : {}) },
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
  if (act.do === 'play') table[act.from].unshift(card.id);
  else if (act.do === 'quick' && act.from === 'reserve') table.reserve.unshift(card.id);
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
