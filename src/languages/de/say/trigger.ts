/** Triggers in German: an icon, or "wenn …". */

import type {
  ExpeditionRelation,
  Place,
  PlayerReference,
  Terrain,
  Trigger,
} from '../../../engine/cards/ability.ts';
import {
  createMatched,
  createTriggering,
  isFromHand,
  isFromOwn,
  type Matched,
} from '../../say/happening.ts';
import { ACTION, termMark } from '../../say/text.ts';
import { createSomeExpedition, createTrigger } from '../../say/trigger.ts';
import type { WordingContext } from '../../say/wording.ts';
import { arrangedSentence } from './clause.ts';
import { condition } from './condition.ts';
import { expeditionWords, positionClause, traitsOf } from './expedition.ts';
import {
  fromZone,
  indefinitePhrase,
  intoZone,
  isRelation,
  nounPhrase,
  playerPhrase,
  relationPhrase,
  zoneWithOwner,
} from './selection.ts';
import { subordinateClause } from './verb.ts';
import {
  AT_PHASE,
  counterNoun,
  dailyWith,
  declinedEin,
  dueTo,
  type GermanCase,
  IN_PHASE,
  joinList,
  numberWord,
  ordinalWord,
  statusWord,
} from './words.ts';

/** The place that something joins or leaves, in a case: an Expedition or a zone, with its article. */
export function destinationOf(
  where: ExpeditionRelation | Place,
  of: PlayerReference | undefined,
  context: WordingContext,
  grammar: GermanCase,
): string {
  if (isRelation(where)) return relationPhrase(where, grammar);
  if (where === 'play') return grammar === 'dat' ? 'dem Spiel' : 'das Spiel';
  return zoneWithOwner(where, of, context, grammar);
}

/** The subject of a trigger or modifier, which "it" means from there on. */
export const matched = createMatched('ich', indefinitePhrase);

/** The object of a trigger, which "it" means from there on. */
const matchedObject = createMatched('mich', (filter, context) =>
  indefinitePhrase(filter, context, 'acc'),
);

export const triggeringPlayer = createTriggering('ein Gegner', 'ein Spieler', playerPhrase);

/** A clause of a matched thing: "ich Verankert erhalte", "ein Charakter Verankert erhält". */
function matchedDoes(what: Matched, verb: string, words = ''): string {
  return subordinateClause(what.text, verb, what.me ? 'ich' : 'er', words);
}

/** A clause of a player: "du eine Karte ziehst". */
function playerDoes(
  who: PlayerReference,
  verb: string,
  context: WordingContext,
  words = '',
): string {
  const person = who === 'you' ? 'du' : 'er';
  return subordinateClause(triggeringPlayer(who, context), verb, person, words);
}

const SIDE = { hero: 'Helden-', companion: 'Gefährten-' } as const;

/** "eine deiner Expeditionen", "meine Expedition". */
export const someExpedition = createSomeExpedition({
  relation: (relation) => relationPhrase(relation, 'nom'),
  traits(filter) {
    const position = positionClause(filter, false);
    const traits = traitsOf(filter).map(({ words }) => ` ${words}`);
    return traits.join('') + (position === '' ? '' : `, die ${position},`);
  },
  any: (filter, _, context) => expeditionWords(filter, false, context, { article: 'ein' }),
  ofSide: ({ side }, who, context) =>
    who === null
      ? `deine ${SIDE[side]}Expedition`
      : `die ${SIDE[side]}Expedition ${playerPhrase(who, context, 'gen')}`,
  oneOf({ ascended }, who, context) {
    const several = `${ascended ? `${termMark('ascended', 'Aufgestiegenen')} ` : ''}Expeditionen`;
    return who === null
      ? `eine deiner ${several}`
      : `eine der ${several} ${playerPhrase(who, context, 'gen')}`;
  },
});

/** "aufgrund von {forest}": what an Expedition moves forward by. */
export function becauseOf(what: Terrain | 'ascend'): string {
  return what === 'ascend' ? `aufgrund von ${termMark('ascend', 'Aufsteigend')}` : dueTo(what);
}

