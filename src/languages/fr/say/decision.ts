/** Sentences about decisions of players, in French. */

import type { DecisionKind } from '../../../engine/state/decision.ts';
import type { Voice } from '../../say/teller.ts';
import { playerDoes, withOwner } from './play.ts';

const ASKED: Record<DecisionKind, string> = {
  turn: 'jouer une carte, jouer une action rapide ou passer',
  'starting-mana': 'quelles cartes deviennent les premiers Orbes de Mana',
  expand: 'si une carte devient un Orbe de Mana',
  target: 'une cible',
  choose: 'à quoi l’effet s’applique',
  may: 'de faire cela ou non',
  modes: 'parmi les modes de l’effet',
  expedition: 'une Expédition',
  region: 'une région',
  player: 'un joueur',
  status: 'un statut',
  number: 'un nombre',
  counter: 'quels compteurs',
  payment: 'comment jouer et payer',
  play: 'quelle carte jouer',
  reaction: 'quelle Réaction vient ensuite',
  ability: 'quelle capacité s’active',
  'clean-up': 'ce qu’il faut garder',
  modifier: 'quel changement s’applique d’abord',
  'optional-modifier': 'si le changement s’applique',
  die: 'ce que vaut le lancer',
  'swap-orbs': 's’il faut épuiser un Orbe de Mana pour en redresser un autre',
  'shuffle-back': 's’il faut remélanger la Défausse dans le deck',
  timestamps: 'l’ordre d’arrivée',
};

/** "You choose a target". */
export function decision(kind: DecisionKind, player: number, voice: Voice): string {
  if (kind === 'turn') return `${withOwner(player, 'tour', 'm', voice)}\u00a0: ${ASKED.turn}`;
  return `${playerDoes(player, 'choisissez|choisit', voice)} ${ASKED[kind]}`;
}
