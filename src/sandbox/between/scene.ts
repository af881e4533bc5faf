/** Positions in which one card can meet another, the plainest first. */

import type { Phase, Status } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { CardType } from '../../engine/cards/vocabulary.ts';
import { asksForEmpty, lastsForDay, letsPlayExhausted, thirdCardOf } from './asked.ts';
import { subjectsOf } from './subject.ts';

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
  | { readonly do: 'play'; readonly from: 'hand' | 'reserve'; readonly exhausted?: true }
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
  readonly follows?: NextAct;
  /** The acting player has no other cards in hand or Reserve than those of the pair. */
  readonly bare?: true;
}

/** The act that follows: the other card or a third one is played, or the players pass until Night is over. */
export type NextAct = 'other' | 'third' | 'dusk';

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
export const LANDMARKS: readonly CardType[] = ['landmark-permanent', 'landmark-token'];
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

/** Returns the acts of a card in a scene with another one, the likeliest first. */
function actsOf(card: Card, other: Card): readonly Act[] {
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
    ...(isPlayed && letsPlayExhausted(other)
      ? ([{ do: 'play', from: 'reserve', exhausted: true }] as const)
      : []),
    ...(card.type === 'spell' || card.type === 'mana' ? [] : PHASE_ACTS),
  ];
}

/** The most scenes to play; most pairs have 60 to 300. */
export const MOST_SCENES = 320;

/** The scenes of two cards: first those without traits, in which each card acts in turn. */
export function scenesOf(pair: Pair): readonly Scene[] {
  const plain = (['a', 'b'] as const).flatMap((actor) =>
    actsOf(pair[actor], pair[otherOf(actor)]).flatMap((act, order) =>
      SPOTS.filter((spot) => fitsSpot(pair[otherOf(actor)], spot)).flatMap((spot, place) =>
        variantsOf({ actor, act, spot }, pair).map((scene) => ({ scene, rank: order * 3 + place })),
      ),
    ),
  );
  const sorted = plain.toSorted((one, two) => one.rank - two.rank).map(({ scene }) => scene);
  const withTraits = sorted
    .filter(({ follows, bare }) => !follows && !bare)
    .flatMap((scene) =>
      traitsIn(pair[otherOf(scene.actor)], scene.spot).map((trait) => ({ ...scene, trait })),
    );
  return [...sorted, ...withTraits].slice(0, MOST_SCENES);
}

/** Returns a scene, and the same with what its cards' texts ask for: a next act, or empty zones. */
function variantsOf(scene: Scene, pair: Pair): readonly Scene[] {
  const { actor, act } = scene;
  const isBare = act.do !== 'phase' && (asksForEmpty(pair.a) || asksForEmpty(pair.b));
  return [
    scene,
    ...thensOf(scene, pair[actor], pair[otherOf(actor)]).map((follows) => ({ ...scene, follows })),
    ...(isBare ? [{ ...scene, bare: true } as const] : []),
  ];
}

/** Returns what can follow the act of a scene and make a difference. */
function thensOf({ act, spot }: Scene, actor: Card, other: Card): readonly NextAct[] {
  if (act.do === 'phase') return [];
  const isMoving = lastsForDay(actor) && subjectsOf(other).spoken.has('moving');
  return [
    ...(spot === 'own-hand' || spot === 'own-reserve' ? (['other'] as const) : []),
    ...(act.do === 'quick' && thirdCardOf(actor) !== null ? (['third'] as const) : []),
    ...(isMoving ? (['dusk'] as const) : []),
  ];
}

/** The parts of the sentence of a scene. */
export interface SceneSaid {
  /** The card that acts, and the other one. */
  readonly actor: string;
  readonly other: string;
  /** The player who acts, and the opponent. */
  readonly player: string;
  readonly opponent: string;
  readonly act: Act;
  readonly spot: SpotName;
  readonly trait: CardTrait | null;
  readonly follows: NextAct | null;
  /** The player has no other cards in hand or Reserve. */
  readonly bare: boolean;
}
