import { expect, it } from 'vitest';
import { card, scenario, spell } from './testing/scenario.ts';

it('is no status of objects that boosts or Expeditions alone have (2.4.3, 2.4.5.b)', () => {
  const praise = spell('praise', [
    {
      do: 'gain',
      of: { target: { type: 'character' } },
      statuses: ['boosted', 'ascended', 'asleep'],
    },
  ]);
  const cast = scenario({
    cards: [card('bear', 'character'), praise],
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
