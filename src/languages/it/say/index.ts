/** Italian. */

import { createBeginning } from '../../say/beginning.ts';
import { isTheirChoice } from '../../say/context.ts';
import { manaOrAmount } from '../../say/cost.ts';
import type { Mood, Wording } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { condition } from './condition.ts';
import { expedition, matchingExpeditions } from './expedition.ts';
import { keyword, passiveStatement } from './passive.ts';
import { holderOf, objectPhrase } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { cost, step, symbols, together } from './step.ts';
import { describeTrigger } from './trigger.ts';
import { COLON, counterPhrase, joinList, numberWord, typeLine, withPreposition } from './words.ts';

function targetVerb(mood: Mood): string {
  return `${mood === 'order' ? 'scegli' : 'scegliere'} come bersaglio`;
}

/** The verb of a condition, negated and in the subjunctive: "controlli" → "non controlli". */
const SUBJUNCTIVES: readonly (readonly [indicative: RegExp, subjunctive: string])[] = [
  [/^(mi |lo |la )?controlli /u, '$1non controlli '],
  [/^ci sono /u, 'non ci siano '],
  [/^c’è /u, 'non ci sia '],
  [/^hai /u, 'tu non abbia '],
  [/^sei /u, 'tu non sia '],
  [/^sono /u, 'io non sia '],
  [/^ho /u, 'io non abbia '],
  [/^(un’abilità (?:\S+ )?)è stata attivata /u, 'non sia stata attivata $1'],
  [/^è /u, 'non sia '],
  [/^sto affrontando /u, 'io non stia affrontando '],
  [/^ha /u, 'non abbia '],
  [/ è /u, ' non sia '],
  [/ sono /u, ' non siano '],
  [/ ha /u, ' non abbia '],
  [/ contiene /u, ' non contenga '],
];

/** A verb that says "not" already: a second "non" would say the opposite, or nothing. */
const NEGATED = /(?:^| )non /u;

function notSubjunctive(condition: string): string {
  const found =
    !NEGATED.test(condition) && SUBJUNCTIVES.find(([indicative]) => indicative.test(condition));
  return found ? condition.replace(...found) : `non sia vero che ${condition}`;
}

const EACH = /^ogni giocatore /u;

/** Clauses in a row; a subject that two of them share is written once. */
function joinClauses(clauses: readonly string[]): string {
  const [first = '', second = ''] = clauses;
  if (
    clauses.length === 2 &&
    / ottiene |^ottiene |perde /u.test(first) &&
    /^(?:ottiene|perde) /u.test(second)
  ) {
    return `${first} e ${second}`;
  }
  const [last, ...before] = clauses
    .map((said, at) => (EACH.test(clauses[at - 1] ?? '') ? said.replace(EACH, '') : said))
    .reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')}, poi ${last}`;
}

export const wording: Wording = {
  code: 'it',
  amount,
  holder: holderOf,
  expeditions: matchingExpeditions,
  trigger: describeTrigger,
  condition: (value, context) => `se ${condition(value, context)}`,
  whilst: (value, context) => `se ${condition(value, context)}`,
  targetedThen: (target, happens) => [target, happens],
  playedThen: (said, then, isMe) => (isMe ? [`${said} e ${then}`] : [said, then]),
  isCostFirst: true,
  unless: (value, context) => `a meno che ${notSubjunctive(condition(value, context))}`,
  step,
  together,
  sequence: joinClauses,
  cost,
  symbols,
  colon: COLON,
  may(who, clause, context) {
    return who === 'you' ? `puoi ${clause}` : `${playerPhrase(who, context)} può ${clause}`.trim();
  },
  inOrderTo: (paid, clause) => `${paid} per ${clause}`,
  soThat: (paid, clause) => `${paid} così che ${clause}`,
  either: (clauses) => `poi puoi ${joinList(clauses, 'oppure')}`,
  ifDone: 'se lo fai,',
  ifItDid: 'se lo fa,',
  ifNot: 'se non lo fai,',
  ifImpossible: 'se è impossibile,',
  next: 'poi,',
  otherwise: 'altrimenti,',
  completed: 'Eseguita',
  startingWithYou: 'a cominciare da te,',
  forEachPlayer: 'fai questo per ogni giocatore, cominciando da te',
  chooseOrPay: (paid, context) => `scegli uno, o ${symbols(paid, context)} per scegliere entrambi`,
  choose(instruction, context) {
    const many = (count: typeof instruction.count) =>
      count === 1 ? 'uno' : typeof count === 'number' ? numberWord(count) : 'X';
    const { count, countIf } = instruction;
    const x = typeof count === 'number' ? '' : `, dove X è ${amount(count, context)}`;
    const again = instruction.again ? '. Puoi scegliere la stessa opzione più volte' : '';
    const more = countIf
      ? `, o ${countIf.upTo ? 'fino a ' : ''}${many(countIf.count)} se ${condition(countIf.if, context)}`
      : '';
    return `scegli ${instruction.upTo ? 'fino a ' : ''}${many(count)}${more}${x}${again}`;
  },
  repeat(times, context) {
    if (typeof times === 'number')
      return times === 1 ? 'fai questo una volta' : `fai questo ${numberWord(times)} volte`;
    if ('x' in times) return 'fai questo X volte';
    return `fai questo X volte, dove X è ${amount(times, context)}`;
  },
  forEach(of, context) {
    if (typeof of === 'object' && 'all' in of) {
      const words = nounPhrase(of.all, false, context);
      objectPhrase(of, context);
      context.it = { ...context.it, plural: false };
      return `per ogni ${words}`;
    }
    return `per ${objectPhrase(of, context).text}`;
  },
  target(of, mood, context) {
    const words = objectPhrase(of, context).text.replace(' bersaglio', '');
    if (typeof of !== 'object' || !('choose' in of)) return `${targetVerb(mood)} ${words}`;
    if (of.by) return `${playerPhrase(of.by, context)} sceglie come bersaglio ${words}`;
    return `${mood === 'order' ? 'scegli' : 'scegliere'} ${words}`;
  },
  targetExpedition(reference, mood, context) {
    if (isTheirChoice(reference)) {
      context.it = { noun: 'expedition', plural: false };
      return 'quel giocatore sceglie una delle sue spedizioni';
    }
    return `${targetVerb(mood)} ${expedition(reference, context).text.replace(' bersaglio', '')}`;
  },
  targetPlayer: (who, mood, context) =>
    `${targetVerb(mood)} ${playerPhrase(who, context).replace(' bersaglio', '')}`,
  depending: (on, context) =>
    on === undefined
      ? 'con'
      : typeof on === 'object' && 'affected' in on
        ? 'in base al numero di rinforzi rimossi'
        : `in base ${withPreposition('a', amount(on, context))}`,
  rolled: (faces) => `con ${faces},`,
  passive: passiveStatement,
  keyword,
  beginning: createBeginning({
    start: (what) => `comincio la partita con ${what}`,
    counters: counterPhrase,
    markers: (count) => `${count} indicatori terreno`,
    colon: COLON,
    number: numberWord,
    list: joinList,
  }),
  only: (value, context) => `solo se ${condition(value, context)}`,
  costsMore(by, value, context) {
    const more = manaOrAmount(by, context);
    return `costa ${more} in più se ${condition(value, context)}`;
  },
  quote: (text) => `«${text}»`,
  typeLine,
};
