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
  /** The side of its player. */
  readonly side: PlayerPosition;
  /** The other side; nothing but a deck where it is not given. */
  readonly facing?: PlayerPosition;
}

const ANIMALS = ['majestic-eagle', 'fragrant-meerkat', 'walrus-scout'];
const DECK = Array.from({ length: 9 }, () => 'haven-warrior');
const DONE = { card: 'push-back-the-night', statuses: ['completed'] as const };

function rareAbility(
  card: string,
  ability: number,
  why: string,
  side: PlayerPosition,
  facing?: PlayerPosition,
): RareAbility {
  return {
    key: abilityKey(card, `${ability}`),
    why,
    side: { deck: DECK, ...side },
    ...(facing ? { facing: { deck: DECK, ...facing } } : {}),
  };
}

const readyOrbs = (ready: number) => ({ mana: { ready } });
const inHero = (...hero: NonNullable<PlayerPosition['hand']>) => ({ expeditions: { hero } });

export const RARE_ABILITIES: readonly RareAbility[] = [
  ...['gather-the-pack', 'gather-the-pack-rare'].map((id) =>
    rareAbility(id, 1, 'three Animals of different Base Costs', {
      landmarks: [id],
      ...inHero(...ANIMALS),
    }),
  ),
  rareAbility('sound-the-howl-exalted', 1, 'three Animals of different statistics', {
    landmarks: ['sound-the-howl-exalted'],
    ...inHero('charging-ram', 'majestic-eagle', 'fragrant-meerkat'),
  }),
  ...['cover-the-retreat', 'cover-the-retreat-rare'].map((id) =>
    rareAbility(id, 1, 'six or seven Characters at once', {
      landmarks: [id],
      ...inHero(...DECK.slice(0, 7)),
    }),
  ),
  ...['reap-the-mana', 'reap-the-mana-rare', 'reap-the-mana-shifted'].map((id) =>
    rareAbility(id, 1, 'twelve Mana Orbs', { landmarks: [id], ...readyOrbs(12) }),
  ),
  ...['valemon-rare', 'valemon-shifted'].map((id) =>
    rareAbility(id, 1, 'ten Mana Orbs', { ...inHero(id), ...readyOrbs(10) }),
  ),
  rareAbility('yong-su-verdant-weaver', 0, 'two Plants', {
    hand: ['yong-su-verdant-weaver'],
    ...readyOrbs(9),
    ...inHero('spindle-harvesters-shifted', 'sneezer-shroom-shifted'),
  }),
  rareAbility('axiom-carpenter-shifted', 0, 'two Constructions', {
    hand: ['axiom-carpenter-shifted'],
    ...readyOrbs(9),
    landmarks: ['sap-extractor-shifted', 'nilam-spires'],
  }),
  ...['carmela-fast-striker-rare', 'carmela-fast-striker-shifted'].map((id) =>
    rareAbility(id, 0, 'a completed Feat, and Fleeting to lose', {
      reserve: [id],
      ...readyOrbs(9),
      landmarks: [DONE],
    }),
  ),
  rareAbility('reka-fixer-shifted', 0, 'a Feat', {
    reserve: ['reka-fixer-shifted'],
    ...readyOrbs(9),
    landmarks: [DONE],
  }),
  rareAbility('red-rare', 1, 'three boosts at Dusk', {
    ...inHero({ card: 'red-rare', counters: { boost: 3 } }),
  }),
  rareAbility('bravos-excavator-shifted', 0, 'boosts, and a card with counters to Augment', {
    ...inHero({ card: 'bravos-excavator-shifted', counters: { boost: 2 } }, 'haven-warrior', {
      card: 'mowgli',
      counters: { boost: 1 },
      statuses: ['anchored'],
    }),
  }),
  rareAbility('nuit-shifted', 0, 'seven boosts', {
    hand: ['nuit-shifted'],
    ...readyOrbs(9),
    ...inHero({ card: 'mowgli', counters: { boost: 7 } }),
  }),
  ...['nuit', 'nuit-rare'].map((id) =>
    rareAbility(id, 0, 'nine base statistics of 0', {
      hand: [id],
      ...readyOrbs(9),
      ...inHero('pasiphae', 'pasiphae', 'pasiphae'),
    }),
  ),
  ...['sphura-reka-hexarch', 'sphura-reka-hexarch-exalted'].map((id) =>
    rareAbility(id, 2, 'four exhausted cards', {
      hand: [id],
      ...readyOrbs(9),
      reserve: DECK.slice(0, 4).map((card) => ({ card, statuses: ['exhausted'] as const })),
    }),
  ),
  ...['team-mascot-rare', 'team-mascot-shifted'].map((id) =>
    rareAbility(id, 0, 'two exhausted cards in Reserves', {
      hand: [id],
      ...readyOrbs(9),
      reserve: DECK.slice(0, 2).map((card) => ({ card, statuses: ['exhausted'] as const })),
    }),
  ),
  rareAbility('ozma-shifted', 0, 'two other boosted Characters', {
    hand: ['ozma-shifted'],
    ...readyOrbs(9),
    ...inHero(...['mowgli', 'kappa'].map((card) => ({ card, counters: { boost: 1 } }))),
  }),
  rareAbility(
    'floral-tent',
    1,
    'an Anchored Character that leaves its Expedition in the Afternoon',
    {
      hand: ['off-you-go'],
      ...readyOrbs(9),
      ...inHero('floral-tent', { card: 'mowgli', statuses: ['anchored'] }),
    },
  ),
  rareAbility('smoke-them-out-rare', 1, 'two {D} actions in one turn', {
    landmarks: ['smoke-them-out-rare'],
    reserve: ['qorgan-phantom-rare', 'qorgan-phantom-rare', 'qorgan-phantom-rare'],
    ...readyOrbs(9),
  }),
  rareAbility(
    'pegasus-rare',
    1,
    'two Expeditions that move forward on a tie',
    {
      expeditions: {
        hero: { cards: ['pegasus-rare'], ascended: true },
        companion: { cards: ['kappa'], ascended: true },
      },
    },
    { expeditions: { hero: ['pegasus-rare'], companion: ['kappa'] } },
  ),
  ...['lyra-festival', 'lyra-festival-rare', 'lyra-festival-shifted'].map((id) =>
    rareAbility(id, 1, 'a Fleeting, an Anchored and an Asleep Character at Dusk', {
      landmarks: [id],
      ...inHero(
        { card: 'kappa', statuses: ['fleeting'] },
        { card: 'mowgli', statuses: ['anchored'] },
        { card: 'haven-warrior', statuses: ['asleep'] },
      ),
    }),
  ),
  rareAbility('ganesha-shifted', 0, 'another Character with a {J} ability', {
    hand: ['ganesha-shifted'],
    ...readyOrbs(9),
    ...inHero('hippogriff-rare'),
  }),
  rareAbility('lyra-fifer-rare', 0, 'a {D} action in the turn in which it is played', {
    hand: ['lyra-fifer-rare'],
    reserve: ['qorgan-phantom-rare', 'qorgan-phantom-rare'],
    ...readyOrbs(9),
  }),
  ...['the-little-match-girl', 'the-little-match-girl-shifted', 'shortage-supervisor'].map((id) =>
    rareAbility(id, 0, 'an empty hand', { reserve: [id], ...readyOrbs(9) }),
  ),
  rareAbility('kadigiran-mage-dancer-rare', 1, 'three boosts at Dusk', {
    ...inHero({ card: 'kadigiran-mage-dancer-rare', counters: { boost: 3 } }),
  }),
  rareAbility('nikola-tesla-shifted', 0, 'exhausted Permanents or cards in Reserve', {
    reserve: ['nikola-tesla-shifted', { card: 'haven-warrior', statuses: ['exhausted'] }],
    ...readyOrbs(9),
  }),
  rareAbility('della-bolt', 1, 'an exhausted Permanent whose Hand Cost is 5 or more', {
    hero: 'della-bolt',
    landmarks: [{ card: 'grand-endeavor', statuses: ['exhausted'] }],
    ...readyOrbs(9),
  }),
  rareAbility('nike-rare', 0, 'an Ascended Expedition', {
    expeditions: { hero: { cards: ['nike-rare'], ascended: true } },
  }),
  ...['forest-nymph-rare', 'mountain-nymph-rare'].map((id) =>
    rareAbility(id, 1, 'a Terrain Marker in another region', {
      reserve: [id],
      hand: ['shrewd-odysseus-exalted'],
      ...readyOrbs(9),
    }),
  ),
];
