/** Sentences about decisions of players, in Italian. */

import type { DecisionKind } from '../../../engine/state/decision.ts';
import type { Voice } from '../../say/teller.ts';
import { playerDoes, withOwner } from './play.ts';

const ASKED: Record<DecisionKind, string> = {
  turn: 'giocare una carta, giocare un’azione rapida o passare',
  'starting-mana': 'quali carte diventano le prime sfere di mana',
  expand: 'se una carta diventa una sfera di mana',
  target: 'un bersaglio',
  choose: 'a che cosa si applica l’effetto',
  may: 'se farlo',
  modes: 'tra le opzioni dell’effetto',
  expedition: 'una spedizione',
  region: 'una regione',
  player: 'un giocatore',
  status: 'uno stato',
  number: 'un numero',
  counter: 'quali segnalini',
  payment: 'come giocare e pagare',
  play: 'quale carta giocare',
  reaction: 'quale Reazione viene dopo',
  ability: 'quale abilità si attiva',
  'clean-up': 'che cosa tenere',
  modifier: 'quale cambiamento si applica per primo',
  'optional-modifier': 'se il cambiamento si applica',
  die: 'quanto vale il tiro',
  'swap-orbs': 'se consumare una sfera di mana per ripristinarne un’altra',
  'shuffle-back': 'se rimescolare gli Scarti nel mazzo',
  timestamps: 'l’ordine di arrivo',
};

/** "You choose a target". */
export function decision(kind: DecisionKind, player: number, voice: Voice): string {
  if (kind === 'turn') return `${withOwner(player, 'turno', 'm', voice)}: ${ASKED.turn}`;
  return `${playerDoes(player, 'scegli|sceglie', voice)} ${ASKED[kind]}`;
}
