/** Why a card or a place cannot be chosen, in French. */

import type { UnofferedWords } from '../../say/unoffered.ts';
import { dePlain } from './play.ts';

const COST = { hand: 'Coût de Main', reserve: 'Coût de Réserve', base: 'Coût de Base' } as const;

export const unofferedWords: UnofferedWords = {
  theText: 'le texte',
  in: {
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
  },
  a: {
    card: 'une carte',
    character: 'un Personnage',
    'expedition-permanent': 'un Permanent d’Expédition',
    hero: 'un Héros',
    'landmark-permanent': 'un Permanent de Repère',
    'mana-orb': 'un Orbe de Mana',
    permanent: 'un Permanent',
    spell: 'un Sort',
  },
  either: (items) => items.join(' ou '),
  exactly: (number) => `exactement ${number}`,
  between: (least, most) => `de ${least} à ${most}`,
  atMost: (number) => `${number} ou moins`,
  atLeast: (number) => `${number} ou plus`,
  anotherNumber: 'un autre nombre',
  place: (x, at, wanted) => `${x} est ${at}, pas ${wanted}`,
  type: (x, wanted) => `${x} n’est pas ${wanted.join(' ou ')}`,
  status: (x, wanted) => `${x} n’a pas le statut ${wanted}`,
  without: (x, wanted) => `${x} a le statut ${wanted}`,
  cost: (x, of, found, asks, range) =>
    `le ${COST[of]} ${dePlain(x)} est ${found}\u00a0; ${asks} demande ${range}`,
  controller: (x, asks) => `${x} est sous le contrôle d’un joueur que ${asks} ne désigne pas`,
  itself: (x) => `${x} dit «\u00a0un autre\u00a0» et ne se désigne pas`,
  token: (x, asks) => `${asks} distingue les jetons des cartes, et ${x} n’est pas du bon côté`,
  notPlayedFrom: (x, at) =>
    `${x} est ${at}\u00a0: les cartes se jouent depuis la main et la Réserve`,
  noQuickAction: (x) => `${x} n’a pas d’action rapide jouable maintenant`,
  yourTurn: 'c’est votre tour\u00a0: vous ne pouvez utiliser que vos propres cartes',
  theirTurn: (turn) => `c’est ${turn}\u00a0: seules ses propres cartes peuvent servir`,
  other: (x, asks) => `${x} n’est pas ce que ${asks} demande`,
  atPlace: {
    'not-yours': (x) =>
      `${x} est à un autre joueur\u00a0: un joueur joue ses cartes dans ses propres Expéditions`,
    landmarks: (x) =>
      `${x} sont à un autre joueur\u00a0: un Repère rejoint les Repères du joueur qui le joue`,
    'nothing-to-play': (x) => `aucune carte ne peut être jouée là maintenant\u00a0: ${x}`,
    'no-object': (x, asks) => `${asks} demande une carte ou un objet, et non ${x}`,
    other: (x, asks) => `${asks} ne demande pas ${x}`,
  },
};
