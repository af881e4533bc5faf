/** Why a card cannot be chosen, in Spanish. */

import type { Bounds, UnofferedReason } from '../../../engine/unoffered.ts';
import type { PlayWords } from '../../say/teller.ts';
import { nameSpot, thing, withDe, withOwner } from './play.ts';
import { COST, joinList, statusWord } from './words.ts';

type Place = Extract<UnofferedReason, { why: 'place' }>['wanted'][number];
type Type = Extract<UnofferedReason, { why: 'type' }>['wanted'][number];

const IN: Record<Place | 'adventure' | 'deck', string> = {
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
};

const A: Record<Type, string> = {
  card: 'una carta',
  character: 'un personaje',
  'expedition-permanent': 'un permanente de expedición',
  hero: 'un héroe',
  'landmark-permanent': 'un permanente hito',
  'mana-orb': 'un orbe de maná',
  permanent: 'un permanente',
  spell: 'un hechizo',
};

function joinEither(words: readonly string[]): string {
  return joinList(words, 'o');
}

function rangeText({ atLeast, atMost, exactly }: Bounds): string {
  if (exactly !== undefined) return `exactamente ${exactly}`;
  if (atMost !== undefined && atLeast !== undefined) return `de ${atLeast} a ${atMost}`;
  if (atMost !== undefined) return `${atMost} o menos`;
  return atLeast === undefined ? 'otro número' : `${atLeast} o más`;
}

export const unoffered: PlayWords['unoffered'] = ({ object, source, obstacle }, voice) => {
  const x = thing(object, voice);
  const asks = source?.card ? thing(source, voice) : 'el texto';
  switch (obstacle.why) {
    case 'place':
      return `${x} está ${IN[object.zone]}, no ${joinEither(obstacle.wanted.map((one) => IN[one]))}`;
    case 'type':
      return `${x} no es ${joinEither(obstacle.wanted.map((one) => A[one]))}`;
    case 'status':
      return `${x} no tiene el estado ${joinEither(obstacle.wanted.map((one) => statusWord(one)))}`;
    case 'without':
      return `${x} tiene el estado ${joinEither(obstacle.wanted.map((one) => statusWord(one)))}`;
    case 'cost':
      return `el ${COST[obstacle.of]} ${withDe(x)} es ${obstacle.found}; ${asks} pide ${rangeText(obstacle.bounds)}`;
    case 'controller':
      return `${x} está bajo el control de un jugador que ${asks} no indica`;
    case 'itself':
      return `${x} dice «otro» y no se indica a sí misma`;
    case 'token':
      return `${asks} distingue las fichas de las cartas, y ${x} no es del tipo correcto`;
    case 'not-played-from-there':
      return `${x} está ${IN[object.zone]}: las cartas se juegan desde la mano y desde la reserva`;
    case 'no-quick-action':
      return `${x} no tiene acciones rápidas que se puedan jugar ahora`;
    case 'not-your-turn':
      return voice.isYou(obstacle.player)
        ? 'es tu turno: solo puedes usar tus cartas'
        : `es ${withOwner(obstacle.player, 'turno', 'm', voice)}: solo puede usar sus cartas`;
    case 'other':
      return `${x} no es lo que ${asks} pide`;
  }
};

export const unofferedPlace: PlayWords['unofferedPlace'] = ({ spot, source, why }, voice) => {
  const x = nameSpot(spot, voice);
  const asks = source?.card ? thing(source, voice) : 'el texto';
  switch (why) {
    case 'not-yours':
      return spot.zone === 'landmark'
        ? `${x} son de otro jugador: un hito se incorpora a los hitos de quien lo juega`
        : `${x} es de otro jugador: las cartas se juegan en las expediciones propias`;
    case 'nothing-to-play':
      return `ninguna carta se puede jugar aquí ahora: ${x}`;
    case 'no-object':
      return `${asks} pide una carta o un objeto, no ${x}`;
    case 'other':
      return `${asks} no pide ${x}`;
  }
};
