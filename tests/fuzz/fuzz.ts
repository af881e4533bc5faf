/** Fuzzing: random games played to their end, with every property held against them on the way. */

import type { Card } from '../../src/engine/cards/card.ts';
import {
  type Advance,
  advance,
  createGame,
  type Game,
  playOut,
  type TraceEntry,
} from '../../src/engine/index.ts';
import { EDITIONS } from '../../src/engine/rules/edition.ts';
import type { Answer } from '../../src/engine/state/decision.ts';
import { MODES } from '../../src/engine/state/mode.ts';
import { type Chance, chance } from './chance.ts';
import { ENGINE, type Engine } from './engine.ts';
import { hash, hashGame } from './hash.ts';
import { probe } from './probe.ts';
import { type Violation, violationsBetween, violationsInTrace, violationsOf } from './property.ts';
import { type RandomGame, randomAnswer, randomSetup } from './random-play.ts';

/** How a random game went. */
export interface FuzzReport {
  readonly game: RandomGame;
  readonly decisions: number;
  /** The first thing that did not hold, and after how many decisions. */
  readonly failure: (Violation & { readonly at: number }) | null;
}

export interface FuzzOptions {
  readonly engine?: Engine;
  /** Once in so many decisions everything is tried; 100 when not said, 0 for never. */
  readonly probing?: number;
}

/** More decisions than any game that ends has. */
const MOST_DECISIONS = 20_000;
/** Once in so many games: played with its trace, played again. */
const TRACED = 4;
const REPLAYED = 8;

/** The random game of a number: editions and modes take turns. */
export function gameNumber(seed: number, forced: Partial<RandomGame> = {}): RandomGame {
  const edition = EDITIONS[seed % EDITIONS.length]!;
  const mode = MODES[Math.floor(seed / EDITIONS.length) % MODES.length]!;
  return { seed, edition, mode, ...forced };
}

/**
 * Plays a random game the fast way and looks at its end only.
 *
 * @returns what does not hold there, or what was thrown
 */
export function fuzzEnding(which: RandomGame, cards: readonly Card[]): FuzzReport {
  const choices = chance(which.seed);
  const { mode, edition, seed } = which;
  let decisions = 0;
  let failure: FuzzReport['failure'] = null;
  try {
    const start = createGame(randomSetup(mode, cards, chance(seed + 1)), { edition, seed });
    const end = playOut(start, (decision) => {
      decisions += 1;
      return randomAnswer(decision, choices);
    });
    const [violation] = [...violationsOf(end), ...violationsBetween(start, end)];
    if (violation) failure = { ...violation, at: decisions };
  } catch (error) {
    failure = { property: 'nothing is thrown', detail: describeFailure(error), at: decisions };
  }
  return { game: which, decisions, failure };
}

/**
 * A random game and its whole trace as a hash: the same in Node and in the browser.
 */
export function fingerprintOf(which: RandomGame, cards: readonly Card[]): string {
  const { mode, edition, seed } = which;
  const choices = chance(seed);
  let now = advance(createGame(randomSetup(mode, cards, chance(seed + 1)), { edition, seed }));
  const trace = [...now.trace];
  while (now.decision) {
    now = advance(now.game, { options: randomAnswer(now.decision, choices) });
    trace.push(...now.trace);
  }
  return hashGame(now.game) + hash(trace);
}

function describeFailure(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Plays a random game and says the first thing that does not hold on the way. */
export function fuzzGame(
  game: RandomGame,
  cards: readonly Card[],
  options: FuzzOptions = {},
): FuzzReport {
  const fuzzed = new Fuzzed(game, cards, options);
  let failure: FuzzReport['failure'] = null;
  try {
    const violation = fuzzed.play();
    if (violation) failure = { ...violation, at: fuzzed.answers.length };
  } catch (error) {
    const at = fuzzed.answers.length;
    failure = { property: 'nothing is thrown', detail: describeFailure(error), at };
  }
  return { game, decisions: fuzzed.answers.length, failure };
}

class Fuzzed {
  readonly answers: Answer[] = [];
  private readonly which: RandomGame;
  private readonly cards: readonly Card[];
  private readonly engine: Engine;
  private readonly probing: number;
  private readonly chance: Chance;
  private readonly isTraced: boolean;
  private readonly trace: TraceEntry[] = [];
  state: Game;

  constructor(which: RandomGame, cards: readonly Card[], options: FuzzOptions) {
    this.which = which;
    this.cards = cards;
    this.engine = options.engine ?? ENGINE;
    this.probing = options.probing ?? 100;
    this.chance = chance(which.seed);
    this.isTraced = which.seed % TRACED === 0;
    this.state = this.begin();
  }

  private begin(): Game {
    const { mode, edition, seed } = this.which;
    const setup = randomSetup(mode, this.cards, chance(seed + 1));
    return this.engine.createGame(setup, { edition, seed });
  }

  play(): Violation | null {
    const start = this.state;
    let violation = this.follow(this.engine.advance(start, undefined, this.options()));
    while (!violation && this.state.decision) {
      if (this.answers.length >= MOST_DECISIONS) {
        return { property: 'a game ends', detail: `day ${this.state.day}` };
      }
      violation = this.answerByChance();
    }
    if (violation || this.which.seed % REPLAYED !== 0) return violation;
    return this.replay();
  }

  private options() {
    return { trace: this.isTraced };
  }

  private answerByChance(): Violation | null {
    const decision = this.state.decision!;
    const answer = { decision: decision.id, options: randomAnswer(decision, this.chance) };
    if (this.probing > 0 && this.chance.once(this.probing)) {
      const [violation] = probe(this.state, answer, this.engine);
      if (violation) return violation;
    }
    this.answers.push(answer);
    return this.follow(this.engine.advance(this.state, answer, this.options()));
  }

  /** Takes a new state, after holding it against the one before. */
  private follow(now: Advance): Violation | null {
    const before = this.state;
    this.state = now.game;
    const [violation] = [
      ...violationsOf(now.game),
      ...violationsBetween(before, now.game),
      ...violationsInTrace(now.trace, before.written, this.which.edition),
    ];
    this.trace.push(...now.trace);
    return violation ?? null;
  }

  /** The same seed and answers give the same game and the same trace, byte for byte. */
  private replay(): Violation | null {
    const ended = hashGame(this.state) + hash(this.trace);
    let now = this.engine.advance(this.begin(), undefined, this.options());
    const trace = [...now.trace];
    for (const answer of this.answers) {
      now = this.engine.advance(now.game, answer, this.options());
      trace.push(...now.trace);
    }
    if (hashGame(now.game) + hash(trace) === ended) return null;
    return { property: 'a replay is the same', detail: `day ${now.game.day}` };
  }
}
