/** Italian. */

import { createBeginning } from '../../say/beginning.ts';
import { manaOrAmount } from '../../say/cost.ts';
import type { Language, Mood } from '../../say/language.ts';
import { amount } from './amount.ts';
import { condition } from './condition.ts';
import { cost, symbols } from './cost.ts';
import { expedition, expeditions } from './expedition.ts';
import { keyword, statement } from './passive.ts';
import { holder, object } from './reference.ts';
import { kind, player } from './selection.ts';
import { step, together } from './step.ts';
import { trigger } from './trigger.ts';
import { COLON, counters, list, number, prep, typeLine } from './words.ts';

function target(mood: Mood): string {
  return `${mood === 'order' ? 'scegli' : 'scegliere'} come bersaglio`;
}

export const italian: Language = {
  code: 'it',
  amount,
  holder,
  expeditions,
  trigger,
  condition: (value, context) => `se ${condition(value, context)}`,
  provided(value, context) {
    const words = condition(value, context);
    return words.startsWith('è') ? `ed ${words}` : `e ${words}`;
  },
  whilst: (value, context) => `finché ${condition(value, context)}`,
  unless(value, context) {
    const words = condition(value, context);
    return words.startsWith('controlli') ? `a meno che non ${words}` : `salvo se ${words}`;
  },
  step,
  together,
  sequence: (clauses) =>
    clauses.length < 3
      ? clauses.join(', e poi ')
      : `${clauses.slice(0, -1).join(', ')}, e poi ${clauses.at(-1)}`,
  cost,
  symbols,
  colon: COLON,
  may(who, clause, context) {
    return who === 'you' ? `puoi ${clause}` : `${player(who, context)} può ${clause}`.trim();
  },
  inOrderTo: (paid, clause) => `${paid} per ${clause}`,
  soThat: (paid, clause) => `${paid} così che, ${clause}`,
  either: (clauses) => `poi puoi ${list(clauses, 'oppure')}`,
  ifDone: 'se l’hai fatto,',
  ifItDid: 'se l’ha fatto,',
  ifNot: 'altrimenti,',
  ifImpossible: 'se è impossibile,',
  otherwise: 'altrimenti,',
  startingWithYou: 'cominciando da te,',
  forEachPlayer: 'fai questo per ogni giocatore, cominciando da te',
  chooseOrPay: (paid, context) => `scegli uno, o ${symbols(paid, context)} per scegliere entrambi`,
  choose(instruction, context) {
    const many = (count: typeof instruction.count) =>
      count === 1 ? 'uno' : typeof count === 'number' ? number(count) : 'X';
    const { count, countIf } = instruction;
    const x = typeof count === 'number' ? '' : `, con X pari ${prep('a', amount(count, context))}`;
    const again = instruction.again ? ' (anche la stessa opzione più volte)' : '';
    const more = countIf
      ? `, o ${countIf.upTo ? 'fino a ' : ''}${many(countIf.count)} se ${condition(countIf.if, context)}`
      : '';
    return `scegli ${instruction.upTo ? 'fino a ' : ''}${many(count)}${again}${more}${x}`;
  },
  repeat(times, context) {
    if (typeof times === 'number')
      return times === 1 ? 'fai questo una volta' : `fai questo ${number(times)} volte`;
    if ('x' in times) return 'fai questo X volte';
    return `fai questo X volte, con X pari ${prep('a', amount(times, context))}`;
  },
  forEach(of, context) {
    if (typeof of === 'object' && 'all' in of) {
      const words = kind(of.all, false, context);
      object(of, context);
      context.it = { ...context.it, plural: false };
      return `per ogni ${words}`;
    }
    return `per ${object(of, context).text}`;
  },
  target(of, mood, context) {
    const words = object(of, context).text.replace(' bersaglio', '');
    const by = typeof of === 'object' && 'choose' in of ? of.by : undefined;
    return by
      ? `${player(by, context)} sceglie come bersaglio ${words}`
      : `${target(mood)} ${words}`;
  },
  targetExpedition: (reference, mood, context) =>
    `${target(mood)} ${expedition(reference, context).text.replace(' bersaglio', '')}`,
  targetPlayer: (who, mood, context) =>
    `${target(mood)} ${player(who, context).replace(' bersaglio', '')}`,
  depending: (on, context) =>
    on === undefined
      ? 'a seconda del risultato'
      : typeof on === 'object' && 'affected' in on
        ? 'a seconda di quanti sono'
        : `in base ${prep('a', amount(on, context))}`,
  rolled: (faces) => `con ${faces},`,
  passive: statement,
  keyword,
  beginning: createBeginning({
    start: (what) => `comincio la partita con ${what}`,
    counters,
    markers: (count) => `${count} indicatori terreno`,
    colon: COLON,
    number,
    list,
  }),
  only: (value, context) => `solo se ${condition(value, context)}`,
  costsMore(by, value, context) {
    const more = manaOrAmount(by, context);
    return `costa ${more} in più se ${condition(value, context)}`;
  },
  quote: (text) => `«${text}»`,
  typeLine,
};
