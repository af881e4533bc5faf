/** Steps in Italian. */

import type {
  Effect,
  ObjectReference,
  PlayerReference,
  Status,
  Step,
} from '../../engine/cards/ability.ts';
import { asPlayed, type Context } from '../context.ts';
import type { Mood } from '../language.ts';
import { mana, term } from '../text.ts';
import { amount, perEach } from './amount.ts';
import { expedition, region, regions } from './expedition.ts';
import { move } from './move.ts';
import { next, statement, WHEN } from './passive.ts';
import { every, object, type Phrase, tonic } from './reference.ts';
import { PLACED, player } from './selection.ts';
import { act, infinitive, io, joined, order, type Thing, third } from './verb.ts';
import {
  a,
  counterNoun,
  counters,
  DAILY,
  list,
  noun,
  number,
  prep,
  status,
  subtype,
  TERRAIN,
  un,
} from './words.ts';

/** A player's verb with its object: "scartalo", "ogni giocatore pesca una carta". */
function does(
  who: PlayerReference | undefined,
  verb: string,
  thing: Thing,
  mood: Mood,
  context: Context,
): string {
  if (isCaused(who, mood, context)) return caused(who, act(verb, thing, mood), context);
  if (mood === 'infinitive' || who === undefined || who === 'you') return act(verb, thing, mood);
  return `${doer(who, context)} ${act(verb, thing, 'third')}`;
}

/** Who does it, said again where Italian would take a verb alone for an order to the reader. */
function doer(who: PlayerReference, context: Context): string {
  return player(who, context) || 'quel giocatore';
}

/** Whether you may have another player do something. */
function isCaused(
  who: PlayerReference | undefined,
  mood: Mood,
  { mayer }: Context,
): who is PlayerReference {
  return mood === 'infinitive' && who !== undefined && who !== 'you' && mayer === 'you';
}

/** "fargli pescare una carta", "far pescare una carta al tuo avversario". */
function caused(who: PlayerReference, clause: string, context: Context): string {
  return who === 'they' ? `fargli ${clause}` : `far ${clause} ${prep('a', player(who, context))}`;
}

/** A player's verb without an object. */
function doing(who: PlayerReference | undefined, verb: string, mood: Mood, context: Context) {
  if (isCaused(who, mood, context)) return caused(who, infinitive(verb), context);
  if (mood === 'infinitive') return infinitive(verb);
  if (who === undefined || who === 'you') return order(verb);
  return `${doer(who, context)} ${third(verb, false)}`;
}

/** "1 rinforzo", "1 rinforzo per ogni carta …", "X rinforzi, dove X è …". */
function gained(step: Extract<Step, { do: 'gain-counters' }>, context: Context): string {
  const max = step.max === undefined ? '' : ` (al massimo ${amount(step.max, context, 'word')})`;
  if (typeof step.count === 'number') {
    return counters(step.counter, String(step.count), step.count !== 1) + max;
  }
  const each = perEach(step.count, context);
  if (each !== null) return `${counters(step.counter, '1', false)} per ogni ${each}${max}`;
  if ('affected' in step.count) return `altrettanti ${counterNoun(step.counter, true)}${max}`;
  return `${counters(step.counter, 'X', true)}${max}, con X pari ${prep('a', amount(step.count, context))}`;
}

