/** Steps and costs in English. */

import type { Amount, CostPart, Effect, Step } from '../../../engine/cards/ability.ts';
import { asPlayed, type Context, speakOfRevealed } from '../../say/context.ts';
import { manaOrAmount } from '../../say/cost.ts';
import {
  amongWhom,
  createTogether,
  isOfHand,
  type StepOf,
  sacrificed,
  speakOfSacrificed,
} from '../../say/step.ts';
import { TERRAIN, term } from '../../say/text.ts';
import type { Mood } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { gained, happens, statuses } from './change.ts';
import { expedition, region } from './expedition.ts';
import { move } from './move.ts';
import { statement } from './passive.ts';
import { next, WHEN } from './played.ts';
import { object } from './reference.ts';
import { kind, one, player } from './selection.ts';
import { create } from './token.ts';
import { does, undergoes } from './verb.ts';
import { counters, DAILY, list, noun, number } from './words.ts';

/** Several steps as one clause. */
export const together = createTogether({
  step,
  gained,
  statuses: (gain) => statuses(gain.statuses, 'and'),
  and: 'and',
  list,
});

/** Verbs that need no object. */
const ALONE = {
  'exhausted-resupply': term('exhausted-resupply', 'Exhausted Resupply'),
  pass: 'pass',
  resupply: term('resupply', 'Resupply'),
  sabotage: term('sabotage', 'Sabotage'),
} as const;

/** A step as a clause. */
export function step(value: Step, mood: Mood, context: Context): string {
  const verb = (word: string) =>
    does('who' in value ? { who: value.who } : {}, word, mood, context);
  const thing = (of: Parameters<typeof object>[0], from: 'hand' | false = false) =>
    object(of, context, 'object', from).text;
  switch (value.do) {
    case 'ascend':
    case 'defect':
    case 'gain':
    case 'gain-counters':
    case 'gain-subtypes':
    case 'lose':
    case 'lose-counters':
    case 'switch':
      return happens(value, mood, context);
    case 'activate':
      return activate(value, context);
    case 'exhausted-resupply':
    case 'pass':
    case 'resupply':
      return verb(ALONE[value.do]);
    case 'sabotage': {
      const what = value.what ? ` ${one(value.what, context)}` : '';
      return verb(ALONE.sabotage) + what;
    }
    case 'after-you':
      return term('after-you', 'After You');
    case 'augment':
      return `${term('augment', 'Augment')} ${thing(value.of)}`;
    case 'complete':
      return `complete ${thing(value.of)}`;
    case 'create':
      return create(value, mood, context);
    case 'discard':
      if (value.downTo !== undefined) {
        const many = amount(value.downTo, context, 'word');
        return `${verb('discard')} down to ${many} cards in ${isOfHand(value.of) ? 'hand' : 'Reserve'}`;
      }
      return `${verb('discard')} ${thing(value.of, 'hand')}`;
    case 'double':
      return double(value, context);
    case 'draw':
      return `${verb('draw')} ${value.of ? thing(value.of, 'hand') : drawn(value.count ?? 1, context)}`;
    case 'exchange-boosts':
      return `exchange the ${term('boost', 'boosts')} of ${thing(value.of)}`;
    case 'exchange':
      return `${verb('exchange')} ${thing(value.of)} for ${thing(value.with, 'hand')}`;
    case 'exhaust':
      return `${verb(term('exhaust', 'exhaust'))} ${thing(value.of)}`;
    case 'distribute-counters':
      return distribute(value, context);
    case 'spend':
      return `spend ${spent(value, context)}`;
    case 'place-marker':
      return placeMarker(value, context);
    case 'move-marker':
      return `move a ${TERRAIN[value.terrain]} Terrain Marker, wherever it is, to ${region(value.region, context)}`;
    case 'move-forward':
    case 'move-backward':
      return moveExpedition(value, mood, context);
    case 'play':
    case 'rush':
      return play(value, mood, context);
    case 'put':
    case 'return':
    case 'send':
      return move(value, mood, context);
    case 'ready':
      return `${verb('ready')} ${thing(value.of)}`;
    case 'receive-gift':
      return 'receive the same';
    case 'reveal': {
      const what = thing(value.of, 'hand');
      speakOfRevealed(value.of, context);
      return `${verb('reveal')} ${what}`;
    }
    case 'look':
      return `${verb('look')} at ${thing(value.of)}`;
    case 'roll':
      return `${verb('roll')} a die`;
    case 'sacrifice': {
      const what = thing(sacrificed(value.of));
      speakOfSacrificed(value, context);
      return `${verb(term('sacrifice', 'sacrifice'))} ${what}`;
    }
    case 'shuffle':
      return `${verb('shuffle')} ${value.who === undefined || value.who === 'you' ? 'your' : 'their'} deck`;
    case 'take-control':
      return takeControl(value, context);
    case 'become-first-player': {
      const who = player(value.who, context);
      return `${who} ${who === 'you' || mood === 'infinitive' ? 'become' : 'becomes'} the first player`;
    }
    case 'win':
      return mood === 'infinitive'
        ? 'win the game'
        : `${value.who === undefined || value.who === 'you' ? 'you win' : `${player(value.who, context)} wins`} the game`;
    case 'next':
      return next(value, context);
    case 'ongoing':
      return `${WHEN[value.duration]}, ${statement(value.passive, context)}`;
    case 'after':
      return mood === 'infinitive'
        ? `${steps(value.steps, context, mood)} after ${DAILY[value.daily]}`
        : `after ${DAILY[value.daily]}, ${steps(value.steps, context)}`;
  }
}

