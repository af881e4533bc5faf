/** Steps in French. */

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
import { act, faire, third } from './verb.ts';
import { counterNoun, counters, DAILY, de, list, noun, number } from './words.ts';

/** Several steps as one clause. */
export const together = createTogether({
  step,
  gained,
  statuses: (gain) => statuses(gain.statuses, 'et'),
  and: 'et',
  list,
});

/** Verbs that need no object. */
const ALONE = {
  'exhausted-resupply': term('exhausted-resupply', 'Ravitailler Épuisé'),
  pass: 'passer',
  resupply: term('resupply', 'Ravitailler'),
  sabotage: term('sabotage', 'Saboter'),
} as const;

/** Verbs of what a player does to an object. */
const DONE_TO = {
  augment: term('augment', 'Amplifier'),
  complete: 'accomplir',
  discard: 'défausser',
  exhaust: term('exhaust', 'épuiser'),
  look: 'regarder',
  ready: 'redresser',
  reveal: 'révéler',
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
        const where = isOfHand(value.of) ? 'sa main' : 'sa Réserve';
        const many = amount(value.downTo, context, 'word');
        return `${doing(value.who, 'défausser', mood, context)} des cartes de ${where} jusqu’à en avoir ${many}`;
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
      return term('after-you', 'Après vous');
    case 'create':
      return create(value, mood, context);
    case 'double':
      return double(value, mood, context);
    case 'draw':
      if (value.of !== undefined) return on('piocher', value.of);
      return does(who, 'piocher', { text: drawn(value.count ?? 1, context) }, mood, context);
    case 'exchange-boosts': {
      const what = `les ${term('boost', 'boosts')} ${de(text(value.of))}`;
      return act('échanger', { text: what }, mood);
    }
    case 'exchange':
      return `${on('échanger', value.of)} et ${tonic(object(value.with, context))}`;
    case 'distribute-counters':
      return distribute(value, mood, context);
    case 'spend':
      return `${verb('dépenser')} ${spent(value, context)}`;
    case 'place-marker':
      return placeMarker(value, mood, context);
    case 'move-marker': {
      const marker = `un marqueur Terrain ${TERRAIN[value.terrain]}`;
      return `${verb('déplacer')} ${marker}, où qu’il soit, vers ${region(value.region, context)}`;
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
      return `${verb('recevoir')} la même chose`;
    case 'roll':
      return `${verb('lancer')} un dé`;
    case 'sacrifice': {
      const said = on(term('sacrifice', 'sacrifier'), sacrificed(value.of));
      speakOfSacrificed(value, context);
      return said;
    }
    case 'shuffle': {
      const deck = who === undefined || who === 'you' ? 'votre deck' : 'son deck';
      return `${verb('mélanger')} ${deck}`;
    }
    case 'take-control':
      return takeControl(value, mood, context);
    case 'become-first-player':
      return `${player(value.who, context)} ${value.who === 'you' ? 'devenez' : 'devient'} le premier joueur`;
    case 'win':
      if (mood === 'infinitive') return 'gagner la partie';
      return `${who === undefined || who === 'you' ? 'vous gagnez' : `${player(who, context)} gagne`} la partie`;
    case 'next':
      return next(value, context);
    case 'ongoing':
      return lasting(statement(value.passive, context), WHEN[value.duration]);
    case 'after':
      return mood === 'infinitive'
        ? `${steps(value.steps, context, mood)} après ${DAILY[value.daily]}`
        : `après ${DAILY[value.daily]}, ${steps(value.steps, context)}`;
  }
}

function drawn(count: Parameters<typeof amount>[0], context: Context): string {
  if (count === 1) return 'une carte';
  if (typeof count === 'number') return `${number(count)} cartes`;
  if ('affected' in count) return 'autant de cartes';
  return `X cartes, X étant ${amount(count, context)}`;
}

/** "activer l’une de ses capacités {join}". */
function activate(value: StepOf<'activate'>, mood: Mood, context: Context): string {
  const whose = object(value.of, context);
  const some = value.upTo ? `jusqu’à ${amount(value.upTo, context, 'word')} de ` : '';
  const abilities = value.one ? 'l’une de ' : some;
  const as = value.as ? ' comme si c’étaient les miennes' : '';
  const word = act('activer', { text: '' }, mood).trim();
  if (whose.of !== null) {
    const possessive = whose.of === 'me' ? 'mes' : whose.plural ? 'leurs' : 'ses';
    return `${word} ${abilities}${possessive} capacités {${value.abilities}}${as}`;
  }
  const which = abilities === '' ? 'les' : `${abilities.replace(/e $/u, 'es')}`;
  return `${word} ${which} capacités {${value.abilities}} ${de(whose.text)}${as}`;
}

/** "doublez son nombre de boosts". */
function double(value: StepOf<'double'>, mood: Mood, context: Context): string {
  const whose = every(value.of, context);
  const many = `nombre ${de(counterNoun(value.counter, true))}`;
  const own = whose.of === 'me' ? 'mon' : whose.plural ? 'leur' : 'son';
  const what = whose.of === null ? `le ${many} ${de(whose.text)}` : `${own} ${many}`;
  return act('doubler', { text: what }, mood);
}

