/** Why something is not offered or does not happen, in Italian. */

import { STATUSES, type Status } from '../../../engine/cards/ability.ts';
import type { ManaLacking } from '../../../engine/state/trace.ts';
import type { PlayWords } from '../../say/teller.ts';
import { manaMark } from '../../say/text.ts';
import { becauseOf, ofThing, thing } from './play.ts';
import { KEYWORD, statusAdjective, statusWord } from './words.ts';

function statusOf(word: string | undefined): string {
  return word !== undefined && STATUSES.includes(word as Status)
    ? `lo stato ${statusWord(word as Status)}`
    : 'quello stato';
}

/** How much mana a cost needs and how much is ready; empty where the cost lacks something else. */
function sayLackingMana(missing: ManaLacking | undefined): string {
  return missing
    ? `: costa ${manaMark(missing.needed)}, disponibili ${manaMark(missing.ready)}`
    : '';
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

export const whyNot: PlayWords['whyNot'] = {
  'ability-ignored': (entry, voice) =>
    `le abilità${ofThing(entry.object, voice)} non hanno effetto${becauseOf(entry.by, voice)}`,
  'already-has': (entry, voice) =>
    entry.object === null
      ? `la spedizione è già ${statusAdjective('ascended', 'f', false)}`
      : `${thing(entry.object, voice)} ha già ${statusOf(entry.word)}`,
  'cannot-activate': (entry, voice) =>
    `una Reazione${ofThing(entry.object, voice)} non può attivarsi${becauseOf(entry.by, voice)}`,
  'cannot-be-played': (entry, voice) =>
    `nessuno può giocare ${thing(entry.object, voice)}${becauseOf(entry.by, voice)}`,
  'cannot-gain-counters': (entry, voice) =>
    `${thing(entry.object, voice)} non può ottenere segnalini${becauseOf(entry.by, voice)}`,
  'cannot-move': (entry, voice) => `la spedizione non può avanzare${becauseOf(entry.by, voice)}`,
  'cannot-ready': (entry, voice) =>
    `${thing(entry.object, voice)} non può ripristinarsi${becauseOf(entry.by, voice)}`,
  'cannot-take-control': (entry, voice) =>
    `non si può prendere il controllo${ofThing(entry.object, voice)}`,
  condition: (entry, voice) => `una condizione${ofThing(entry.object, voice)} non è soddisfatta`,
  cost: (entry, voice) =>
    `non si può pagare il costo${ofThing(entry.object, voice)}${sayLackingMana(entry.mana)}`,
  'does-not-have': (entry, voice) => `${thing(entry.object, voice)} non ha ${statusOf(entry.word)}`,
  'does-not-work': (entry, voice) => `l’abilità${ofThing(entry.object, voice)} non funziona lì`,
  exhausted: (entry, voice) =>
    `${thing(entry.object, voice)} ha lo stato ${statusWord('exhausted')}`,
  gone: (entry, voice) => `${thing(entry.object, voice)} non è più dov’era`,
  'daily-limit': (entry, voice) =>
    `l’abilità${ofThing(entry.object, voice)} è già servita cento volte in questa giornata`,
  'daily-limit-of-name': (entry, voice) =>
    `la Reazione${ofThing(entry.object, voice)} si è già attivata mille volte in questa giornata, contando tutti gli oggetti con quel nome`,
  'no-counters-here': (entry, voice) =>
    `${thing(entry.object, voice)} non può avere segnalini in quell’area`,
  'no-status-here': (entry, voice) =>
    `${thing(entry.object, voice)} non può avere stati in quell’area`,
  'nothing-there': () => 'non c’è nulla a cui applicare l’effetto',
  'region-of-origin': () => 'la spedizione è al punto di partenza e non può arretrare',
  'opposite-region': () => 'la spedizione è in fondo al cammino e non può avanzare',
  arena: () => 'nell’Arena le spedizioni non si muovono',
  tough: (entry, voice) =>
    `${thing(entry.object, voice)} ha Tenace, e manca il mana per farne un bersaglio`,
  'already-target': (entry, voice) =>
    `${thing(entry.object, voice)} è già un bersaglio di questo passaggio`,
  trigger: (entry, voice) =>
    `la Reazione${ofThing(entry.by, voice)} non si attiva, perché ${thing(entry.object, voice)} non ha ${ASKED[entry.word ?? ''] ?? 'le statistiche richieste'}`,
  stays: (entry, voice) =>
    `${thing(entry.object, voice)} ha ${entry.word === 'eternal' ? KEYWORD.eternal : statusOf(entry.word)} e resta in gioco`,
};
