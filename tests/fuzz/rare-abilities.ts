/**
 * Abilities whose conditions random games hardly ever meet, each with the reason and a position in which it
 * acts: `ability-tally.test.ts` plays it.
 */

import type { PlayerPosition } from '../../src/engine/setup/position.ts';
import { abilityKey } from './ability-tally.ts';

/** An ability that is not dead, only rare. */
export interface RareAbility {
  readonly key: string;
  readonly why: string;
  /** The side of its player; the other one has nothing but a deck. */
  readonly side: PlayerPosition;
}

const ANIMALS = ['majestic-eagle', 'fragrant-meerkat', 'walrus-scout'];
const DECK = Array.from({ length: 9 }, () => 'haven-warrior');
const DONE = { card: 'push-back-the-night', statuses: ['completed'] as const };

function rare(card: string, ability: number, why: string, side: PlayerPosition): RareAbility {
  return { key: abilityKey(card, `${ability}`), why, side: { deck: DECK, ...side } };
}

const orbs = (ready: number) => ({ mana: { ready } });
const inHero = (...hero: NonNullable<PlayerPosition['hand']>) => ({ expeditions: { hero } });

export const RARE_ABILITIES: readonly RareAbility[] = [
  ...['gather-the-pack', 'gather-the-pack-rare'].map((id) =>
    rare(id, 1, 'three Animals of different Base Costs', {
      landmarks: [id],
      ...inHero(...ANIMALS),
    }),
  ),
  rare('sound-the-howl-exalted', 1, 'three Animals of different statistics', {
    landmarks: ['sound-the-howl-exalted'],
    ...inHero('charging-ram', 'majestic-eagle', 'fragrant-meerkat'),
  }),
  ...['cover-the-retreat', 'cover-the-retreat-rare'].map((id) =>
    rare(id, 1, 'six or seven Characters at once', {
      landmarks: [id],
      ...inHero(...DECK.slice(0, 7)),
    }),
  ),
  ...['reap-the-mana', 'reap-the-mana-rare', 'reap-the-mana-shifted'].map((id) =>
    rare(id, 1, 'twelve Mana Orbs', { landmarks: [id], ...orbs(12) }),
  ),
  ...['valemon-rare', 'valemon-shifted'].map((id) =>
    rare(id, 1, 'ten Mana Orbs', { ...inHero(id), ...orbs(10) }),
  ),
  rare('yong-su-verdant-weaver', 0, 'two Plants', {
    hand: ['yong-su-verdant-weaver'],
    ...orbs(9),
    ...inHero('spindle-harvesters-shifted', 'sneezer-shroom-shifted'),
  }),
  rare('axiom-carpenter-shifted', 0, 'two Constructions', {
    hand: ['axiom-carpenter-shifted'],
    ...orbs(9),
    landmarks: ['sap-extractor-shifted', 'nilam-spires'],
  }),
  ...['carmela-fast-striker-rare', 'carmela-fast-striker-shifted'].map((id) =>
    rare(id, 0, 'a completed Feat, and Fleeting to lose', {
      reserve: [id],
      ...orbs(9),
      landmarks: [DONE],
    }),
  ),
  rare('reka-fixer-shifted', 0, 'a Feat', {
    reserve: ['reka-fixer-shifted'],
    ...orbs(9),
    landmarks: [DONE],
  }),
  rare('red-rare', 1, 'three boosts at Dusk', {
    ...inHero({ card: 'red-rare', counters: { boost: 3 } }),
  }),
  rare('bravos-excavator-shifted', 0, 'boosts, and a card with counters to Augment', {
    ...inHero({ card: 'bravos-excavator-shifted', counters: { boost: 2 } }, 'haven-warrior', {
      card: 'mowgli',
      counters: { boost: 1 },
      statuses: ['anchored'],
    }),
  }),
  rare('nuit-shifted', 0, 'seven boosts', {
    hand: ['nuit-shifted'],
    ...orbs(9),
    ...inHero({ card: 'mowgli', counters: { boost: 7 } }),
  }),
  ...['nuit', 'nuit-rare'].map((id) =>
    rare(id, 0, 'nine base statistics of 0', {
      hand: [id],
      ...orbs(9),
      ...inHero('pasiphae', 'pasiphae', 'pasiphae'),
    }),
  ),
  ...['sphura-reka-hexarch', 'sphura-reka-hexarch-exalted'].map((id) =>
    rare(id, 2, 'four exhausted cards', {
      hand: [id],
      ...orbs(9),
      reserve: DECK.slice(0, 4).map((card) => ({ card, statuses: ['exhausted'] as const })),
    }),
  ),
  rare('team-mascot-shifted', 0, 'two exhausted cards in Reserves', {
    hand: ['team-mascot-shifted'],
    ...orbs(9),
    reserve: DECK.slice(0, 2).map((card) => ({ card, statuses: ['exhausted'] as const })),
  }),
  rare('lyra-fifer-rare', 0, 'a {D} action in the turn in which it is played', {
    hand: ['lyra-fifer-rare'],
    reserve: ['qorgan-phantom-rare', 'qorgan-phantom-rare'],
    ...orbs(9),
  }),
  ...['the-little-match-girl', 'the-little-match-girl-shifted'].map((id) =>
    rare(id, 0, 'an empty hand', { reserve: [id], ...orbs(9) }),
  ),
];
