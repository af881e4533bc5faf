/** Steps and costs in English. */

import type {
  CostPart,
  Effect,
  ObjectReference,
  Status,
  Step,
} from '../../engine/cards/ability.ts';
import { asPlayed, type Context } from '../context.ts';
import type { Mood } from '../language.ts';
import { mana, term } from '../text.ts';
import { amount, perEach } from './amount.ts';
import { expedition, region } from './expedition.ts';
import { move } from './move.ts';
import { next, statement } from './passive.ts';
import { object, type Phrase } from './reference.ts';
import { player, possessive } from './selection.ts';
import { does, undergoes } from './verb.ts';
import { a, counters, DAILY, list, noun, number, STATUS, subtype, TERRAIN } from './words.ts';

/** "1 boost", "1 boost for each card in your Reserve", "X boosts, where X is …". */
function gained(step: Extract<Step, { do: 'gain-counters' }>, context: Context): string {
  const max = step.max === undefined ? '' : ` (${amount(step.max, context, 'word')} at most)`;
  if (typeof step.count === 'number') {
    return counters(step.counter, String(step.count), step.count !== 1) + max;
  }
  const each = perEach(step.count, context);
  if (each !== null) return `${counters(step.counter, '1', false)} for each ${each}${max}`;
  if ('affected' in step.count) return counters(step.counter, 'as many', true) + max;
  const where = amount(step.count, context);
  return `${counters(step.counter, 'X', true)}${max}, X being ${where}`;
}

function create(step: Extract<Step, { do: 'create' }>, mood: Mood, context: Context): string {
  const card = context.token(step.token);
  const { statistics } = card;
  const count = step.count ?? 1;
  const word = term('token', count === 1 ? 'token' : 'tokens');
  const many =
    count === 1
      ? a(`${card.name.en} ${word}`)
      : `${amount(count, context, 'word')} ${card.name.en} ${word}`;
  const types = list((card.subtypes ?? []).map((id) => subtype(id)));
  const says = card.abilities.map((ability) => context.say(ability)).join(' ');
  const quoted = says === '' ? '' : `, “${says}”`;
  const traits = statistics
    ? ` (${types} ${statistics.forest}/${statistics.mountain}/${statistics.water}${quoted})`
    : '';
  const where =
    typeof step.in === 'object' && 'landmarks' in step.in
      ? `among ${possessive(step.in.landmarks, context)} Landmarks`
      : `in ${expedition(step.in, context).text}`;
  const spread = step.distributed
    ? `; distribute them ${where.replace(/^in /u, 'among ')}`
    : ` ${where}`;
  context.it = { noun: 'token', plural: count !== 1 };
  return `${does(step, 'create', mood, context)} ${many}${traits}${spread}`;
}

function statuses(all: readonly Status[], last: 'and' | 'or'): string {
  return list(
    all.map((status) => STATUS[status]),
    last,
  );
}

/** The steps of which an object, an Expedition or a player is the subject. */
type Happening = Extract<
  Step,
  {
    do:
      | 'ascend'
      | 'defect'
      | 'gain'
      | 'gain-counters'
      | 'gain-subtypes'
      | 'lose'
      | 'lose-counters'
      | 'switch';
  }
>;

/** What happens to an object, without the object: "gain 1 boost". */
function predicate(step: Happening, who: Phrase, context: Context): string {
  switch (step.do) {
    case 'ascend':
      return term('ascend', 'Ascend');
    case 'defect':
      return term('defect', 'defect');
    case 'gain':
      return `gain ${statuses(step.statuses, step.one ? 'or' : 'and')}`;
    case 'gain-counters':
      return `gain ${gained(step, context)}`;
    case 'gain-subtypes':
      return `gain ${object(step.from, context, 'possessive').text} sub-types`;
    case 'lose':
      return `lose ${statuses(step.statuses, 'and')}`;
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const whose = who.person === 1 ? 'my' : who.plural ? 'their' : 'its';
        return `lose ${counters(name, `all ${whose}`, true)}`;
      }
      const many = `${step.upTo ? 'up to ' : ''}${amount(step.count, context)}`;
      return `lose ${counters(name, many, step.count !== 1)}`;
    }
    case 'switch':
      return 'switch Expeditions';
  }
}

