/** French. */

import { createBeginning } from '../../say/beginning.ts';
import { isTheirChoice } from '../../say/context.ts';
import { manaOrAmount } from '../../say/cost.ts';
import type { Mood, Wording } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { condition } from './condition.ts';
import { expedition, matchingExpeditions } from './expedition.ts';
import { keywordOfSpeaker, passiveStatement } from './passive.ts';
import { holderOf, objectPhrase } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { cost, step, symbols, together } from './step.ts';
import { describeTrigger } from './trigger.ts';
import {
  COLON,
  counterPhrase,
  joinList,
  numberWord,
  typeLine,
  withDe,
  withQue,
  withSi,
} from './words.ts';

function targetVerb(mood: Mood): string {
  return mood === 'order' ? 'ciblez' : 'cibler';
}

/** "un Personnage ciblé gagne 1 boost", before "il perd Fugace", which has the same subject. */
const GAINS = /^(?:une?|il|elle) (?!.*(?:\p{L}ez|vous) ).*\b(?:gagne|perd) /u;

const EACH = /^chaque joueur /u;

/** Clauses in a row; a subject that two of them share is written once. */
function joinClauses(clauses: readonly string[]): string {
  const [first = '', second = ''] = clauses;
  if (clauses.length === 2 && GAINS.test(first) && /^(?:il|elle) (?:gagne|perd) /u.test(second)) {
    return `${first} et ${second.replace(/^\S+ /u, '')}`;
  }
  const [last, ...before] = clauses
    .map((said, at) => (EACH.test(clauses[at - 1] ?? '') ? said.replace(EACH, '') : said))
    .reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')}, puis ${last}`;
}

export const wording: Wording = {
  code: 'fr',
  amount,
  holder: holderOf,
  expeditions: matchingExpeditions,
  trigger: describeTrigger,
  condition: (value, context) => withSi(condition(value, context)),
  whilst(value, context) {
    return withSi(condition(value, context));
  },
  targetedThen: (target, happens) => [`${target}, ${happens}`],
  playedThen: (said, then, isMe) => (isMe ? [`${said} et ${then}`] : [said, then]),
  isCostFirst: true,
  unless: (value, context) => `sauf ${withSi(condition(value, context))}`,
  step,
  together,
  sequence: joinClauses,
  cost,
  symbols,
  colon: COLON,
  may(who, clause, context) {
    return `${playerPhrase(who, context)} ${who === 'you' ? 'pouvez' : 'peut'} ${clause}`;
  },
  inOrderTo: (paid, clause) => `${paid} pour ${clause}`,
  soThat: (paid, clause) => `${paid} pour ${withQue(clause.replace(/(?<= perd)(?= )/u, 'e'))}`,
  purposes: ['gain', 'lose', 'gain-counters'],
  either: (clauses) => `ensuite, vous pouvez ${joinList(clauses, 'ou bien')}`,
  ifDone: 'si vous le faites,',
  ifItDid: 'si elle le fait,',
  ifNot: 'si vous ne le faites pas,',
  ifImpossible: 'si c’est impossible,',
  next: 'puis,',
  otherwise: 'sinon,',
  completed: 'Accomplie',
  startingWithYou: 'en commençant par vous,',
  forEachPlayer: 'faites ceci pour chaque joueur, en commençant par vous',
  chooseOrPay: (paid, context) =>
    `choisissez l’un, ou ${symbols(paid, context)} pour choisir les deux`,
  choose(instruction, context) {
    const many = (count: typeof instruction.count) =>
      count === 1 ? 'l’un' : typeof count === 'number' ? numberWord(count) : 'X';
    const { count, countIf } = instruction;
    const x = typeof count === 'number' ? '' : `, X étant ${amount(count, context)}`;
    const again = instruction.again ? '. Vous pouvez choisir la même option plusieurs fois' : '';
    const more = countIf
      ? `, ou ${countIf.upTo ? 'jusqu’à ' : ''}${many(countIf.count)} ${withSi(condition(countIf.if, context))}`
      : '';
    return `choisissez ${instruction.upTo ? 'jusqu’à ' : ''}${many(count)}${more}${x}${again}`;
  },
  repeat(times, context) {
    if (typeof times === 'number') return `faites ceci ${numberWord(times)} fois`;
    if ('x' in times) return 'faites ceci X fois';
    return `faites ceci X fois, X étant ${amount(times, context)}`;
  },
  forEach(of, context) {
    if (typeof of === 'object' && 'all' in of) {
      const words = nounPhrase(of.all, false, context);
      objectPhrase(of, context);
      context.it = { ...context.it, plural: false };
      return `pour chaque ${words}`;
    }
    return `pour ${objectPhrase(of, context).text}`;
  },
  target(of, mood, context) {
    const words = objectPhrase(of, context).text.replace(/ ciblée?s?(?= |$)/u, '');
    if (typeof of !== 'object' || !('choose' in of)) return `${targetVerb(mood)} ${words}`;
    if (of.by) return `${playerPhrase(of.by, context)} cible ${words}`;
    return `${mood === 'order' ? 'choisissez' : 'choisir'} ${words}`;
  },
  targetExpedition(reference, mood, context) {
    if (isTheirChoice(reference)) {
      context.it = { noun: 'expedition', plural: false };
      return 'ce joueur choisit l’une de ses Expéditions';
    }
    const { text } = expedition(reference, context);
    return `${targetVerb(mood)} ${text.replace(/ ciblées?(?= |$)/u, '')}`;
  },
  targetPlayer(who, mood, context) {
    return `${targetVerb(mood)} ${playerPhrase(who, context).replace(/ ciblé(?= |$)/u, '')}`;
  },
  depending: (on, context) =>
    on === undefined
      ? 'sur'
      : typeof on === 'object' && 'affected' in on
        ? 'en fonction du nombre de boosts retirés de cette manière'
        : `en fonction ${withDe(amount(on, context))}`,
  rolled: (faces) => `sur ${faces},`,
  passive: passiveStatement,
  keyword: keywordOfSpeaker,
  beginning: createBeginning({
    start: (what) => `je commence la partie avec ${what}`,
    counters: counterPhrase,
    markers: (count) => `${count} marqueurs Terrain`,
    colon: COLON,
    number: numberWord,
    list: joinList,
  }),
  only: (value, context) => `seulement ${withSi(condition(value, context))}`,
  costsMore(by, value, context) {
    const more = manaOrAmount(by, context);
    return `cela coûte ${more} de plus ${withSi(condition(value, context))}`;
  },
  quote: (text) => `«\u00a0${text}\u00a0»`,
  typeLine,
};
