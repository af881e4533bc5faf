/** Why a card cannot be chosen, in Italian. */

import type { Bounds, UnofferedReason } from '../../../engine/unoffered.ts';
import type { PlayWords } from '../../say/teller.ts';
import { nameSpot, thing, withDi, withOwner } from './play.ts';
import { COST, statusWord } from './words.ts';

type Place = Extract<UnofferedReason, { why: 'place' }>['wanted'][number];
type Type = Extract<UnofferedReason, { why: 'type' }>['wanted'][number];

const IN: Record<Place | 'adventure' | 'deck', string> = {
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
};

const A: Record<Type, string> = {
  card: 'una carta',
  character: 'un personaggio',
  'expedition-permanent': 'un permanente della spedizione',
  hero: 'un eroe',
  'landmark-permanent': 'un permanente fulcro',
  'mana-orb': 'una sfera di mana',
  permanent: 'un permanente',
  spell: 'un incantesimo',
};

function joinEither(words: readonly string[]): string {
  return words.join(' o ');
}

function rangeText({ atLeast, atMost, exactly }: Bounds): string {
  if (exactly !== undefined) return `esattamente ${exactly}`;
  if (atMost !== undefined && atLeast !== undefined) return `da ${atLeast} a ${atMost}`;
  if (atMost !== undefined) return `${atMost} o meno`;
  return atLeast === undefined ? 'un altro numero' : `${atLeast} o più`;
}

export const unoffered: PlayWords['unoffered'] = ({ object, source, obstacle }, voice) => {
  const x = thing(object, voice);
  const asks = source?.card ? thing(source, voice) : 'il testo';
  switch (obstacle.why) {
    case 'place':
      return `${x} si trova ${IN[object.zone]}, non ${joinEither(obstacle.wanted.map((one) => IN[one]))}`;
    case 'type':
      return `${x} non è ${joinEither(obstacle.wanted.map((one) => A[one]))}`;
    case 'status':
      return `${x} non ha lo stato ${joinEither(obstacle.wanted.map((one) => statusWord(one)))}`;
    case 'without':
      return `${x} ha lo stato ${joinEither(obstacle.wanted.map((one) => statusWord(one)))}`;
    case 'cost':
      return `il ${COST[obstacle.of]} ${withDi(x)} è ${obstacle.found}; ${asks} chiede ${rangeText(obstacle.bounds)}`;
    case 'controller':
      return `${x} è sotto il controllo di un giocatore che ${asks} non indica`;
    case 'itself':
      return `${x} dice «un altro» e non indica sé stessa`;
    case 'token':
      return `${asks} distingue le pedine dalle carte, e ${x} non è del tipo giusto`;
    case 'not-played-from-there':
      return `${x} si trova ${IN[object.zone]}: le carte si giocano dalla mano e dalla Riserva`;
    case 'no-quick-action':
      return `${x} non ha azioni rapide che si possano giocare adesso`;
    case 'not-your-turn':
      return voice.isYou(obstacle.player)
        ? 'è il tuo turno: puoi usare solo le tue carte'
        : `è ${withOwner(obstacle.player, 'turno', 'm', voice)}: può usare solo le sue carte`;
    case 'other':
      return `${x} non è ciò che ${asks} chiede`;
  }
};

export const unofferedPlace: PlayWords['unofferedPlace'] = ({ spot, source, why }, voice) => {
  const x = nameSpot(spot, voice);
  const asks = source?.card ? thing(source, voice) : 'il testo';
  switch (why) {
    case 'not-yours':
      return spot.zone === 'landmark'
        ? `${x} sono di un altro giocatore: un fulcro si unisce ai fulcri di chi lo gioca`
        : `${x} è di un altro giocatore: le carte si giocano nelle proprie spedizioni`;
    case 'nothing-to-play':
      return `nessuna carta si può giocare qui adesso: ${x}`;
    case 'no-object':
      return `${asks} chiede una carta o un oggetto, non ${x}`;
    case 'other':
      return `${asks} non chiede ${x}`;
  }
};
