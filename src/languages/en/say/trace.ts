/** Sentences about the trace, in English. */

import { TERRAINS } from '../../../engine/cards/terrain.ts';
import { diceShown } from '../../say/roll.ts';
import {
  type Action,
  inTurn,
  type MoveReason,
  type PlayWords,
  staysIn,
  type Thing,
  type Voice,
  wayOf,
} from '../../say/teller.ts';
import { TERRAIN } from '../../say/text.ts';
import { decision } from './decision.ts';
import {
  nameExpedition,
  nameExpeditions,
  nameRegion,
  nameSpot,
  ofThing,
  playerDoes,
  playerName,
  thing,
  withOwner,
} from './play.ts';
import { stepSentence } from './step-sentence.ts';
import { DAILY_TOLD, stepName } from './step-verb.ts';
import { whyNot } from './why-not.ts';
import {
  counterPhrase,
  DAILY,
  joinList,
  joinNames,
  numberWord,
  PHASE,
  STATUS,
  subtype,
  withIndefinite,
} from './words.ts';

type Move = Action<'move'>;

/** Sentences about a move, by its reason; `doer` is the player who does the step. */
const MOVES: Record<MoveReason, (move: Move, x: string, voice: Voice, doer: number) => string> = {
  'clean-up': (move, x, voice) => `${x} is one too many and goes to ${nameSpot(move.to, voice)}`,
  create: (move, x, voice) => `${x} joins ${nameSpot(move.to, voice)}`,
  declare: (move, x, voice) => `${x} goes from ${nameSpot(move.from, voice)} to Limbo`,
  discard: (move, x, voice, doer) =>
    `${playerDoes(doer, 'discard|discards', voice)} ${x} from ${nameSpot(move.from, voice, doer)}`,
  draw: (move, x, voice) => `${playerDoes(move.object.owner, 'draw|draws', voice)} ${x}`,
  exchange: (move, x, voice, doer) =>
    `${playerDoes(doer, 'exchange|exchanges', voice)} ${x}, which goes to ${nameSpot(move.to, voice, doer)}`,
  expand: (move, x, voice) =>
    `${playerDoes(move.object.owner, 'make|makes', voice)} ${x} a Mana Orb`,
  play: (move, x, voice) => `${x} joins ${nameSpot(move.to, voice)}`,
  put: (move, x, voice, doer) =>
    `${playerDoes(doer, 'put|puts', voice)} ${x} from ${nameSpot(move.from, voice, doer)} into ${nameSpot(move.to, voice, doer)}`,
  reshuffle: (move, x, voice) => `${x} goes back into ${nameSpot(move.to, voice)}`,
  resolved: (move, x, voice) => `${x} has resolved and goes to ${nameSpot(move.to, voice)}`,
  rest: (move, x, voice) => `at Rest, ${x} goes to ${nameSpot(move.to, voice)}`,
  resupply: (move, x, voice) =>
    `${playerDoes(move.object.owner, 'put|puts', voice)} ${x} into Reserve from the top of ${withOwner(move.object.owner, 'deck', voice, move.object.owner)}`,
  return: (move, x, voice, doer) =>
    `${playerDoes(doer, 'return|returns', voice)} ${x} from ${nameSpot(move.from, voice, doer)} to ${nameSpot(move.to, voice, doer)}`,
  sacrifice: (move, x, voice) =>
    `${playerDoes(move.object.controller, 'sacrifice|sacrifices', voice)} ${x}`,
  send: (move, x, voice, doer) =>
    `${playerDoes(doer, 'send|sends', voice)} ${x} from ${nameSpot(move.from, voice, doer)} to ${nameSpot(move.to, voice, doer)}`,
  'starting-mana': (move, x, voice) =>
    `${playerDoes(move.object.owner, 'make|makes', voice)} ${x} one of the first Mana Orbs`,
  'take-control': (move, x, voice, doer) =>
    `${playerDoes(doer, 'take|takes', voice)} control of ${x}, which goes to ${nameSpot(move.to, voice, doer)}`,
};