function create(step: Extract<Step, { do: 'create' }>, mood: Mood, context: Context): string {
  const card = context.token(step.token);
  const name = (card.name.it ?? card.name.en).replaceAll("'", '’');
  const count = step.count ?? 1;
  const one = count === 1;
  const word = term('token', one ? 'pedina' : 'pedine');
  const many = one ? un(word, 'f') : `${amount(count, context, 'word')} ${word}`;
  const says = card.abilities.map((ability) => context.say(ability)).join(' ');
  const quoted = says === '' ? '' : `, ${context.language.quote(says)}`;
  const types = list((card.subtypes ?? []).map((id) => subtype(id)));
  const { statistics } = card;
  const traits = statistics
    ? ` (${types} ${statistics.forest}/${statistics.mountain}/${statistics.water}${quoted})`
    : '';
  const landmarks =
    typeof step.in === 'object' && 'landmarks' in step.in ? step.in.landmarks : null;
  const place =
    landmarks !== null
      ? `tra i ${landmarks === 'you' ? 'tuoi fulcri' : `fulcri ${prep('di', player(landmarks, context) || 'quel giocatore')}`}`
      : step.in === 'it' && !context.it.plural
        ? PLACED.it
        : expedition(step.in as Parameters<typeof expedition>[0], context).text;
  const where = landmarks === null ? prep('in', place) : place;
  const spread = step.distributed ? `; distribuiscile tra ${place}` : ` ${where}`;
  context.it = { noun: 'token', plural: !one };
  return does(step.who, 'creare', { text: `${many} ${name}${traits}${spread}` }, mood, context);
}

function statuses(all: readonly Status[], last: 'e' | 'o'): string {
  return list(
    all.map((id) => status(id)),
    last,
  );
}

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

/** What happens to an object: its verb and the rest ("ottenere", "1 rinforzo"). */
function predicate(
  step: Happening,
  who: Phrase,
  context: Context,
): readonly [verb: string, rest: string] {
  switch (step.do) {
    case 'ascend':
      return [term('ascend', 'Ascendere'), ''];
    case 'defect':
      return [term('defect', 'disertare'), ''];
    case 'gain':
      return ['ottenere', statuses(step.statuses, step.one ? 'o' : 'e')];
    case 'gain-counters':
      return ['ottenere', gained(step, context)];
    case 'gain-subtypes': {
      const whose = object(step.from, context);
      if (whose.of === 'me') return ['ottenere', 'i miei sottotipi'];
      if (whose.of === 'it') return ['ottenere', `i ${whose.plural ? 'loro' : 'suoi'} sottotipi`];
      return ['ottenere', `i sottotipi ${prep('di', whose.text)}`];
    }
    case 'lose':
      return ['perdere', statuses(step.statuses, 'e')];
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const whose = who.person === 1 ? 'miei' : who.plural ? 'loro' : 'suoi';
        return ['perdere', `tutti i ${whose} ${counterNoun(name, true)}`];
      }
      const upTo = step.upTo ? 'fino a ' : '';
      return ['perdere', counters(name, upTo + amount(step.count, context), step.count !== 1)];
    }
    case 'switch':
      return ['cambiare', 'spedizione'];
  }
}

/** "mi", "gli", "le" joined to a verb; null when the person has to be named after it. */
function dative(of: Phrase): string | null {
  if (of.clitic === undefined) return null;
  return of.clitic === 'mi' ? 'mi' : of.gender === 'f' && !of.plural ? 'le' : 'gli';
}

/** "conferire un rinforzo a un personaggio bersaglio", "conferiscigli un rinforzo". */
function give(step: Extract<Step, { do: 'gain-counters' }>, mood: Mood, context: Context): string {
  const to = object(step.of, context);
  const what = gained(step, context);
  const verb = mood === 'order' ? order('conferire') : 'conferire';
  const pronoun = dative(to);
  if (pronoun === null) return `${verb} ${what} ${a(to.text)}`;
  return `${joined(verb, pronoun, mood)} ${what}`;
}

function happens(step: Happening, mood: Mood, context: Context): string {
  if (step.do === 'gain-counters' && step.give) return give(step, mood, context);
  const who =
    step.do === 'ascend'
      ? expedition(step.expedition, context)
      : mood === 'order'
        ? every(step.of, context)
        : object(step.of, context);
  if (step.do === 'gain' && step.who !== undefined && step.who !== 'you') {
    const gains = `ottiene ${statuses(step.statuses, step.one ? 'o' : 'e')}`;
    return `${player(step.who, context)} sceglie ${object(step.of, context).text}, che ${gains}`;
  }
  const [verb, rest] = predicate(step, who, context);
  if (mood === 'infinitive') {
    const pronoun = rest === '' ? (who.clitic ?? null) : dative(who);
    const done = `${infinitive(verb)} ${rest}`.trim();
    if (pronoun !== null) return `far${pronoun} ${done}`;
    return rest === '' ? `far ${done} ${who.text}` : `far ${done} ${a(who.text)}`;
  }
  const word = who.person === 1 ? io(verb) : third(verb, who.plural);
  return `${who.text} ${word} ${rest}`.trim();
}

