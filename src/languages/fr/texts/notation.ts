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
    'hero-expedition': 'héros',
    'companion-expedition': 'compagnon',
    hero: 'zone du héros',
    mana: zones.mana,
    limbo: zones.limbo,
    played: 'joué',
  },
  table: {
    day: 'jour',
    firstPlayer: 'premier joueur',
    turn: 'tour',
    moment: 'moment',
    arena: 'arène',
    beginning: 'début',
    tumult: 'tumulte',
    markers: 'marqueurs',
  },
  facts: {
    passed: 'a passé',
    out: 'a quitté',
    ascended: 'élevée',
    moved: 'a avancé',
    turned: 'retournée',
    faceUp: 'visible',
  },
  marks: {
    owner: 'propriétaire',
    used: 'usages',
    gained: 'gagnées',
    waiting: 'en-attente',
    lasting: 'dure',
    named: 'nom',
    about: 'concerne',
    player: 'joueur',
    expedition: 'expédition',
    from: 'depuis',
    into: 'vers',
  },
  moments: {
    ...lowerCased(DAILY_EFFECTS),
    end: 'fin',
    'goes-on': 'le tour continue',
    ends: 'le tour finit',
  },
  statuses: lowerCased(STATUSES),
  counters: { boost: BOOST[0], ...COUNTERS },
  phases: lowerCased(PHASES),
  terrains: lowerCased(TERRAINS),
  modes: { duel: 'deux joueurs', 'two-vs-two': '2v2', 'free-for-all': 'chacun pour soi' },
  rarities: RARITIES,
};
