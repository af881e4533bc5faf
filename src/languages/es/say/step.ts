/** Steps in Spanish. */

import type { Step } from '../../../engine/cards/ability.ts';
import { asPlayed } from '../../say/context.ts';
import { createCosts, manaOrAmount } from '../../say/cost.ts';
import { amongWhom, createTogether, isAsMany, type StepOf } from '../../say/step.ts';
import { createStep, type StepVerbs } from '../../say/step-clause.ts';
import { ACTION, TERRAIN, termMark } from '../../say/text.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { changeClause, gainedCounters, gainedStatuses } from './change.ts';
import { expedition, regionCount, regionPhrase } from './expedition.ts';
import { describeMove } from './move.ts';
import { passiveStatement } from './passive.ts';
import { minimumWords, nextCardClause, WHEN } from './played.ts';
import { playerDoes, playerDoing } from './player-verb.ts';
import { everyPhrase, objectPhrase, tonicPronoun } from './reference.ts';
import { indefinitePhrase, nounPhrase, playerPhrase } from './selection.ts';
import { createClause } from './token.ts';
import { subjunctiveOf, thirdPerson, verbWithObject } from './verb.ts';
import {
  COST,
  counterNoun,
  counterPhrase,
  DAILY,
  joinList,
  noun,
  numberWord,
  withPreposition,
} from './words.ts';

/** Verbs of the steps that a player does. */
const VERBS: StepVerbs = {
  augment: termMark('augment', 'aumentar'),
  complete: 'completar',
  discard: 'descartar',
  draw: 'robar',
  exhaust: termMark('exhaust', 'agotar'),
  'exhausted-resupply': termMark('exhausted-resupply', 'reabastecer y agotar'),
  look: 'mirar',
  pass: 'pasar',
  ready: 'preparar',
  'receive-gift': 'recibir',
  resupply: termMark('resupply', 'reabastecer'),
  reveal: 'revelar',
  roll: 'tirar',
  sabotage: termMark('sabotage', 'sabotear'),
  sacrifice: termMark('sacrifice', 'sacrificar'),
  shuffle: 'barajar',
  spend: 'gastar',
};

/** A step as a clause. */
export const step = createStep({
  verbs: VERBS,
  doing: (who, verb, more, mood, context) =>
    more === ''
      ? playerDoing(who, verb, mood, context)
      : playerDoes(who, verb, { text: more }, mood, context),
  doingTo: (who, verb, of, mood, context) =>
    playerDoes(who, VERBS[verb], objectPhrase(of, context), mood, context),
  happens: changeClause,
  activate: activateClause,
  activateAction({ action, of }, mood, context) {
    const ability = `habilidad ${ACTION[action]}`;
    const whose = objectPhrase(of, context);
    const text =
      whose.of === null
        ? `la ${ability} ${withPreposition('de', whose.text)}`
        : `${whose.of === 'me' ? 'mi' : 'su'} ${ability}`;
    return verbWithObject('activar', { text }, mood);
  },
  raiseResult({ by }, mood, context) {
    const more = isAsMany(by) ? 'ese mismo número' : amount(by, context);
    return `${verbWithObject('sumar', { text: more }, mood)} al resultado`;
  },
  nextTime: ({ duration, trigger }, context) =>
    `${context.language.trigger(trigger, context).replace(/^cuando /u, 'la siguiente vez que ')} ${WHEN[duration]}`,
  becomeFirstPlayer: ({ who }, _mood, context) =>
    who === 'you'
      ? 'te conviertes en el primer jugador'
      : `${playerPhrase(who, context)} se convierte en el primer jugador`.trim(),
  create: createClause,
  createAgain({ count = 1 }, mood, context) {
    const many = count === 1 ? 'otra más' : `${amount(count, context, 'word')} más`;
    return `${verbWithObject('crear', { text: many }, mood)} en el mismo lugar`;
  },
  anotherTurn: (mood) => verbWithObject('jugar', { text: 'un turno más' }, mood),
  distribute: distributeClause,
  double: doubleClause,
  exchange: ({ who, of, with: other }, mood, context) =>
    `${playerDoes(who, 'intercambiar', objectPhrase(of, context), mood, context)} por ${tonicPronoun(objectPhrase(other, context))}`,
  exchangeBoosts({ of }, mood, context) {
    const boosts = termMark('boost', 'potenciadores');
    const whose = objectPhrase(of, context);
    const text =
      whose.of === null
        ? `los ${boosts} ${withPreposition('de', whose.text)}`
        : `${whose.of === 'me' ? 'mis' : 'sus'} ${boosts}`;
    return verbWithObject('intercambiar', { text }, mood);
  },
  move: describeMove,
  moveExpedition,
  moveMarker: (value, mood, context) =>
    `${verbWithObject('mover', { text: 'un marcador de terreno' }, mood)} ${TERRAIN[value.terrain]} de cualquier región ${withPreposition('a', regionPhrase(value.region, context))}`,
  placeMarker,
  play: describePlay,
  takeControl,
  win: winClause,
  next: nextCardClause,
  ongoing: (value, context) =>
    lastingClause(passiveStatement(value.passive, context), WHEN[value.duration]),
  oneOf: indefinitePhrase,
  cards: cardsDrawn,
  downTo: (count, isHand, context) =>
    `cartas de su ${isHand ? 'mano' : 'reserva'} hasta que le queden ${amount(count, context, 'word')}`,
  spent: spentCounters,
  afterYou: termMark('after-you', 'Después de ti'),
  theSame: 'lo mismo',
  die: 'un dado',
  deck: (isOwn) => (isOwn ? 'tu mazo' : 'su mazo'),
  andThen: ' y luego ',
  after: (daily) => `tras ${DAILY[daily]}`,
});

