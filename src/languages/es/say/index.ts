/** Spanish. */

import { createBeginning } from '../../say/beginning.ts';
import { isTheirChoice } from '../../say/context.ts';
import { manaOrAmount } from '../../say/cost.ts';
import { timesAndX } from '../../say/sum.ts';
import type { Mood, Wording } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { condition, unlessCondition } from './condition.ts';
import { expedition, matchingExpeditions } from './expedition.ts';
import { keywordOfSpeaker, passiveStatement } from './passive.ts';
import { holderOf, objectPhrase } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { cost, step, symbols, together } from './step.ts';
import { describeTrigger } from './trigger.ts';
import { COLON, counterPhrase, joinList, numberWord, typeLine, withPreposition } from './words.ts';

/** "haz objetivo a un personaje": what is targeted, without "objetivo". */
function targetingWords(mood: Mood, what: string): string {
  const words = withPreposition('a', what.replace(' objetivo', ''));
  return `${mood === 'order' ? 'haz' : 'hacer'} objetivo ${words}`;
}

/** "una opción", "dos opciones". */
function optionsWord(many: string): string {
  return many === 'una' ? 'una opción' : `${many} opciones`;
}

export const wording: Wording = {
  code: 'es',
  amount,
  holder: holderOf,
  expeditions: matchingExpeditions,
  trigger: describeTrigger,
  condition: (value, context) => `si ${condition(value, context)}`,
  whilst: (value, context) => `si ${condition(value, context)}`,
  targetedThen: (target, happens) => [target, happens],
  isCostFirst: true,
  unless: (value, context) => `a menos que ${unlessCondition(value, context)}`,
  step,
  together,
  sequence: (clauses) =>
    clauses.length < 3
      ? clauses.join(' y luego ')
      : `${clauses.slice(0, -1).join(', ')} y luego ${clauses.at(-1)}`,
  cost,
  symbols,
  colon: COLON,
  may(who, clause, context) {
    return who === 'you'
      ? `puedes ${clause}`
      : `${playerPhrase(who, context)} puede ${clause}`.trim();
  },
  inOrderTo: (paid, clause) => `${paid} para ${clause}`,
  soThat: (paid, clause) => `${paid}: así, ${clause}`,
  either: (clauses) => `luego puedes ${joinList(clauses, 'o')}`,
  ifDone: 'si lo haces,',
  ifItDid: 'si lo hace,',
  ifNot: 'si no lo haces,',
  ifImpossible: 'si no puedes,',
  next: 'luego,',
  otherwise: 'de lo contrario,',
  completed: 'Completada',
  startingWithYou: 'empezando por ti,',
  forEachPlayer: 'por cada jugador, empezando por ti',
  chooseOrPay: (paid, context) =>
    `elige una opción, o puedes ${cost(paid, context)} para elegir ambas`,
  choose(instruction, context) {
    const many = (count: typeof instruction.count) =>
      typeof count === 'number' ? numberWord(count, 'f') : timesAndX(count)[0];
    const { count, countIf } = instruction;
    if (countIf && count === 1 && countIf.count === 2 && instruction.modes.length === 2)
      return `elige una opción. Si ${condition(countIf.if, context)}, puedes elegir ambas`;
    const x =
      typeof count === 'number'
        ? ''
        : `, donde X equivale ${withPreposition('a', amount(timesAndX(count)[1], context))}`;
    const again = instruction.again ? '. Puedes elegir la misma opción varias veces' : '';
    const more = countIf
      ? `, o ${countIf.upTo ? 'hasta ' : ''}${many(countIf.count)} si ${condition(countIf.if, context)}`
      : '';
    return `elige ${instruction.upTo ? 'hasta ' : ''}${optionsWord(many(count))}${more}${x}${again}`;
  },
  repeat(times, context) {
    if (typeof times === 'number')
      return times === 1
        ? 'haz lo siguiente una vez'
        : `haz lo siguiente ${numberWord(times)} veces`;
    if ('x' in times) return 'haz lo siguiente X veces';
    const [many, x] = timesAndX(times);
    return `haz lo siguiente ${many} veces, donde X equivale ${withPreposition('a', amount(x, context))}`;
  },
  forEach(of, context) {
    if (typeof of === 'object' && 'all' in of) {
      const words = nounPhrase(of.all, false, context);
      objectPhrase(of, context);
      context.it = { ...context.it, plural: false };
      return `por cada ${words}`;
    }
    return `para ${objectPhrase(of, context).text}`;
  },
  target(of, mood, context) {
    const words = objectPhrase(of, context).text;
    if (typeof of !== 'object' || !('choose' in of)) return targetingWords(mood, words);
    if (of.by)
      return `${playerPhrase(of.by, context)} hace objetivo ${withPreposition('a', words)}`;
    return `${mood === 'order' ? 'elige' : 'elegir'} ${words}`;
  },
  targetExpedition(reference, mood, context) {
    if (isTheirChoice(reference)) {
      context.it = { noun: 'expedition', plural: false };
      return 'ese jugador elige una de sus expediciones';
    }
    return targetingWords(mood, expedition(reference, context).text);
  },
  targetPlayer: (who, mood, context) => targetingWords(mood, playerPhrase(who, context)),
  depending: (on, context) =>
    on === undefined
      ? 'si sacas'
      : typeof on === 'object' && 'affected' in on
        ? 'en función del número de potenciadores retirados de esta manera'
        : `en función ${withPreposition('de', amount(on, context))}`,
  rolled: (faces) => `si sacas ${faces},`,
  passive: passiveStatement,
  keyword: keywordOfSpeaker,
  beginning: createBeginning({
    start: (what) => `comienzo la partida con ${what}`,
    counters: counterPhrase,
    markers: (count) => `${count} marcadores de terreno`,
    colon: COLON,
    number: numberWord,
    list: joinList,
  }),
  only: (value, context) => `solo si ${condition(value, context)}`,
  costsMore(by, value, context) {
    const more = manaOrAmount(by, context);
    return `esta acción cuesta ${more} más si ${condition(value, context)}`;
  },
  quote: (text) => `«${text}»`,
  typeLine,
};
