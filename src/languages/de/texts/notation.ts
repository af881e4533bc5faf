import { lowerCased } from '../../lexicon.ts';
import type { NotationWords } from '../../texts/language-texts.ts';
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
    'hero-expedition': 'held',
    'companion-expedition': 'gefährte',
    hero: 'heldenzone',
    mana: zones.mana,
    limbo: zones.limbo,
    played: 'gespielt',
  },
  table: {
    day: 'tag',
    firstPlayer: 'startspieler',
    turn: 'runde',
    moment: 'moment',
    arena: 'arena',
    beginning: 'anfang',
    tumult: 'tumult',
    markers: 'marker',
  },
  facts: {
    passed: 'gepasst',
    out: 'ausgeschieden',
    ascended: 'aufgestiegen',
    moved: 'bewegt',
    turned: 'umgedreht',
    faceUp: 'offen',
  },
  marks: {
    owner: 'besitzer',
    used: 'benutzt',
    gained: 'erhalten',
    waiting: 'wartend',
    lasting: 'andauernd',
    named: 'genannt',
    about: 'über',
    player: 'spieler',
    expedition: 'expedition',
    from: 'aus',
    into: 'in',
  },
  moments: {
    ...lowerCased(DAILY_EFFECTS),
    end: 'ende',
    'goes-on': 'runde geht weiter',
    ends: 'runde endet',
  },
  statuses: lowerCased(STATUSES),
  counters: { boost: BOOST[0], ...COUNTERS },
  phases: lowerCased(PHASES),
  terrains: lowerCased(TERRAINS),
  modes: { duel: 'zwei spieler', 'two-vs-two': '2 gegen 2', 'free-for-all': 'anarchie' },
  rarities: RARITIES,
};
