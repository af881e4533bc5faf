/** Why a card or a place cannot be chosen, in Italian. */

import type { UnofferedWords } from '../../say/unoffered.ts';
import { withDi } from './play.ts';
import { COST } from './words.ts';

export const unofferedWords: UnofferedWords = {
  theText: 'il testo',
  in: {
    adventure: 'nell’Avventura',
    deck: 'in un mazzo',
    discard: 'negli Scarti',
    expedition: 'in una spedizione',
    hand: 'in mano',
    hero: 'in un’area dell’eroe',
    landmark: 'tra i fulcri',
    limbo: 'nel Limbo',
    mana: 'in un’area del mana',
    play: 'in gioco',
    reserve: 'in Riserva',
  },
  a: {
    card: 'una carta',
    character: 'un personaggio',
    'expedition-permanent': 'un permanente della spedizione',
    hero: 'un eroe',
    'landmark-permanent': 'un permanente fulcro',
    'mana-orb': 'una sfera di mana',
    permanent: 'un permanente',
    spell: 'un incantesimo',
  },
  either: (items) => items.join(' o '),
  exactly: (number) => `esattamente ${number}`,
  between: (least, most) => `da ${least} a ${most}`,
  atMost: (number) => `${number} o meno`,
  atLeast: (number) => `${number} o più`,
  anotherNumber: 'un altro numero',
  place: (x, at, wanted) => `${x} si trova ${at}, non ${wanted}`,
  type: (x, wanted) => `${x} non è ${wanted.join(' o ')}`,
  status: (x, wanted) => `${x} non ha lo stato ${wanted}`,
  without: (x, wanted) => `${x} ha lo stato ${wanted}`,
  cost: (x, of, found, asks, range) =>
    `il ${COST[of]} ${withDi(x)} è ${found}; ${asks} chiede ${range}`,
  controller: (x, asks) => `${x} è sotto il controllo di un giocatore che ${asks} non indica`,
  itself: (x) => `${x} dice «un altro» e non indica sé stessa`,
  token: (x, asks) => `${asks} distingue le pedine dalle carte, e ${x} non è del tipo giusto`,
  notPlayedFrom: (x, at) => `${x} si trova ${at}: le carte si giocano dalla mano e dalla Riserva`,
  noQuickAction: (x) => `${x} non ha azioni rapide che si possano giocare adesso`,
  yourTurn: 'è il tuo turno: puoi usare solo le tue carte',
  theirTurn: (turn) => `è ${turn}: può usare solo le sue carte`,
  other: (x, asks) => `${x} non è ciò che ${asks} chiede`,
  atPlace: {
    'not-yours': (x) =>
      `${x} è di un altro giocatore: le carte si giocano nelle proprie spedizioni`,
    landmarks: (x) =>
      `${x} sono di un altro giocatore: un fulcro si unisce ai fulcri di chi lo gioca`,
    'nothing-to-play': (x) => `nessuna carta si può giocare qui adesso: ${x}`,
    'no-object': (x, asks) => `${asks} chiede una carta o un oggetto, non ${x}`,
    other: (x, asks) => `${asks} non chiede ${x}`,
  },
};
