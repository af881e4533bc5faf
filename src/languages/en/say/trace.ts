/** Sentences about the trace, in English. */

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
import { does, expedition, expeditions, of, place, region, thing, who, whose } from './play.ts';
import { stepSentence } from './step-sentence.ts';
import { DAILY_TOLD, verb } from './step-verb.ts';
import { whyNot } from './why-not.ts';
import { a, counters, DAILY, list, names, number, PHASE, STATUS, subtype } from './words.ts';

type Move = Action<'move'>;

const TERRAINS = ['forest', 'mountain', 'water'] as const;

/** What is told of a move by its reason; `doer` is who does the step. */
const MOVES: Record<MoveReason, (move: Move, x: string, voice: Voice, doer: number) => string> = {
  'clean-up': (move, x, voice) => `${x} is one too many and goes to ${place(move.to, voice)}`,
  create: (move, x, voice) => `${x} joins ${place(move.to, voice)}`,
  declare: (move, x, voice) => `${x} goes from ${place(move.from, voice)} to Limbo`,
  discard: (move, x, voice, doer) =>
    `${does(doer, 'discard|discards', voice)} ${x} from ${place(move.from, voice, doer)}`,
  draw: (move, x, voice) => `${does(move.object.owner, 'draw|draws', voice)} ${x}`,
  exchange: (move, x, voice, doer) =>
    `${does(doer, 'exchange|exchanges', voice)} ${x}, which goes to ${place(move.to, voice, doer)}`,
  expand: (move, x, voice) => `${does(move.object.owner, 'make|makes', voice)} ${x} a Mana Orb`,
  play: (move, x, voice) => `${x} joins ${place(move.to, voice)}`,
  put: (move, x, voice, doer) =>
    `${does(doer, 'put|puts', voice)} ${x} from ${place(move.from, voice, doer)} into ${place(move.to, voice, doer)}`,
  reshuffle: (move, x, voice) => `${x} goes back into ${place(move.to, voice)}`,
  resolved: (move, x, voice) => `${x} has resolved and goes to ${place(move.to, voice)}`,
  rest: (move, x, voice) => `at Rest, ${x} goes to ${place(move.to, voice)}`,
  resupply: (move, x, voice) =>
    `${does(move.object.owner, 'put|puts', voice)} ${x} into Reserve from the top of ${whose(move.object.owner, 'deck', voice, move.object.owner)}`,
  return: (move, x, voice, doer) =>
    `${does(doer, 'return|returns', voice)} ${x} from ${place(move.from, voice, doer)} to ${place(move.to, voice, doer)}`,
  sacrifice: (move, x, voice) =>
    `${does(move.object.controller, 'sacrifice|sacrifices', voice)} ${x}`,
  send: (move, x, voice, doer) =>
    `${does(doer, 'send|sends', voice)} ${x} from ${place(move.from, voice, doer)} to ${place(move.to, voice, doer)}`,
  'starting-mana': (move, x, voice) =>
    `${does(move.object.owner, 'make|makes', voice)} ${x} one of the first Mana Orbs`,
  'take-control': (move, x, voice, doer) =>
    `${does(doer, 'take|takes', voice)} control of ${x}, which goes to ${place(move.to, voice, doer)}`,
};

function moved(move: Move, voice: Voice, doer: number | null): string {
  const x = thing(move.object, voice, move.known);
  const said = MOVES[move.why](move, x, voice, doer ?? move.object.controller);
  const lost = move.lost
    ? `; its ${list(move.lost.map((name) => counters(name, '', true).trim()))} are lost`
    : '';
  return said + lost + (move.became === null ? '; the token ceases to exist' : '');
}

/** What a rule changes by itself: Fleeting discards, an empty Deck takes the Discard pile (4.0:3.2.2.d). */
function byRule(action: string, source: Thing | null, voice: Voice): string {
  if (action === 'reshuffle') {
    return 'the deck is not enough: the discard pile is shuffled and put under it';
  }
  return `${thing(source, voice)} is ${STATUS.fleeting} and goes to the discard pile instead of Reserve`;
}

function applied(sources: readonly string[]): string {
  return sources.length === 1
    ? `passive ability applied: ${sources[0]}`
    : `passive abilities applied, in this order: ${names(sources)}`;
}

function seats(players: readonly number[], voice: Voice): string {
  return list(players.map((seat) => who(seat, voice)));
}