/** "activate one of its {join} abilities". */
function activate(value: StepOf<'activate'>, context: Context): string {
  const whose = object(value.of, context, 'object');
  const some = value.upTo ? `up to ${amount(value.upTo, context, 'word')} of ` : '';
  const many = value.one ? 'one of ' : some;
  const as = value.as ? ' as if they were mine' : '';
  if (value.of === 'it' || value.of === 'me') {
    const its = object(value.of, context, 'possessive').text;
    return `activate ${many}${its} {${value.abilities}} abilities${as}`;
  }
  return `activate ${many}the {${value.abilities}} abilities of ${whose.text}${as}`;
}

/** "double the number of boosts on it". */
function double(value: StepOf<'double'>, context: Context): string {
  const grammar = typeof value.of === 'string' ? 'object' : 'subject';
  const on = object(value.of, context, grammar).text;
  return `double the ${counters(value.counter, 'number of', true)} on ${on}`;
}

/** "place one of my Terrain Markers on my region". */
function placeMarker(value: StepOf<'place-marker'>, context: Context): string {
  const marker =
    value.marker === 'mine'
      ? 'one of my Terrain Markers'
      : `a ${list(
          [value.marker].flat().map((one) => TERRAIN[one]),
          'or',
        )} Terrain Marker`;
  return `place ${marker} on ${region(value.region, context)}`;
}

/** "my Expedition moves forward by two regions". */
function moveExpedition(
  value: StepOf<'move-forward' | 'move-backward'>,
  mood: Mood,
  context: Context,
): string {
  const direction = value.do === 'move-forward' ? 'forward' : 'backward';
  const moved = undergoes(expedition(value.expedition, context), 'move', mood);
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
function play(value: StepOf<'play' | 'rush'>, mood: Mood, context: Context): string {
  const rush = value.do === 'rush';
  const what =
    value.what === undefined ? '' : ` ${object(asPlayed(value.what), context, 'object').text}`;
  const into = value.in ? ` in ${expedition(value.in, context).text}` : '';
  const floor =
    value.min === undefined ? '' : `, but never below ${manaOrAmount(value.min, context)}`;
  const less =
    value.less === undefined ? '' : ` for ${manaOrAmount(value.less, context)} less${floor}`;
  const play = does(value, rush ? term('rush', 'Rush') : 'play', mood, context);
  const pronoun = value.what === 'me' || value.what === 'it';
  if (value.forHandCost) return `${play}${what}${into}, paying the Hand Cost if you like`;
  if (value.free && !pronoun) return `${play} for free${what}${into}`;
  return `${play}${what}${value.free ? ' for free' : less}${into}`;
}

/** "take control of target Permanent". */
function takeControl(value: StepOf<'take-control'>, context: Context): string {
  const of = object(value.of, context, 'object').text;
  const joins = value.in
    ? `; an ${noun('expedition-permanent', false)} joins ${expedition(value.in, context).text}`
    : '';
  return `take control of ${of}${joins}`;
}

/** "a card", "two cards". */
function drawn(count: Amount, context: Context): string {
  if (count === 1) return 'a card';
  if (typeof count === 'number') return `${number(count)} cards`;
  if ('affected' in count) return 'as many cards';
  return `X cards, X being ${amount(count, context)}`;
}

/** "distribute 2 boosts among Characters". */
function distribute(value: StepOf<'distribute-counters'>, context: Context): string {
  const among = object(amongWhom(value), context, 'object').text;
  return `distribute ${counters(value.counter, amount(value.count, context), value.count !== 1)} among ${among}`;
}

/** Plain steps one after the other, for an emblem's text. */
function steps(effect: Effect, context: Context, mood: Mood = 'order'): string {
  return effect.map((one) => step(one as Step, mood, context)).join(', and then ');
}

/** Counters being spent, with whose they are. */
export function spent(part: Extract<CostPart, { do: 'spend' }>, context: Context): string {
  const name = part.counter ?? 'any';
  const many = part.count === 'any' ? 'any number of' : amount(part.count, context);
  if (typeof part.of === 'string') {
    const from = object(part.of, context, 'object').text;
    return `${counters(name, many, part.count !== 1)} from ${from}`;
  }
  const on =
    'all' in part.of ? kind(part.of.all, true, context) : object(part.of, context, 'object').text;
  return `${counters(name, many, part.count !== 1)} from ${on}`;
}
