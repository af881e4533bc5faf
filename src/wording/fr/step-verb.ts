/** Names of steps and daily effects, in French. */

import type { StepVerb } from '../teller.ts';
import { DAILY } from './words.ts';

/** What a daily effect does, in a few words. */
export const DAILY_TOLD: typeof DAILY = {
  succeed: 'le joueur suivant devient premier joueur',
  prepare: 'ce qui est épuisé est redressé',
  draw: 'chaque joueur pioche deux cartes',
  expand: 'chaque joueur peut faire d’une carte un Orbe de Mana',
  progress: 'les Expéditions face à face sont comparées',
  rest: 'les Personnages vont en Réserve',
  'clean-up': 'ce qui dépasse les limites s’en va',
  'check-victory': 'quelqu’un a-t-il gagné\u00a0?',
};

const VERBS: Record<StepVerb, string> = {
  ...DAILY,
  activate: 'activer des capacités',
  'activate-reactions': 'des Réactions s’activent',
  after: 'ce qui vient après',
  'after-you': 'Après vous',
  ascend: 's’Élever',
  augment: 'Amplifier',
  'become-first-player': 'changer de premier joueur',
  cooldown: 'Rafraîchissement',
  create: 'créer',
  declare: 'passer par le Limbo',
  defect: 'trahir',
  discard: 'défausser',
  'distribute-counters': 'répartir des compteurs',
  double: 'doubler',
  draw: 'piocher',
  exchange: 'échanger',
  'exchange-boosts': 'échanger des boosts',
  exhaust: 'épuiser',
  'exhausted-resupply': 'Ravitailler Épuisé',
  gain: 'gagner un statut',
  'gain-counters': 'gagner des compteurs',
  'gain-fleeting': 'gagner Fugace',
  look: 'regarder',
  lose: 'perdre un statut',
  'lose-counters': 'perdre des compteurs',
  'move-backward': 'reculer',
  'move-forward': 'avancer',
  'move-marker': 'déplacer un marqueur Terrain',
  next: 'un effet pour la prochaine carte',
  ongoing: 'un effet qui dure',
  pass: 'passer',
  pay: 'payer',
  phase: 'début de la phase',
  'place-marker': 'placer un marqueur Terrain',
  play: 'jouer',
  put: 'placer',
  ready: 'redresser',
  reshuffle: 'remélanger',
  resolved: 'fin de la résolution',
  resupply: 'Ravitailler',
  return: 'renvoyer',
  reveal: 'révéler',
  roll: 'lancer un dé',
  rush: 'Foncer',
  sabotage: 'Saboter',
  sacrifice: 'sacrifier',
  send: 'envoyer',
  shuffle: 'mélanger',
  spend: 'dépenser des compteurs',
  'starting-mana': 'premiers Orbes de Mana',
  switch: 'changer d’Expédition',
  win: 'gagner la partie',
};

/** The name of a step. */
export function verb(name: string): string {
  return VERBS[name as StepVerb] ?? name;
}
