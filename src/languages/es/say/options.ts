/** What decisions ask, and their options, in Spanish. */

import type { OptionWords } from '../../say/option.ts';
import { withDe } from './play.ts';
import { COST } from './words.ts';

export const optionWords: OptionWords = {
  asked: {
    turn: 'jugar una carta, jugar una acción rápida o pasar',
    'starting-mana': 'qué cartas se convierten en los primeros orbes de maná',
    expand: 'si una carta se convierte en un orbe de maná',
    target: 'un objetivo',
    choose: 'a qué se aplica el efecto',
    may: 'si hacerlo',
    modes: 'entre las opciones del efecto',
    expedition: 'una expedición',
    region: 'una región',
    player: 'un jugador',
    status: 'un estado',
    number: 'un número',
    counter: 'qué contadores',
    payment: 'cómo jugar y pagar',
    play: 'qué carta jugar',
    reaction: 'qué reacción viene después',
    ability: 'qué habilidad se activa',
    'clean-up': 'qué conservar',
    modifier: 'qué cambio se aplica primero',
    'optional-modifier': 'si el cambio se aplica',
    die: 'cuánto vale la tirada',
    'swap-orbs': 'si agotar un orbe de maná para preparar otro',
    'shuffle-back': 'si barajar la pila de descartes en el mazo',
    timestamps: 'el orden de llegada',
  },
  asks: (does, what) => `${does('eliges|elige')} ${what}`,
  pass: 'pasar',
  none: 'nada',
  done: 'eso es todo',
  yes: 'sí',
  no: 'no',
  aCard: 'una carta',
  from: {
    hand: 'desde la mano',
    reserve: 'desde la reserva',
    deck: 'desde el mazo',
    discard: 'desde la pila de descartes',
  },
  play: (card, how) => `jugar ${card} ${how}`,
  forHandCost: ` por su ${COST.hand}`,
  quickAction: (card) => `acción rápida ${withDe(card)}`,
  marker: (terrain) => `el marcador de terreno ${terrain}`,
  mode: (number) => `opción ${number}`,
};