function movedText(move: Move, voice: Voice, doer: number | null): string {
  const x = thing(move.object, voice, move.known);
  const said = MOVES[move.why](move, x, voice, doer ?? move.object.controller);
  const lost = move.lost
    ? `; its ${joinList(move.lost.map((name) => counterPhrase(name, '', true).trim()))} are lost`
    : '';
  return said + lost + (move.became === null ? '; the token ceases to exist' : '');
}

/** A change made by a rule: Fleeting discards, an empty Deck takes the Discard pile (4.0:3.2.2.d). */
function byRule(action: string, source: Thing | null, voice: Voice): string {
  if (action === 'reshuffle') {
    return 'the deck is not enough: the discard pile is shuffled and put under it';
  }
  return `${thing(source, voice)} is ${STATUS.fleeting} and goes to the discard pile instead of Reserve`;
}

function appliedText(sources: readonly string[]): string {
  return sources.length === 1
    ? `passive ability applied: ${sources[0]}`
    : `passive abilities applied, in this order: ${joinNames(sources)}`;
}

function seatNames(players: readonly number[], voice: Voice): string {
  return joinList(players.map((seat) => playerName(seat, voice)));
}

export const entries: PlayWords['entries'] = {
  'game-began': (entry, voice) =>
    `the game begins: ${playerDoes(entry.firstPlayer, 'are|is', voice)} the first player`,
  'day-began': (entry) => `Day ${entry.day} begins`,
  'phase-began': (entry) => `${PHASE[entry.phase]} begins`,
  'daily-effect': (entry) => `${DAILY[entry.daily]}: ${DAILY_TOLD[entry.daily]}`,
  'turn-began': (entry, voice) => `${withOwner(entry.player, 'turn', voice)} begins`,
  'turn-ended': (entry, voice) => `${withOwner(entry.player, 'turn', voice)} ends`,
  'turn-effect': (entry, voice) =>
    playerDoes(
      entry.player,
      {
        'play-card': 'play a card|plays a card',
        'quick-action': 'play a quick action|plays a quick action',
        pass: 'pass|passes',
      }[entry.effect],
      voice,
    ),
  declaration(entry, voice) {
    const what = {
      card: '',
      'quick-action': 'a quick action of ',
      reaction: 'a Reaction of ',
      'internal-action': 'an internal action of ',
    }[entry.what];
    const into = entry.into ? ` in ${nameExpedition(entry.into, voice, entry.player)}` : '';
    const price = entry.cost === null ? ' for free' : ` for {mana:${entry.cost}}`;
    const paid =
      entry.what === 'reaction' || (entry.what !== 'card' && entry.cost === 0) ? '' : price;
    const scout = entry.scout ? ' with Scout' : '';
    const temple = entry.temple ? ' as a Temple' : '';
    return `${playerDoes(entry.player, 'declare|declares', voice)} ${what}${thing(entry.object, voice)}${into}${paid}${scout}${temple}`;
  },
  'cost-altered': (entry, voice) =>
    entry.from === entry.to
      ? `${thing(entry.by, voice)} leaves the cost${ofThing(entry.object, voice)} at {mana:${entry.to}}`
      : `${thing(entry.by, voice)} changes the cost${ofThing(entry.object, voice)} from {mana:${entry.from}} to {mana:${entry.to}}`,
  effect(entry, voice) {
    const kind = {
      spell: 'the effect',
      'quick-action': 'the quick action',
      reaction: 'the Reaction',
      modifier: 'the replacement',
      'internal-action': 'the internal action',
    }[entry.of];
    return `${kind}${ofThing(entry.source, voice)} resolves`;
  },
  condition: (entry, voice) =>
    `the condition${ofThing(entry.source, voice)} ${entry.holds ? 'is met' : 'is not met'}`,
  decision: (entry, voice) => {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    return decision(entry.ask, entry.player, voice) + (source === null ? '' : ` (${source})`);
  },
  answer(entry, voice) {
    if (entry.chosen.length === 0)
      return playerDoes(entry.player, 'choose nothing|chooses nothing', voice);
    const many = entry.chosen.length;
    const chosen = voice.isSecret(entry)
      ? `${numberWord(many)} ${many === 1 ? 'card' : 'cards'}`
      : joinNames(entry.chosen.map((option) => voice.option(option)));
    const only = entry.automatic ? ' (the only possibility)' : '';
    return `${playerDoes(entry.player, 'choose|chooses', voice)}: ${chosen}${only}`;
  },
  'why-not': (entry, voice) => whyNot[entry.why](entry, voice),
  step: stepSentence,
  modifier(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    if (!entry.applied) return `the replacement${ofThing(entry.source, voice)} is not applied`;
    if (entry.how === 'rule') return byRule(entry.verb, entry.source, voice);
    const how = entry.how === 'also' ? 'adds to' : 'replaces';
    return `${source ?? 'an effect'} ${how} what happens (${stepName(entry.verb)})`;
  },
  activation: (entry, voice) => `a Reaction${ofThing(entry.reaction, voice)} activates`,
  'reactions-checked': (entry) =>
    entry.waiting.length === 0
      ? 'no Reaction is waiting'
      : entry.waiting.length === 1
        ? 'one Reaction is waiting'
        : `${numberWord(entry.waiting.length)} Reactions are waiting`,
  'reaction-played': (entry, voice) =>
    `${playerDoes(entry.player, 'play|plays', voice)} the Reaction${ofThing(entry.reaction, voice)}`,
  progress(entry, voice) {
    const compared = entry.comparisons.map(
      (one) =>
        `${TERRAIN[one.terrain]} ${one.mine}–${one.theirs}${one.counts ? '' : ' (does not count)'}`,
    );
    const moves = entry.moves ? 'can move forward' : 'does not move forward';
    return `${nameExpedition(entry.expedition, voice)} ${moves}: ${joinList(compared)}`;
  },
  arena: (entry, voice) =>
    entry.statistics
      .map(({ players, statistics, wins }) => {
        const all = TERRAINS.map((terrain) => `${TERRAIN[terrain]} ${statistics[terrain]}`).join(
          ', ',
        );
        return `${seatNames(players, voice)}: ${all}, ahead on ${wins === 0 ? 'no terrain' : wins === 1 ? 'one terrain' : `${numberWord(wins)} terrains`}`;
      })
      .join('; '),
  passives: (entry, voice) =>
    entry.applied.length === 0
      ? 'no passive ability changes anything any more'
      : appliedText(inTurn(entry.applied.map(({ by }) => thing(by, voice)))),
  distances: (entry, voice) =>
    entry.sums.length === 0
      ? 'distances decide nothing in the Arena'
      : `regions covered: ${joinList(entry.sums.map((sum, seat) => `${playerName(seat, voice)} ${sum}`))}`,
  tiebreakers: (entry, voice) =>
    `the tie between ${seatNames(entry.players, voice)} goes to the Arena`,
  result: (entry, voice) =>
    entry.winners.length === 0
      ? 'the game ends without a winner'
      : entry.winners.length === 1
        ? `${playerDoes(entry.winners[0]!, 'win|wins', voice)} the game`
        : `${seatNames(entry.winners, voice)} win the game`,
};

