/** The moment at which the game of a position stands, as the agenda of what follows. */

import { compileLibrary } from '../cards/compile.ts';
import { PHASES, type Phase } from '../cards/vocabulary.ts';
import { type EditionId, PROFILES } from '../rules/edition.ts';
import { EngineError, textOfValue } from '../rules/error.ts';
import { itemAt } from '../rules/require.ts';
import { NO_MOVES } from '../state/bindings.ts';
import { BLANK_DAY_FRAME, BLANK_PLAY_FRAME } from '../state/blank-frame.ts';
import { dailyEffects } from '../state/daily-effects.ts';
import {
  type CheckFrame,
  type Frame,
  NO_REDUCTION,
  type PhaseFrame,
  type PlayFrame,
  type TurnFrame,
} from '../state/frame.ts';
import type { State } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { zoneOf } from '../state/zone.ts';
import type { Moment, Position } from './position.ts';
import { checkDays } from './setup.ts';

/** A card in Limbo that is being played. */
export interface Played {
  readonly player: number;
  readonly object: number;
  readonly from: PlayFrame['from'];
  readonly into: number;
}

/** Returns the moments that a position can be at in a phase. */
export function momentsOf(phase: Phase, edition: EditionId): readonly Moment[] {
  if (phase === 'afternoon') return ['goes-on', 'ends'];
  return [...dailyEffects({ profile: PROFILES[edition] }, phase), 'end'];
}

/** Sets the agenda: the rest of the day, of the phase and of the turn, then the objects in Limbo. */
export function placeTime(state: State, position: Position, played: readonly Played[]): void {
  const phase = position.phase ?? 'afternoon';
  checkTime(state, position, phase);
  state.firstPlayer = position.firstPlayer ?? 0;
  if (position.beginning) {
    state.agenda = [{ ...BLANK_DAY_FRAME, kind: 'beginning', at: 'draw' }];
    return;
  }
  const isGoing = position.moment !== undefined || played.length > 0;
  const day = position.day ?? 1;
  if (phase === 'afternoon') placeAfternoon(state, position, played.length > 0);
  else placePhase(state, phase, position.moment, isGoing);
  state.day = phase === 'morning' && !isGoing ? day - 1 : day;
  for (const one of played) state.agenda.push(playFrame(state, one));
}

function placePhase(
  state: State,
  phase: Phase,
  moment: Moment | undefined,
  isGoing: boolean,
): void {
  const next = PHASES.indexOf(phase);
  if (!isGoing) {
    state.agenda = [{ ...BLANK_DAY_FRAME, kind: 'day', next }];
    return;
  }
  const effects = dailyEffects({ profile: PROFILES[state.edition] }, phase);
  const at = (effects as readonly (Moment | undefined)[]).indexOf(moment);
  const going: PhaseFrame = {
    ...BLANK_DAY_FRAME,
    kind: 'phase',
    asked: -1,
    phase,
    at: 'effects',
    next: moment === 'end' ? effects.length : Math.max(0, at),
  };
  state.phase = phase;
  state.agenda = [{ ...BLANK_DAY_FRAME, kind: 'day', next: next + 1 }, going, makeCheck()];
}

/**
 * Sets the agenda within a turn; a turn in which a card is being played ends after its Reactions
 * (4.2.3.e).
 */
function placeAfternoon(state: State, { turn, moment }: Position, isPlaying: boolean): void {
  const player = turn ?? state.firstPlayer;
  const hasLimbo = zoneOf(state, 'limbo').length > 0;
  const isInside = moment !== undefined || isPlaying;
  const next = isInside ? (player + 1) % state.players.length : player;
  const frames = turnsFrom(next);
  if (isInside) {
    const going: TurnFrame = {
      ...BLANK_DAY_FRAME,
      kind: 'turn',
      player,
      at: 'check',
      goesOn: false,
      ends: moment !== 'goes-on',
    };
    frames.push(going);
  } else if (hasLimbo) frames.push(makeCheck());
  state.turn = isInside || hasLimbo ? player : null;
  state.phase = 'afternoon';
  state.agenda = frames;
}

function makeCheck(): CheckFrame {
  return { ...BLANK_DAY_FRAME, kind: 'check', because: '4.4.a', played: false };
}

function playFrame(state: State, { player, object, from, into }: Played): PlayFrame {
  const { card } = objectAt(state, object);
  return {
    ...BLANK_PLAY_FRAME,
    kind: 'play',
    player,
    object,
    from,
    into,
    scout: false,
    forHandCost: false,
    temple: objectAt(state, object).temple,
    free: false,
    less: NO_REDUCTION,
    quiet: false,
    at: 'resolve',
    changes: [],
    paying: null,
    effect: itemAt(compileLibrary(state.library), card, 'compiled').effect,
    moved: NO_MOVES,
    targets: null,
    rushes: [],
  };
}

function checkTime(state: State, position: Position, phase: Phase): void {
  if (!PHASES.includes(phase)) {
    throw new EngineError('setup', 'phase', `“${textOfValue(phase)}” is not a phase`);
  }
  checkDays(position.day ?? 1, 'day');
  const count = position.players.length;
  for (const [where, seat] of [
    ['firstPlayer', position.firstPlayer ?? 0],
    ['turn', position.turn ?? 0],
  ] as const) {
    if (Number.isInteger(seat) && seat >= 0 && seat < count) continue;
    const expected = `expected a seat from 0 to ${count - 1}, found ${textOfValue(seat)}`;
    throw new EngineError('setup', where, expected);
  }
  const { moment } = position;
  if (moment === undefined) return;
  const moments = momentsOf(phase, state.edition);
  if (!position.beginning && moments.includes(moment)) return;
  const expected = `expected ${moments.join(', ')} in the ${phase}, found ${textOfValue(moment)}`;
  throw new EngineError('setup', 'moment', expected, ['4.2.a']);
}

/** Returns the rest of the day and of an Afternoon, in which it is a player's turn next. */
function turnsFrom(next: number): Frame[] {
  return [
    { ...BLANK_DAY_FRAME, kind: 'day', next: PHASES.indexOf('afternoon') + 1 },
    { ...BLANK_DAY_FRAME, kind: 'phase', phase: 'afternoon', at: 'effects', next: 1, asked: -1 },
    { ...BLANK_DAY_FRAME, kind: 'afternoon', at: 'turns', next },
  ];
}
