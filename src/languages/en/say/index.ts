/** English. */

import { createBeginning } from '../../say/beginning.ts';
import { isTheirChoice } from '../../say/context.ts';
import { manaOrAmount } from '../../say/cost.ts';
import type { Wording } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { condition } from './condition.ts';
import { expedition, matchingExpeditions } from './expedition.ts';
import { keyword, passiveStatement } from './passive.ts';
import { objectPhrase, withPossessor } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { cost, step, symbols, together } from './step.ts';
import { describeTrigger } from './trigger.ts';
import { COLON, counterPhrase, joinList, numberWord, typeLine, withIndefinite } from './words.ts';

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

export const wording: Wording = {
  code: 'en',
  amount,
  holder: (role, of, context) => withPossessor(role, of, context),
  expeditions: matchingExpeditions,
  trigger: describeTrigger,
  condition: (value, context) => `if ${condition(value, context)}`,
  whilst: (value, context) => `as long as ${condition(value, context)}`,
  targetedThen: null,
  isCostFirst: false,
  unless: (value, context) => `unless ${condition(value, context)}`,
  step,
  together,
  sequence: (clauses) =>
    clauses.length < 3
      ? clauses.join(', then ')
      : `${clauses.slice(0, -1).join(', ')}, then ${clauses.at(-1)}`,
  cost,
  symbols,
  colon: COLON,
  may: (who, clause, context) => `${playerPhrase(who, context)} may ${clause}`,
  inOrderTo: (paid, clause) => `${paid} in order to ${clause}`,
  soThat: (paid, clause) => `${paid} so that, ${clause}`,
  either: (clauses) => `then you may ${joinList(clauses, 'or else')}`,
  ifDone: 'if you do,',
  ifItDid: 'if it does,',
  ifNot: 'otherwise,',
  ifImpossible: 'if that is impossible,',
  next: 'then,',
  otherwise: 'otherwise,',
  completed: 'Completed',
  startingWithYou: 'starting with you,',
  forEachPlayer: 'do this for each player, starting with you',
  chooseOrPay: (paid, context) => `choose one, or ${cost(paid, context)} to choose both`,
  choose(instruction, context) {
    const many = (count: typeof instruction.count) =>
      typeof count === 'number' ? numberWord(count) : 'X';
    const { count, countIf } = instruction;
    const x = typeof count === 'number' ? '' : `, X being ${amount(count, context)}`;
    const again = instruction.again ? '. You may pick the same option multiple times' : '';
    const more = countIf
      ? `, or ${countIf.upTo ? 'up to ' : ''}${many(countIf.count)} if ${condition(countIf.if, context)}`
      : '';
    return `choose ${instruction.upTo ? 'up to ' : ''}${many(count)}${more}${x}${again}`;
  },
  repeat(times, context) {
    if (typeof times === 'number') return `do this ${TIMES[times] ?? `${numberWord(times)} times`}`;
    if ('x' in times) return 'do this X times';
    return `do this X times, X being ${amount(times, context)}`;
  },
  forEach(of, context) {
    if (typeof of === 'object' && 'all' in of) {
      const words = nounPhrase(of.all, false, context);
      objectPhrase(of, context, 'subject');
      context.it = { ...context.it, plural: false };
      return `for each ${words}`;
    }
    return `for each of ${objectPhrase(of, context, 'object').text}`;
  },
  target(of, _, context) {
    const words = objectPhrase(of, context, 'object').text;
    if (typeof of === 'object' && 'choose' in of) {
      return `${of.by ? `${playerPhrase(of.by, context)} targets` : 'choose'} ${words}`;
    }
    const single = words.startsWith('target ');
    return `target ${single ? withIndefinite(words.replace(/^target /u, '')) : words.replace('target ', '')}`;
  },
  targetExpedition(reference, _, context) {
    if (isTheirChoice(reference)) {
      context.it = { noun: 'expedition', plural: false };
      return 'that player chooses one of their Expeditions';
    }
    const { text, plural } = expedition(reference, context);
    return `target ${plural ? text.replace('target ', '') : text.replace(/^target /u, 'an ')}`;
  },
  targetPlayer(who, _, context) {
    const words = playerPhrase(who, context);
    return `target ${words.startsWith('target ') ? withIndefinite(words.replace(/^target /u, '')) : words.replace('target ', '')}`;
  },
  depending: (on, context) =>
    on === undefined
      ? 'on a'
      : typeof on === 'object' && 'affected' in on
        ? 'depending on how many that was'
        : `depending on ${amount(on, context)}`,
  rolled: (faces) => `on a ${faces},`,
  passive: passiveStatement,
  keyword,
  beginning: createBeginning({
    start: (what) => `I start the game with ${what}`,
    counters: counterPhrase,
    markers: (count) => `${count} Terrain Markers`,
    colon: COLON,
    number: numberWord,
    list: joinList,
  }),
  only: (value, context) => `only if ${condition(value, context)}`,
  costsMore(by, value, context) {
    const more = manaOrAmount(by, context);
    const when =
      'not' in value
        ? `unless ${condition(value.not, context)}`
        : `if ${condition(value, context)}`;
    return `this costs ${more} more ${when}`;
  },
  quote: (text) => `“${text}”`,
  typeLine,
};
