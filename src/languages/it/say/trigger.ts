/** Triggers in Italian: an icon, or "quando …". */

import type { PlayerReference, Terrain } from '../../../engine/cards/ability.ts';
import {
  createDestination,
  createMatched,
  createTriggering,
  isFromHand,
  isFromOwn,
  type Matched,
} from '../../say/happening.ts';
import { ACTION, termMark } from '../../say/text.ts';
import { createSomeExpedition, createTrigger } from '../../say/trigger.ts';
import type { WordingContext } from '../../say/wording.ts';
import { condition } from './condition.ts';
import { expeditionTraits } from './expedition.ts';
import {
  indefinitePhrase,
  inZone,
  nounPhrase,
  playerPhrase,
  RELATION,
  zoneWithOwner,
} from './selection.ts';
import { firstPerson, secondPerson, thirdPerson } from './verb.ts';
import {
  AT_PHASE,
  counterNoun,
  DAILY,
  dueTo,
  genderOf,
  isHad,
  joinList,
  noun,
  numberWord,
  ordinalWord,
  PHASE,
  statusAdjective,
  statusWord,
  withPreposition,
} from './words.ts';

export const destinationOf = createDestination(RELATION, 'il gioco', zoneWithOwner);

/** The subject of a trigger or modifier, which "it" means from there on. */
export const matched = createMatched('', indefinitePhrase);

export const triggeringPlayer = createTriggering('un avversario', 'un giocatore', playerPhrase);

/** A verb of a matched thing: "ottengo", "un personaggio ottiene". */
function matchedVerb(what: Matched, verb: string): string {
  return what.me ? firstPerson(verb) : `${what.text} ${thirdPerson(verb, false)}`;
}

/** A verb of a player with its object: "peschi una carta", "un avversario pesca una carta". */
export function playerDoes(
  who: PlayerReference,
  verb: string,
  context: WordingContext,
  words = '',
): string {
  const said =
    who === 'you'
      ? secondPerson(verb)
      : `${triggeringPlayer(who, context)} ${thirdPerson(verb, false)}`;
  return `${said} ${words}`.trim();
}

const OF_SIDE = { hero: 'dell’eroe', companion: 'del compagno' } as const;

const ASCENDED = statusAdjective('ascended', 'f', true);

/** "una delle tue spedizioni", "la mia spedizione". */
export const someExpedition = createSomeExpedition({
  relation: (relation) => RELATION[relation],
  traits(filter) {
    const traits = expeditionTraits(filter);
    return traits === '' ? '' : ` ${traits}`;
  },
  any({ ascended, side }, traits) {
    const of = side ? ` ${OF_SIDE[side]}` : '';
    return `una ${noun('expedition', false)}${ascended ? ` ${ASCENDED}` : ''}${of}${traits}`;
  },
  ofSide: ({ side }, who, context) =>
    who === null
      ? `la spedizione del tuo ${side === 'hero' ? 'eroe' : 'compagno'}`
      : `la spedizione ${OF_SIDE[side]} ${withPreposition('di', playerPhrase(who, context))}`,
  oneOf({ ascended }, who, context) {
    const whose =
      who === null
        ? 'delle tue spedizioni'
        : `delle spedizioni ${withPreposition('di', playerPhrase(who, context))}`;
    return `una ${whose}${ascended ? ` ${ASCENDED}` : ''}`;
  },
});

/** " per via di foresta": what an Expedition moves forward by. */
export function becauseOf(what: Terrain | 'ascend'): string {
  if (what !== 'ascend') return ` ${dueTo(what)}`;
  return ` per via dell’${termMark('ascended', 'Ascesa')}`;
}

