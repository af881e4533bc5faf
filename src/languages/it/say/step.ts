/** Steps in Italian. */

import type { Effect, ObjectReference, Step } from '../../../engine/cards/ability.ts';
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

/** Several steps as one clause. */
export const together = createTogether({
  step,
  gained,
  statuses: (gain) => statuses(gain.statuses, 'e'),
  and: 'e',
  list,
});

/** Verbs that need no object. */
const ALONE = {
  'exhausted-resupply': term('exhausted-resupply', 'Rifornire-Consumare'),
  pass: 'passare',
  resupply: term('resupply', 'Rifornire'),
  sabotage: term('sabotage', 'Sabotare'),
} as const;

/** Verbs of what a player does to an object. */
const DONE_TO = {
  augment: term('augment', 'Accrescere'),
  complete: 'completare',
  discard: 'scartare',
  exhaust: term('exhaust', 'consumare'),
  look: 'guardare',
  ready: 'ripristinare',
  reveal: 'rivelare',
} as const;

/** A step as a clause. */
export function step(value: Step, mood: Mood, context: Context): string {
  const who = 'who' in value ? value.who : undefined;
  const verb = (word: string) => doing(who, word, mood, context);
  const on = (word: string, of: ObjectReference) =>
    does(who, word, object(of, context), mood, context);
  const text = (of: ObjectReference) => object(of, context).text;
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
      return activate(value, mood, context);
    case 'discard':
      if (value.downTo !== undefined) {
        const where = isOfHand(value.of) ? 'dalla sua mano' : 'dalla sua Riserva';
        const many = amount(value.downTo, context, 'word');
        return `${doing(value.who, 'scartare', mood, context)} carte ${where} fino ad averne ${many}`;
      }
      return on(DONE_TO.discard, value.of);
    case 'augment':
    case 'complete':
    case 'exhaust':
    case 'look':
    case 'ready':
    case 'reveal': {
      const said = on(DONE_TO[value.do], value.of);
      if (value.do === 'reveal') speakOfRevealed(value.of, context);
      return said;
    }
    case 'exhausted-resupply':
    case 'pass':
    case 'resupply':
      return verb(ALONE[value.do]);
    case 'sabotage':
      if (value.what === undefined) return verb(ALONE.sabotage);
      return does(who, ALONE.sabotage, { text: one(value.what, context) }, mood, context);
    case 'after-you':
      return term('after-you', 'Dopo di te');
    case 'create':
      return create(value, mood, context);
    case 'double':
      return double(value, mood, context);
    case 'draw':
      if (value.of !== undefined) return on('pescare', value.of);
      return does(who, 'pescare', { text: drawn(value.count ?? 1, context) }, mood, context);
    case 'exchange-boosts': {
      const what = `i ${term('boost', 'rinforzi')} ${prep('di', text(value.of))}`;
      return act('scambiare', { text: what }, mood);
    }
    case 'exchange':
      return `${on('scambiare', value.of)} con ${tonic(object(value.with, context))}`;
    case 'distribute-counters':
      return distribute(value, mood, context);
    case 'spend':
      return `${verb('spendere')} ${spent(value, context)}`;
    case 'place-marker':
      return placeMarker(value, mood, context);
    case 'move-marker': {
      const marker = `un indicatore terreno ${TERRAIN[value.terrain]}`;
      return `${verb('spostare')} ${marker}, ovunque sia, ${prep('su', region(value.region, context))}`;
    }
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
    case 'receive-gift':
      return `${verb('ricevere')} lo stesso`;
    case 'roll':
      return `${verb('tirare')} un dado`;
    case 'sacrifice': {
      const said = on(term('sacrifice', 'sacrificare'), sacrificed(value.of));
      speakOfSacrificed(value, context);
      return said;
    }
    case 'shuffle':
      return `${verb('mescolare')} ${who === undefined || who === 'you' ? 'il tuo mazzo' : 'il suo mazzo'}`;
    case 'take-control':
      return takeControl(value, mood, context);
    case 'become-first-player':
      return value.who === 'you'
        ? 'diventi il primo giocatore'
        : `${player(value.who, context)} diventa il primo giocatore`.trim();
    case 'win':
      return win(value, mood, context);
    case 'next':
      return next(value, context);
    case 'ongoing':
      return lasting(statement(value.passive, context), WHEN[value.duration]);
    case 'after':
      return mood === 'infinitive'
        ? `${steps(value.steps, context, mood)} dopo ${DAILY[value.daily]}`
        : `dopo ${DAILY[value.daily]}, ${steps(value.steps, context)}`;
  }
}

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

/** Plain steps one after the other, for an emblem's text. */
function steps(effect: Effect, context: Context, mood: Mood = 'order'): string {
  return effect.map((one) => step(one as Step, mood, context)).join(', poi ');
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
