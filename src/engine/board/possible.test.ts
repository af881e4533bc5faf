import { expect, it } from 'vitest';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

it('is no status of objects that boosts or Expeditions alone have (2.4.3, 2.4.5.b)', () => {
  const praise = makeSpell('praise', [
    {
      do: 'gain',
      of: { target: { type: 'character' } },
      statuses: ['boosted', 'ascended', 'asleep'],
    },
  ]);
  const cast = scenario({
    cards: [makeCard('bear', 'character'), praise],
    players: [
      {
        hand: ['praise'],
        mana: { ready: 1 },
        expeditions: { hero: [{ card: 'bear', as: 'bear' }] },
      },
      {},
    ],
  }).choose('praise');
  expect(cast.object('bear').statuses).toEqual(['asleep']);
  expect(cast.entries('why-not').map(({ why }) => why)).toContain('no-status-here');
  expect([...cast.cites()]).toEqual(expect.arrayContaining(['2.4.3', '2.4.5.b']));
});

it('is no move of an Expedition by no region at all (7.3.24.a, 7.3.25.a)', () => {
  const moved = (on: 'moves-forward' | 'moves-backward', counter: string) =>
    makeReaction({ on, expedition: { relation: 'mine' } }, [
      { do: 'gain-counters', of: 'me', counter, count: 1 },
    ]);
  const walker = makeCard('walker', 'character', {
    abilities: [moved('moves-forward', 'forward'), moved('moves-backward', 'backward')],
  });
  const none = { count: { type: 'spell', in: 'discard' } } as const;
  const expedition = { side: 'hero' } as const;
  const walk = makeSpell('walk', [
    { do: 'move-forward', expedition, regions: none },
    { do: 'move-backward', expedition, regions: none },
  ]);
  const cast = scenario({
    cards: [walker, walk],
    players: [
      {
        hand: ['walk'],
        mana: { ready: 1 },
        expeditions: { hero: { distance: 2, cards: [{ card: 'walker', as: 'w' }] } },
      },
      {},
    ],
  }).choose('walk');
  expect(cast.entries('activation')).toEqual([]);
  expect(cast.entries('why-not').map(({ why }) => why)).toEqual(Array(2).fill('nothing-there'));
});
