/** Why a card cannot be chosen, in French. */

import type { Bounds, UnofferedReason } from '../../../engine/unoffered.ts';
import type { PlayWords } from '../../say/teller.ts';
import { dePlain, nameSpot, thing, withOwner } from './play.ts';
import { statusWord } from './words.ts';

type Place = Extract<UnofferedReason, { why: 'place' }>['wanted'][number];
type Type = Extract<UnofferedReason, { why: 'type' }>['wanted'][number];

const IN: Record<Place | 'adventure' | 'deck', string> = {
  adventure: 'dans l’Aventure',
  deck: 'dans un deck',
  discard: 'dans une défausse',
  expedition: 'dans une Expédition',
  hand: 'en main',
  hero: 'dans une zone du Héros',
  landmark: 'parmi les Repères',
  limbo: 'dans le Limbo',
  mana: 'dans une zone de Mana',
  play: 'en jeu',
  reserve: 'en Réserve',
};

const A: Record<Type, string> = {
  card: 'une carte',
  character: 'un Personnage',
  'expedition-permanent': 'un Permanent d’Expédition',
  hero: 'un Héros',
  'landmark-permanent': 'un Permanent de Repère',
  'mana-orb': 'un Orbe de Mana',
  permanent: 'un Permanent',
  spell: 'un Sort',
};

const COST = { hand: 'Coût de Main', reserve: 'Coût de Réserve', base: 'Coût de Base' } as const;

function joinEither(words: readonly string[]): string {
  return words.join(' ou ');
}

function rangeText({ atLeast, atMost, exactly }: Bounds): string {
  if (exactly !== undefined) return `exactement ${exactly}`;
  if (atMost !== undefined && atLeast !== undefined) return `de ${atLeast} à ${atMost}`;
  if (atMost !== undefined) return `${atMost} ou moins`;
  return atLeast === undefined ? 'un autre nombre' : `${atLeast} ou plus`;
}

export const unoffered: PlayWords['unoffered'] = ({ object, source, obstacle }, voice) => {
  const x = thing(object, voice);
  const asks = source?.card ? thing(source, voice) : 'le texte';
  switch (obstacle.why) {
    case 'place':
      return `${x} est ${IN[object.zone]}, pas ${joinEither(obstacle.wanted.map((one) => IN[one]))}`;
    case 'type':
      return `${x} n’est pas ${joinEither(obstacle.wanted.map((one) => A[one]))}`;
    case 'status':
      return `${x} n’a pas le statut ${joinEither(obstacle.wanted.map((one) => statusWord(one)))}`;
    case 'without':
      return `${x} a le statut ${joinEither(obstacle.wanted.map((one) => statusWord(one)))}`;
    case 'cost':
      return `le ${COST[obstacle.of]} ${dePlain(x)} est ${obstacle.found}\u00a0; ${asks} demande ${rangeText(obstacle.bounds)}`;
    case 'controller':
      return `${x} est sous le contrôle d’un joueur que ${asks} ne désigne pas`;
    case 'itself':
      return `${x} dit «\u00a0un autre\u00a0» et ne se désigne pas`;
    case 'token':
      return `${asks} distingue les jetons des cartes, et ${x} n’est pas du bon côté`;
    case 'not-played-from-there':
      return `${x} est ${IN[object.zone]}\u00a0: les cartes se jouent depuis la main et la Réserve`;
    case 'no-quick-action':
      return `${x} n’a pas d’action rapide jouable maintenant`;
    case 'not-your-turn':
      return voice.isYou(obstacle.player)
        ? 'c’est votre tour\u00a0: vous ne pouvez utiliser que vos propres cartes'
        : `c’est ${withOwner(obstacle.player, 'tour', 'm', voice)}\u00a0: seules ses propres cartes peuvent servir`;
    case 'other':
      return `${x} n’est pas ce que ${asks} demande`;
  }
};

export const unofferedPlace: PlayWords['unofferedPlace'] = ({ spot, source, why }, voice) => {
  const x = nameSpot(spot, voice);
  const asks = source?.card ? thing(source, voice) : 'le texte';
  switch (why) {
    case 'not-yours':
      return spot.zone === 'landmark'
        ? `${x} sont à un autre joueur\u00a0: un Repère rejoint les Repères du joueur qui le joue`
        : `${x} est à un autre joueur\u00a0: un joueur joue ses cartes dans ses propres Expéditions`;
    case 'nothing-to-play':
      return `aucune carte ne peut être jouée là maintenant\u00a0: ${x}`;
    case 'no-object':
      return `${asks} demande une carte ou un objet, et non ${x}`;
    case 'other':
      return `${asks} ne demande pas ${x}`;
  }
};
