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
    'hero-expedition': 'héroe',
    'companion-expedition': 'compañero',
    hero: 'zona de héroe',
    mana: zones.mana,
    limbo: zones.limbo,
    played: 'jugadas',
  },
  table: {
    day: 'día',
    firstPlayer: 'primer jugador',
    turn: 'turno',
    moment: 'momento',
    arena: 'arena',
    beginning: 'comienzo',
    tumult: 'tumulto',
    markers: 'marcadores',
  },
  facts: {
    passed: 'ha pasado',
    out: 'fuera',
    ascended: 'ascendida',
    moved: 'ha avanzado',
    turned: 'girada',
    faceUp: 'boca arriba',
  },
  marks: {
    owner: 'propietario',
    used: 'usada',
    gained: 'ganada',
    waiting: 'en-espera',
    lasting: 'duradero',
    named: 'nombrada',
    about: 'sobre',
    player: 'jugador',
    expedition: 'expedición',
    from: 'desde',
    into: 'hacia',
  },
  moments: {
    ...lowerCased(DAILY_EFFECTS),
    end: 'final',
    'goes-on': 'el turno continúa',
    ends: 'el turno termina',
  },
  statuses: lowerCased(STATUSES),
  counters: { boost: BOOST[0], ...COUNTERS },
  phases: lowerCased(PHASES),
  terrains: lowerCased(TERRAINS),
  modes: { duel: 'dos jugadores', 'two-vs-two': '2v2', 'free-for-all': 'todos contra todos' },
  rarities: RARITIES,
};
