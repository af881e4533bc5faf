/** Tells the entries of a trace: each sentence is built here, from the words of a language. */

import type { Status } from '../../engine/cards/ability.ts';
import { TERRAINS } from '../../engine/cards/vocabulary.ts';
import { byNumber } from './list.ts';
import { describePlay, type PlayerDoes, type PlayNames } from './play-names.ts';
import { type Action, inTurn, type PlayWords, staysIn, type Voice, wayOf } from './teller.ts';
import { TERRAIN } from './text.ts';
import type { ByNumber, TraceWords } from './trace-words.ts';

type Move = Action<'move'>;

/** The player who moves an object; null where it moves by itself. */
function moverOf({ why, object }: Move, doer: number | null): number | null {
  switch (why) {
    case 'discard':
    case 'exchange':
    case 'put':
    case 'return':
    case 'send':
    case 'take-control':
      return doer ?? object.controller;
    case 'draw':
    case 'expand':
    case 'resupply':
    case 'starting-mana':
      return object.owner;
    case 'sacrifice':
      return object.controller;
    case 'clean-up':
    case 'create':
    case 'declare':
    case 'play':
    case 'reshuffle':
    case 'resolved':
    case 'rest':
      return null;
    default:
      return why satisfies never;
  }
}

function createMoved(words: TraceWords, names: PlayNames): PlayWords['actions']['move'] {
  return (move, voice, doer) => {
    const mover = moverOf(move, doer);
    const seat = mover ?? move.object.controller;
    const subject = mover ?? undefined;
    const said = words.moves[move.why]({
      x: names.thing(move.object, voice, move.known),
      does: (forms) => names.does(seat, forms, voice),
      own: (forms) => forms.split('|')[voice.isYou(seat) ? 0 : 1]!,
      from: (phrase) => phrase(move.from, voice, subject),
      to: (phrase) => phrase(move.to, voice, subject),
    });
    const lost = move.lost && words.countersLost(move.lost.map(names.counterName));
    return [said, lost ?? [], move.became === null ? words.tokenCeases : []]
      .flat()
      .join(names.semicolon);
  };
}

/** Tells the trace in the words of a language. */
export function createTrace(
  words: TraceWords,
  names: PlayNames,
  own: Pick<PlayWords, 'decision' | 'whyNot'> & {
    readonly step: PlayWords['entries']['step'];
    readonly stepName: (verb: string) => string;
  },
): Pick<PlayWords, 'entries' | 'actions'> {
  return { entries: createEntries(words, names, own), actions: createActions(words, names) };
}

