/** Why a card or a place cannot be chosen, in German. */

import type { UnofferedWords } from '../../say/unoffered.ts';
import { ofName } from './play.ts';
import { COST } from './words.ts';

export const unofferedWords: UnofferedWords = {
  theText: 'der Text',
  in: {
    adventure: 'im Abenteuer',
    deck: 'in einem Deck',
    discard: 'auf einem Ablagestapel',
    expedition: 'in einer Expedition',
    hand: 'auf der Hand',
    hero: 'in einer Heldenzone',
    landmark: 'in einem Wahrzeichen-Bereich',
    limbo: 'im Limbus',
    mana: 'in einer Manazone',
    play: 'im Spiel',
    reserve: 'in der Reserve',
  },
  a: {
    card: 'keine Karte',
    character: 'kein Charakter',
    'expedition-permanent': 'keine Bleibende Expeditionskarte',
    hero: 'kein Held',
    'landmark-permanent': 'keine Bleibende Wahrzeichenkarte',
    'mana-orb': 'keine Manakugel',
    permanent: 'keine Bleibende Karte',
    spell: 'kein Zauber',
  },
  either: (items) => items.join(' oder '),
  exactly: (number) => `genau ${number}`,
  between: (least, most) => `${least} bis ${most}`,
  atMost: (number) => `${number} oder weniger`,
  atLeast: (number) => `${number} oder mehr`,
  anotherNumber: 'eine andere Zahl',
  place: (x, at, wanted) => `${x} ist ${at}, nicht ${wanted}`,
  type: (x, wanted) => `${x} ist ${wanted.join(' und ')}`,
  status: (x, wanted) => `${x} ist nicht ${wanted}`,
  without: (x, wanted) => `${x} ist ${wanted}`,
  cost: (x, of, found, asks, range) =>
    `die ${COST[of]} ${ofName(x)} sind ${found}; ${asks} verlangt ${range}`,
  controller: (x, asks) => `${x} wird von einem Spieler kontrolliert, den ${asks} nicht meint`,
  itself: (x) => `${x} sagt „andere“ und meint nicht sich selbst`,
  token: (x, asks) =>
    `${asks} unterscheidet Marken von Karten, und ${x} ist nicht von der richtigen Art`,
  notPlayedFrom: (x, at) =>
    `${x} ist ${at}: Karten werden aus der Hand und aus der Reserve gespielt`,
  noQuickAction: (x) => `${x} hat keine Schnellaktion, die jetzt gespielt werden kann`,
  yourTurn: 'es ist deine Runde: du kannst nur deine eigenen Karten nutzen',
  theirTurn: (turn) => `es ist ${turn}: nur die Karten dieses Spielers können genutzt werden`,
  other: (x, asks) => `${x} ist nicht das, was ${asks} verlangt`,
  atPlace: {
    'not-yours': (x) =>
      `${x} gehört einem anderen Spieler: Karten werden in den eigenen Expeditionen gespielt`,
    landmarks: (x) =>
      `${x} gehört einem anderen Spieler: ein Wahrzeichen schließt sich dem Wahrzeichen-Bereich dessen an, der es spielt`,
    'nothing-to-play': (x) => `hier kann jetzt keine Karte gespielt werden: ${x}`,
    'no-object': (x, asks) => `${asks} verlangt eine Karte oder ein Objekt, nicht eine Zone: ${x}`,
    other: (x, asks) => `${asks} verlangt etwas anderes als diese Zone: ${x}`,
  },
};
