import { expect, test } from 'vitest';
import type { Effect } from '../../src/engine/cards/ability.ts';
import { createPosition } from '../../src/engine/index.ts';
import { MODES } from '../../src/engine/state/mode.ts';
import { REAL_CARDS } from '../../src/engine/testing/real-cards.ts';
import { ifThen, makeCard, makeReaction } from '../../src/engine/testing/scenario.ts';
import { noteSeen, nothingSeen, silentAbilities } from './ability-presence.ts';
import {
  addTally,
  type Count,
  deadAbilities,
  playedGame,
  tallyTrace,
  traceOf,
} from './ability-tally.ts';
import { RARE_ABILITIES } from './rare-abilities.ts';

/** Enough for the commonest abilities; `npm run cards -- alive` plays thousands. */
const GAMES = 40;
const OFTEN = 60;
/** Ways of playing a position by chance, and decisions in each. */
const WAYS = 300;
const DECISIONS = 60;

test('no ability resolves sixty times and never does anything', () => {
  const tally = new Map<string, Count>();
  for (let seed = 0; seed < GAMES; seed += 1) {
    const mode = MODES[seed % MODES.length]!;
    addTally(tally, tallyTrace(playedGame({ seed, edition: '5.0', mode }, REAL_CARDS).trace));
  }
  expect(tally.size).toBeGreaterThan(700);
  const known = new Set(RARE_ABILITIES.map(({ key }) => key));
  expect(deadAbilities(tally, OFTEN).filter(([key]) => !known.has(key))).toEqual([]);
});

test.each(RARE_ABILITIES)('$key acts, given $why', ({ key, side, facing }) => {
  const deck = side.deck ?? [];
  const position = { players: [side, facing ?? { deck }] };
  const acts = Array.from({ length: WAYS }, (_, seed) => seed).some((seed) => {
    const { game } = createPosition(position, { cards: REAL_CARDS, edition: '5.0', seed });
    return (tallyTrace(traceOf(game, seed, DECISIONS)).get(key)?.acted ?? 0) > 0;
  });
  expect(acts).toBe(true);
});

test('an ability that does nothing is dead, one that does something is not', () => {
  const boost: Effect = [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }];
  const never: Effect = [ifThen({ day: true, atLeast: 9 }, boost)];
  const card = makeCard('two-abilities', 'character', {
    handCost: 0,
    abilities: [makeReaction({ on: 'join' }, never), makeReaction({ on: 'join' }, boost)],
  });
  const position = { players: [{ hand: Array(5).fill(card.id) }, {}] };
  const tally = new Map<string, Count>();
  for (let seed = 0; seed < 4; seed += 1) {
    const { game } = createPosition(position, { cards: [card], edition: '5.0', seed });
    addTally(tally, tallyTrace(traceOf(game, seed, DECISIONS)));
  }
  expect(deadAbilities(tally, 2).map(([key]) => key)).toEqual(['two-abilities#0']);
});

test('an ability whose card came into play and that never activated is silent', () => {
  const boost: Effect = [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }];
  const card = makeCard('waits-in-vain', 'character', {
    handCost: 0,
    abilities: [
      makeReaction({ on: 'join' }, boost),
      makeReaction({ on: 'gains', what: 'me', status: 'asleep' }, boost),
      makeReaction({ on: 'hand' }, boost),
      { ...makeReaction({ on: 'passes', who: 'you' }, boost), completed: true },
    ],
  });
  const position = { players: [{ hand: Array(5).fill(card.id) }, {}] };
  const seen = nothingSeen();
  for (let seed = 0; seed < 4; seed += 1) {
    const { game } = createPosition(position, { cards: [card], edition: '5.0', seed });
    noteSeen(seen, traceOf(game, seed, DECISIONS), []);
  }
  expect(silentAbilities(seen, [card], 2)).toEqual([
    { key: 'waits-in-vain#1', chances: expect.any(Number) },
  ]);
  expect(silentAbilities(nothingSeen(), [card], 1)).toEqual([]);
});
