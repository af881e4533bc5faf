/** Why a card or a place cannot be chosen, in English. */

import type { UnofferedWords } from '../../say/unoffered.ts';

const COST = { hand: 'Hand Cost', reserve: 'Reserve Cost', base: 'Base Cost' } as const;

export const unofferedWords: UnofferedWords = {
  theText: 'the text',
  in: {
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
  },
  a: {
    card: 'a card',
    character: 'a Character',
    'expedition-permanent': 'an Expedition Permanent',
    hero: 'a Hero',
    'landmark-permanent': 'a Landmark Permanent',
    'mana-orb': 'a Mana Orb',
    permanent: 'a Permanent',
    spell: 'a Spell',
  },
  either: (items) => items.join(' or '),
  exactly: (number) => `exactly ${number}`,
  between: (least, most) => `${least} to ${most}`,
  atMost: (number) => `${number} or less`,
  atLeast: (number) => `${number} or more`,
  anotherNumber: 'another number',
  place: (x, at, wanted) => `${x} is ${at}, not ${wanted}`,
  type: (x, wanted) => `${x} is not ${wanted.join(' or ')}`,
  status: (x, wanted) => `${x} is not ${wanted}`,
  without: (x, wanted) => `${x} is ${wanted}`,
  cost: (x, of, found, asks, range) => `${x} has ${COST[of]} ${found}; ${asks} takes ${range}`,
  controller: (x, asks) => `${x} is controlled by a player whom ${asks} does not mean`,
  itself: (x) => `${x} says “another” and does not mean itself`,
  token: (x, asks) => `${asks} tells tokens and cards apart, and ${x} is of the other kind`,
  notPlayedFrom: (x, at) => `${x} is ${at}: cards are played from hand and from Reserve`,
  noQuickAction: (x) => `${x} has no quick action that could be played now`,
  yourTurn: 'it is your turn: you can use only your own cards',
  theirTurn: (turn) => `it is ${turn}: they can use only their own cards`,
  other: (x, asks) => `${x} is not what ${asks} asks for`,
  atPlace: {
    'not-yours': (x) => `${x} is another player’s: cards are played in one’s own Expeditions`,
    landmarks: (x) =>
      `${x} are another player’s: a Landmark joins the Landmarks of the player who plays it`,
    'nothing-to-play': (x) => `no card could be played in ${x} now`,
    'no-object': (x, asks) => `${asks} asks for a card or an object, not for ${x}`,
    other: (x, asks) => `${asks} does not ask for ${x}`,
  },
};
