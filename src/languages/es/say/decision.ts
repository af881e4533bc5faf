/** Sentences about decisions of players, in Spanish. */

import type { DecisionKind } from '../../../engine/state/decision.ts';
import type { Voice } from '../../say/teller.ts';
import { playerDoes, withOwner } from './play.ts';

const ASKED: Record<DecisionKind, string> = {
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
};

/** "You choose a target". */
export function decision(kind: DecisionKind, player: number, voice: Voice): string {
  if (kind === 'turn') return `${withOwner(player, 'turno', 'm', voice)}: ${ASKED.turn}`;
  return `${playerDoes(player, 'eliges|elige', voice)} ${ASKED[kind]}`;
}