export const entries: PlayWords['entries'] = {
  'game-began': (entry, voice) =>
    `the game begins: ${does(entry.firstPlayer, 'are|is', voice)} the first player`,
  'day-began': (entry) => `Day ${entry.day} begins`,
  'phase-began': (entry) => `${PHASE[entry.phase]} begins`,
  'daily-effect': (entry) => `${DAILY[entry.daily]}: ${DAILY_TOLD[entry.daily]}`,
  'turn-began': (entry, voice) => `${whose(entry.player, 'turn', voice)} begins`,
  'turn-ended': (entry, voice) => `${whose(entry.player, 'turn', voice)} ends`,
  'turn-effect': (entry, voice) =>
    does(
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
    const into = entry.into ? ` in ${expedition(entry.into, voice, entry.player)}` : '';
    const price = entry.cost === null ? ' for free' : ` for {mana:${entry.cost}}`;
    const paid =
      entry.what === 'reaction' || (entry.what !== 'card' && entry.cost === 0) ? '' : price;
    const scout = entry.scout ? ' with Scout' : '';
    const temple = entry.temple ? ' as a Temple' : '';
    return `${does(entry.player, 'declare|declares', voice)} ${what}${thing(entry.object, voice)}${into}${paid}${scout}${temple}`;
  },
  'cost-altered': (entry, voice) =>
    `${thing(entry.by, voice)} changes the cost${of(entry.object, voice)} from {mana:${entry.from}} to {mana:${entry.to}}`,
  effect(entry, voice) {
    const kind = {
      spell: 'the effect',
      'quick-action': 'the quick action',
      reaction: 'the Reaction',
      modifier: 'the replacement',
      'internal-action': 'the internal action',
    }[entry.of];
    return `${kind}${of(entry.source, voice)} resolves`;
  },
  condition: (entry, voice) =>
    `the condition${of(entry.source, voice)} ${entry.holds ? 'is met' : 'is not met'}`,
  decision: (entry, voice) => {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    return decision(entry.ask, entry.player, voice) + (source === null ? '' : ` (${source})`);
  },
  answer(entry, voice) {
    if (entry.chosen.length === 0)
      return does(entry.player, 'choose nothing|chooses nothing', voice);
    const many = entry.chosen.length;
    const chosen = voice.isSecret(entry)
      ? `${number(many)} ${many === 1 ? 'card' : 'cards'}`
      : names(entry.chosen.map((option) => voice.option(option)));
    const only = entry.automatic ? ' (the only possibility)' : '';
    return `${does(entry.player, 'choose|chooses', voice)}: ${chosen}${only}`;
  },
  'why-not': (entry, voice) => whyNot[entry.why](entry, voice),
  step: stepSentence,
  modifier(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    if (!entry.applied) return `the replacement${of(entry.source, voice)} is not applied`;
    if (entry.how === 'rule') return byRule(entry.verb, entry.source, voice);
    const how = entry.how === 'also' ? 'adds to' : 'replaces';
    return `${source ?? 'an effect'} ${how} what happens (${verb(entry.verb)})`;
  },
  activation: (entry, voice) => `a Reaction${of(entry.reaction, voice)} activates`,
  'reactions-checked': (entry) =>
    entry.waiting.length === 0
      ? 'no Reaction is waiting'
      : entry.waiting.length === 1
        ? 'one Reaction is waiting'
        : `${number(entry.waiting.length)} Reactions are waiting`,
  'reaction-played': (entry, voice) =>
    `${does(entry.player, 'play|plays', voice)} the Reaction${of(entry.reaction, voice)}`,
  progress(entry, voice) {
    const compared = entry.comparisons.map(
      (one) =>
        `${TERRAIN[one.terrain]} ${one.mine}–${one.theirs}${one.counts ? '' : ' (does not count)'}`,
    );
    const moves = entry.moves ? 'can move forward' : 'does not move forward';
    return `${expedition(entry.expedition, voice)} ${moves}: ${list(compared)}`;
  },
  arena: (entry, voice) =>
    entry.statistics
      .map(({ players, statistics, wins }) => {
        const all = TERRAINS.map((terrain) => `${TERRAIN[terrain]} ${statistics[terrain]}`).join(
          ', ',
        );
        return `${seats(players, voice)}: ${all}, ahead on ${wins === 0 ? 'no terrain' : wins === 1 ? 'one terrain' : `${number(wins)} terrains`}`;
      })
      .join('; '),
  passives: (entry, voice) =>
    entry.applied.length === 0
      ? 'no passive ability changes anything any more'
      : applied(inTurn(entry.applied.map(({ by }) => thing(by, voice)))),
  distances: (entry, voice) =>
    entry.sums.length === 0
      ? 'distances decide nothing in the Arena'
      : `regions covered: ${list(entry.sums.map((sum, seat) => `${who(seat, voice)} ${sum}`))}`,
  tiebreakers: (entry, voice) => `the tie between ${seats(entry.players, voice)} goes to the Arena`,
  result: (entry, voice) =>
    entry.winners.length === 0
      ? 'the game ends without a winner'
      : entry.winners.length === 1
        ? `${does(entry.winners[0]!, 'win|wins', voice)} the game`
        : `${seats(entry.winners, voice)} win the game`,
};