function subject(step: Happening, context: Context): Phrase {
  if (step.do === 'ascend') return expedition(step.expedition, context);
  return object(step.of, context, 'subject');
}

function happens(step: Happening, mood: Mood, context: Context): string {
  if (step.do === 'gain-counters' && step.give) {
    const to = object(step.of, context, 'object').text;
    return `${mood === 'infinitive' ? 'give' : 'you give'} ${to} ${gained(step, context)}`;
  }
  if (step.do === 'gain' && step.who !== undefined && step.who !== 'you') {
    const chosen = object(step.of, context, 'object').text;
    const it = object('it', context, 'subject');
    const gains = undergoes(it, predicate(step, it, context), mood);
    return `${player(step.who, context)} chooses ${chosen}, and ${gains}`;
  }
  const who = subject(step, context);
  return undergoes(who, predicate(step, who, context), mood);
}

/** Several verbs of one step; with one subject and one verb they are said once. */
export function together(steps: readonly Step[], mood: Mood, context: Context): string {
  const [first, second] = steps;
  if (
    steps.length === 2 &&
    first?.do === 'gain-counters' &&
    second?.do === 'gain' &&
    second.of === first.of
  ) {
    return `${step(first, mood, context)} and ${statuses(second.statuses, 'and')}`;
  }
  if (steps.length === 2 && first?.do === 'gain-subtypes' && second?.do === 'gain-counters') {
    return `${step(first, mood, context)} and ${gained(second, context)}`;
  }
  return list(steps.map((one) => step(one, mood, context)));
}

