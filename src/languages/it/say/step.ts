/** Steps in Italian. */

import type { Step } from '../../../engine/cards/ability.ts';
import { asPlayed, type Context } from '../../say/context.ts';
import { manaOrAmount } from '../../say/cost.ts';
import { amongWhom, createTogether, type StepOf } from '../../say/step.ts';
import { createStep, type StepVerbs } from '../../say/step-clause.ts';
import { TERRAIN, term } from '../../say/text.ts';
import type { Mood } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { gained, happens, statuses } from './change.ts';
import { expedition, region, regions } from './expedition.ts';
import { move } from './move.ts';
import { statement } from './passive.ts';
import { next, WHEN } from './played.ts';
import { does, doing } from './player-verb.ts';
import { every, object, tonic } from './reference.ts';
import { kind, one, player } from './selection.ts';
import { create } from './token.ts';
import { act, order, third } from './verb.ts';
import { COST, counterNoun, counters, DAILY, list, noun, number, prep } from './words.ts';

/** Verbs of what a player does. */
const VERBS: StepVerbs = {
  augment: term('augment', 'Accrescere'),
  complete: 'completare',
  discard: 'scartare',
  draw: 'pescare',
  exhaust: term('exhaust', 'consumare'),
  'exhausted-resupply': term('exhausted-resupply', 'Rifornire-Consumare'),
  look: 'guardare',
  pass: 'passare',
  ready: 'ripristinare',
  'receive-gift': 'ricevere',
  resupply: term('resupply', 'Rifornire'),
  reveal: 'rivelare',
  roll: 'tirare',
  sabotage: term('sabotage', 'Sabotare'),
  sacrifice: term('sacrifice', 'sacrificare'),
  shuffle: 'mescolare',
  spend: 'spendere',
};

/** A step as a clause. */
export const step = createStep({
  verbs: VERBS,
  doing: (who, verb, more, mood, context) =>
    more === '' ? doing(who, verb, mood, context) : does(who, verb, { text: more }, mood, context),
  doingTo: (who, verb, of, mood, context) =>
    does(who, VERBS[verb], object(of, context), mood, context),
  happens,
  activate,
  becomeFirstPlayer: ({ who }, _mood, context) =>
    who === 'you'
      ? 'diventi il primo giocatore'
      : `${player(who, context)} diventa il primo giocatore`.trim(),
  create,
  distribute,
  double,
  exchange: ({ who, of, with: other }, mood, context) =>
    `${does(who, 'scambiare', object(of, context), mood, context)} con ${tonic(object(other, context))}`,
  exchangeBoosts: ({ of }, mood, context) =>
    act(
      'scambiare',
      { text: `i ${term('boost', 'rinforzi')} ${prep('di', object(of, context).text)}` },
      mood,
    ),
  move,
  moveExpedition,
  moveMarker: (value, mood, context) =>
    `${doing(undefined, 'spostare', mood, context)} un indicatore terreno ${TERRAIN[value.terrain]}, ovunque sia, ${prep('su', region(value.region, context))}`,
  placeMarker,
  play,
  takeControl,
  win,
  next,
  ongoing: (value, context) => lasting(statement(value.passive, context), WHEN[value.duration]),
  oneOf: one,
  cards: drawn,
  downTo: (count, isHand, context) =>
    `carte ${isHand ? 'dalla sua mano' : 'dalla sua Riserva'} fino ad averne ${amount(count, context, 'word')}`,
  spent,
  afterYou: term('after-you', 'Dopo di te'),
  theSame: 'lo stesso',
  die: 'un dado',
  deck: (isOwn) => (isOwn ? 'il tuo mazzo' : 'il suo mazzo'),
  andThen: ', poi ',
  after: (daily) => `dopo ${DAILY[daily]}`,
});

/** Several steps as one clause. */
export const together = createTogether({
  step,
  gained,
  statuses: (gain) => statuses(gain.statuses, 'e'),
  and: 'e',
  list,
});

function drawn(count: Parameters<typeof amount>[0], context: Context): string {
  if (count === 1) return 'una carta';
  if (typeof count === 'number') return `${number(count)} carte`;
  if ('affected' in count) return 'altrettante carte';
  return `X carte, dove X è ${amount(count, context)}`;
}

/** "attiva una delle sue abilità {join}". */
function activate(value: StepOf<'activate'>, mood: Mood, context: Context): string {
  const whose = object(value.of, context);
  const word = mood === 'order' ? order('attivare') : 'attivare';
  const some = value.upTo ? `fino a ${amount(value.upTo, context, 'word')} delle` : 'le';
  const which = value.one ? 'una delle' : some;
  const as = value.as ? ' come se fossero mie' : '';
  if (whose.of !== null) {
    const its = whose.of === 'me' ? 'mie' : whose.plural ? 'loro' : 'sue';
    return `${word} ${which} ${its} abilità {${value.abilities}}${as}`;
  }
  return `${word} ${which} abilità {${value.abilities}} ${prep('di', whose.text)}${as}`;
}

/** "raddoppia il numero dei suoi rinforzi". */
function double(value: StepOf<'double'>, mood: Mood, context: Context): string {
  const whose = every(value.of, context);
  const what = counterNoun(value.counter, true);
  const own = whose.of === 'me' ? 'dei miei' : whose.plural ? 'dei loro' : 'dei suoi';
  const text =
    whose.of === null
      ? `il numero di ${what} ${prep('di', whose.text)}`
      : `il numero ${own} ${what}`;
  return act('raddoppiare', { text }, mood);
}

