/** Why something is not offered or does not happen, in Spanish. */

import type { Status } from '../../../engine/cards/ability.ts';
import type { WhyNotWords } from '../../say/why-not.ts';
import { KEYWORDS } from '../lexicon/table.ts';
import { becauseOf } from './play.ts';
import { statusAdjective, statusWord } from './words.ts';

function statusOf(status: Status | null): string {
  return status === null ? 'ese estado' : `el estado ${statusWord(status)}`;
}

/** The number that a trigger asks for, by the field of its filter. */
const NUMBER: Readonly<Record<string, string>> = {
  baseCost: 'el coste base que se pide',
  handCost: 'el coste desde la mano que se pide',
  reserveCost: 'el coste desde la reserva que se pide',
  counters: 'los contadores que se piden',
};

export const whyNotWords: WhyNotWords = {
  because: becauseOf,
  lacking: (needed, ready) => `cuesta ${needed}, disponible ${ready}`,
  reasons: {
    'ability-ignored': ({ of, because }) => `las habilidades${of} se ignoran${because}`,
    'already-has': ({ x, isExpedition, status }) =>
      isExpedition
        ? `la expedición ya está ${statusAdjective('ascended', 'f', false)}`
        : status === 'completed'
          ? `${x} ya está ${statusAdjective(status, 'f', false)}`
          : `${x} ya tiene ${statusOf(status)}`,
    'cannot-activate': ({ of, because }) => `una reacción${of} no puede activarse${because}`,
    'cannot-be-played': ({ x, because }) => `nadie puede jugar ${x}${because}`,
    'cannot-gain-counters': ({ x, because }) => `${x} no puede ganar contadores${because}`,
    'cannot-move': ({ because }) => `la expedición no puede avanzar${because}`,
    'cannot-ready': ({ x, because }) => `${x} no puede prepararse${because}`,
    'cannot-take-control': ({ of }) => `nadie puede ganar el control${of}`,
    condition: ({ of }) => `una condición${of} no se cumple`,
    cost: ({ of, lacking }) => `el coste${of} no se puede pagar${lacking}`,
    'does-not-have': ({ x, status }) => `${x} no tiene ${statusOf(status)}`,
    'does-not-work': ({ of }) => `la habilidad${of} no funciona ahí`,
    exhausted: ({ x }) => `${x} tiene el estado ${statusWord('exhausted')}`,
    gone: ({ x }) => `${x} ya no está donde estaba`,
    'daily-limit': ({ of }) => `la habilidad${of} ya se ha usado cien veces este día`,
    'daily-limit-of-name': ({ of }) =>
      `la reacción${of} ya se ha activado mil veces este día, contando todos los objetos con ese nombre`,
    'no-counters-here': ({ x }) => `${x} no puede tener contadores en esa zona`,
    'no-status-here': ({ x }) => `${x} no puede tener estados en esa zona`,
    'nothing-there': () => 'no hay nada a lo que aplicar el efecto',
    'region-of-origin': () => 'la expedición está en el punto de partida y no puede retroceder',
    'opposite-region': () => 'la expedición está al final del camino y no puede avanzar',
    arena: () => 'en la arena las expediciones no se mueven',
    tough: ({ x }) => `${x} tiene Resistencia, y falta maná para hacerle objetivo`,
    'already-target': ({ x }) => `${x} ya es un objetivo de este paso`,
    trigger: ({ x, ofBy, word }) =>
      `la reacción${ofBy} no se activa, porque ${x} no tiene ${NUMBER[word ?? ''] ?? 'las estadísticas que se piden'}`,
    stays: ({ x, status, word }) =>
      `${x} tiene ${word === 'eternal' ? KEYWORDS.eternal : statusOf(status)} y sigue en juego`,
  },
};
