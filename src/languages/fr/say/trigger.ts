/** Triggers in French: an icon, or "lorsque …". */

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
  inZone,
  nounPhrase,
  playerPhrase,
  RELATION,
  zoneWithOwner,
} from './selection.ts';
import { genderOfSpeaker } from './subject.ts';
import { secondPerson, thirdPerson, withClitic } from './verb.ts';
import {
  AT_PHASE,
  agreeAdjective,
  counterNoun,
  DAILY,
  genderOf,
  joinList,
  noun,
  numberWord,
  ordinalWord,
  PHASE,
  statusWord,
  withDe,
} from './words.ts';

export const destinationOf = createDestination(RELATION, 'le jeu', zoneWithOwner);

/** The subject of a trigger or modifier, which "it" means from there on. */
export const matched = createMatched('je', indefinitePhrase);

export const triggeringPlayer = createTriggering('un adversaire', 'un joueur', playerPhrase);

const FIRST: Readonly<Record<string, string>> = {
  aller: 'vais',
  devenir: 'deviens',
  perdre: 'perds',
  rejoindre: 'rejoins',
};

/** A verb of a matched thing: "je rejoins", "un Personnage rejoint". */
function matchedVerb(what: Matched, verb: string): string {
  return `${what.text} ${(what.me ? FIRST[verb] : undefined) ?? thirdPerson(verb, false)}`;
}

/** A verb of a player with its object: "vous piochez une carte", "un adversaire pioche une carte". */
export function playerDoes(
  who: PlayerReference,
  verb: string,
  context: WordingContext,
  words = '',
): string {
  const word = who === 'you' ? secondPerson(verb) : thirdPerson(verb, false);
  return `${triggeringPlayer(who, context)} ${word}${words === '' ? '' : ` ${words}`}`;
}

/** Ascended, of several Expeditions. */
const ASCENDED = statusWord('ascended', 'f', true);

const SIDE = { hero: 'Héros', companion: 'Compagnon' } as const;

/** "l’une de vos Expéditions", "mon Expédition". */
export const someExpedition = createSomeExpedition({
  relation: (relation) => RELATION[relation],
  traits(filter) {
    const traits = expeditionTraits(filter);
    return traits === '' ? '' : ` ${traits}`;
  },
  any({ ascended, side }, traits) {
    const of = side === undefined ? '' : ` ${SIDE[side]}`;
    return `une ${noun('expedition', false)}${of}${ascended ? ` ${ASCENDED}` : ''}${traits}`;
  },
  ofSide: ({ side }, who, context) =>
    who === null
      ? `votre Expédition ${SIDE[side]}`
      : `l’Expédition ${SIDE[side]} ${withDe(playerPhrase(who, context))}`,
  oneOf({ ascended }, who, context) {
    const whose =
      who === null ? 'vos Expéditions' : `les Expéditions ${withDe(playerPhrase(who, context))}`;
    return `l’une ${withDe(whose)}${ascended ? ` ${ASCENDED}` : ''}`;
  },
});

/** " grâce à {forest}": what an Expedition moves forward by. */
export function dueTo(what: Terrain | 'ascend'): string {
  if (what !== 'ascend') return ` grâce à ${TERRAIN[what]}`;
  return ` grâce à l’${termMark('ascended', 'Élévation')}`;
}