/** "placez l’un de mes marqueurs Terrain sur ma région". */
function placeMarker(value: StepOf<'place-marker'>, mood: Mood, context: Context): string {
  const marker =
    value.marker === 'mine'
      ? 'l’un de mes marqueurs Terrain'
      : `un marqueur Terrain ${list(
          [value.marker].flat().map((one) => TERRAIN[one]),
          'ou',
        )}`;
  return `${doing('you', 'placer', mood, context)} ${marker} sur ${region(value.region, context)}`;
}

/** "mon Expédition avance de 2 régions". */
function moveExpedition(
  value: StepOf<'move-forward' | 'move-backward'>,
  mood: Mood,
  context: Context,
): string {
  const word = value.do === 'move-forward' ? 'avancer' : 'reculer';
  const moved = expedition(value.expedition, context);
  const { regions: count } = value;
  const more = typeof count === 'object' && 'sum' in count && typeof count.sum[0] === 'object';
  const would = typeof count === 'object' && 'would' in count;
  const far = would
    ? 'comme prévu'
    : more
      ? `${de(regions(count.sum[1]!, context))} de plus`
      : de(regions(count, context));
  if (mood === 'infinitive') return `${faire(word, moved, null)} ${far}`;
  return `${moved.text} ${third(word, moved.plural)} ${far}`;
}

/** "jouez-la gratuitement", "jouez immédiatement un Personnage gratuitement". */
function play(value: StepOf<'play' | 'rush'>, mood: Mood, context: Context): string {
  const word = value.do === 'rush' ? term('rush', 'Foncer') : 'jouer';
  const into = value.in ? ` dans ${expedition(value.in, context).text}` : '';
  const floor =
    value.min === undefined ? '' : `, jusqu’à un minimum de ${manaOrAmount(value.min, context)}`;
  const less =
    value.less === undefined ? '' : ` pour ${manaOrAmount(value.less, context)} de moins${floor}`;
  const paid = value.forHandCost ? ', en payant au choix le Coût de Main' : '';
  if (value.what === undefined)
    return `${doing(value.who, word, mood, context)}${into}${less}${paid}`;
  const thing = object(asPlayed(value.what), context);
  if (value.do === 'play' && thing.clitic === undefined) {
    const at = mood === 'infinitive' ? '' : 'immédiatement ';
    const said = does(value.who, word, { text: `${at}${thing.text}` }, mood, context);
    const soon = mood === 'infinitive' ? `immédiatement ${said}` : said;
    return `${soon}${value.free ? ' gratuitement' : less}${into}`;
  }
  if (value.do === 'rush') {
    return does(value.who, word, { text: `avec ${tonic(thing)}` }, mood, context) + less + into;
  }
  return `${does(value.who, word, thing, mood, context)}${value.free ? ' gratuitement' : less}${into}`;
}

/** What holds for some time, with the time behind it where it is one plain sentence. */
function lasting(said: string, time: string): string {
  return /[.«]/u.test(said) ? `${time}, ${said}` : `${said} ${time}`;
}

/** "prenez-en le contrôle". */
function takeControl(value: StepOf<'take-control'>, mood: Mood, context: Context): string {
  const whose = object(value.of, context);
  const joins = value.in
    ? `\u00a0; un ${noun('expedition-permanent', false)} rejoint ${expedition(value.in, context).text}`
    : '';
  if (whose.of === 'it') {
    const taken = mood === 'infinitive' ? 'en prendre' : 'prenez-en';
    return `${taken} le contrôle${joins}`;
  }
  return `${doing('you', 'prendre', mood, context)} le contrôle ${de(whose.text)}${joins}`;
}

/** "distribuez 2 boosts parmi …". */
function distribute(value: StepOf<'distribute-counters'>, mood: Mood, context: Context): string {
  const what = counters(value.counter, amount(value.count, context), value.count !== 1);
  const among = object(amongWhom(value), context).text.replace(/^tou(?:te)?s les /u, 'les ');
  return `${doing('you', 'distribuer', mood, context)} ${what} parmi ${among}`;
}

/** Plain steps one after the other, for an emblem's text. */
function steps(effect: Effect, context: Context, mood: Mood = 'order'): string {
  return effect.map((one) => step(one as Step, mood, context)).join(', puis ');
}

/** Counters being spent, with whose they are. */
export function spent(part: Extract<Step, { do: 'spend' }>, context: Context): string {
  const name = part.counter ?? 'any';
  const what =
    part.count === 'any'
      ? `n’importe quel nombre ${de(counterNoun(name, true))}`
      : counters(name, amount(part.count, context), part.count !== 1);
  if (typeof part.of === 'object' && 'all' in part.of) {
    return `${what} ${de(kind(part.of.all, true, context))}`;
  }
  const whose = object(part.of, context);
  if (whose.of === null) return `${what} ${de(whose.text)}`;
  const own = whose.of === 'me' ? 'mes' : whose.plural ? 'leurs' : 'ses';
  const many = part.count === 'any' ? 'n’importe quel nombre' : amount(part.count, context);
  return `${many} de ${own} ${counterNoun(name, true)}`;
}
