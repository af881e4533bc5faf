/** Triggers in Spanish: an icon, or "cuando …" with the verb in the subjunctive. */

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
import { unlessCondition } from './condition.ts';
import { expeditionTraits } from './expedition.ts';
import {
  indefinitePhrase,
  nounPhrase,
  playerPhrase,
  RELATION,
  zoneWithOwner,
} from './selection.ts';
import { SPEAKER } from './subject.ts';
import { subjunctiveOf, subjunctiveOfYou } from './verb.ts';
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

export const destinationOf = createDestination(RELATION, 'el juego', zoneWithOwner);

/** The subject of a trigger or modifier, which "it" means from there on. */
export const matched = createMatched('', indefinitePhrase);

export const triggeringPlayer = createTriggering('un oponente', 'un jugador', playerPhrase);

/** A verb of a matched thing: "gane", "un personaje gane". */
function matchedVerb(what: Matched, verb: string): string {
  return `${what.text} ${subjunctiveOf(verb, false)}`.trim();
}

/** A verb of a player after "cuando" and "que": "robes una carta", "un oponente robe una carta". */
export function playerDoes(
  who: PlayerReference,
  verb: string,
  context: WordingContext,
  words = '',
): string {
  const said =
    who === 'you'
      ? subjunctiveOfYou(verb)
      : `${triggeringPlayer(who, context)} ${subjunctiveOf(verb, false)}`;
  return `${said} ${words}`.trim();
}

const OF_SIDE = { hero: 'del héroe', companion: 'del compañero' } as const;

/** "una de tus expediciones", "mi expedición". */
export const someExpedition = createSomeExpedition({
  relation: (relation) => RELATION[relation],
  traits(filter) {
    const traits = expeditionTraits(filter, false, 'subjunctive', false);
    return traits === '' ? '' : ` que ${traits}`;
  },
  any({ ascended, side }, traits) {
    const one = ascended ? ` ${statusAdjective('ascended', 'f', false)}` : '';
    return `una ${noun('expedition', false)}${one}${side ? ` ${OF_SIDE[side]}` : ''}${traits}`;
  },
  ofSide: ({ side }, who, context) =>
    who === null
      ? `tu expedición ${OF_SIDE[side]}`
      : `la expedición ${OF_SIDE[side]} ${withPreposition('de', playerPhrase(who, context))}`,
  oneOf({ ascended }, who, context) {
    const several = ascended ? ` ${statusAdjective('ascended', 'f', true)}` : '';
    const whose = who === null ? '' : ` ${withPreposition('de', playerPhrase(who, context))}`;
    return `una de ${who === null ? 'tus' : 'las'} expediciones${several}${whose}`;
  },
});

/** " debido a {forest}": what an Expedition moves forward by. */
export function becauseOf(what: Terrain | 'ascend'): string {
  if (what !== 'ascend') return ` ${dueTo(what)}`;
  return ` por ${termMark('ascended', 'ascender')}`;
}

export const describeTrigger = createTrigger({
  at: (phase) => AT_PHASE[phase],
  after: (daily) => `tras ${DAILY[daily]}`,
  subjects: /^(?:un oponente|un jugador) /u,
  when: (said) => `cuando ${said}`,
  firstTime: 'la primera vez que',
  or: (parts) => joinList(parts, 'o'),
  matched,
  matchedObject: matched,
  playerDoes,
  actions: {
    creates: ['crear'],
    draws: ['robar', 'una o más cartas'],
    exhausts: [termMark('exhaust', 'agotar')],
    'makes-gift': ['hacer', 'un regalo'],
    passes: ['pasar'],
    'passes-first': ['pasar', 'primero'],
    'passes-last': ['pasar', 'último'],
    plays: ['jugar'],
    resupplies: [termMark('resupply', 'reabastecer')],
    reveals: ['revelar', 'una carta'],
    'reveals-this-way': ['revelar', 'una carta de esta manera'],
    rolls: ['tirar', 'un dado o más'],
    'rolls-first': ['tirar', 'un dado cada día'],
    sacrifices: [termMark('sacrifice', 'sacrificar')],
  },
  rollsResult: (result) => ['sacar', `${result} con un dado`],
  affectsMe: (who, verb, context) =>
    who === 'you'
      ? `me ${subjunctiveOfYou(verb)}`
      : `${triggeringPlayer(who, context)} me ${subjunctiveOf(verb, false)}`,
  joins({ where, of }, what, context) {
    const places = [where].flat();
    if (places.includes('play')) return `${matchedVerb(what, 'entrar')} en juego`;
    const names = places.map((to) =>
      to === 'yours'
        ? 'a una de tus expediciones'
        : withPreposition('a', destinationOf(to, of, context)),
    );
    return `${what.me ? 'me incorpore' : `${what.text} se incorpore`} ${joinList(names, 'o')}`;
  },
  leaves: (what, where, during) =>
    `${matchedVerb(what, 'abandonar')} ${where}${during ? ` durante ${PHASE[during]}` : ''}`,
  goes(trigger, context) {
    const what = matched(trigger.what, context);
    const from = [trigger.from ?? []].flat().map((at) => {
      const of = isFromOwn(trigger, at) ? trigger.of : undefined;
      return `desde ${destinationOf(at, of, context)}`;
    });
    const whence = from.length === 0 ? 'desde cualquier lugar' : joinList(from, 'o');
    const to = destinationOf(trigger.to, isFromHand(trigger) ? undefined : trigger.of, context);
    if (trigger.who === undefined)
      return `${matchedVerb(what, 'ir')} ${withPreposition('a', to)} ${whence}`;
    const isDiscard = trigger.to === 'discard';
    const where = whence.replaceAll('desde ', 'de ').replace('de el ', 'del ');
    const said = `${what.text} ${where}${isDiscard ? '' : ` en ${to}`}`;
    return playerDoes(trigger.who, isDiscard ? 'descartar' : 'colocar', context, said);
  },
  left: destinationOf,
  leftOne: (filter, context) => `una ${context.language.expeditions(filter, false, context)}`,
  playedFrom: { hand: ' desde la mano', reserve: ' desde la reserva' },
  gains({ what: of, status }, what) {
    if (isHad(status)) return `${matchedVerb(what, 'ganar')} ${statusWord(status)}`;
    const word = statusAdjective(status, of === 'me' ? SPEAKER : genderOf(of), false);
    return `${matchedVerb(what, 'pasar')} a estar ${word}`;
  },
  gainsCounters({ counter, nth }, what) {
    const name = counterNoun(counter, false);
    const many =
      nth === undefined
        ? `1 ${name} o más`
        : `${what.me ? 'mi' : 'su'} ${ordinalWord(nth)} ${name}`;
    return `${matchedVerb(what, 'ganar')} ${many}`;
  },
  oneOrMore: (filter, context) => `una o más ${nounPhrase(filter, true, context)}`,
  activates: (action, times) =>
    times === undefined
      ? `una habilidad ${ACTION[action]} se active`
      : `${numberWord(times, 'f')} habilidades ${ACTION[action]} se activen en uno de tus turnos`,
  condition: unlessCondition,
  dueTo: becauseOf,
  expedition: someExpedition,
  movesForward(some, due, how) {
    if (how === 'one') return `${some} avance${due}`;
    const all =
      how === 'all'
        ? some.replace(/^una de tus /u, 'tus dos ')
        : some.replace(/^una /u, 'una o más ');
    return `${all} avancen${due}`;
  },
  movesBackward: (some) => `${some} retroceda`,
  failsToMove: (some) => `${some} no logre avanzar durante ${PHASE.dusk}`,
});
