/** The Italian grammar. */

import type { WithMeanings } from '../../read/meanings-for.ts';
import type { ReadingWords } from '../../read/reader.ts';
import { abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { references } from './reference.ts';
import { sentences } from './sentence.ts';
import { steps } from './step.ts';

const phrases = { ...references, ...conditions, ...steps, ...sentences, ...abilities };
phrases satisfies WithMeanings<typeof phrases>;

export const reading: ReadingWords = {
  elision: true,
  enclitics:
    /^((?:sacrific|consum|scart|gioc|mett|mand|pesc|ripristin|confer|tien|cre|tir|ignor|aument|esegu|distribu|aggiung|ricev|f)(?:a|al|am|ar|er|ir|e|i|isci)?)(mi|lo|la|li|le|gli|ne)$/u,
  phrases,
  macros: {
    di: "di|del|dello|della|dell'|dei|degli|delle|d'",
    in: "in|nel|nello|nella|nell'|nei|negli|nelle",
    da: "da|dal|dallo|dalla|dall'|dai|dagli|dalle",
    a: "a|ad|al|allo|alla|all'|ai|agli|alle",
    the: "il|lo|la|l'|i|gli|le",
    un: "un|uno|una|un'",
    altro: 'altro|altra|altri|altre',
    when: 'quando|ogni volta che',
    gain: 'ottiene|ottengono|ottenere|ottenga',
    lose: 'perde|perdono|perdere|perda',
    create: 'crea|creare',
    play: 'immediatamente? (gioca|giocare|giocar) immediatamente?',
    free: 'senza (pagarne il costo|pagare il suo costo|pagare il mio costo)',
    someCards: 'una o più carte|almeno una carta',
    resupply: 'rifornisci|rifornire|rifornisce|@resupply',
    exhaustedResupply:
      'rifornisci consuma|rifornire consumare|rifornisce consuma|@exhausted-resupply',
    sabotage: 'sabota|sabotare|@sabotage',
    rush: 'incalza|incalzare|@rush',
    ascend: 'ascende|ascendere|ascendono|@ascend',
    contact: 'in contatto|@in-contact',
    gift: 'regalo|@gift',
    affronto: 'sto affrontando|stia affrontando',
    equal: 'pari|uguale|uguali',
  },
  meaningful: /\d+\/\d+\/\d+|^al massimo/u,
  continued: /^(?:se (?:non )?lo fai|se l['’]hai fatto|altrimenti)\b/iu,
  completed: ['eseguita', 'eseguito'],
  shortTypes: {
    'expedition-permanent': ['Permanente spedizione'],
    'landmark-permanent': ['Fulcro', 'Permanente'],
    token: ['Pedina'],
  },
  feminineKeywords: null,
  grammatical: {
    articles: "un u una il la l' i gli le ogni tutti tutte ciascuno entrambe qualsiasi",
    subjects: 'tu io',
    ownersZones: 'tuo tua suo sua propria',
    joints: 'in di a al ai con per e poi se anche inoltre dalla nella',
    auxiliaries: 'far pagare è giocato immediatamente invece durante',
    halfNegations: "non nessun nessun' nessuna alcun",
    nounsBeside: 'permanente permanenti carte costo terreno rinforzi',
    ofTokens:
      'pedina pedine compagno soldato illusione robot animale leviatano pianta missione eseguita {j}',
    saidTwice: 'solo primo prossimo altro terzo bersaglio ascese',
  },
};
