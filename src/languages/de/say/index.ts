/** German. */

import { createBeginning } from '../../say/beginning.ts';
import { isTheirChoice } from '../../say/context.ts';
import { manaOrAmount } from '../../say/cost.ts';
import { timesAndX } from '../../say/sum.ts';
import type { Wording } from '../../say/wording.ts';
import { amount, whatXIs } from './amount.ts';
import { arrangedSentence, isInfinitive, mainClause, withZu } from './clause.ts';
import { condition, exceptionClause } from './condition.ts';
import { expedition, matchingExpeditions } from './expedition.ts';
import { keyword, passiveStatement } from './passive.ts';
import { holderOf, objectPhrase } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { cost, costSymbols, step, together } from './step.ts';
import { describeTrigger } from './trigger.ts';
import { orderOrInfinitive, statementOf } from './verb.ts';
import { COLON, counterPhrase, joinList, numberWord, typeLine } from './words.ts';

const TIMES = ['', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal'];

export const wording: Wording = {
  code: 'de',
  arranged: arrangedSentence,
  amount,
  holder: holderOf,
  expeditions: matchingExpeditions,
  trigger: describeTrigger,
  condition: (value, context) => `falls ${condition(value, context)}`,
  whilst: (value, context) => `falls ${condition(value, context)}`,
  targetedThen: (target, happens) => [target, happens],
  isCostFirst: true,
  unless: (value, context) => `es sei denn, ${exceptionClause(value, context)}`,
  step,
  together,
  sequence: (clauses) => {
    const joint = clauses.some(isInfinitive) ? ' und dann ' : ', dann ';
    return clauses.length < 3
      ? clauses.join(joint)
      : `${clauses.slice(0, -1).join(', ')}${joint}${clauses.at(-1)}`;
  },
  cost,
  symbols: costSymbols,
  colon: COLON,
  may: (who, clause, context) =>
    mainClause(playerPhrase(who, context), who === 'you' ? 'darfst' : 'darf', clause),
  inOrderTo: (paid, clause) => `${paid}, um ${withZu(clause)}`,
  soThat: (paid, clause) => `${paid}; dann gilt: ${clause}`,
  either: (clauses) => `dann ${mainClause('du', 'darfst', joinList(clauses, 'oder'))}`,
  ifDone: 'falls du das tust,',
  ifItDid: 'falls sie das tut,',
  ifNot: 'falls du das nicht tust,',
  ifImpossible: 'falls du das nicht kannst,',
  next: 'dann,',
  otherwise: 'andernfalls',
  completed: 'Vollbracht',
  startingWithYou: 'angefangen bei dir',
  forEachPlayer: 'tu dies für jeden Spieler, angefangen bei dir',
  chooseOrPay: (paid, context) =>
    `wähle eine Aktion, oder ${costSymbols(paid, context)}, um beide zu wählen`,
  choose(instruction, context) {
    const many = (count: typeof instruction.count) =>
      count === 1
        ? 'eine Aktion'
        : `${typeof count === 'number' ? numberWord(count) : timesAndX(count)[0]} Aktionen`;
    const { count, countIf } = instruction;
    const x = typeof count === 'number' ? '' : whatXIs(timesAndX(count)[1], context);
    if (countIf && count === 1 && countIf.count === 2 && instruction.modes.length === 2)
      return `wähle eine Aktion. Falls ${condition(countIf.if, context)}, kannst du beide wählen`;
    const again = instruction.again ? '. Du darfst eine Option mehrfach wählen' : '';
    const more = countIf
      ? `, oder ${countIf.upTo ? 'bis zu ' : ''}${many(countIf.count)}, falls ${condition(countIf.if, context)}`
      : '';
    return `wähle ${instruction.upTo ? 'bis zu ' : ''}${many(count)}${more}${x}${again}`;
  },
  repeat(times, context) {
    if (typeof times === 'number')
      return `führe folgende Aktion ${TIMES[times] ?? `${times}-mal`} aus`;
    if ('x' in times) return 'führe folgende Aktion X-mal aus';
    const [many, x] = timesAndX(times);
    return `führe folgende Aktion ${many}-mal aus${whatXIs(x, context)}`;
  },
  forEach(of, context) {
    if (typeof of === 'object' && 'all' in of) {
      const words = nounPhrase(of.all, false, context, { grammar: 'acc', article: 'jeder' });
      objectPhrase(of, context);
      context.it = { ...context.it, plural: false };
      return `für ${words}`;
    }
    return `für ${objectPhrase(of, context, 'acc').text}`;
  },
  target(of, mood, context) {
    const words = objectPhrase(of, context, 'acc').text.replace(' deiner Wahl', '');
    if (typeof of === 'object' && 'choose' in of && of.by)
      return statementOf(playerPhrase(of.by, context), 'wählen', 'er', words);
    return orderOrInfinitive('wählen', words, mood);
  },
  targetExpedition(reference, mood, context) {
    if (isTheirChoice(reference)) {
      context.it = { noun: 'expedition', plural: false };
      return statementOf('dieser Spieler', 'wählen', 'er', 'eine seiner Expeditionen');
    }
    const words = expedition(reference, context, 'acc').text.replace(' deiner Wahl', '');
    return orderOrInfinitive('wählen', words, mood);
  },
  targetPlayer: (who, mood, context) =>
    orderOrInfinitive(
      'wählen',
      playerPhrase(who, context, 'acc').replace(' deiner Wahl', ''),
      mood,
    ),
  depending: (on, context) =>
    on === undefined
      ? 'bei'
      : typeof on === 'object' && 'affected' in on
        ? 'abhängig von der Anzahl an Verstärkungen, die auf diese Art entfernt wurden'
        : `abhängig davon, wie hoch dieser Wert ist – ${amount(on, context)}`,
  rolled: (faces) => `bei ${faces}`,
  passive: passiveStatement,
  keyword,
  beginning: createBeginning({
    start: (what) => mainClause('ich', 'beginne', `das Spiel mit ${what}`),
    counters: (name, many, plural) =>
      counterPhrase(name, many, plural).replace(/[Zz]ähler$/u, plural ? '$&n' : '$&'),
    markers: (count) => `${count} Geländemarkern`,
    colon: COLON,
    number: numberWord,
    list: joinList,
  }),
  only: (value, context) => `du kannst dies nur aktivieren, falls ${condition(value, context)}`,
  costsMore(by, value, context) {
    const more = manaOrAmount(by, context);
    return `diese Aktion kostet ${more} mehr, falls ${condition(value, context)}`;
  },
  quote: (text) => `„${text}“`,
  typeLine,
};
