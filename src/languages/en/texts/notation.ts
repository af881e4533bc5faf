import { lowerCased } from '../../lexicon.ts';
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

/** The words with which a position is written as text; each is read in every language. */
export const notation = {
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
  /** Properties of a card, each one word with a value after it. */
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
  counters: { boost: BOOST[0], ...COUNTERS } as Readonly<Record<string, string>>,
  phases: lowerCased(PHASES),
  terrains: lowerCased(TERRAINS),
  modes: { duel: 'two players', 'two-vs-two': '2v2', 'free-for-all': 'free for all' },
  rarities: RARITIES,
};