function createEntries(
  words: TraceWords,
  names: PlayNames,
  { decision, whyNot, step, stepName }: Parameters<typeof createTrace>[2],
): PlayWords['entries'] {
  const { colon, semicolon, thing, ofThing } = names;
  const doing =
    (seat: number, voice: Voice): PlayerDoes =>
    (forms) =>
      names.does(seat, forms, voice);
  const counted = (count: number, { none, one, several }: ByNumber) =>
    byNumber(count, none, one, (many) => several(names.number(many)));
  const seatNames = (seats: readonly number[], voice: Voice) =>
    names.list(seats.map((seat) => names.player(seat, voice)));

  return {
    'game-began': (entry, voice) => words.begins.game(doing(entry.firstPlayer, voice)),
    'day-began': (entry) => words.begins.day(entry.day),
    'phase-began': (entry) => words.begins.part(names.phase[entry.phase]),
    'daily-effect': ({ daily }) => names.daily[daily] + colon + words.dailyMeaning[daily],
    'turn-began': (entry, voice) => words.begins.part(names.turn(entry.player, voice)),
    'turn-ended': (entry, voice) => words.turnEnds(names.turn(entry.player, voice)),
    'turn-effect': ({ player, effect }, voice) =>
      names.does(player, words.turnEffect[effect], voice),
    declaration(entry, voice) {
      const { what, cost, player, object } = entry;
      const isUnpaid = what === 'reaction' || (what !== 'card' && cost === 0);
      const played = { ...entry, cost: isUnpaid ? undefined : cost };
      const declared = words.declared[what](thing(object, voice), ofThing(object, voice));
      const how = describePlay(played, names.playedAs, voice, player);
      return words.declares(doing(player, voice), declared + how);
    },
    'cost-altered': ({ by, object, from, to }, voice) =>
      words.costAltered(thing(by, voice), ofThing(object, voice), `{mana:${from}}`, `{mana:${to}}`),
    effect: (entry, voice) =>
      words.resolves(words.effectOf[entry.of] + ofThing(entry.source, voice)),
    condition: (entry, voice) => words.condition(ofThing(entry.source, voice), entry.holds),
    decision(entry, voice) {
      const source = entry.source === null ? null : voice.card(entry.source.card);
      return decision(entry.ask, entry.player, voice) + (source === null ? '' : ` (${source})`);
    },
    answer(entry, voice) {
      const does = doing(entry.player, voice);
      if (entry.chosen.length === 0) return does(words.choosesNothing);
      const chosen = voice.isSecret(entry)
        ? words.hiddenCards(entry.chosen.length)
        : names.listOfNames(entry.chosen.map((option) => voice.option(option)));
      return does(words.chooses) + colon + chosen + (entry.automatic ? words.onlyChoice : '');
    },
    'why-not': (entry, voice) => whyNot[entry.why](entry, voice),
    step,
    modifier({ source, applied, how, verb }, voice) {
      if (!applied) return words.notReplaced(ofThing(source, voice));
      // Fleeting discards, an empty Deck takes the Discard pile (4.0:3.2.2.d).
      if (how === 'rule')
        return verb === 'reshuffle' ? words.deckEnds : words.fleetingGoes(thing(source, voice));
      const by = source === null ? null : voice.card(source.card);
      return words.modifies(by ?? names.anEffect, how === 'also', stepName(verb));
    },
    activation: (entry, voice) => words.activates(ofThing(entry.reaction, voice)),
    'reactions-checked': ({ waiting }) => counted(waiting.length, words.waiting),
    'reaction-played': ({ player, reaction }, voice) =>
      words.playsReaction(doing(player, voice), ofThing(reaction, voice)),
    progress({ expedition, comparisons, moves }, voice) {
      const { can, cannot, ignored } = words.progress;
      const compared = comparisons.map(
        ({ terrain, mine, theirs, counts }) =>
          `${TERRAIN[terrain]} ${mine}–${theirs}${counts ? '' : ignored}`,
      );
      const moved = `${names.expedition(expedition, voice)} ${moves ? can : cannot}`;
      return moved + colon + names.list(compared);
    },
    arena: (entry, voice) =>
      entry.statistics
        .map(({ players, statistics, wins }) => {
          const all = TERRAINS.map((terrain) => `${TERRAIN[terrain]} ${statistics[terrain]}`);
          const said = [...all, counted(wins, words.terrainsWon)].join(', ');
          return seatNames(players, voice) + colon + said;
        })
        .join(semicolon),
    passives({ applied }, voice) {
      const { none, one, several } = words.passives;
      if (applied.length === 0) return none;
      const sources = inTurn(applied.map(({ by }) => thing(by, voice)));
      return (sources.length === 1 ? one : several) + colon + names.listOfNames(sources);
    },
    distances({ sums }, voice) {
      if (sums.length === 0) return words.distances.none;
      const all = sums.map((sum, seat) => `${names.player(seat, voice)} ${sum}`);
      return words.distances.covered + colon + names.list(all);
    },
    tiebreakers: (entry, voice) => words.tie(entry.players, voice),
    result({ winners }, voice) {
      const [first] = winners;
      if (first === undefined) return words.nobodyWins;
      if (winners.length === 1) return names.does(first, words.wins, voice);
      return words.severalWin(seatNames(winners, voice), winners.some(voice.isYou));
    },
  };
}

