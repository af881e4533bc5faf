/** Steps and costs in English. */

import type { Amount, CostPart } from '../../../engine/cards/ability.ts';
import { asPlayed } from '../../say/context.ts';
import { createCosts, manaOrAmount } from '../../say/cost.ts';
import { amongWhom, createTogether, isAsMany, type StepOf } from '../../say/step.ts';
import { createStep, type StepVerbs } from '../../say/step-clause.ts';
import { ACTION, TERRAIN, termMark } from '../../say/text.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { changeClause, gainedCounters, gainedStatuses } from './change.ts';
import { expedition, regionPhrase } from './expedition.ts';
import { describeMove } from './move.ts';
import { passiveStatement } from './passive.ts';
import { minimumWords, nextCardClause, WHEN } from './played.ts';
import { objectPhrase } from './reference.ts';
import { indefinitePhrase, nounPhrase, playerPhrase } from './selection.ts';
import { createClause } from './token.ts';
import { objectVerb, playerVerb } from './verb.ts';
import { counterPhrase, DAILY, joinList, noun, numberWord } from './words.ts';

/** Verbs of the steps that a player does. */
const VERBS: StepVerbs = {
  augment: termMark('augment', 'Augment'),
  complete: 'complete',
  discard: 'discard',
  draw: 'draw',
  exhaust: termMark('exhaust', 'exhaust'),
  'exhausted-resupply': termMark('exhausted-resupply', 'Exhausted Resupply'),
  look: 'look',
  pass: 'pass',
  ready: 'ready',
  'receive-gift': 'receive',
  resupply: termMark('resupply', 'Resupply'),
  reveal: 'reveal',
  roll: 'roll',
  sabotage: termMark('sabotage', 'Sabotage'),
  sacrifice: termMark('sacrifice', 'sacrifice'),
  shuffle: 'shuffle',
  spend: 'spend',
};

/** Verbs whose object can come from a hand. */
const FROM_HAND: readonly string[] = ['discard', 'draw', 'reveal'];

/** A step as a clause. */
export const step = createStep({
  verbs: VERBS,
  doing: (who, verb, more, mood, context) =>
    `${playerVerb(who ? { who } : {}, verb, mood, context)}${more === '' ? '' : ` ${more}`}`,
  doingTo(who, verb, of, mood, context) {
    const said = playerVerb(who ? { who } : {}, VERBS[verb], mood, context);
    const from = FROM_HAND.includes(verb) ? 'hand' : false;
    return `${said} ${verb === 'look' ? 'at ' : ''}${objectPhrase(of, context, 'object', from).text}`;
  },
  happens: changeClause,
  activate: (value, _mood, context) => activateClause(value, context),
  activateAction({ action, of }, _mood, context) {
    const ability = `${ACTION[action]} ability`;
    if (of !== 'it' && of !== 'me') {
      return `activate the ${ability} of ${objectPhrase(of, context, 'object').text}`;
    }
    return `activate ${objectPhrase(of, context, 'possessive').text} ${ability}`;
  },
  raiseResult: ({ by }, _mood, context) =>
    isAsMany(by) ? 'raise the result by as much' : `raise the result by ${amount(by, context)}`,
  nextTime: ({ duration, trigger }, context) =>
    `the next time ${context.language.trigger(trigger, context).replace(/^when /u, '')} ${WHEN[duration]}`,
  becomeFirstPlayer(value, mood, context) {
    const who = playerPhrase(value.who, context);
    return `${who} ${who === 'you' || mood === 'infinitive' ? 'become' : 'becomes'} the first player`;
  },
  create: createClause,
  createAgain: ({ count = 1 }, mood, context) =>
    `${playerVerb({}, 'create', mood, context)} ${count === 1 ? 'another one' : amount(count, context, 'word')} in the same place`,
  anotherTurn: (mood, context) => `${playerVerb({}, 'play', mood, context)} another turn`,
  distribute: (value, _mood, context) => distributeClause(value, context),
  double: (value, _mood, context) => doubleClause(value, context),
  exchange: ({ who, of, with: other }, mood, context) =>
    `${playerVerb(who ? { who } : {}, 'exchange', mood, context)} ${objectPhrase(of, context, 'object').text} for ${objectPhrase(other, context, 'object', 'hand').text}`,
  exchangeBoosts: ({ of }, _mood, context) =>
    `exchange the ${termMark('boost', 'boosts')} of ${objectPhrase(of, context, 'object').text}`,
  move: describeMove,
  moveExpedition,
  moveMarker: (value, _mood, context) =>
    `move a ${TERRAIN[value.terrain]} Terrain Marker, wherever it is, to ${regionPhrase(value.region, context)}`,
  placeMarker: (value, _mood, context) => placeMarker(value, context),
  play: describePlay,
  takeControl: (value, _mood, context) => takeControl(value, context),
  win({ who }, mood, context) {
    if (mood === 'infinitive') return 'win the game';
    const wins =
      who === undefined || who === 'you' ? 'you win' : `${playerPhrase(who, context)} wins`;
    return `${wins} the game`;
  },
  next: nextCardClause,
  ongoing: (value, context) =>
    `${WHEN[value.duration]}, ${passiveStatement(value.passive, context)}`,
  oneOf: indefinitePhrase,
  cards: cardsDrawn,
  downTo: (count, isHand, context) =>
    `down to ${amount(count, context, 'word')} cards in ${isHand ? 'hand' : 'Reserve'}`,
  spent: spentCounters,
  afterYou: termMark('after-you', 'After You'),
  theSame: 'the same',
  die: 'a die',
  deck: (isOwn) => `${isOwn ? 'your' : 'their'} deck`,
  andThen: ', and then ',
  after: (daily) => `after ${DAILY[daily]}`,
});

