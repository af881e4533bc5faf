/** Steps in French. */

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
import { next, statement } from './passive.ts';
import { every, object, type Phrase, tonic } from './reference.ts';
import { PLACED, player } from './selection.ts';
import { act, faire, infinitive, type Thing, third, vous } from './verb.ts';
import {
  a,
  counterNoun,
  counters,
  DAILY,
  de,
  list,
  noun,
  number,
  status,
  subtype,
  TERRAIN,
} from './words.ts';

/** A player's verb with its object: "défaussez-le", "chaque joueur pioche une carte". */
function does(
  who: PlayerReference | undefined,
  verb: string,
  thing: Thing,
  mood: Mood,
  context: Context,
): string {
  if (isCaused(who, mood, context)) return caused(who, act(verb, thing, mood), context);
  if (mood === 'infinitive' || who === undefined || who === 'you') return act(verb, thing, mood);
  const subject = player(who, context);
  return `${subject} ${act(verb, thing, 'third')}`;
}

/** Whether you may have another player do something. */
function isCaused(
  who: PlayerReference | undefined,
  mood: Mood,
  { mayer }: Context,
): who is PlayerReference {
  return mood === 'infinitive' && who !== undefined && who !== 'you' && mayer === 'you';
}

/** "lui faire piocher une carte", "faire piocher une carte à votre adversaire". */
function caused(who: PlayerReference, clause: string, context: Context): string {
  return who === 'they' ? `lui faire ${clause}` : `faire ${clause} ${a(player(who, context))}`;
}

/** A player's verb without an object. */
function doing(who: PlayerReference | undefined, verb: string, mood: Mood, context: Context) {
  if (isCaused(who, mood, context)) return caused(who, infinitive(verb), context);
  if (mood === 'infinitive') return infinitive(verb);
  if (who === undefined || who === 'you') return vous(verb);
  return `${player(who, context)} ${third(verb, false)}`;
}

/** "1 boost", "1 boost pour chaque carte …", "X boosts, X étant …". */
function gained(step: Extract<Step, { do: 'gain-counters' }>, context: Context): string {
  const max = step.max === undefined ? '' : ` (${amount(step.max, context, 'word')} au maximum)`;
  if (typeof step.count === 'number') {
    return counters(step.counter, String(step.count), step.count !== 1) + max;
  }
  const each = perEach(step.count, context);
  if (each !== null) return `${counters(step.counter, '1', false)} pour chaque ${each}${max}`;
  if ('affected' in step.count) return `autant ${de(counterNoun(step.counter, true))}${max}`;
  return `${counters(step.counter, 'X', true)}${max}, avec X égal ${a(amount(step.count, context))}`;
}

function create(step: Extract<Step, { do: 'create' }>, mood: Mood, context: Context): string {
  const card = context.token(step.token);
  const name = (card.name.fr ?? card.name.en).replaceAll("'", '’');
  const count = step.count ?? 1;
  const one = count === 1;
  const many = one ? 'un' : amount(count, context, 'word');
  const word = term('token', one ? 'jeton' : 'jetons');
  const says = card.abilities.map((ability) => context.say(ability)).join(' ');
  const quoted = says === '' ? '' : `, ${context.language.quote(says)}`;
  const types = list((card.subtypes ?? []).map((id) => subtype(id)));
  const { statistics } = card;
  const traits = statistics
    ? ` (${types} ${statistics.forest}/${statistics.mountain}/${statistics.water}${quoted})`
    : '';
  const landmarks =
    typeof step.in === 'object' && 'landmarks' in step.in ? step.in.landmarks : null;
  const where =
    landmarks !== null
      ? `parmi ${landmarks === 'you' ? 'vos Repères' : `les Repères ${landmarks === 'they' && context.introduce === null ? 'de ce joueur' : de(player(landmarks, context))}`}`
      : step.in === 'it' && !context.it.plural
        ? `dans ${PLACED.it}`
        : `dans ${expedition(step.in as Parameters<typeof expedition>[0], context).text}`;
  const spread = step.distributed
    ? `\u00a0; répartissez-les ${where.replace(/^dans /u, 'entre ')}`
    : ` ${where}`;
  context.it = { noun: 'token', plural: !one };
  return does(
    step.who,
    'créer',
    { text: `${many} ${word} ${name}${traits}${spread}` },
    mood,
    context,
  );
}

