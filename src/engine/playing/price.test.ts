import { expect, it } from 'vitest';
import type { PlayedFilter } from '../cards/ability.ts';
import { makeCard, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character', { handCost: 1 });

function least(id: string, amount: number, of: PlayedFilter = { type: 'card' }) {
  return makeCard(id, 'character', {
    abilities: [
      { kind: 'passive', rule: { rule: 'minimum-cost', who: 'opponents', card: of, amount } },
    ],
  });
}

it('tells which restrictions raised a cost, in order of timestamp (5.1.2.f)', () => {
  const cards = [bear, least('two', 2), least('three', 3), least('spells', 4, { type: 'spell' })];
  const raised = (hero: readonly string[]) =>
    scenario({
      cards,
      players: [
        { hand: ['bear'], mana: { ready: 3 }, expeditions: { hero: ['three'] } },
        { expeditions: { hero } },
      ],
    })
      .choose('bear@companion')
      .entries('cost-altered')
      .map(({ by, from, to }) => [by.card, from, to]);
  expect(raised(['two', 'spells', 'three'])).toEqual([
    ['two', 1, 2],
    ['three', 2, 3],
  ]);
  expect(raised(['three', 'two'])).toEqual([['three', 1, 3]]);
});

it('keeps “this Afternoon” for what is played in the Afternoon, not at Noon (2.2.15.e)', () => {
  const herald = makeCard('herald', 'landmark-permanent', {
    abilities: [
      {
        kind: 'reaction',
        trigger: { on: 'at', phase: 'noon' },
        effect: [
          {
            do: 'next',
            duration: 'this-afternoon',
            card: { type: 'character' },
            changes: [{ gainsCounters: 'boost', count: 1 }],
          },
          { do: 'play', what: { choose: { type: 'character', in: 'hand' } }, free: true },
        ],
      },
    ],
  });
  const asked = scenario({
    cards: [bear, herald],
    phase: 'noon',
    players: [
      {
        landmarks: ['herald'],
        hand: [
          { card: 'bear', as: 'early' },
          { card: 'bear', as: 'late' },
        ],
        mana: { ready: 1 },
      },
      {},
    ],
  }).choose('early@hero');
  expect(asked.object('early')).toMatchObject({ zone: 'expedition', counters: {} });
  expect(asked.choose('late@hero').object('late').counters).toEqual({ boost: 1 });
});
