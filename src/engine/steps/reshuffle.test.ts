import { expect, it } from 'vitest';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const draw = makeSpell('draw', [
  { do: 'draw', count: 2 },
  {
    do: 'gain-counters',
    of: { all: { type: 'permanent' } },
    counter: 'drawn',
    count: { affected: 'count' },
  },
]);

it('shuffles the Discard pile under the Deck as a part of the same step (4.0:3.2.2.d)', () => {
  const grave = makeCard('grave', 'landmark-permanent', {
    abilities: [
      makeReaction(
        { on: 'goes', what: { type: 'character' }, from: 'discard', to: 'deck', of: 'you' },
        [{ do: 'gain-counters', of: 'me', counter: 'back', count: 1 }],
      ),
    ],
  });
  const drawn = scenario({
    edition: '4.0',
    cards: [bear, draw, grave],
    players: [
      {
        hand: ['draw'],
        mana: { ready: 1 },
        deck: ['bear'],
        discard: ['bear', 'bear', 'bear'],
        landmarks: [{ card: 'grave', as: 'g' }],
      },
      {},
    ],
  }).choose('draw');
  const step = drawn.entries('step').find(({ verb }) => verb === 'draw')!;
  const [shuffle] = drawn.entries('action').filter((one) => one.action === 'shuffle');
  expect(shuffle).toMatchObject({ parent: step.id, player: 0 });
  let now = drawn;
  while (now.now.decision?.kind === 'reaction') now = now.choose(now.options()[0]!);
  expect(now.object('g').counters).toEqual({ back: 3, drawn: 2 });
});