export const describeTrigger = createTrigger({
  at: (phase) => AT_PHASE[phase],
  after: (daily) => `après ${DAILY[daily]}`,
  subjects: /^(?:vous|un adversaire|un joueur|je) /u,
  when: (said) => `lorsque ${said}`.replace(/^lorsque (?=(?:ils?|elles?|une?|au) )/u, 'lorsqu’'),
  firstTime: 'la première fois que',
  or: (parts) => joinList(parts, 'ou'),
  matched,
  matchedObject: matched,
  playerDoes,
  actions: {
    creates: ['créer'],
    draws: ['piocher', 'au moins une carte'],
    exhausts: [termMark('exhaust', 'épuiser')],
    'makes-gift': ['faire', 'un Don'],
    passes: ['passer'],
    'passes-first': ['passer', 'en premier'],
    'passes-last': ['passer', 'en dernier'],
    plays: ['jouer'],
    resupplies: [termMark('resupply', 'Ravitailler')],
    reveals: ['révéler', 'une carte'],
    'reveals-this-way': ['révéler', 'une carte de cette façon'],
    rolls: ['lancer', 'au moins un dé'],
    'rolls-first': ['lancer', 'un dé chaque Jour'],
    sacrifices: [termMark('sacrifice', 'sacrifier')],
  },
  rollsResult: (result) => ['obtenir', `un ${result} sur un dé`],
  affectsMe(who, verb, context) {
    const word = who === 'you' ? secondPerson(verb) : thirdPerson(verb, false);
    return `${triggeringPlayer(who, context)} ${withClitic('me', word)}`;
  },
  sacrificedMe: (context) =>
    `je suis ${termMark('sacrifice', agreeAdjective('sacrifié', genderOfSpeaker(context), false))}`,
  joins({ where, of }, what, context) {
    const places = [where].flat().map((to) => destinationOf(to, of, context));
    if (where === 'discard') return `${matchedVerb(what, 'aller')} dans ${places[0]}`;
    return `${matchedVerb(what, 'rejoindre')} ${joinList(places, 'ou')}`;
  },
  leaves: (what, where, during) =>
    `${matchedVerb(what, 'quitter')} ${where}${during ? ` pendant ${PHASE[during]}` : ''}`,
  goes(trigger, context) {
    const what = matched(trigger.what, context);
    const from = [trigger.from ?? []]
      .flat()
      .map((at) => destinationOf(at, isFromOwn(trigger, at) ? trigger.of : undefined, context));
    const isToReserve = trigger.to === 'reserve' && trigger.who === undefined;
    const whence =
      from.length === 0
        ? 'depuis n’importe où'
        : isToReserve
          ? `depuis ${joinList(from, 'ou')}`
          : joinList(from.map(withDe), 'ou');
    const isOwn = isFromHand(trigger) || (isToReserve && from.length > 1);
    const to = inZone(trigger.to, isOwn ? undefined : trigger.of, context);
    if (trigger.who !== undefined) {
      const isDiscard = trigger.to === 'discard';
      const said = `${what.text} ${whence}${isDiscard ? '' : ` ${to}`}`;
      return playerDoes(trigger.who, isDiscard ? 'défausser' : 'mettre', context, said);
    }
    const isGoalFirst = from.length === 0 || isToReserve;
    return `${matchedVerb(what, 'aller')} ${isGoalFirst ? `${to} ${whence}` : `${whence} ${to}`}`;
  },
  left: destinationOf,
  leftOne: (filter, context) => `une ${context.language.expeditions(filter, false, context)}`,
  playedFrom: { hand: ' depuis la main', reserve: ' depuis la Réserve' },
  gains: ({ on, what: of, status }, what) =>
    on === 'gains'
      ? `${matchedVerb(what, 'gagner')} ${statusWord(status)}`
      : `${matchedVerb(what, 'devenir')} ${statusWord(status, of === 'me' ? 'm' : genderOf(of))}`,
  gainsCounters({ counter, nth }, what) {
    const which =
      nth === undefined ? 'au moins 1' : `${what.me ? 'mon' : 'son'} ${ordinalWord(nth)}`;
    return `${matchedVerb(what, 'gagner')} ${which} ${counterNoun(counter, false)}`;
  },
  oneOrMore: (filter, context) => `un ou plusieurs ${nounPhrase(filter, true, context)}`,
  activates: (action, times) =>
    times === undefined
      ? `une capacité ${ACTION[action]} est activée`
      : `${numberWord(times)} capacités ${ACTION[action]} sont activées pendant l’un de vos tours`,
  condition,
  dueTo,
  expedition: someExpedition,
  movesForward(some, due, how) {
    if (how === 'all') return `${some.replace(/^l’une de vos /u, 'vos deux ')} avancent${due}`;
    return `${how === 'several' ? some.replace(/^(?:l’)?une /u, 'au moins une ') : some} avance${due}`;
  },
  movesBackward: (some) => `${some} recule`,
  failsToMove: (some) => `${some} n’avance pas pendant ${PHASE.dusk}`,
});