function statuses(all: readonly Status[], last: 'et' | 'ou'): string {
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

/** What happens to an object: its verb and the rest ("gagner", "1 boost"). */
function predicate(
  step: Happening,
  who: Phrase,
  context: Context,
): readonly [verb: string, rest: string] {
  switch (step.do) {
    case 'ascend':
      return [term('ascend', 's’Élever'), ''];
    case 'defect':
      return [term('defect', 'trahir'), ''];
    case 'gain':
      return ['gagner', statuses(step.statuses, step.one ? 'ou' : 'et')];
    case 'gain-counters':
      return ['gagner', gained(step, context)];
    case 'gain-subtypes': {
      const whose = object(step.from, context);
      if (whose.of === 'me') return ['gagner', 'mes sous-types'];
      if (whose.of === 'it') return ['gagner', `${whose.plural ? 'leurs' : 'ses'} sous-types`];
      return ['gagner', `les sous-types ${de(whose.text)}`];
    }
    case 'lose':
      return ['perdre', statuses(step.statuses, 'et')];
    case 'lose-counters': {
      const name = step.counter ?? 'any';
      if (step.count === 'all') {
        const whose = who.person === 1 ? 'mes' : who.plural ? 'leurs' : 'ses';
        return ['perdre', `tous ${whose} ${counterNoun(name, true)}`];
      }
      const upTo = step.upTo ? 'jusqu’à ' : '';
      return ['perdre', counters(name, upTo + amount(step.count, context), step.count !== 1)];
    }
    case 'switch':
      return ['changer', 'd’Expédition'];
  }
}

/** "me", "lui", "leur" before a verb; null when the person has to be named after it. */
function dative(of: Phrase): string | null {
  if (of.clitic === undefined) return null;
  return of.clitic === 'me' ? 'me' : of.plural ? 'leur' : 'lui';
}

/** "donner 1 boost à un Personnage ciblé", "donnez-lui 1 boost". */
function give(step: Extract<Step, { do: 'gain-counters' }>, mood: Mood, context: Context): string {
  const to = object(step.of, context);
  const what = gained(step, context);
  const pronoun = dative(to);
  if (pronoun === null)
    return `${mood === 'order' ? vous('donner') : 'donner'} ${what} ${a(to.text)}`;
  if (mood === 'infinitive') return `${pronoun} donner ${what}`;
  return `donnez-${pronoun === 'me' ? 'moi' : pronoun} ${what}`;
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
    const it = object('it', context).text;
    const gains = `${it} gagne ${statuses(step.statuses, step.one ? 'ou' : 'et')}`;
    return `${player(step.who, context)} choisit ${object(step.of, context).text}, et ${gains}`;
  }
  const [verb, rest] = predicate(step, who, context);
  if (mood === 'infinitive') {
    const intransitive = step.do === 'switch' || step.do === 'defect' || step.do === 'ascend';
    if (intransitive) return faire(`${verb} ${rest}`.trim(), who, null);
    const pronoun = dative(who);
    if (pronoun !== null) return faire(`${verb} ${rest}`, who, pronoun);
    return `faire ${verb} ${rest} ${a(who.text)}`;
  }
  const conjugated =
    step.do === 'ascend'
      ? term('ascend', who.plural ? 's’Élèvent' : 's’Élève')
      : conjugate(who, verb);
  return `${who.text} ${conjugated} ${rest}`.trim();
}

