/** What decisions ask, and their options, in German. */

import type { OptionWords } from '../../say/option.ts';
import { ofName } from './play.ts';
import { COST } from './words.ts';

export const optionWords: OptionWords = {
  asked: {
    turn: 'eine Karte spielen, eine Schnellaktion spielen oder passen',
    'starting-mana': 'welche Karten die ersten Manakugeln werden',
    expand: 'ob eine Karte eine Manakugel wird',
    target: 'ein Ziel',
    choose: 'worauf der Effekt angewandt wird',
    may: 'ob es getan wird',
    modes: 'unter den Optionen des Effekts',
    expedition: 'eine Expedition',
    region: 'eine Region',
    player: 'einen Spieler',
    status: 'einen Status',
    number: 'eine Zahl',
    counter: 'welche Zähler',
    payment: 'wie gespielt und bezahlt wird',
    play: 'welche Karte gespielt wird',
    reaction: 'welche Reaktion als Nächstes kommt',
    ability: 'welche Fähigkeit aktiviert wird',
    'clean-up': 'was behalten wird',
    modifier: 'welche Änderung zuerst gilt',
    'optional-modifier': 'ob die Änderung gilt',
    die: 'was der Wurf zählt',
    'swap-orbs': 'ob eine Manakugel erschöpft wird, um eine andere bereitzustellen',
    'shuffle-back': 'ob der Ablagestapel ins Deck gemischt wird',
    timestamps: 'die Reihenfolge der Ankunft',
  },
  asks: (does, what) =>
    `${does('wählst|wählt')}${/^(?:eine?n?|unter|die Reihenfolge) /u.test(what) ? '' : ','} ${what}`,
  pass: 'passen',
  none: 'nichts',
  done: 'fertig',
  yes: 'ja',
  no: 'nein',
  aCard: 'eine Karte',
  from: {
    hand: 'aus der Hand',
    reserve: 'aus der Reserve',
    deck: 'aus dem Deck',
    discard: 'vom Ablagestapel',
  },
  play: (card, how) => `${card} ${how} spielen`,
  forHandCost: ` zu ihren ${COST.hand}`,
  quickAction: (card) => `Schnellaktion ${ofName(card)}`,
  marker: (terrain) => `der ${terrain} Geländemarker`,
  mode: (number) => `Aktion ${number}`,
};