/** Several steps as one clause. */
export const together = createTogether({
  step,
  gained: gainedCounters,
  statuses: gainedStatuses,
  and: 'y',
  list: joinList,
});

function cardsDrawn(count: Parameters<typeof amount>[0], context: WordingContext): string {
  if (count === 1) return 'una carta';
  if (typeof count === 'number') return `${numberWord(count, 'f')} cartas`;
  if ('affected' in count) return 'ese mismo número de cartas';
  return `X cartas, donde X equivale ${withPreposition('a', amount(count, context))}`;
}

/** "activa una de sus habilidades {join}". */
function activateClause(value: StepOf<'activate'>, mood: Mood, context: WordingContext): string {
  const whose = objectPhrase(value.of, context);
  const some = value.upTo ? `hasta ${amount(value.upTo, context, 'word')} de ` : '';
  const which = value.one ? 'una de ' : some;
  const abilities = `habilidades {${value.abilities}}`;
  const own =
    whose.of === null
      ? `las ${abilities} ${withPreposition('de', whose.text)}`
      : `${whose.of === 'me' ? 'mis' : 'sus'} ${abilities}`;
  const as = value.as ? ' como si fueran mías' : '';
  return verbWithObject('activar', { text: `${which}${own}${as}` }, mood);
}

/** "duplica el número de sus potenciadores". */
function doubleClause(value: StepOf<'double'>, mood: Mood, context: WordingContext): string {
  const whose = everyPhrase(value.of, context);
  const what = counterNoun(value.counter, true);
  const text =
    whose.of === null
      ? `el número de ${what} ${withPreposition('de', whose.text)}`
      : `el número de ${whose.of === 'me' ? 'mis' : 'sus'} ${what}`;
  return verbWithObject('duplicar', { text }, mood);
}

/** "coloca uno de mis marcadores de terreno en mi región". */
function placeMarker(value: StepOf<'place-marker'>, mood: Mood, context: WordingContext): string {
  const text =
    value.marker === 'mine'
      ? 'uno de mis marcadores de terreno'
      : `un marcador de terreno ${joinList(
          [value.marker].flat().map((one) => TERRAIN[one]),
          'o',
        )}`;
  return `${verbWithObject('colocar', { text }, mood)} en ${regionPhrase(value.region, context)}`;
}

/** "mi expedición avanza 2 regiones". */
function moveExpedition(
  value: StepOf<'move-forward' | 'move-backward'>,
  mood: Mood,
  context: WordingContext,
): string {
  const word = value.do === 'move-forward' ? 'avanzar' : 'retroceder';
  const moved = expedition(value.expedition, context);
  const { regions: count } = value;
  const more = typeof count === 'object' && 'sum' in count && typeof count.sum[0] === 'object';
  const would = typeof count === 'object' && 'would' in count;
  const far = would
    ? 'como estaba previsto'
    : more
      ? `${regionCount(count.sum[1]!, context)} más`
      : regionCount(count, context);
  if (mood === 'infinitive') {
    return `hacer que ${moved.text} ${subjunctiveOf(word, moved.plural)} ${far}`.replace('  ', ' ');
  }
  return `${moved.text} ${thirdPerson(word, moved.plural)} ${far}`.trim();
}