export const describeTrigger = createTrigger({
  at: (phase) => AT_PHASE[phase],
  after: (daily) => `dopo ${DAILY[daily]}`,
  subjects: /^(?:un avversario|un giocatore) /u,
  when: (said) => `quando ${said}`,
  firstTime: 'la prima volta che',
  or: (parts) => joinList(parts, 'o'),
  matched,
  matchedObject: matched,
  playerDoes,
  actions: {
    creates: ['creare'],
    draws: ['pescare', 'una o più carte'],
    exhausts: [termMark('exhaust', 'consumare')],
    'makes-gift': ['fare', 'un Regalo'],
    passes: ['passare'],
    'passes-first': ['passare', 'per primo'],
    'passes-last': ['passare', 'per ultimo'],
    plays: ['giocare'],
    resupplies: [termMark('resupply', 'Rifornire')],
    reveals: ['rivelare', 'una carta'],
    'reveals-this-way': ['rivelare', 'una carta in questo modo'],
    rolls: ['tirare', 'uno o più dadi'],
    'rolls-first': ['tirare', 'un dado ogni giornata'],
    sacrifices: [termMark('sacrifice', 'sacrificare')],
  },
  rollsResult: (result) => ['ottenere', `un ${result} con un dado`],
  affectsMe: (who, verb, context) =>
    who === 'you'
      ? `mi ${secondPerson(verb)}`
      : `${triggeringPlayer(who, context)} mi ${thirdPerson(verb, false)}`,
  joins({ where, of }, what, context) {
    const places = [where].flat();
    if (where === 'discard')
      return `${what.me ? 'finisco' : `${what.text} finisce`} ${inZone('discard', undefined, context)}`;
    if (places.includes('play')) {
      const names = places.map((to) => inZone(to as Parameters<typeof inZone>[0], of, context));
      return `${matchedVerb(what, 'entrare')} ${joinList(names, 'o')}`;
    }
    const names = places.map((to) => withPreposition('a', destinationOf(to, of, context)));
    return `${what.me ? 'mi unisco' : `${what.text} si unisce`} ${joinList(names, 'o')}`;
  },
  leaves: (what, where, during) =>
    `${matchedVerb(what, 'lasciare')} ${where}${during ? ` durante ${PHASE[during]}` : ''}`,
  goes(trigger, context) {
    const what = matched(trigger.what, context);
    const from = [trigger.from ?? []].flat().map((at) => {
      const of = isFromOwn(trigger, at) ? trigger.of : undefined;
      return withPreposition('da', destinationOf(at, of, context));
    });
    const whence = from.length === 0 ? 'da un luogo qualsiasi' : joinList(from, 'o');
    const isToReserve = trigger.to === 'reserve';
    const isOwn = isFromHand(trigger) || (isToReserve && from.length > 1);
    const to = inZone(trigger.to, isOwn ? undefined : trigger.of, context);
    if (trigger.who !== undefined) {
      const isDiscard = trigger.to === 'discard';
      const said = `${what.text} ${whence}${isDiscard ? '' : ` ${to}`}`;
      return playerDoes(trigger.who, isDiscard ? 'scartare' : 'mettere', context, said);
    }
    const isGoalFirst = from.length === 0 || (isToReserve && from.length === 1);
    return `${matchedVerb(what, 'andare')} ${isGoalFirst ? `${to} ${whence}` : `${whence} ${to}`}`;
  },
  left: destinationOf,
  leftOne: (filter, context) => `una ${context.language.expeditions(filter, false, context)}`,
  playedFrom: { hand: ' dalla mano', reserve: ' dalla Riserva' },
  gains({ what: of, status }, what) {
    if (isHad(status)) return `${matchedVerb(what, 'ottenere')} ${statusWord(status)}`;
    const word = statusAdjective(status, of === 'me' ? 'm' : genderOf(of), false);
    return `${matchedVerb(what, 'diventare')} ${word}`;
  },
  gainsCounters({ counter, nth }, what) {
    const which =
      nth === undefined ? '1 o più' : `il ${what.me ? 'mio' : 'suo'} ${ordinalWord(nth)}`;
    return `${matchedVerb(what, 'ottenere')} ${which} ${counterNoun(counter, nth === undefined)}`;
  },
  oneOrMore: (filter, context) => `una o più ${nounPhrase(filter, true, context)}`,
  activates: (action, times) =>
    times === undefined
      ? `un’abilità ${ACTION[action]} viene attivata`
      : `${numberWord(times)} abilità ${ACTION[action]} sono attivate in uno dei tuoi turni`,
  condition,
  dueTo: becauseOf,
  expedition: someExpedition,
  movesForward(some, due, how) {
    if (how === 'all') return `${some.replace(/^una delle /u, 'entrambe le ')} avanzano${due}`;
    return `${how === 'several' ? some.replace(/^una /u, 'una o più ') : some} avanza${due}`;
  },
  movesBackward: (some) => `${some} arretra`,
  failsToMove: (some) => `${some} non avanza durante ${PHASE.dusk}`,
});
