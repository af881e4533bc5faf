/** Sentences about decisions of players, in German. */

import type { DecisionKind } from '../../../engine/state/decision.ts';
import type { Voice } from '../../say/teller.ts';
import { playerDoes, withOwner } from './play.ts';

const ASKED: Record<DecisionKind, string> = {
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
};

/** "Du wählst ein Ziel". */
export function decision(kind: DecisionKind, player: number, voice: Voice): string {
  if (kind === 'turn') return `${withOwner(player, 'Runde', 'f', voice)}: ${ASKED.turn}`;
  return `${playerDoes(player, 'wählst|wählt', voice)}${ASKED[kind].startsWith('ein') || kind === 'modes' || kind === 'timestamps' ? '' : ','} ${ASKED[kind]}`;
}
