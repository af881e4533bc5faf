/**
 * Properties that hold in every game, over random legal play in each edition and mode; `npm run fuzz`
 * plays thousands.
 */

import { describe, expect, it } from 'vitest';
import { advance, playOut } from './advance.ts';
import { EDITIONS, type EditionId } from './rules/edition.ts';
import { createGame } from './setup/setup.ts';
import type { Decision } from './state/decision.ts';
import type { Game } from './state/game.ts';
import { MODES, type Mode } from './state/mode.ts';
import { randomDecks, randomPlayer } from './testing/random-games.ts';

function newGame(seed: number, edition: EditionId, mode: Mode): Game {
  return createGame(randomDecks(seed, mode), { seed, edition });
}

/** Every card is in exactly one zone, and tokens are what comes and goes. */
function checkCards(game: Game, cards: number): void {
  const ids = game.zones.flat();
  expect(new Set(ids).size).toBe(ids.length);
  const objects = ids.map((id) => game.objects[id]!);
  const gone = game.players.some(({ competing }) => !competing);
  const real = objects.filter(({ token, slot }) => !token && slot >= 0);
  if (!gone) expect(real).toHaveLength(cards);
  for (const object of objects) {
    expect(object.id).toBeLessThanOrEqual(game.timestamp);
    if (object.slot >= 0) expect(game.things[object.slot]).toBe(object.id);
    if (object.zone === 'discard') expect(object.statuses).toEqual([]);
  }
}

const cases = EDITIONS.flatMap((edition) => MODES.map((mode) => [edition, mode] as const));

describe.each(cases)('random play in %s, %s', (edition, mode) => {
  it('keeps cards, timestamps and options sound', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const choose = randomPlayer(seed);
      let now = advance(newGame(seed, edition, mode));
      const cards = now.game.zones.flat().filter((id) => now.game.objects[id]!.slot >= 0).length;
      let timestamp = 0;
      for (let i = 0; now.decision; i++) {
        expect(now.game.timestamp).toBeGreaterThanOrEqual(timestamp);
        timestamp = now.game.timestamp;
        if (i % 10 === 0) checkCards(now.game, cards);
        now = advance(now.game, { options: choose(now.decision) });
      }
      expect(now.result).not.toBeNull();
    }
  });

  it('gives the same game for the same seed and answers, stored or not, traced or not', () => {
    const seed = 11;
    const plain = playThrough(newGame(seed, edition, mode), seed, (game) => game);
    const stored = playThrough(
      newGame(seed, edition, mode),
      seed,
      (game) => JSON.parse(JSON.stringify(game)) as Game,
    );
    expect(stored.trace).toEqual(plain.trace);
    const fast = playOut(newGame(seed, edition, mode), randomPlayer(seed));
    expect(untraced(fast)).toEqual(untraced(plain.game));
  });

  it('ends', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const end = playOut(newGame(seed, edition, mode), randomPlayer(seed));
      expect(end.result).not.toBeNull();
    }
  });
});

/** A game without what only the trace needs. */
function untraced(game: Game): unknown {
  const agenda = game.agenda.map((frame) => ({ ...frame, parent: null }));
  return JSON.parse(JSON.stringify({ ...game, agenda, written: 0, told: '' }));
}

function playThrough(game: Game, seed: number, keep: (game: Game) => Game) {
  const choose = randomPlayer(seed);
  let now = advance(keep(game));
  const trace = [...now.trace];
  for (let i = 1; now.decision; i++) {
    // With all cards of the collection in it, a game takes much longer to store than to go on with.
    const from = i % 8 === 0 ? keep(now.game) : now.game;
    now = advance(from, { options: choose(now.decision) });
    trace.push(...now.trace);
  }
  return { trace: JSON.stringify(trace), game: JSON.parse(JSON.stringify(now.game)) as Game };
}

describe('decisions', () => {
  it('accept every option that they offer', () => {
    let now = advance(newGame(5, '4.0', 'duel'));
    const choose = randomPlayer(5);
    for (let i = 0; now.decision && i < 60; i++) {
      for (const ids of singles(now.decision)) {
        expect(() => advance(now.game, { options: ids }, { trace: false })).not.toThrow();
      }
      now = advance(now.game, { options: choose(now.decision) });
    }
  });

  it('leave the value that they were made from as it was', () => {
    const { game, decision } = advance(newGame(7, '4.0', 'duel'));
    const before = JSON.stringify(game);
    advance(game, { options: randomPlayer(7)(decision!) });
    expect(JSON.stringify(game)).toBe(before);
  });
});

/** Answers in which each option occurs at least once. */
function singles({ options, min }: Decision): string[][] {
  const ids = options.map(({ id }) => id);
  return ids.map((id) => [id, ...ids.filter((other) => other !== id)].slice(0, Math.max(1, min)));
}
