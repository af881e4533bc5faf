import { lowerCased } from '../../lexicon.ts';
import type { NotationWords } from '../../texts/notation.ts';
import {
  BOOST,
  COUNTERS,
  DAILY_EFFECTS,
  PHASES,
  RARITIES,
  STATUSES,
  TERRAINS,
  ZONES,
} from '../lexicon/table.ts';

const zones = lowerCased(ZONES);

export const notation: NotationWords = {
  places: {
    hand: zones.hand,
    deck: zones.deck,
    discard: zones.discard,
    reserve: zones.reserve,
    landmark: zones.landmarks,
    'hero-expedition': 'hero',
    'companion-expedition': 'companion',
    hero: 'hero zone',
    mana: zones.mana,
    limbo: zones.limbo,
    played: 'played',
  },
  table: {
    day: 'day',
    firstPlayer: 'first player',
    turn: 'turn',
    moment: 'moment',
    arena: 'arena',
    beginning: 'beginning',
    tumult: 'tumult',
    markers: 'markers',
  },
  facts: {
    passed: 'passed',
    out: 'out',
    ascended: 'ascended',
    moved: 'moved',
    turned: 'turned',
    faceUp: 'face-up',
  },
  marks: {
    owner: 'owner',
    used: 'used',
    gained: 'gained',
    waiting: 'waiting',
    lasting: 'lasting',
    named: 'named',
    about: 'about',
    player: 'player',
    expedition: 'expedition',
    from: 'from',
    into: 'into',
  },
  moments: {
    ...lowerCased(DAILY_EFFECTS),
    end: 'end',
    'goes-on': 'turn goes on',
    ends: 'turn ends',
  },
  statuses: lowerCased(STATUSES),
  counters: { boost: BOOST[0], ...COUNTERS },
  phases: lowerCased(PHASES),
  terrains: lowerCased(TERRAINS),
  modes: { duel: 'two players', 'two-vs-two': '2v2', 'free-for-all': 'free for all' },
  rarities: RARITIES,
};