export const actions: PlayWords['actions'] = {
  move: movedText,
  create: (action, voice) =>
    `${thing(action.object, voice)} is created in ${nameSpot(action.to, voice)}`,
  relocate(action, voice) {
    const from = nameExpeditions(action.from, voice);
    const to = nameExpeditions(action.to, voice);
    return `${thing(action.object, voice)} ${staysIn(action) ? `stays in ${to}` : `moves from ${from} to ${to}`}`;
  },
  'gain-ability': (action, voice) => `${thing(action.object, voice)} permanently gains an ability`,
  'gain-subtypes': (action, voice) =>
    `${thing(action.object, voice)} gains ${action.subtypes.length === 1 ? 'the sub-type' : 'the sub-types'} ${joinList(action.subtypes.map((id) => subtype(id)))}`,
  'gain-status': (action, voice) =>
    action.status === 'exhausted'
      ? `${thing(action.object, voice)} is exhausted`
      : `${thing(action.object, voice)} gains ${STATUS[action.status]}`,
  'lose-status': (action, voice) =>
    action.status === 'exhausted'
      ? `${thing(action.object, voice)} is readied`
      : `${thing(action.object, voice)} loses ${STATUS[action.status]}`,
  'gain-counters': (action, voice) =>
    `${thing(action.object, voice)} gains ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (now ${action.now})`,
  'lose-counters': (action, voice) =>
    `${thing(action.object, voice)} loses ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (now ${action.now})`,
  ascend: (action, voice) => `${nameExpedition(action.expedition, voice)} Ascends`,
  'lose-ascended': (action, voice) =>
    `${nameExpedition(action.expedition, voice)} is no longer Ascended`,
  'move-expedition'(action, voice) {
    const way = wayOf(action);
    const reasons = (action.dueTo ?? []).map((one) =>
      one === 'ascend' ? `being ${STATUS.ascended}` : TERRAIN[one],
    );
    const due = reasons.length > 0 ? `, due to ${joinList(reasons)}` : '';
    const moves = way === 0 ? 'stays in' : `moves ${way > 0 ? 'forward' : 'backward'} to`;
    return `${nameExpedition(action.expedition, voice)} ${moves} ${nameRegion(action.to)}${due}`;
  },
  'reveal-region'(action) {
    const seen = action.regions.map(
      (at, index) =>
        `${nameRegion(at)} is ${joinList((action.terrains[index] ?? []).map((id) => TERRAIN[id]))}`,
    );
    const turned =
      seen.length > 2 ? 'two Tumult cards are turned over' : 'a Tumult card is turned over';
    return `${turned}: ${seen.join('; ')}`;
  },
  'place-marker': (action) =>
    `a ${TERRAIN[action.terrain]} Terrain Marker ${action.from === null ? 'is placed on' : 'moves to'} ${nameRegion(action.region)}`,
  roll(action, voice) {
    const dice = diceShown(action.dice, action.result);
    return `${playerDoes(action.player, 'roll|rolls', voice)} ${withIndefinite(String(action.result))}${dice}`;
  },
  shuffle: (action, voice) =>
    `${playerDoes(action.player, 'shuffle|shuffles', voice)} ${voice.isYou(action.player) ? 'your' : 'their'} deck`,
  reveal: (action, voice, doer) =>
    `${playerDoes(doer ?? action.object.owner, 'reveal|reveals', voice)} ${thing(action.object, voice, action.known)}`,
  emblem(action, voice) {
    if (action.emblem === 'reaction')
      return `a Reaction${ofThing(action.source, voice)} waits in Limbo`;
    const until = {
      'this-turn': 'for this turn',
      'this-afternoon': 'for this Afternoon',
      'this-day': 'for this Day',
    };
    const time = action.duration ? ` ${until[action.duration]}` : '';
    return `an effect${ofThing(action.source, voice)} lasts${time}`;
  },
  cease: (action, voice) => `${thing(action.object, voice)} ceases to exist`,
  'first-player': (action, voice) =>
    `${playerDoes(action.player, 'become|becomes', voice)} the first player`,
  pass: (action, voice) => `${playerDoes(action.player, 'have|has', voice)} passed for the Day`,
  win: (action, voice) => `${playerDoes(action.player, 'win|wins', voice)} the game`,
};
