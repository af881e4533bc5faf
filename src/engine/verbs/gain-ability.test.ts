/** Abilities that objects gain for good, and a trigger on the number of cards in a discard pile (S.7). */

import { describe, expect, it } from 'vitest';
import type { Card } from '../cards/card.ts';
import { realCard } from '../testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const watching = makeReaction({ on: 'has-cards', of: 'you', in: 'discard', atLeast: 3 }, [
  { do: 'gain-counters', of: 'me', counter: 'boost', count: 1 },
]);
const watcher = makeCard('watcher', 'character', { abilities: [watching] });
const teach = makeSpell('teach', [
  { do: 'gain-ability', of: { all: { type: 'character', of: 'you' } }, ability: watching },
]);
const away = makeSpell('away', [
  { do: 'send', of: { all: { type: 'character', of: 'you' } }, to: 'reserve' },
]);
const refill = makeSpell('refill', [
  { do: 'return', of: { all: { type: 'card', in: 'discard', of: 'you' } }, to: 'hand' },
]);

/** A Spell that discards so many cards from hand in one step. */
function discardOf(count: number): Card {
  const of = { choose: { type: 'card', in: 'hand', of: 'you' }, count } as const;
  return makeSpell(`discard-${count}`, [{ do: 'discard', of }]);
}

const cards = [bear, watcher, teach, away, refill, realCard('sam-spook')];

/** Alma plays alone, with a Character and so many cards in her discard pile. */
function start(character: 'bear' | 'watcher', discarded: number, hand: readonly string[]) {
  return scenario({
    cards: [...cards, discardOf(1), discardOf(2), discardOf(3)],
    players: [
      {
        hero: { card: 'sam-spook', as: 'sam' },
        hand: [...hand, { card: 'bear', as: 'b1' }, { card: 'bear', as: 'b2' }],
        discard: Array.from({ length: discarded }, () => 'bear'),
        deck: ['bear', 'bear'],
        expeditions: { hero: [{ card: character, as: 'c' }] },
        mana: { ready: 9 },
      },
      { passed: true },
    ],
  });
}

describe('a trigger on the number of cards in a discard pile (S.7.a)', () => {
  it.each([
    ['reaches it', 1, 1],
    ['goes beyond it', 2, 1],
    ['stays below it', 0, 0],
    ['was there before', 3, 0],
  ])('where the number %s', (_, discarded, boosts) => {
    const now = start('watcher', discarded, ['discard-2']).choose('discard-2');
    expect(now.object('c').counters).toEqual(boosts === 0 ? {} : { boost: boosts });
    expect(now.cites().has('S.7.a')).toBe(boosts > 0);
  });

  it('matches again after there have been fewer', () => {
    const once = start('watcher', 1, ['refill', 'discard-2', 'discard-3'])
      .choose('discard-2')
      .choose('b1', 'b2');
    expect(once.object('c').counters).toEqual({ boost: 1 });
    const fewer = once.choose('refill');
    expect(fewer.query.zone('discard', 0)).toEqual([]);
    const again = fewer.choose('discard-3');
    expect(again.object('c').counters).toEqual({ boost: 2 });
  });
});

describe('an ability gained for good (S.7.b)', () => {
  it('works like a printed one', () => {
    const now = start('bear', 1, ['teach', 'discard-2']).choose('teach').choose('discard-2');
    expect(now.object('c').counters).toEqual({ boost: 1 });
    expect(now.cites()).toContain('S.7.b');
  });

  it('is not gained again', () => {
    const now = start('bear', 1, ['teach', 'teach', 'discard-2']).choose('teach').choose('teach');
    expect(now.object('c').extra).toEqual([watching]);
    expect(now.choose('discard-2').object('c').counters).toEqual({ boost: 1 });
  });

  it('ends when its object leaves the zone', () => {
    const now = start('bear', 1, ['teach', 'away', 'discard-2']).choose('teach').choose('away');
    expect(now.zone('c')).toBe('reserve');
    expect(now.object('c').extra).toEqual([]);
  });
});

describe('Sam & Spook', () => {
  it('gain their second ability with the sixth card, which stays where it is', () => {
    const now = start('bear', 5, ['discard-1']).choose('sam').choose('bear');
    expect(now.query.zone('discard', 0)).toHaveLength(6);
    expect(now.object('sam').extra).toHaveLength(1);
    const returned = now.choose('discard-1').choose('bear');
    expect(returned.query.zone('discard', 0)).toHaveLength(6);
    expect(returned.query.zone('reserve', 0)).toHaveLength(2);
  });

  it('do not gain it with the fifth', () => {
    const now = start('bear', 4, []).choose('sam').choose('bear');
    expect(now.object('sam').extra).toEqual([]);
  });
});

describe('a position', () => {
  const withGained = (gained: readonly number[]) =>
    scenario({
      cards: [...cards, discardOf(1)],
      players: [
        { hero: { card: 'sam-spook', gained }, hand: ['discard-1', 'bear'], mana: { ready: 1 } },
        {},
      ],
    });

  it('can have an ability that its card gives', () => {
    const now = withGained([0]).choose('discard-1');
    expect(now.query.zone('discard', 0)).toEqual([]);
    expect(now.query.zone('reserve', 0)).toHaveLength(2);
  });

  it.each([1, -1, 0.5, 'length', null])(
    'is refused with one that the card does not give: %j',
    (place) => {
      expect(() => withGained([place as number])).toThrow(`gives no ability ${place}`);
    },
  );

  it('is refused with the same one twice (S.7.b)', () => {
    expect(() => withGained([0, 0])).toThrow('S.7.b');
  });
});
