/** Sentences about the trace, in English. */

import { TERRAIN } from '../../say/text.ts';
import type { TraceWords } from '../../say/trace-words.ts';
import { nameExpeditions, nameRegion, nameSpot, playerName } from './play.ts';
import { DAILY_TOLD } from './step-verb.ts';
import { joinList, numberWord, STATUS, withIndefinite } from './words.ts';

export const traceWords: TraceWords = {
  moves: {
    'clean-up': ({ x, to }) => `${x} is one too many and goes to ${to(nameSpot)}`,
    create: ({ x, to }) => `${x} joins ${to(nameSpot)}`,
    declare: ({ x, from }) => `${x} goes from ${from(nameSpot)} to Limbo`,
    discard: ({ does, x, from }) => `${does('discard|discards')} ${x} from ${from(nameSpot)}`,
    draw: ({ does, x }) => `${does('draw|draws')} ${x}`,
    exchange: ({ does, x, to }) =>
      `${does('exchange|exchanges')} ${x}, which goes to ${to(nameSpot)}`,
    expand: ({ does, x }) => `${does('make|makes')} ${x} a Mana Orb`,
    play: ({ x, to }) => `${x} joins ${to(nameSpot)}`,
    put: ({ does, x, from, to }) =>
      `${does('put|puts')} ${x} from ${from(nameSpot)} into ${to(nameSpot)}`,
    reshuffle: ({ x, to }) => `${x} goes back into ${to(nameSpot)}`,
    resolved: ({ x, to }) => `${x} has resolved and goes to ${to(nameSpot)}`,
    rest: ({ x, to }) => `at Rest, ${x} goes to ${to(nameSpot)}`,
    resupply: ({ does, x, own }) =>
      `${does('put|puts')} ${x} into Reserve from the top of ${own('your|their')} deck`,
    return: ({ does, x, from, to }) =>
      `${does('return|returns')} ${x} from ${from(nameSpot)} to ${to(nameSpot)}`,
    sacrifice: ({ does, x }) => `${does('sacrifice|sacrifices')} ${x}`,
    send: ({ does, x, from, to }) =>
      `${does('send|sends')} ${x} from ${from(nameSpot)} to ${to(nameSpot)}`,
    'starting-mana': ({ does, x }) => `${does('make|makes')} ${x} one of the first Mana Orbs`,
    'take-control': ({ does, x, to }) =>
      `${does('take|takes')} control of ${x}, which goes to ${to(nameSpot)}`,
  },
  countersLost: (names) => `its ${joinList(names)} are lost`,
  tokenCeases: 'the token ceases to exist',
  begins: {
    game: (does) => `the game begins: ${does('are|is')} the first player`,
    day: (day) => `Day ${day} begins`,
    part: (part) => `${part} begins`,
  },
  turnEnds: (turn) => `${turn} ends`,
  dailyMeaning: DAILY_TOLD,
  turnEffect: {
    'play-card': 'play a card|plays a card',
    'quick-action': 'play a quick action|plays a quick action',
    pass: 'pass|passes',
  },
  declared: {
    card: (x) => x,
    'quick-action': (x) => `a quick action of ${x}`,
    reaction: (x) => `a Reaction of ${x}`,
    'internal-action': (x) => `an internal action of ${x}`,
  },
  declares: (does, what) => `${does('declare|declares')} ${what}`,
  costAltered: (by, of, from, to) =>
    from === to
      ? `${by} leaves the cost${of} at ${to}`
      : `${by} changes the cost${of} from ${from} to ${to}`,
  effectOf: {
    spell: 'the effect',
    'quick-action': 'the quick action',
    reaction: 'the Reaction',
    modifier: 'the replacement',
    'internal-action': 'the internal action',
  },
  resolves: (effect) => `${effect} resolves`,
  condition: (of, holds) => `the condition${of} ${holds ? 'is met' : 'is not met'}`,
  choosesNothing: 'choose nothing|chooses nothing',
  chooses: 'choose|chooses',
  hiddenCards: (count) => `${numberWord(count)} ${count === 1 ? 'card' : 'cards'}`,
  onlyChoice: ' (the only possibility)',
  notReplaced: (of) => `the replacement${of} is not applied`,
  modifies: (by, isAddition, step) =>
    `${by} ${isAddition ? 'adds to' : 'replaces'} what happens (${step})`,
  deckEnds: 'the deck is not enough: the discard pile is shuffled and put under it',
  fleetingGoes: (x) => `${x} is ${STATUS.fleeting} and goes to the discard pile instead of Reserve`,
  activates: (of) => `a Reaction${of} activates`,
  waiting: {
    none: 'no Reaction is waiting',
    one: 'one Reaction is waiting',
    several: (count) => `${count} Reactions are waiting`,
  },
  playsReaction: (does, of) => `${does('play|plays')} the Reaction${of}`,
  progress: {
    can: 'can move forward',
    cannot: 'does not move forward',
    ignored: ' (does not count)',
  },
  terrainsWon: {
    none: 'ahead on no terrain',
    one: 'ahead on one terrain',
    several: (count) => `ahead on ${count} terrains`,
  },
  passives: {
    none: 'no passive ability changes anything any more',
    one: 'passive ability applied',
    several: 'passive abilities applied, in this order',
  },
  distances: { none: 'distances decide nothing in the Arena', covered: 'regions covered' },
  tie: (players, voice) =>
    `the tie between ${joinList(players.map((seat) => playerName(seat, voice)))} goes to the Arena`,
  nobodyWins: 'the game ends without a winner',
  wins: 'win the game|wins the game',
  severalWin: (players) => `${players} win the game`,
  created: (x, to) => `${x} is created in ${to(nameSpot)}`,
  stays: (at, voice) => `stays in ${nameExpeditions(at, voice)}`,
  goes: (from, to, voice) =>
    `moves from ${nameExpeditions(from, voice)} to ${nameExpeditions(to, voice)}`,
  gainsAbility: (x) => `${x} permanently gains an ability`,
  gains: 'gains',
  loses: 'loses',
  isExhausted: 'is exhausted',
  isReadied: 'is readied',
  isCompleted: 'becomes completed',
  ceases: 'ceases to exist',
  subtype: 'the sub-type',
  subtypes: 'the sub-types',
  nowHas: (count) => ` (now ${count})`,
  stillHas: (count) => ` (now ${count})`,
  ascends: (expedition) => `${expedition} Ascends`,
  noLongerAscended: (expedition) => `${expedition} is no longer Ascended`,
  moved: (way, region) =>
    way === 0
      ? `stays in ${nameRegion(region)}`
      : `moves ${way > 0 ? 'forward' : 'backward'} to ${nameRegion(region)}`,
  dueTo: (causes) =>
    `due to ${joinList(causes.map((one) => (one === 'ascend' ? `being ${STATUS.ascended}` : TERRAIN[one])))}`,
  regionIs: 'is',
  cardTurned: 'a Tumult card is turned over',
  cardsTurned: 'two Tumult cards are turned over',
  markerGoes: (terrain, region, isNew) =>
    `a ${terrain} Terrain Marker ${isNew ? 'is placed on' : 'moves to'} ${nameRegion(region)}`,
  rolls: (does, result) => `${does('roll|rolls')} ${withIndefinite(String(result))}`,
  shufflesDeck: 'shuffle your deck|shuffles their deck',
  reveals: (does, x) => `${does('reveal|reveals')} ${x}`,
  reactionWaits: (of) => `a Reaction${of} waits in Limbo`,
  effectLasts: (of, until) => `an effect${of} lasts${until}`,
  until: {
    'this-turn': ' for this turn',
    'this-afternoon': ' for this Afternoon',
    'this-day': ' for this Day',
  },
  becomesFirst: 'become the first player|becomes the first player',
  hasPassed: 'have passed for the Day|has passed for the Day',
};