/** A step as a clause. */
export function step(value: Step, mood: Mood, context: Context): string {
  const verb = (word: string) =>
    does('who' in value ? { who: value.who } : {}, word, mood, context);
  const thing = (of: Parameters<typeof object>[0], from = false) =>
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
    case 'activate': {
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
    case 'after-you':
      return term('after-you', 'After You');
    case 'augment':
      return `${term('augment', 'Augment')} ${thing(value.of)}`;
    case 'create':
      return create(value, mood, context);
    case 'discard':
      return `${verb('discard')} ${thing(value.of, true)}`;
    case 'double': {
      const grammar = typeof value.of === 'string' ? 'object' : 'subject';
      const on = object(value.of, context, grammar).text;
      return `double the ${counters(value.counter, 'number of', true)} on ${on}`;
    }
    case 'draw': {
      if (value.of !== undefined) return `${verb('draw')} ${thing(value.of, true)}`;
      const count = value.count ?? 1;
      if (count === 1) return `${verb('draw')} a card`;
      if (typeof count === 'number') return `${verb('draw')} ${number(count)} cards`;
      if (typeof count === 'object' && 'affected' in count) return `${verb('draw')} as many cards`;
      return `${verb('draw')} X cards, X being ${amount(count, context)}`;
    }
    case 'exchange-boosts':
      return `exchange the ${term('boost', 'boosts')} of ${thing(value.of)}`;
    case 'exchange':
      return `${verb('exchange')} ${thing(value.of)} for ${thing(value.with, true)}`;
    case 'exhaust':
      return `${verb(term('exhaust', 'exhaust'))} ${thing(value.of)}`;
    case 'exhausted-resupply':
      return verb(term('exhausted-resupply', 'Exhausted Resupply'));
    case 'distribute-counters': {
      const among = object({ all: value.among }, context, 'object').text;
      return `distribute ${counters(value.counter, amount(value.count, context), value.count !== 1)} among ${among}`;
    }
    case 'spend':
      return `spend ${spent(value, context)}`;
    case 'place-marker': {
      const marker =
        value.marker === 'mine'
          ? 'one of my Terrain Markers'
          : `a ${TERRAIN[value.marker]} Terrain Marker`;
      return `place ${marker} on ${region(value.region, context)}`;
    }
    case 'move-marker':
      return `move a ${TERRAIN[value.terrain]} Terrain Marker, wherever it is, to ${region(value.region, context)}`;
    case 'move-forward':
    case 'move-backward': {
      const direction = value.do === 'move-forward' ? 'forward' : 'backward';
      const moved = undergoes(expedition(value.expedition, context), 'move', mood);
      const { regions } = value;
      if (typeof regions === 'object' && 'sum' in regions && typeof regions.sum[0] === 'object') {
        return `${moved} ${direction} ${amount(regions.sum[1]!, context, 'word')} more region`;
      }
      return `${moved} ${direction} ${amount(regions, context, 'word')} ${regions === 1 ? 'region' : 'regions'}`;
    }
    case 'play':
    case 'rush': {
      const rush = value.do === 'rush';
      const what = value.what === undefined ? '' : ` ${thing(asPlayed(value.what))}`;
      const into = value.in ? ` in ${expedition(value.in, context).text}` : '';
      const less =
        value.less === undefined
          ? ''
          : ` for ${typeof value.less === 'number' ? mana(value.less) : amount(value.less, context)} less`;
      const play = verb(rush ? term('rush', 'Rush') : 'play');
      const pronoun = value.what === 'me' || value.what === 'it';
      if (value.forHandCost) return `${play}${what}${into}, paying the Hand Cost if you like`;
      if (value.free && !pronoun) return `${play} for free${what}${into}`;
      return `${play}${what}${into}${value.free ? ' for free' : less}`;
    }
    case 'put':
    case 'return':
    case 'send':
      return move(value, mood, context);
    case 'ready':
      return `${verb('ready')} ${thing(value.of)}`;
    case 'resupply':
      return verb(term('resupply', 'Resupply'));
    case 'receive-gift':
      return 'receive the same';
    case 'reveal':
      return `${verb('reveal')} ${thing(value.of, true)}`;
    case 'look':
      return `${verb('look')} at ${thing(value.of)}`;
    case 'roll':
      return `${verb('roll')} a die`;
    case 'sabotage':
      return verb(term('sabotage', 'Sabotage'));
    case 'sacrifice':
      return `${verb(term('sacrifice', 'sacrifice'))} ${thing(own(value.of))}`;
    case 'shuffle':
      return `${verb('shuffle')} ${value.who === undefined || value.who === 'you' ? 'your' : 'their'} deck`;
    case 'take-control': {
      const of = object(value.of, context, 'object').text;
      const joins = value.in
        ? `; an ${noun('expedition-permanent', false)} joins ${expedition(value.in, context).text}`
        : '';
      return `take control of ${of}${joins}`;
    }
    case 'pass':
      return verb('pass');
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
      return `${value.duration === 'this-day' ? 'this Day' : value.duration === 'this-turn' ? 'this turn' : 'this Afternoon'}, ${statement(value.passive, context)}`;
    case 'after':
      return `after ${DAILY[value.daily]}, ${steps(value.steps, context)}`;
  }
}

/** What is sacrificed is one's own, which the verb says already (7.3.31.a). */
function own(reference: ObjectReference): ObjectReference {
  if (typeof reference === 'string' || !('choose' in reference) || reference.highest) {
    return reference;
  }
  const { of: _, ...choose } = reference.choose;
  return { ...reference, choose };
}

/** Plain steps one after the other, for an emblem's text. */
function steps(effect: Effect, context: Context): string {
  return effect.map((one) => step(one as Step, 'order', context)).join(', and then ');
}

/** Counters being spent, with whose they are. */
export function spent(part: Extract<CostPart, { do: 'spend' }>, context: Context): string {
  const name = part.counter ?? 'any';
  const many = part.count === 'any' ? 'any number of' : amount(part.count, context);
  if (typeof part.of === 'string') {
    const from = object(part.of, context, 'object').text;
    return `${counters(name, many, part.count !== 1)} from ${from}`;
  }
  const on = object(part.of, context, 'object').text;
  return `${counters(name, many, part.count !== 1)} from ${on}`;
}
