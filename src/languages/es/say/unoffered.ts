/** Why a card or a place cannot be chosen, in Spanish. */

import type { UnofferedWords } from '../../say/unoffered.ts';
import { withDe } from './play.ts';
import { COST, joinList } from './words.ts';

export const unofferedWords: UnofferedWords = {
  theText: 'el texto',
  in: {
    adventure: 'en la aventura',
    deck: 'en un mazo',
    discard: 'en una pila de descartes',
    expedition: 'en una expedición',
    hand: 'en una mano',
    hero: 'en una zona de héroe',
    landmark: 'entre los hitos',
    limbo: 'en el limbo',
    mana: 'en una zona de maná',
    play: 'en juego',
    reserve: 'en reserva',
  },
  a: {
    card: 'una carta',
    character: 'un personaje',
    'expedition-permanent': 'un permanente de expedición',
    hero: 'un héroe',
    'landmark-permanent': 'un permanente hito',
    'mana-orb': 'un orbe de maná',
    permanent: 'un permanente',
    spell: 'un hechizo',
  },
  either: (items) => joinList(items, 'o'),
  exactly: (number) => `exactamente ${number}`,
  between: (least, most) => `de ${least} a ${most}`,
  atMost: (number) => `${number} o menos`,
  atLeast: (number) => `${number} o más`,
  anotherNumber: 'otro número',
  place: (x, at, wanted) => `${x} está ${at}, no ${wanted}`,
  type: (x, wanted) => `${x} no es ${joinList(wanted, 'o')}`,
  status: (x, wanted) => `${x} no tiene el estado ${wanted}`,
  without: (x, wanted) => `${x} tiene el estado ${wanted}`,
  cost: (x, of, found, asks, range) =>
    `el ${COST[of]} ${withDe(x)} es ${found}; ${asks} pide ${range}`,
  controller: (x, asks) => `${x} está bajo el control de un jugador que ${asks} no indica`,
  itself: (x) => `${x} dice «otro» y no se indica a sí misma`,
  token: (x, asks) => `${asks} distingue las fichas de las cartas, y ${x} no es del tipo correcto`,
  notPlayedFrom: (x, at) =>
    `${x} está ${at}: las cartas se juegan desde la mano y desde la reserva`,
  noQuickAction: (x) => `${x} no tiene acciones rápidas que se puedan jugar ahora`,
  yourTurn: 'es tu turno: solo puedes usar tus cartas',
  theirTurn: (turn) => `es ${turn}: solo puede usar sus cartas`,
  other: (x, asks) => `${x} no es lo que ${asks} pide`,
  atPlace: {
    'not-yours': (x) => `${x} es de otro jugador: las cartas se juegan en las expediciones propias`,
    landmarks: (x) =>
      `${x} son de otro jugador: un hito se incorpora a los hitos de quien lo juega`,
    'nothing-to-play': (x) => `ninguna carta se puede jugar aquí ahora: ${x}`,
    'no-object': (x, asks) => `${asks} pide una carta o un objeto, no ${x}`,
    other: (x, asks) => `${asks} no pide ${x}`,
  },
};