function createActions(words: TraceWords, names: PlayNames): PlayWords['actions'] {
  const { colon, semicolon, thing, ofThing } = names;
  const doing =
    (seat: number, voice: Voice): PlayerDoes =>
    (forms) =>
      names.does(seat, forms, voice);
  const becomes: Partial<Record<Status, string>> = {
    completed: words.isCompleted,
    exhausted: words.isExhausted,
  };

  return {
    move: createMoved(words, names),
    create: ({ object, to }, voice) =>
      words.created(thing(object, voice), (phrase) => phrase(to, voice)),
    relocate(action, voice) {
      const { object, from, to } = action;
      const went = staysIn(action) ? words.stays(to, voice) : words.goes(from, to, voice);
      return `${thing(object, voice)} ${went}`;
    },
    'gain-ability': (action, voice) => words.gainsAbility(thing(action.object, voice)),
    'gain-subtypes': ({ object, subtypes }, voice) => {
      const noun = subtypes.length === 1 ? words.subtype : words.subtypes;
      const which = names.list(subtypes.map(names.subtype));
      return `${thing(object, voice)} ${words.gains} ${noun} ${which}`;
    },
    'gain-status': ({ object, status }, voice) =>
      `${thing(object, voice)} ${becomes[status] ?? `${words.gains} ${names.status(status)}`}`,
    'lose-status': ({ object, status }, voice) =>
      `${thing(object, voice)} ${status === 'exhausted' ? words.isReadied : `${words.loses} ${names.status(status)}`}`,
    'gain-counters': ({ object, counter, count, now }, voice) =>
      `${thing(object, voice)} ${words.gains} ${names.counters(counter, count)}${words.nowHas(now)}`,
    'lose-counters': ({ object, counter, count, now }, voice) =>
      `${thing(object, voice)} ${words.loses} ${names.counters(counter, count)}${words.stillHas(now)}`,
    ascend: (action, voice) => words.ascends(names.expedition(action.expedition, voice)),
    'lose-ascended': (action, voice) =>
      words.noLongerAscended(names.expedition(action.expedition, voice)),
    'move-expedition'(action, voice) {
      const causes = action.dueTo ?? [];
      const due = causes.length > 0 ? `, ${words.dueTo(causes)}` : '';
      const moved = words.moved(wayOf(action), action.to);
      return `${names.expedition(action.expedition, voice)} ${moved}${due}`;
    },
    'reveal-region'({ regions, terrains }) {
      const seen = regions.map((at, index) => {
        const has = names.list((terrains[index] ?? []).map((id) => TERRAIN[id]));
        return `${names.region(at)} ${words.regionIs} ${has}`;
      });
      const turned = seen.length > 2 ? words.cardsTurned : words.cardTurned;
      return turned + colon + seen.join(semicolon);
    },
    'place-marker': ({ terrain, region, from }) =>
      words.markerGoes(TERRAIN[terrain], region, from === null),
    roll: ({ player, result, dice }, voice) =>
      words.rolls(doing(player, voice), result) + diceShown(dice, result),
    shuffle: ({ player }, voice) => names.does(player, words.shufflesDeck, voice),
    reveal: ({ object, known }, voice, doer) =>
      words.reveals(doing(doer ?? object.owner, voice), thing(object, voice, known)),
    emblem({ emblem, source, duration }, voice) {
      const of = ofThing(source, voice);
      if (emblem === 'reaction') return words.reactionWaits(of);
      return words.effectLasts(of, duration ? words.until[duration] : '');
    },
    cease: ({ object }, voice) => `${thing(object, voice)} ${words.ceases}`,
    'first-player': ({ player }, voice) => names.does(player, words.becomesFirst, voice),
    pass: ({ player }, voice) => names.does(player, words.hasPassed, voice),
    win: ({ player }, voice) => names.does(player, words.wins, voice),
  };
}

/** The dice behind a result, the same in every language: "(2, 6)", "(6 + 1)", "(2, 6 → 7)". */
function diceShown(dice: readonly number[], result: number): string {
  const [only = result, ...others] = dice;
  if (others.length > 0)
    return ` (${dice.join(', ')}${dice.includes(result) ? '' : ` → ${result}`})`;
  if (only === result) return '';
  return ` (${only} ${result > only ? '+' : '−'} ${Math.abs(result - only)})`;
}
