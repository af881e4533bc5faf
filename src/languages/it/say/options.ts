/** What decisions ask, and their options, in Italian. */

import type { OptionWords } from '../../say/option.ts';
import { withDi } from './play.ts';
import { COST } from './words.ts';

export const optionWords: OptionWords = {
  asked: {
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
  },
  asks: (does, what) => `${does('scegli|sceglie')} ${what}`,
  pass: 'passare',
  none: 'nulla',
  done: 'è tutto',
  yes: 'sì',
  no: 'no',
  aCard: 'una carta',
  from: {
    hand: 'dalla mano',
    reserve: 'dalla Riserva',
    deck: 'dal mazzo',
    discard: 'dagli Scarti',
  },
  play: (card, how) => `giocare ${card} ${how}`,
  forHandCost: ` per il suo ${COST.hand}`,
  quickAction: (card) => `azione rapida ${withDi(card)}`,
  marker: (terrain) => `l’indicatore terreno ${terrain}`,
  mode: (number) => `opzione ${number}`,
};