/** "juégala sin coste", "juega inmediatamente un personaje". */
function describePlay(value: StepOf<'play' | 'rush'>, mood: Mood, context: WordingContext): string {
  const word = value.do === 'rush' ? termMark('rush', 'presionar') : 'jugar';
  const into = value.in ? ` en ${expedition(value.in, context).text}` : '';
  const less =
    value.less === undefined
      ? ''
      : ` por ${manaOrAmount(value.less, context)} menos${minimumWords(value.min, context)}`;
  if (value.what === undefined) {
    const paid = value.forHandCost ? `, con la opción de pagar el ${COST.hand}` : '';
    return `${playerDoing(value.who, word, mood, context)}${into}${less}${paid}`;
  }
  const thing = objectPhrase(asPlayed(value.what), context);
  if (value.do === 'rush') {
    return `${playerDoing(value.who, word, mood, context)} con ${tonicPronoun(thing)}${less}${into}`;
  }
  const free = value.free ? 'sin coste' : '';
  if (thing.clitic === undefined) {
    const text = `inmediatamente ${free} ${thing.text}`.replace('  ', ' ');
    const from = value.asFrom ? ' como si fuera desde la mano' : '';
    return `${playerDoes(value.who, word, { text }, mood, context)}${less}${into}${from}`;
  }
  const after = free === '' ? less : ` ${free}`;
  return `${playerDoes(value.who, word, thing, mood, context)}${after}${into}`;
}

/** A statement that lasts for some time; the time comes after it where it is one plain sentence. */
function lastingClause(said: string, time: string): string {
  return /[.«]/u.test(said) ? `${time}, ${said}` : `${said} ${time}`;
}

/** "gana el control de un permanente hito". */
function takeControl(value: StepOf<'take-control'>, mood: Mood, context: WordingContext): string {
  const whose = tonicPronoun(objectPhrase(value.of, context));
  const joins = value.in
    ? `; un ${noun('expedition-permanent', false)} se incorpora ${withPreposition('a', expedition(value.in, context).text)}`
    : '';
  const text = `el control ${withPreposition('de', whose)}`;
  return verbWithObject('ganar', { text }, mood) + joins;
}

/** "distribuye 2 potenciadores entre …". */
function distributeClause(
  value: StepOf<'distribute-counters'>,
  mood: Mood,
  context: WordingContext,
): string {
  const what = counterPhrase(value.counter, amount(value.count, context), value.count !== 1);
  const among = objectPhrase(amongWhom(value), context).text.replace(/^tod[ao]s /u, '');
  return `${verbWithObject('distribuir', { text: what }, mood)} entre ${among}`;
}

/** "ganas la partida". */
function winClause({ who }: StepOf<'win'>, mood: Mood, context: WordingContext): string {
  if (mood === 'infinitive') return 'ganar la partida';
  if (who === undefined || who === 'you') return 'ganas la partida';
  return `${playerPhrase(who, context)} gana la partida`.trim();
}

/** Counters being spent, with whose they are. */
export function spentCounters(
  part: Extract<Step, { do: 'spend' }>,
  context: WordingContext,
): string {
  const name = part.counter ?? 'any';
  const many = part.count === 'any' ? 'cualquier número' : amount(part.count, context);
  const what =
    part.count === 'any'
      ? `${many} de ${counterNoun(name, true)}`
      : counterPhrase(name, many, part.count !== 1);
  if (typeof part.of === 'object' && 'all' in part.of) {
    return `${what} de ${nounPhrase(part.of.all, true, context)}`;
  }
  const whose = objectPhrase(part.of, context);
  if (whose.of === null) return `${what} ${withPreposition('de', whose.text)}`;
  return `${many} de ${whose.of === 'me' ? 'mis' : 'sus'} ${counterNoun(name, true)}`;
}

/** Cards print costs in the infinitive, also before a colon: "{T}, gastar 3 de mis contadores". */
export const { cost, symbols } = createCosts({
  capitals: false,
  list: joinList,
  pay: (mana) => `pagar ${mana}`,
  spend: (part, _mood, context) => `gastar ${spentCounters(part, context)}`,
  step: (value, mood, context) => {
    const isOfPlayer = !('who' in value) || value.who === undefined || value.who === 'you';
    const isMe = 'of' in value && value.of === 'me';
    return step(value, isOfPlayer && !isMe ? 'infinitive' : mood, context);
  },
});