function conjugate(who: Phrase, verb: string): string {
  const word = third(verb, who.plural);
  return who.person === 1 ? word.replace(/(perd|trahi)t?(?=\]\]|$)/u, '$1s') : word;
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
    return `${step(one, mood, context)} et ${statuses(two.statuses, 'et')}`;
  }
  if (steps.length === 2 && one?.do === 'gain-subtypes' && two?.do === 'gain-counters') {
    return `${step(one, mood, context)} et ${gained(two, context)}`;
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
    case 'after-you':
      return term('after-you', 'Après vous');
    case 'augment':
      return on(term('augment', 'Amplifier'), value.of);
    case 'create':
      return create(value, mood, context);
    case 'discard':
      return on('défausser', value.of);
    case 'double': {
      const whose = every(value.of, context);
      const on = whose.of === null ? de(whose.text) : `posés sur ${tonic(whose)}`;
      const what = `le nombre ${de(counterNoun(value.counter, true))} ${on}`;
      return act('doubler', { text: what }, mood);
    }
    case 'draw':
      if (value.of !== undefined) return on('piocher', value.of);
      return `${verb('piocher')} ${drawn(value.count ?? 1, context)}`;
    case 'exchange-boosts': {
      const what = `les ${term('boost', 'boosts')} ${de(text(value.of))}`;
      return act('échanger', { text: what }, mood);
    }
    case 'exchange':
      return `${on('échanger', value.of)} et ${tonic(object(value.with, context))}`;
    case 'exhaust':
      return on(term('exhaust', 'épuiser'), value.of);
    case 'exhausted-resupply':
      return verb(term('exhausted-resupply', 'Ravitailler Épuisé'));
    case 'distribute-counters': {
      const what = counters(value.counter, amount(value.count, context), value.count !== 1);
      return `${verb('répartir')} ${what} entre ${text({ all: value.among })}`;
    }
    case 'spend':
      return `${verb('dépenser')} ${spent(value, context)}`;
    case 'place-marker': {
      const marker =
        value.marker === 'mine'
          ? 'l’un de mes marqueurs Terrain'
          : `un marqueur Terrain ${TERRAIN[value.marker]}`;
      return `${verb('placer')} ${marker} sur ${region(value.region, context)}`;
    }
    case 'move-marker': {
      const marker = `un marqueur Terrain ${TERRAIN[value.terrain]}`;
      return `${verb('déplacer')} ${marker}, où qu’il soit, vers ${region(value.region, context)}`;
    }
    case 'move-forward':
    case 'move-backward': {
      const word = value.do === 'move-forward' ? 'avancer' : 'reculer';
      const moved = expedition(value.expedition, context);
      const { regions: count } = value;
      const more = typeof count === 'object' && 'sum' in count && typeof count.sum[0] === 'object';
      const far = more
        ? `${de(regions(count.sum[1]!, context))} de plus`
        : de(regions(count, context));
      if (mood === 'infinitive') return `${faire(word, moved, null)} ${far}`;
      return `${moved.text} ${third(word, moved.plural)} ${far}`;
    }
    case 'play':
    case 'rush': {
      const word = value.do === 'rush' ? term('rush', 'Foncer') : 'jouer';
      const into = value.in ? ` dans ${expedition(value.in, context).text}` : '';
      const less =
        value.less === undefined
          ? ''
          : ` pour ${typeof value.less === 'number' ? mana(value.less) : amount(value.less, context)} de moins`;
      const paid = value.forHandCost ? ', en payant au choix le Coût de Main' : '';
      if (value.what === undefined) return `${verb(word)}${into}${less}${paid}`;
      const thing = object(asPlayed(value.what), context);
      if (value.free && thing.clitic === undefined) {
        return `${does(who, word, { text: `gratuitement ${thing.text}` }, mood, context)}${into}`;
      }
      return `${does(who, word, thing, mood, context)}${into}${value.free ? ' gratuitement' : less}`;
    }
    case 'put':
    case 'return':
    case 'send':
      return move(value, mood, context);
    case 'ready':
      return on('redresser', value.of);
    case 'resupply':
      return verb(term('resupply', 'Ravitailler'));
    case 'receive-gift':
      return `${verb('recevoir')} la même chose`;
    case 'reveal':
      return on('révéler', value.of);
    case 'look':
      return on('regarder', value.of);
    case 'roll':
      return `${verb('lancer')} un dé`;
    case 'sabotage':
      return verb(term('sabotage', 'Saboter'));
    case 'sacrifice':
      return on(term('sacrifice', 'sacrifier'), own(value.of));
    case 'shuffle': {
      const deck = who === undefined || who === 'you' ? 'votre deck' : 'son deck';
      return `${verb('mélanger')} ${deck}`;
    }
    case 'take-control': {
      const whose = object(value.of, context);
      const joins = value.in
        ? `\u00a0; un ${noun('expedition-permanent', false)} rejoint ${expedition(value.in, context).text}`
        : '';
      if (whose.of === 'it') {
        const taken = mood === 'infinitive' ? 'en prendre' : 'prenez-en';
        return `${taken} le contrôle${joins}`;
      }
      return `${verb('prendre')} le contrôle ${de(whose.text)}${joins}`;
    }
    case 'pass':
      return verb('passer');
    case 'become-first-player':
      return `${player(value.who, context)} ${value.who === 'you' ? 'devenez' : 'devient'} premier joueur`;
    case 'win':
      if (mood === 'infinitive') return 'gagner la partie';
      return `${who === undefined || who === 'you' ? 'vous gagnez' : `${player(who, context)} gagne`} la partie`;
    case 'next':
      return next(value, context);
    case 'ongoing':
      return `${DURATION[value.duration]}, ${statement(value.passive, context)}`;
    case 'after':
      return `après ${DAILY[value.daily]}, ${steps(value.steps, context)}`;
  }
}

const DURATION = {
  'this-turn': 'ce tour',
  'this-afternoon': 'cet Après-midi',
  'this-day': 'ce Jour',
} as const;

function drawn(count: Parameters<typeof amount>[0], context: Context): string {
  if (count === 1) return 'une carte';
  if (typeof count === 'number') return `${number(count)} cartes`;
  if ('affected' in count) return 'autant de cartes';
  return `X cartes, avec X égal ${a(amount(count, context))}`;
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
  return effect.map((one) => step(one as Step, 'order', context)).join(', et ensuite ');
}

/** Counters being spent, with whose they are. */
export function spent(part: Extract<Step, { do: 'spend' }>, context: Context): string {
  const name = part.counter ?? 'any';
  const what =
    part.count === 'any'
      ? `n’importe quel nombre ${de(counterNoun(name, true))}`
      : counters(name, amount(part.count, context), part.count !== 1);
  const whose = object(part.of, context);
  if (whose.of === null) return `${what} ${de(whose.text)}`;
  return `${what} ${part.count === 1 ? 'posé' : 'posés'} sur ${tonic(whose)}`;
}
