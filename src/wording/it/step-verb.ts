/** Names of steps and daily effects, in Italian. */

import type { StepVerb } from '../teller.ts';
import { DAILY } from './words.ts';

/** What a daily effect does, in a few words. */
export const DAILY_TOLD: typeof DAILY = {
  succeed: 'il giocatore successivo diventa il primo giocatore',
  prepare: 'ciò che è consumato si ripristina',
  draw: 'ogni giocatore pesca due carte',
  expand: 'ogni giocatore può fare di una carta una sfera di mana',
  progress: 'si confrontano le spedizioni che si affrontano',
  rest: 'i personaggi vanno nella Riserva',
  'clean-up': 'ciò che supera i limiti se ne va',
  'check-victory': 'qualcuno ha vinto?',
};

const VERBS: Record<StepVerb, string> = {
  ...DAILY,
  activate: 'attivare delle abilità',
  'activate-reactions': 'si attivano delle Reazioni',
  after: 'ciò che viene dopo',
  'after-you': 'Dopo di te',
  ascend: 'Ascendere',
  augment: 'Accrescere',
  'become-first-player': 'cambiare il primo giocatore',
  cooldown: 'Raffreddamento',
  create: 'creare',
  declare: 'passare per il Limbo',
  defect: 'disertare',
  discard: 'scartare',
  'distribute-counters': 'distribuire segnalini',
  double: 'raddoppiare',
  draw: 'pescare',
  exchange: 'scambiare',
  'exchange-boosts': 'scambiare rinforzi',
  exhaust: 'consumare',
  'exhausted-resupply': 'Rifornire-Consumare',
  gain: 'ottenere uno stato',
  'gain-counters': 'ottenere segnalini',
  'gain-fleeting': 'ottenere Fugace',
  look: 'guardare',
  lose: 'perdere uno stato',
  'lose-counters': 'perdere segnalini',
  'move-backward': 'arretrare',
  'move-forward': 'avanzare',
  'move-marker': 'spostare un indicatore terreno',
  next: 'un effetto per la prossima carta',
  ongoing: 'un effetto che dura',
  pass: 'passare',
  pay: 'pagare',
  phase: 'inizio della fase',
  'place-marker': 'posizionare un indicatore terreno',
  play: 'giocare',
  put: 'mettere',
  ready: 'ripristinare',
  reshuffle: 'rimischiare',
  resolved: 'fine della risoluzione',
  resupply: 'Rifornire',
  return: 'rimandare',
  reveal: 'rivelare',
  roll: 'tirare un dado',
  rush: 'Incalzare',
  sabotage: 'Sabotare',
  sacrifice: 'sacrificare',
  send: 'mandare',
  shuffle: 'mischiare',
  spend: 'spendere segnalini',
  'starting-mana': 'prime sfere di mana',
  switch: 'cambiare spedizione',
  win: 'vincere la partita',
};

/** The name of a step. */
export function verb(name: string): string {
  return VERBS[name as StepVerb] ?? name;
}
