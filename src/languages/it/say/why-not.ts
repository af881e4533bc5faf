/** Why something is not offered or does not happen, in Italian. */

import type { Status } from '../../../engine/cards/ability.ts';
import type { WhyNotWords } from '../../say/why-not.ts';
import { becauseOf } from './play.ts';
import { KEYWORD, statusAdjective, statusWord } from './words.ts';

function statusOf(status: Status | null): string {
  return status === null ? 'quello stato' : `lo stato ${statusWord(status)}`;
}

/** What a trigger asks for, by the field of its filter. */
const ASKED: Readonly<Record<string, string>> = {
  type: 'il tipo richiesto',
  subtype: 'il sottotipo richiesto',
  baseCost: 'il costo base richiesto',
  handCost: 'il costo dalla mano richiesto',
  reserveCost: 'il costo dalla Riserva richiesto',
  counters: 'i segnalini richiesti',
};

export const whyNotWords: WhyNotWords = {
  because: becauseOf,
  lacking: (needed, ready) => `costa ${needed}, disponibili ${ready}`,
  reasons: {
    'ability-ignored': ({ of, because }) => `le abilità${of} non hanno effetto${because}`,
    'already-has': ({ x, isExpedition, status }) =>
      isExpedition
        ? `la spedizione è già ${statusAdjective('ascended', 'f', false)}`
        : status === 'completed'
          ? `${x} è già ${statusAdjective(status, 'f', false)}`
          : `${x} ha già ${statusOf(status)}`,
    'cannot-activate': ({ of, because }) => `una Reazione${of} non può attivarsi${because}`,
    'cannot-be-played': ({ x, because }) => `nessuno può giocare ${x}${because}`,
    'cannot-gain-counters': ({ x, because }) => `${x} non può ottenere segnalini${because}`,
    'cannot-move': ({ because }) => `la spedizione non può avanzare${because}`,
    'cannot-ready': ({ x, because }) => `${x} non può ripristinarsi${because}`,
    'cannot-take-control': ({ of }) => `non si può prendere il controllo${of}`,
    condition: ({ of }) => `una condizione${of} non è soddisfatta`,
    cost: ({ of, lacking }) => `non si può pagare il costo${of}${lacking}`,
    'does-not-have': ({ x, status }) => `${x} non ha ${statusOf(status)}`,
    'does-not-work': ({ of }) => `l’abilità${of} non funziona lì`,
    exhausted: ({ x }) => `${x} ha lo stato ${statusWord('exhausted')}`,
    gone: ({ x }) => `${x} non è più dov’era`,
    'daily-limit': ({ of }) => `l’abilità${of} è già servita cento volte in questa giornata`,
    'daily-limit-of-name': ({ of }) =>
      `la Reazione${of} si è già attivata mille volte in questa giornata, contando tutti gli oggetti con quel nome`,
    'no-counters-here': ({ x }) => `${x} non può avere segnalini in quell’area`,
    'no-status-here': ({ x }) => `${x} non può avere stati in quell’area`,
    'nothing-there': () => 'non c’è nulla a cui applicare l’effetto',
    'region-of-origin': () => 'la spedizione è al punto di partenza e non può arretrare',
    'opposite-region': () => 'la spedizione è in fondo al cammino e non può avanzare',
    arena: () => 'nell’Arena le spedizioni non si muovono',
    tough: ({ x }) => `${x} ha Tenace, e manca il mana per farne un bersaglio`,
    'already-target': ({ x }) => `${x} è già un bersaglio di questo passaggio`,
    trigger: ({ x, ofBy, word }) =>
      `la Reazione${ofBy} non si attiva, perché ${x} non ha ${ASKED[word ?? ''] ?? 'le statistiche richieste'}`,
    stays: ({ x, status, word }) =>
      `${x} ha ${word === 'eternal' ? KEYWORD.eternal : statusOf(status)} e resta in gioco`,
  },
};
