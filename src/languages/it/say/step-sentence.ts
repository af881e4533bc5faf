/** Sentences about steps, in Italian: who does what, or what happens where nobody does it. */

import { predicateOfStep, type StepForms } from '../../say/step-forms.ts';
import type { Entry, StepVerb, Voice } from '../../say/teller.ts';
import { does } from './play.ts';
import { verb } from './step-verb.ts';
import { DAILY } from './words.ts';

const DOES: StepForms = {
  activate: 'attivi|attiva|un’abilità|delle abilità',
  'activate-reactions': 'attivi|attiva|una Reazione|delle Reazioni',
  after: 'prepari|prepara|un effetto per dopo l’effetto giornaliero',
  'after-you': 'usi|usa|Dopo di te',
  ascend: 'fai|fa|Ascendere una spedizione|Ascendere delle spedizioni',
  augment: 'Accresci|Accresce',
  'become-first-player': 'cambi|cambia|il primo giocatore',
  cease: 'fai|fa|cessare di esistere un oggetto|cessare di esistere degli oggetti',
  'check-victory': 'verifichi|verifica|se la partita è vinta',
  'clean-up': 'fai|fa|la pulizia',
  complete: 'completi|completa|un’impresa|delle imprese',
  cooldown: 'applichi|applica|Raffreddamento',
  create: 'crei|crea|una pedina|delle pedine',
  declare: 'metti|mette|la carta nel Limbo',
  defect: 'fai|fa|disertare un personaggio|disertare dei personaggi',
  discard: 'scarti|scarta',
  'distribute-counters': 'distribuisci|distribuisce|dei segnalini',
  double: 'raddoppi|raddoppia|dei segnalini',
  draw: 'peschi|pesca|una carta|delle carte',
  emblem: 'crei|crea|un emblema|degli emblemi',
  'end-turn': 'finisci|finisce|il turno',
  exchange: 'scambi|scambia|delle carte',
  'exchange-boosts': 'scambi|scambia|dei rinforzi',
  exhaust: 'consumi|consuma|un oggetto|degli oggetti',
  'exhausted-resupply': 'usi|usa|Rifornire-Consumare',
  expand: 'fai|fa|di una carta una sfera di mana|di alcune carte delle sfere di mana',
  fail: 'non avanzi|non avanza',
  'first-player': 'diventi|diventa|il primo giocatore',
  gain: 'dai|dà|uno stato|degli stati',
  'gain-counters': 'dai|dà|dei segnalini',
  'gain-fleeting': 'dai|dà|Fugace',
  'gain-status': 'dai|dà|uno stato|degli stati',
  'gain-subtypes': 'dai|dà|dei sottotipi',
  look: 'guardi|guarda|una carta|delle carte',
  lose: 'togli|toglie|uno stato|degli stati',
  'lose-ascended': 'togli|toglie|lo stato Ascesa',
  'lose-counters': 'togli|toglie|dei segnalini',
  'lose-status': 'togli|toglie|uno stato|degli stati',
  move: 'sposti|sposta|un oggetto|degli oggetti',
  'move-backward': 'fai|fa|arretrare una spedizione|arretrare delle spedizioni',
  'move-expedition': 'muovi|muove|una spedizione|delle spedizioni',
  'move-forward': 'fai|fa|avanzare una spedizione|avanzare delle spedizioni',
  'move-marker': 'sposti|sposta|un indicatore terreno|degli indicatori terreno',
  next: 'prepari|prepara|un effetto per la prossima carta',
  ongoing: 'prepari|prepara|un effetto che dura',
  pass: 'passi|passa',
  pay: 'paghi|paga',
  phase: 'cominci|comincia|la fase',
  'place-marker': 'posizioni|posiziona|un indicatore terreno|degli indicatori terreno',
  play: 'metti|mette|la carta in gioco',
  prepare: 'ripristini|ripristina|ciò che è consumato',
  progress: 'confronti|confronta|delle spedizioni',
  put: 'metti|mette|un oggetto altrove|degli oggetti altrove',
  ready: 'ripristini|ripristina|un oggetto|degli oggetti',
  'receive-gift': 'ricevi|riceve|lo stesso',
  relocate: 'sposti|sposta|un oggetto in un’altra spedizione|degli oggetti in altre spedizioni',
  reshuffle: 'rimescoli|rimescola|gli Scarti nel mazzo',
  resolved: 'finisci|finisce|la risoluzione',
  rest: 'metti|mette|dei personaggi nella Riserva',
  resupply: 'Rifornisci|Rifornisce',
  return: 'fai|fa|tornare un oggetto|tornare degli oggetti',
  reveal: 'riveli|rivela|una carta|delle carte',
  'reveal-top': 'riveli|rivela|la prima carta di un mazzo',
  roll: 'tiri|tira|un dado|dei dadi',
  rush: 'Incalzi|Incalza',
  sabotage: 'Saboti|Sabota',
  sacrifice: 'sacrifichi|sacrifica',
  send: 'mandi|manda|un oggetto|degli oggetti',
  shuffle: 'mescoli|mescola|un mazzo|dei mazzi',
  spend: 'spendi|spende|dei segnalini',
  'starting-mana': 'crei|crea|le prime sfere di mana',
  succeed: 'cambi|cambia|il primo giocatore',
  'swap-orbs': 'consumi|consuma|una sfera di mana per ripristinarne un’altra',
  switch: 'fai|fa|cambiare spedizione a un personaggio|cambiare spedizione a dei personaggi',
  'take-control': 'prendi|prende|il controllo di un oggetto|il controllo di alcuni oggetti',
  together: 'fai|fa|più cose insieme',
  top: 'sposti|sposta|la prima carta di un mazzo',
  win: 'vinci|vince|la partita',
};

/** What happens in a step that no player does. */
const HAPPENS: Partial<Record<StepVerb, string>> = {
  'activate-reactions': 'si attivano delle Reazioni',
  after: 'l’effetto giornaliero è finito',
  'clean-up': `${DAILY['clean-up']} ha luogo`,
  draw: 'i giocatori pescano',
  expand: `${DAILY.expand} ha luogo`,
  phase: 'la fase è cominciata',
  prepare: `${DAILY.prepare} ha luogo`,
  progress: `${DAILY.progress} ha luogo`,
  reshuffle: 'una pila degli Scarti torna, mescolata, nel mazzo',
  rest: `${DAILY.rest} ha luogo`,
  'starting-mana': 'i giocatori creano le loro prime sfere di mana',
  succeed: `${DAILY.succeed} ha luogo`,
};

/** "Alma pesca delle carte", "il riposo ha luogo". */
export function stepSentence(entry: Entry<'step'>, voice: Voice): string {
  const { player, actions, cost } = entry;
  if (player === null) {
    return HAPPENS[entry.verb as StepVerb] ?? `ecco che cosa accade: ${verb(entry.verb)}`;
  }
  if (cost) return does(player, 'paghi il costo|paga il costo', voice);
  const predicate = predicateOfStep(DOES, entry.verb, actions);
  return does(player, predicate ?? `fai questo: ${entry.verb}|fa questo: ${entry.verb}`, voice);
}