/** Several verbs of one step; with one subject and one verb they are said once. */
export function together(steps: readonly Step[], mood: Mood, context: Context): string {
  const [one, two] = steps;
  if (
    steps.length === 2 &&
    one?.do === 'gain-counters' &&
    two?.do === 'gain' &&
    two.of === one.of
  ) {
    return `${step(one, mood, context)} e ${statuses(two.statuses, 'e')}`;
  }
  if (steps.length === 2 && one?.do === 'gain-subtypes' && two?.do === 'gain-counters') {
    return `${step(one, mood, context)} e ${gained(two, context)}`;
  }
  return list(steps.map((each) => step(each, mood, context)));
}

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
    case 'activate': {
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
    case 'after-you':
      return term('after-you', 'Dopo di te');
    case 'augment':
      return on(term('augment', 'Accrescere'), value.of);
    case 'create':
      return create(value, mood, context);
    case 'discard':
      return on('scartare', value.of);
    case 'double': {
      const whose = every(value.of, context);
      const of = whose.of === null ? prep('di', whose.text) : `posti su di ${tonic(whose)}`;
      return act(
        'raddoppiare',
        { text: `il numero di ${counterNoun(value.counter, true)} ${of}` },
        mood,
      );
    }
    case 'draw':
      if (value.of !== undefined) return on('pescare', value.of);
      return `${verb('pescare')} ${drawn(value.count ?? 1, context)}`;
    case 'exchange-boosts': {
      const what = `i ${term('boost', 'rinforzi')} ${prep('di', text(value.of))}`;
      return act('scambiare', { text: what }, mood);
    }
    case 'exchange':
      return `${on('scambiare', value.of)} con ${tonic(object(value.with, context))}`;
    case 'exhaust':
      return on(term('exhaust', 'consumare'), value.of);
    case 'exhausted-resupply':
      return verb(term('exhausted-resupply', 'Rifornire-Consumare'));
    case 'distribute-counters': {
      const what = counters(value.counter, amount(value.count, context), value.count !== 1);
      return `${verb('distribuire')} ${what} tra ${text({ all: value.among })}`;
    }
    case 'spend':
      return `${verb('spendere')} ${spent(value, context)}`;
    case 'place-marker': {
      const marker =
        value.marker === 'mine'
          ? 'uno dei miei indicatori terreno'
          : `un indicatore terreno ${TERRAIN[value.marker]}`;
      return `${verb('posizionare')} ${marker} ${prep('su', region(value.region, context))}`;
    }
    case 'move-marker': {
      const marker = `un indicatore terreno ${TERRAIN[value.terrain]}`;
      return `${verb('spostare')} ${marker}, ovunque sia, ${prep('su', region(value.region, context))}`;
    }
    case 'move-forward':
    case 'move-backward': {
      const word = value.do === 'move-forward' ? 'avanzare' : 'arretrare';
      const moved = expedition(value.expedition, context);
      const { regions: count } = value;
      const more = typeof count === 'object' && 'sum' in count && typeof count.sum[0] === 'object';
      const far = more
        ? `di ${regions(count.sum[1]!, context)} in più`
        : `di ${regions(count, context)}`;
      if (mood === 'infinitive') {
        return moved.clitic
          ? `far${moved.clitic} ${word} ${far}`
          : `far ${word} ${moved.text} ${far}`;
      }
      return `${moved.text} ${third(word, moved.plural)} ${far}`.trim();
    }
    case 'play':
    case 'rush': {
      const word = value.do === 'rush' ? term('rush', 'Incalzare') : 'giocare';
      const into = value.in ? ` ${prep('in', expedition(value.in, context).text)}` : '';
      const less =
        value.less === undefined
          ? ''
          : ` pagando ${typeof value.less === 'number' ? mana(value.less) : amount(value.less, context)} in meno`;
      const paid = value.forHandCost ? ', pagando a scelta il costo dalla mano' : '';
      if (value.what === undefined) return `${verb(word)}${into}${less}${paid}`;
      const thing = object(asPlayed(value.what), context);
      const free = `senza ${thing.clitic === 'mi' ? 'pagare il mio costo' : 'pagarne il costo'}`;
      if (value.free && thing.clitic === undefined) {
        return `${does(who, word, { text: `${free} ${thing.text}` }, mood, context)}${into}`;
      }
      return `${does(who, word, thing, mood, context)}${into}${value.free ? ` ${free}` : less}`;
    }
    case 'put':
    case 'return':
    case 'send':
      return move(value, mood, context);
    case 'ready':
      return on('ripristinare', value.of);
    case 'resupply':
      return verb(term('resupply', 'Rifornire'));
    case 'receive-gift':
      return `${verb('ricevere')} lo stesso`;
    case 'reveal':
      return on('rivelare', value.of);
    case 'look':
      return on('guardare', value.of);
    case 'roll':
      return `${verb('tirare')} un dado`;
    case 'sabotage':
      return verb(term('sabotage', 'Sabotare'));
    case 'sacrifice':
      return on(term('sacrifice', 'sacrificare'), own(value.of));
    case 'shuffle':
      return `${verb('mescolare')} ${who === undefined || who === 'you' ? 'il tuo mazzo' : 'il suo mazzo'}`;
    case 'take-control': {
      const whose = object(value.of, context);
      const joins = value.in
        ? `; un ${noun('expedition-permanent', false)} si unisce ${prep('a', expedition(value.in, context).text)}`
        : '';
      if (whose.of === 'it') {
        return `${mood === 'infinitive' ? 'prenderne' : 'prendine'} il controllo${joins}`;
      }
      return `${verb('prendere')} il controllo ${prep('di', whose.text)}${joins}`;
    }
    case 'pass':
      return verb('passare');
    case 'become-first-player':
      return value.who === 'you'
        ? 'diventi il primo giocatore'
        : `${player(value.who, context)} diventa il primo giocatore`.trim();
    case 'win':
      if (mood === 'infinitive') return 'vincere la partita';
      return who === undefined || who === 'you'
        ? 'vinci la partita'
        : `${player(who, context)} vince la partita`.trim();
    case 'next':
      return next(value, context);
    case 'ongoing':
      return `${WHEN[value.duration]}, ${statement(value.passive, context)}`;
    case 'after':
      return `dopo ${DAILY[value.daily]}, ${steps(value.steps, context)}`;
  }
}

function drawn(count: Parameters<typeof amount>[0], context: Context): string {
  if (count === 1) return 'una carta';
  if (typeof count === 'number') return `${number(count)} carte`;
  if ('affected' in count) return 'altrettante carte';
  return `X carte, con X pari ${prep('a', amount(count, context))}`;
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
  return effect.map((one) => step(one as Step, 'order', context)).join(', e poi ');
}

/** Counters being spent, with whose they are. */
export function spent(part: Extract<Step, { do: 'spend' }>, context: Context): string {
  const name = part.counter ?? 'any';
  const what =
    part.count === 'any'
      ? `un numero qualsiasi di ${counterNoun(name, true)}`
      : counters(name, amount(part.count, context), part.count !== 1);
  const whose = object(part.of, context);
  if (whose.of === null) return `${what} ${prep('da', whose.text)}`;
  return `${what} ${part.count === 1 ? 'posto' : 'posti'} su di ${tonic(whose)}`;
}