const triggerWords = createTrigger({
  at: (phase) => AT_PHASE[phase],
  after: (daily) => `nach ${dailyWith(daily, 'dat')}`,
  subjects: /^(?:ein Gegner|ein Spieler|du|ich) /u,
  when: (said) => `wenn ${said}`,
  firstTime: '',
  or: (parts) => joinList(parts, 'oder'),
  matched,
  matchedObject,
  playerDoes,
  actions: {
    creates: ['erschaffen'],
    draws: ['ziehen', 'eine oder mehrere Karten'],
    exhausts: [termMark('exhaust', 'erschöpfen')],
    'makes-gift': ['geben', `ein ${termMark('gift', 'Geschenk')}`],
    passes: ['passen'],
    'passes-first': ['passen', 'zuerst'],
    'passes-last': ['passen', 'zuletzt'],
    plays: ['spielen'],
    resupplies: ['nutzen', termMark('resupply', 'Nachschub')],
    reveals: ['auf+decken', 'eine Karte'],
    'reveals-this-way': ['auf+decken', 'auf diese Art eine Karte'],
    rolls: ['werfen', 'einen oder mehrere Würfel'],
    'rolls-first': ['werfen', 'zum ersten Mal am Tag einen Würfel'],
    sacrifices: [termMark('sacrifice', 'opfern')],
  },
  rollsResult: (result) => ['würfeln', `eine ${result}`],
  affectsMe: (who, verb, context) => playerDoes(who, verb, context, 'mich'),
  sacrificedMe: () => `ich ${termMark('sacrifice', 'geopfert')} werde`,
  joins({ where, of }, what, context) {
    const places = [where].flat();
    if (places.includes('play')) {
      const names = places.map((to) => intoZone(to as Place, of, context));
      return matchedDoes(what, 'kommen', joinList(names, 'oder'));
    }
    if (places.includes('discard'))
      return `${what.text} ${intoZone('discard', of, context)} gelegt ${what.me ? 'werde' : 'wird'}`;
    const names = places.map((to) => destinationOf(to, of, context, 'dat'));
    const self = what.me ? 'mich' : 'sich';
    return matchedDoes(what, 'an+schließen', `${self} ${joinList(names, 'oder')}`);
  },
  leaves: (what, where, during) =>
    matchedDoes(what, 'verlassen', `${during ? `${IN_PHASE[during]} ` : ''}${where}`),
  goes(trigger, context) {
    const from = [trigger.from ?? []]
      .flat()
      .map((at) => fromZone(at, isFromOwn(trigger, at) ? trigger.of : undefined, context));
    const whence = from.length === 0 ? 'von irgendwoher' : joinList(from, 'oder');
    const to = intoZone(trigger.to, isFromHand(trigger) ? undefined : trigger.of, context);
    if (trigger.who === undefined)
      return matchedDoes(matched(trigger.what, context), 'gehen', `${whence} ${to}`);
    const what = `${matchedObject(trigger.what, context).text} ${whence}`;
    return trigger.to === 'discard'
      ? playerDoes(trigger.who, 'ab+legen', context, what)
      : playerDoes(trigger.who, 'legen', context, `${what} ${to}`);
  },
  left: (where, of, context) => destinationOf(where, of, context, 'acc'),
  leftOne: (filter, context) =>
    expeditionWords(filter, false, context, { article: 'ein', grammar: 'acc' }),
  playedFrom: { hand: ' aus der Hand', reserve: ' aus der Reserve' },
  gains({ on, status }, what) {
    const verb = on === 'becomes' && status === 'exhausted' ? 'werden' : 'erhalten';
    return matchedDoes(what, verb, statusWord(status));
  },
  gainsCounters({ counter, nth }, what) {
    const name = counterNoun(counter, false);
    if (nth === undefined) return matchedDoes(what, 'erhalten', `mindestens 1 ${name}`);
    const gender = counter === 'boost' ? 'f' : 'm';
    const own = declinedEin(what.me ? 'mein' : 'sein', { gender, plural: false, grammar: 'acc' });
    return matchedDoes(what, 'erhalten', `${own} ${ordinalWord(nth)} ${name}`);
  },
  oneOrMore: (filter, context) =>
    nounPhrase(filter, true, context, {
      grammar: 'acc',
      article: { number: 'eine oder mehrere' },
    }),
  activates: (action, times) =>
    times === undefined
      ? `eine ${ACTION[action]} Fähigkeit aktiviert wird`
      : `${numberWord(times, 'f')} ${ACTION[action]} Fähigkeiten in einer deiner Runden aktiviert werden`,
  condition,
  dueTo: (what) => `${becauseOf(what)} `,
  expedition: someExpedition,
  movesForward(some, due, how) {
    if (how === 'all')
      return `sich ${some.replace(/^eine deiner (?=\P{Ll})/u, 'deine beiden ')} ${due}vorwärts bewegen`;
    const which = how === 'several' ? some.replace(/^eine /u, 'mindestens eine ') : some;
    return `sich ${which} ${due}vorwärts bewegt`;
  },
  movesBackward: (some) => `sich ${some} zurückbewegt`,
  failsToMove: (some) => `sich ${some} am Abend nicht vorwärts bewegt`,
});

export function describeTrigger(value: Trigger, context: WordingContext): string {
  return arrangedSentence(triggerWords(value, context));
}
