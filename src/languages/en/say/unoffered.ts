/** Why a card cannot be chosen, in English. */

import type { Bounds, UnofferedReason } from '../../../engine/unoffered.ts';
import type { PlayWords } from '../../say/teller.ts';
import { nameSpot, thing, withOwner } from './play.ts';
import { STATUS } from './words.ts';

type Place = Extract<UnofferedReason, { why: 'place' }>['wanted'][number];
type Type = Extract<UnofferedReason, { why: 'type' }>['wanted'][number];

const IN: Record<Place | 'adventure' | 'deck', string> = {
  adventure: 'in the Adventure',
  deck: 'in a deck',
  discard: 'in a discard pile',
  expedition: 'in an Expedition',
  hand: 'in hand',
  hero: 'in a Hero zone',
  landmark: 'among the Landmarks',
  limbo: 'in Limbo',
  mana: 'in a Mana zone',
  play: 'in play',
  reserve: 'in Reserve',
};

const A: Record<Type, string> = {
  card: 'a card',
  character: 'a Character',
  'expedition-permanent': 'an Expedition Permanent',
  hero: 'a Hero',
  'landmark-permanent': 'a Landmark Permanent',
  'mana-orb': 'a Mana Orb',
  permanent: 'a Permanent',
  spell: 'a Spell',
};

const COST = { hand: 'Hand Cost', reserve: 'Reserve Cost', base: 'Base Cost' } as const;

function joinEither(words: readonly string[]): string {
  return words.join(' or ');
}

function rangeText({ atLeast, atMost, exactly }: Bounds): string {
  if (exactly !== undefined) return `exactly ${exactly}`;
  if (atMost !== undefined && atLeast !== undefined) return `${atLeast} to ${atMost}`;
  if (atMost !== undefined) return `${atMost} or less`;
  return atLeast === undefined ? 'another number' : `${atLeast} or more`;
}

export const unoffered: PlayWords['unoffered'] = ({ object, source, obstacle }, voice) => {
  const x = thing(object, voice);
  const asks = source?.card ? thing(source, voice) : 'the text';
  switch (obstacle.why) {
    case 'place':
      return `${x} is ${IN[object.zone]}, not ${joinEither(obstacle.wanted.map((one) => IN[one]))}`;
    case 'type':
      return `${x} is not ${joinEither(obstacle.wanted.map((one) => A[one]))}`;
    case 'status':
      return `${x} is not ${joinEither(obstacle.wanted.map((one) => STATUS[one]))}`;
    case 'without':
      return `${x} is ${joinEither(obstacle.wanted.map((one) => STATUS[one]))}`;
    case 'cost':
      return `${x} has ${COST[obstacle.of]} ${obstacle.found}; ${asks} takes ${rangeText(obstacle.bounds)}`;
    case 'controller':
      return `${x} is controlled by a player whom ${asks} does not mean`;
    case 'itself':
      return `${x} says “another” and does not mean itself`;
    case 'token':
      return `${asks} tells tokens and cards apart, and ${x} is of the other kind`;
    case 'not-played-from-there':
      return `${x} is ${IN[object.zone]}: cards are played from hand and from Reserve`;
    case 'no-quick-action':
      return `${x} has no quick action that could be played now`;
    case 'not-your-turn':
      return voice.isYou(obstacle.player)
        ? 'it is your turn: you can use only your own cards'
        : `it is ${withOwner(obstacle.player, 'turn', voice)}: they can use only their own cards`;
    case 'other':
      return `${x} is not what ${asks} asks for`;
  }
};

export const unofferedPlace: PlayWords['unofferedPlace'] = ({ spot, source, why }, voice) => {
  const x = nameSpot(spot, voice);
  const asks = source?.card ? thing(source, voice) : 'the text';
  switch (why) {
    case 'not-yours':
      return spot.zone === 'landmark'
        ? `${x} are another player’s: a Landmark joins the Landmarks of the player who plays it`
        : `${x} is another player’s: cards are played in one’s own Expeditions`;
    case 'nothing-to-play':
      return `no card could be played in ${x} now`;
    case 'no-object':
      return `${asks} asks for a card or an object, not for ${x}`;
    case 'other':
      return `${asks} does not ask for ${x}`;
  }
};