/** Several steps as one clause. */
export const together = createTogether({
  step,
  gained: gainedCounters,
  statuses: gainedStatuses,
  and: 'and',
  list: joinList,
});

/** "activate one of its {join} abilities". */
function activateClause(value: StepOf<'activate'>, context: WordingContext): string {
  const whose = objectPhrase(value.of, context, 'object');
  const some = value.upTo ? `up to ${amount(value.upTo, context, 'word')} of ` : '';
  const many = value.one ? 'one of ' : some;
  const as = value.as ? ' as if they were mine' : '';
  if (value.of === 'it' || value.of === 'me') {
    const its = objectPhrase(value.of, context, 'possessive').text;
    return `activate ${many}${its} {${value.abilities}} abilities${as}`;
  }
  return `activate ${many}the {${value.abilities}} abilities of ${whose.text}${as}`;
}

/** "double the number of boosts on it". */
function doubleClause(value: StepOf<'double'>, context: WordingContext): string {
  const grammar = typeof value.of === 'string' ? 'object' : 'subject';
  const on = objectPhrase(value.of, context, grammar).text;
  return `double the ${counterPhrase(value.counter, 'number of', true)} on ${on}`;
}

/** "place one of my Terrain Markers on my region". */
function placeMarker(value: StepOf<'place-marker'>, context: WordingContext): string {
  const marker =
    value.marker === 'mine'
      ? 'one of my Terrain Markers'
      : `a ${joinList(
          [value.marker].flat().map((one) => TERRAIN[one]),
          'or',
        )} Terrain Marker`;
  return `place ${marker} on ${regionPhrase(value.region, context)}`;
}

/** "my Expedition moves forward by two regions". */
function moveExpedition(
  value: StepOf<'move-forward' | 'move-backward'>,
  mood: Mood,
  context: WordingContext,
): string {
  const direction = value.do === 'move-forward' ? 'forward' : 'backward';
  const moved = objectVerb(expedition(value.expedition, context), 'move', mood);
  const { regions } = value;
  if (typeof regions === 'object' && 'sum' in regions && typeof regions.sum[0] === 'object') {
    return `${moved} ${direction} by ${amount(regions.sum[1]!, context, 'word')} more region`;
  }
  if (typeof regions === 'object' && 'would' in regions) {
    return `${moved} ${direction} as it would have`;
  }
  return `${moved} ${direction} by ${amount(regions, context, 'word')} ${regions === 1 ? 'region' : 'regions'}`;
}

/** "play a card for free". */
function describePlay(value: StepOf<'play' | 'rush'>, mood: Mood, context: WordingContext): string {
  const rush = value.do === 'rush';
  const what =
    value.what === undefined
      ? ''
      : ` ${objectPhrase(asPlayed(value.what), context, 'object').text}`;
  const into = value.in ? ` in ${expedition(value.in, context).text}` : '';
  const floor = minimumWords(value.min, context);
  const less =
    value.less === undefined ? '' : ` for ${manaOrAmount(value.less, context)} less${floor}`;
  const play = playerVerb(value, rush ? termMark('rush', 'Rush') : 'play', mood, context);
  const pronoun = value.what === 'me' || value.what === 'it';
  if (value.forHandCost) return `${play}${what}${into}, paying the Hand Cost if you like`;
  const from = value.asFrom ? `, as if from your ${termMark('hand', 'Hand')}` : '';
  if (value.free && !pronoun) return `${play} for free${what}${into}${from}`;
  return `${play}${what}${value.free ? ' for free' : less}${into}`;
}

/** "take control of target Permanent". */
function takeControl(value: StepOf<'take-control'>, context: WordingContext): string {
  const of = objectPhrase(value.of, context, 'object').text;
  const joins = value.in
    ? `; an ${noun('expedition-permanent', false)} joins ${expedition(value.in, context).text}`
    : '';
  return `take control of ${of}${joins}`;
}

/** "a card", "two cards". */
function cardsDrawn(count: Amount, context: WordingContext): string {
  if (count === 1) return 'a card';
  if (typeof count === 'number') return `${numberWord(count)} cards`;
  if ('affected' in count) return 'as many cards';
  return `X cards, X being ${amount(count, context)}`;
}

/** "distribute 2 boosts among Characters". */
function distributeClause(value: StepOf<'distribute-counters'>, context: WordingContext): string {
  const among = objectPhrase(amongWhom(value), context, 'object').text;
  return `distribute ${counterPhrase(value.counter, amount(value.count, context), value.count !== 1)} among ${among}`;
}

/** Counters being spent, with whose they are. */
export function spentCounters(
  part: Extract<CostPart, { do: 'spend' }>,
  context: WordingContext,
): string {
  const name = part.counter ?? 'any';
  const many = part.count === 'any' ? 'any number of' : amount(part.count, context);
  if (typeof part.of === 'string') {
    const from = objectPhrase(part.of, context, 'object').text;
    return `${counterPhrase(name, many, part.count !== 1)} from ${from}`;
  }
  const on =
    'all' in part.of
      ? nounPhrase(part.of.all, true, context)
      : objectPhrase(part.of, context, 'object').text;
  return `${counterPhrase(name, many, part.count !== 1)} from ${on}`;
}

export const { cost, symbols } = createCosts({
  capitals: true,
  list: joinList,
  pay: (mana) => `pay ${mana}`,
  spend: (part, _mood, context) => `spend ${spentCounters(part, context)}`,
  step: (value, _mood, context) =>
    step(value, value.do === 'resupply' ? 'order' : 'infinitive', context),
});
