/** Sentences about steps, in French: who does what, or what happens where nobody does it. */

import { predicateOfStep, type StepForms } from '../../say/step-forms.ts';
import type { Entry, StepVerb, Voice } from '../../say/teller.ts';
import { does } from './play.ts';
import { verb } from './step-verb.ts';
import { DAILY } from './words.ts';

const DOES: StepForms = {
  activate: 'activez|active|une capacité|des capacités',
  'activate-reactions': 'activez|active|une Réaction|des Réactions',
  after: 'préparez|prépare|un effet pour après l’effet quotidien',
  'after-you': 'utilisez|utilise|Après vous',
  ascend: 'faites|fait|s’Élever une Expédition|s’Élever des Expéditions',
  augment: 'Amplifiez|Amplifie',
  'become-first-player': 'changez|change|le premier joueur',
  cease: 'faites|fait|cesser d’exister un objet|cesser d’exister des objets',
  'check-victory': 'vérifiez|vérifie|si la partie est gagnée',
  'clean-up': 'procédez|procède|au Nettoyage',
  complete: 'accomplissez|accomplit|un Exploit|des Exploits',
  cooldown: 'appliquez|applique|Rafraîchissement',
  create: 'créez|crée|un jeton|des jetons',
  declare: 'placez|place|la carte dans le Limbo',
  defect: 'faites|fait|trahir un Personnage|trahir des Personnages',
  discard: 'défaussez|défausse',
  'distribute-counters': 'répartissez|répartit|des compteurs',
  double: 'doublez|double|des compteurs',
  draw: 'piochez|pioche|une carte|des cartes',
  emblem: 'créez|crée|un Emblème|des Emblèmes',
  'end-turn': 'finissez|finit|le tour',
  exchange: 'échangez|échange|des cartes',
  'exchange-boosts': 'échangez|échange|des boosts',
  exhaust: 'épuisez|épuise|un objet|des objets',
  'exhausted-resupply': 'utilisez|utilise|Ravitailler Épuisé',
  expand: 'faites|fait|d’une carte un Orbe de Mana|de cartes des Orbes de Mana',
  fail: 'n’avancez pas|n’avance pas',
  'first-player': 'devenez|devient|premier joueur',
  gain: 'donnez|donne|un statut|des statuts',
  'gain-counters': 'donnez|donne|des compteurs',
  'gain-fleeting': 'donnez|donne|Fugace',
  'gain-status': 'donnez|donne|un statut|des statuts',
  'gain-subtypes': 'donnez|donne|des sous-types',
  look: 'regardez|regarde|une carte|des cartes',
  lose: 'retirez|retire|un statut|des statuts',
  'lose-ascended': 'retirez|retire|le statut Élevée',
  'lose-counters': 'retirez|retire|des compteurs',
  'lose-status': 'retirez|retire|un statut|des statuts',
  move: 'déplacez|déplace|un objet|des objets',
  'move-backward': 'faites|fait|reculer une Expédition|reculer des Expéditions',
  'move-expedition': 'déplacez|déplace|une Expédition|des Expéditions',
  'move-forward': 'faites|fait|avancer une Expédition|avancer des Expéditions',
  'move-marker': 'déplacez|déplace|un marqueur Terrain|des marqueurs Terrain',
  next: 'préparez|prépare|un effet pour la prochaine carte',
  ongoing: 'préparez|prépare|un effet qui dure',
  pass: 'passez|passe',
  pay: 'payez|paie',
  phase: 'commencez|commence|la phase',
  'place-marker': 'placez|place|un marqueur Terrain|des marqueurs Terrain',
  play: 'mettez|met|la carte en jeu',
  prepare: 'redressez|redresse|ce qui est épuisé',
  progress: 'comparez|compare|des Expéditions',
  put: 'mettez|met|un objet ailleurs|des objets ailleurs',
  ready: 'redressez|redresse|un objet|des objets',
  'receive-gift': 'recevez|reçoit|la même chose',
  relocate:
    'déplacez|déplace|un objet vers une autre Expédition|des objets vers d’autres Expéditions',
  reshuffle: 'remélangez|remélange|la Défausse dans le deck',
  resolved: 'terminez|termine|la résolution',
  rest: 'mettez|met|des Personnages en Réserve',
  resupply: 'Ravitaillez|Ravitaille',
  return: 'renvoyez|renvoie|un objet|des objets',
  reveal: 'révélez|révèle|une carte|des cartes',
  'reveal-top': 'révélez|révèle|la première carte d’un deck',
  roll: 'lancez|lance|un dé|des dés',
  rush: 'Foncez|Fonce',
  sabotage: 'Sabotez|Sabote',
  sacrifice: 'sacrifiez|sacrifie',
  send: 'envoyez|envoie|un objet|des objets',
  shuffle: 'mélangez|mélange|un deck|des decks',
  spend: 'dépensez|dépense|des compteurs',
  'starting-mana': 'créez|crée|les premiers Orbes de Mana',
  succeed: 'changez|change|le premier joueur',
  'swap-orbs': 'épuisez|épuise|un Orbe de Mana pour en redresser un autre',
  switch: 'faites|fait|changer un Personnage d’Expédition|changer des Personnages d’Expédition',
  'take-control': 'prenez|prend|le contrôle d’un objet|le contrôle d’objets',
  together: 'faites|fait|plusieurs choses à la fois',
  top: 'déplacez|déplace|la première carte d’un deck',
  win: 'gagnez|gagne|la partie',
};

/** What happens in a step that no player does. */
const HAPPENS: Partial<Record<StepVerb, string>> = {
  'activate-reactions': 'des Réactions s’activent',
  after: 'l’effet quotidien est terminé',
  'clean-up': `${DAILY['clean-up']} a lieu`,
  draw: 'les joueurs piochent',
  expand: `${DAILY.expand} a lieu`,
  phase: 'la phase a commencé',
  prepare: `${DAILY.prepare} a lieu`,
  progress: `${DAILY.progress} a lieu`,
  reshuffle: 'une Défausse est remélangée dans le deck',
  rest: `${DAILY.rest} a lieu`,
  'starting-mana': 'les joueurs créent leurs premiers Orbes de Mana',
  succeed: `${DAILY.succeed} a lieu`,
};

/** "Alma pioche des cartes", "le Repos a lieu". */
export function stepSentence(entry: Entry<'step'>, voice: Voice): string {
  const { player, actions, cost } = entry;
  if (player === null) {
    return HAPPENS[entry.verb as StepVerb] ?? `voici ce qui se passe\u00a0: ${verb(entry.verb)}`;
  }
  if (cost) return does(player, 'payez le coût|paie le coût', voice);
  const predicate = predicateOfStep(DOES, entry.verb, actions);
  const otherwise = `faites ceci\u00a0: ${entry.verb}|fait ceci\u00a0: ${entry.verb}`;
  return does(player, predicate ?? otherwise, voice);
}
