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
    'hero-expedition': 'eroe',
    'companion-expedition': 'compagno',
    hero: 'area dell’eroe',
    mana: zones.mana,
    limbo: zones.limbo,
    played: 'giocato',
  },
  table: {
    day: 'giornata',
    firstPlayer: 'primo giocatore',
    turn: 'turno',
    moment: 'momento',
    arena: 'arena',
    beginning: 'inizio',
    tumult: 'tumulto',
    markers: 'indicatori',
  },
  facts: {
    passed: 'ha passato',
    out: 'ha lasciato',
    ascended: 'ascesa',
    moved: 'è avanzata',
    turned: 'girata',
    faceUp: 'scoperta',
  },
  marks: {
    owner: 'proprietario',
    used: 'usi',
    gained: 'ottenute',
    waiting: 'in-attesa',
    lasting: 'dura',
    named: 'nome',
    about: 'riguarda',
    player: 'giocatore',
    expedition: 'spedizione',
    from: 'da',
    into: 'verso',
  },
  moments: {
    ...lowerCased(DAILY_EFFECTS),
    end: 'fine',
    'goes-on': 'il turno continua',
    ends: 'il turno finisce',
  },
  statuses: lowerCased(STATUSES),
  counters: { boost: BOOST[0], ...COUNTERS },
  phases: lowerCased(PHASES),
  terrains: lowerCased(TERRAINS),
  modes: { duel: 'due giocatori', 'two-vs-two': '2v2', 'free-for-all': 'tutti contro tutti' },
  rarities: RARITIES,
};