export const actions: PlayWords['actions'] = {
  move: moved,
  create: (action, voice) =>
    `${thing(action.object, voice)} is created in ${place(action.to, voice)}`,
  relocate(action, voice) {
    const from = expeditions(action.from, voice);
    const to = expeditions(action.to, voice);
    return `${thing(action.object, voice)} ${staysIn(action) ? `stays in ${to}` : `moves from ${from} to ${to}`}`;
  },
  'gain-subtypes': (action, voice) =>
    `${thing(action.object, voice)} gains ${action.subtypes.length === 1 ? 'the sub-type' : 'the sub-types'} ${list(action.subtypes.map((id) => subtype(id)))}`,
  'gain-status': (action, voice) =>
    action.status === 'exhausted'
      ? `${thing(action.object, voice)} is exhausted`
      : `${thing(action.object, voice)} gains ${STATUS[action.status]}`,
  'lose-status': (action, voice) =>
    action.status === 'exhausted'
      ? `${thing(action.object, voice)} is readied`
      : `${thing(action.object, voice)} loses ${STATUS[action.status]}`,
  'gain-counters': (action, voice) =>
    `${thing(action.object, voice)} gains ${counters(action.counter, String(action.count), action.count !== 1)} (now ${action.now})`,
  'lose-counters': (action, voice) =>
    `${thing(action.object, voice)} loses ${counters(action.counter, String(action.count), action.count !== 1)} (now ${action.now})`,
  ascend: (action, voice) => `${expedition(action.expedition, voice)} Ascends`,
  'lose-ascended': (action, voice) =>
    `${expedition(action.expedition, voice)} is no longer Ascended`,
  'move-expedition'(action, voice) {
    const way = wayOf(action);
    const due = (action.dueTo ?? []).map((one) =>
      one === 'ascend' ? `being ${STATUS.ascended}` : TERRAIN[one],
    );
    const thanks = due.length > 0 ? `, thanks to ${list(due)}` : '';
    const moves = way === 0 ? 'stays in' : `moves ${way > 0 ? 'forward' : 'backward'} to`;
    return `${expedition(action.expedition, voice)} ${moves} ${region(action.to)}${thanks}`;
  },
  'reveal-region'(action) {
    const seen = action.regions.map(
      (at, index) =>
        `${region(at)} is ${list((action.terrains[index] ?? []).map((id) => TERRAIN[id]))}`,
    );
    const turned =
      seen.length > 2 ? 'two Tumult cards are turned over' : 'a Tumult card is turned over';
    return `${turned}: ${seen.join('; ')}`;
  },
  'place-marker': (action) =>
    `a ${TERRAIN[action.terrain]} Terrain Marker ${action.from === null ? 'is placed on' : 'moves to'} ${region(action.region)}`,
  roll(action, voice) {
    const dice = action.dice.length > 1 ? ` (${action.dice.join(', ')})` : '';
    return `${does(action.player, 'roll|rolls', voice)} ${a(String(action.result))}${dice}`;
  },
  shuffle: (action, voice) =>
    `${does(action.player, 'shuffle|shuffles', voice)} ${voice.isYou(action.player) ? 'your' : 'their'} deck`,
  reveal: (action, voice, doer) =>
    `${does(doer ?? action.object.owner, 'reveal|reveals', voice)} ${thing(action.object, voice, action.known)}`,
  emblem(action, voice) {
    if (action.emblem === 'reaction') return `a Reaction${of(action.source, voice)} waits in Limbo`;
    const until = {
      'this-turn': 'for this turn',
      'this-afternoon': 'for this Afternoon',
      'this-day': 'for this Day',
    };
    const time = action.duration ? ` ${until[action.duration]}` : '';
    return `an effect${of(action.source, voice)} lasts${time}`;
  },
  cease: (action, voice) => `${thing(action.object, voice)} ceases to exist`,
  'first-player': (action, voice) =>
    `${does(action.player, 'become|becomes', voice)} the first player`,
  pass: (action, voice) => `${does(action.player, 'have|has', voice)} passed for the Day`,
  win: (action, voice) => `${does(action.player, 'win|wins', voice)} the game`,
};