/** "posiziona uno dei miei indicatori terreno sulla mia regione". */
function placeMarker(value: StepOf<'place-marker'>, mood: Mood, context: Context): string {
  const marker =
    value.marker === 'mine'
      ? 'uno dei miei indicatori terreno'
      : `un indicatore terreno ${list(
          [value.marker].flat().map((one) => TERRAIN[one]),
          'o',
        )}`;
  return `${doing('you', 'posizionare', mood, context)} ${marker} ${prep('su', region(value.region, context))}`;
}

/** "la mia spedizione avanza di 2 regioni". */
function moveExpedition(
  value: StepOf<'move-forward' | 'move-backward'>,
  mood: Mood,
  context: Context,
): string {
  const word = value.do === 'move-forward' ? 'avanzare' : 'arretrare';
  const moved = expedition(value.expedition, context);
  const { regions: count } = value;
  const more = typeof count === 'object' && 'sum' in count && typeof count.sum[0] === 'object';
  const would = typeof count === 'object' && 'would' in count;
  const far = would
    ? 'come previsto'
    : more
      ? `di ${regions(count.sum[1]!, context)} in più`
      : `di ${regions(count, context)}`;
  if (mood === 'infinitive') {
    return moved.clitic ? `far${moved.clitic} ${word} ${far}` : `far ${word} ${moved.text} ${far}`;
  }
  return `${moved.text} ${third(word, moved.plural)} ${far}`.trim();
}

/** "giocala senza pagarne il costo", "gioca immediatamente un personaggio". */
function play(value: StepOf<'play' | 'rush'>, mood: Mood, context: Context): string {
  const word = value.do === 'rush' ? term('rush', 'Incalzare') : 'giocare';
  const into = value.in ? ` ${prep('in', expedition(value.in, context).text)}` : '';
  const floor =
    value.min === undefined ? '' : `, con un costo minimo di ${manaOrAmount(value.min, context)}`;
  const less =
    value.less === undefined ? '' : ` per ${manaOrAmount(value.less, context)} in meno${floor}`;
  const paid = value.forHandCost ? `, pagando a scelta il ${COST.hand}` : '';
  if (value.what === undefined)
    return `${doing(value.who, word, mood, context)}${into}${less}${paid}`;
  const thing = object(asPlayed(value.what), context);
  const free = `senza ${thing.clitic === 'mi' ? 'pagare il mio costo' : 'pagarne il costo'}`;
  if (value.do === 'play' && thing.clitic === undefined) {
    const soon = does(value.who, word, { text: `immediatamente ${thing.text}` }, mood, context);
    return `${soon}${value.free ? ` ${free}` : less}${into}`;
  }
  return `${does(value.who, word, thing, mood, context)}${value.free ? ` ${free}` : less}${into}`;
}

/** What holds for some time, with the time behind it where it is one plain sentence. */
function lasting(said: string, time: string): string {
  return /[.«]/u.test(said) ? `${time}, ${said}` : `${said} ${time}`;
}

/** "prendine il controllo". */
function takeControl(value: StepOf<'take-control'>, mood: Mood, context: Context): string {
  const whose = object(value.of, context);
  const joins = value.in
    ? `; un ${noun('expedition-permanent', false)} si unisce ${prep('a', expedition(value.in, context).text)}`
    : '';
  if (whose.of === 'it') {
    return `${mood === 'infinitive' ? 'prenderne' : 'prendine'} il controllo${joins}`;
  }
  return `${doing('you', 'prendere', mood, context)} il controllo ${prep('di', whose.text)}${joins}`;
}

/** "distribuisci 2 rinforzi tra …". */
function distribute(value: StepOf<'distribute-counters'>, mood: Mood, context: Context): string {
  const what = counters(value.counter, amount(value.count, context), value.count !== 1);
  return `${doing('you', 'distribuire', mood, context)} ${what} tra ${object(amongWhom(value), context).text.replace(/^tutt[ie] /u, '')}`;
}

/** "vinci la partita". */
function win({ who }: StepOf<'win'>, mood: Mood, context: Context): string {
  if (mood === 'infinitive') return 'vincere la partita';
  if (who === undefined || who === 'you') return 'vinci la partita';
  return `${player(who, context)} vince la partita`.trim();
}

/** Counters being spent, with whose they are. */
export function spent(part: Extract<Step, { do: 'spend' }>, context: Context): string {
  const name = part.counter ?? 'any';
  const what =
    part.count === 'any'
      ? `un numero qualsiasi di ${counterNoun(name, true)}`
      : counters(name, amount(part.count, context), part.count !== 1);
  if (typeof part.of === 'object' && 'all' in part.of) {
    return `${what} di ${kind(part.of.all, true, context)}`;
  }
  const whose = object(part.of, context);
  if (whose.of === null) return `${what} ${prep('di', whose.text)}`;
  const own = whose.of === 'me' ? 'dei miei' : whose.plural ? 'dei loro' : 'dei suoi';
  const many = part.count === 'any' ? 'un numero qualsiasi' : amount(part.count, context);
  return `${many} ${own} ${counterNoun(name, true)}`;
}
