/** Triggers in English: an icon, or "when …". */

import type { PlayerReference, Terrain } from '../../../engine/cards/ability.ts';
import {
  createDestination,
  createMatched,
  createTriggering,
  isFromHand,
  isFromOwn,
  type Matched,
} from '../../say/happening.ts';
import { ACTION, TERRAIN, termMark } from '../../say/text.ts';
import { createSomeExpedition, createTrigger } from '../../say/trigger.ts';
import type { WordingContext } from '../../say/wording.ts';
import { condition } from './condition.ts';
import { expeditionTraits } from './expedition.ts';
import {
  indefinitePhrase,
  nounPhrase,
  playerPhrase,
  possessiveOf,
  RELATION,
  zoneWithOwner,
} from './selection.ts';
import { thirdPersonOf } from './verb.ts';
import {
  counterPhrase,
  DAILY,
  joinList,
  numberWord,
  PHASE,
  STATUS,
  subtype,
  withIndefinite,
} from './words.ts';

export const destinationOf = createDestination(RELATION, 'play', zoneWithOwner);

/** The subject of a trigger, which "it" means from there on. */
export const matched = createMatched('I', indefinitePhrase);

export const triggeringPlayer = createTriggering('an opponent', 'a player', playerPhrase);

/** A verb of a player with its object: "you draw a card", "an opponent draws a card". */
export function playerDoes(
  who: PlayerReference,
  verb: string,
  context: WordingContext,
  words = '',
): string {
  const plain = who === 'you' || who === 'they';
  const said = `${triggeringPlayer(who, context)} ${plain ? verb : thirdPersonOf(verb)}`;
  return words === '' ? said : `${said} ${words}`;
}

/** A verb of a matched thing: "I join", "a Character joins". */
function matchedVerb({ text, me }: Matched, verb: string): string {
  return `${text} ${me ? verb : thirdPersonOf(verb)}`;
}

/** "one of your Expeditions", "my Expedition". */
export const someExpedition = createSomeExpedition({
  relation: (relation) => RELATION[relation],
  traits(filter) {
    const traits = expeditionTraits(filter);
    return traits === '' ? '' : ` that is ${traits}`;
  },
  any({ ascended, side }, traits) {
    const which = `${ascended ? `${STATUS.ascended} ` : ''}${side ? `${subtype(side)} ` : ''}`;
    return `${withIndefinite(`${which}Expedition`)}${traits}`;
  },
  ofSide: ({ ascended, side }, who, context) =>
    `${possessiveOf(who ?? 'you', context)} ${ascended ? `${STATUS.ascended} ` : ''}${subtype(side)} Expedition`,
  oneOf: ({ ascended }, who, context) =>
    `one of ${possessiveOf(who ?? 'you', context)} ${ascended ? `${STATUS.ascended} ` : ''}Expeditions`,
});

/** " due to {forest}": what an Expedition moves forward by. */
export function dueTo(what: Terrain | 'ascend'): string {
  return ` due to ${what === 'ascend' ? 'Ascension' : TERRAIN[what]}`;
}

export const describeTrigger = createTrigger({
  at: (phase) => `${phase === 'afternoon' ? 'at the beginning of' : 'at'} ${PHASE[phase]}`,
  after: (daily) => `after ${DAILY[daily]}`,
  subjects: /^(?:you|an opponent|a player|I) /u,
  when: (said) => `when ${said}`,
  firstTime: 'the first time',
  or: (parts) => joinList(parts, 'or'),
  matched,
  matchedObject: matched,
  playerDoes,
  actions: {
    creates: ['create'],
    draws: ['draw', 'one or more cards'],
    exhausts: ['exhaust'],
    'makes-gift': ['make', 'a Gift'],
    passes: ['pass'],
    'passes-first': ['pass', 'before anybody else'],
    'passes-last': ['pass', 'after everybody else'],
    plays: ['play'],
    resupplies: [termMark('resupply', 'Resupply')],
    reveals: ['reveal', 'a card'],
    'reveals-this-way': ['reveal', 'a card in this way'],
    rolls: ['roll', 'one or more dice'],
    'rolls-first': ['roll', 'a die each Day'],
    sacrifices: [termMark('sacrifice', 'sacrifice')],
  },
  rollsResult: (result) => ['roll', `${withIndefinite(result)} on a die`],
  affectsMe: (who, verb, context) => playerDoes(who, verb, context, 'me'),
  joins({ where, of }, what, context) {
    const places = [where].flat().map((place) => destinationOf(place, of, context));
    return `${matchedVerb(what, 'join')} ${joinList(places, 'or')}`;
  },
  leaves: (what, where, during) =>
    `${during ? `, during ${PHASE[during]}, ` : ''}${matchedVerb(what, 'leave')} ${where}`,
  goes(trigger, context) {
    const what = matched(trigger.what, context);
    const from = [trigger.from ?? []].flat().map((place) => {
      const of = isFromOwn(trigger, place) ? trigger.of : undefined;
      return zoneWithOwner(place, of, context);
    });
    const whence = from.length === 0 ? '' : ` from ${joinList(from, 'or')}`;
    const to = zoneWithOwner(trigger.to, isFromHand(trigger) ? undefined : trigger.of, context);
    if (trigger.who === undefined)
      return `${matchedVerb(what, 'go')}${whence || ' from any zone'} to ${to}`;
    return trigger.to === 'discard'
      ? `${playerDoes(trigger.who, 'discard', context, what.text)}${whence}`
      : `${playerDoes(trigger.who, 'put', context, what.text)}${whence} in ${to}`;
  },
  left: destinationOf,
  leftOne: (filter, context) =>
    withIndefinite(context.language.expeditions(filter, false, context)),
  playedFrom: { hand: ' coming from hand', reserve: ' coming from Reserve' },
  gains: ({ on, status }, what) =>
    `${matchedVerb(what, on === 'gains' ? 'gain' : 'become')} ${STATUS[status]}`,
  gainsCounters({ counter, nth }, what) {
    if (nth === undefined)
      return `${matchedVerb(what, 'gain')} ${counterPhrase(counter, '1 or more', true)}`;
    return `${matchedVerb(what, 'reach')} ${counterPhrase(counter, numberWord(nth), nth !== 1)}`;
  },
  oneOrMore: (filter, context) => `one or more ${nounPhrase(filter, true, context)}`,
  activates: (action, times) =>
    times === undefined
      ? `a ${ACTION[action]} ability is activated`
      : `${numberWord(times)} ${ACTION[action]} abilities are activated on one of your turns`,
  condition,
  dueTo,
  expedition: someExpedition,
  movesForward(some, due, how) {
    if (how === 'all') return `${some.replace(/^one /u, 'both ')} move forward${due}`;
    return `${how === 'several' ? some.replace(/^one /u, 'one or more ') : some} moves forward${due}`;
  },
  movesBackward: (some) => `${some} moves backward`,
  failsToMove: (some) => `${some} fails to move forward`,
});
