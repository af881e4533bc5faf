import { describe, expect, it } from 'vitest';
import { realCard } from '../testing/real-cards.ts';
import { makeCard, makeReaction, scenario } from '../testing/scenario.ts';

const boosts = makeReaction({ on: 'reserve' }, [
  { do: 'gain-counters', of: 'me', counter: 'boost', count: 2 },
]);
const draws = makeReaction({ on: 'reserve' }, [{ do: 'draw' }]);
const friend = makeCard('friend', 'character', { abilities: [boosts, draws] });
const bear = makeCard('bear', 'character');

function played(id: 'thomas-edison' | 'thomas-edison-rare', reserve: readonly string[]) {
  return scenario({
    cards: [friend, bear, realCard(id)],
    players: [
      { hand: [{ card: id, as: 'e' }], mana: { ready: 10 }, reserve, deck: ['bear', 'bear'] },
      {},
    ],
  }).choose(`${id}@hero`);
}

describe('activating abilities as if they were one’s own (7.3.1.b)', () => {
  it('has "I" be the one that activates them', () => {
    const now = played('thomas-edison', ['friend']).choose('yes').choose('friend:0');
    expect(now.object('e').counters).toEqual({ boost: 2 });
    expect(now.query.zone('discard', 0)).toHaveLength(1);
    expect(now.query.zone('hand', 0)).toHaveLength(0);
  });

  it('can be of up to two abilities together', () => {
    const now = played('thomas-edison-rare', ['friend', 'bear'])
      .choose('yes')
      .choose('friend', 'bear')
      .choose('friend:0', 'friend:1');
    const [first] = now.options();
    const done = now.choose(first!);
    expect(done.object('e').counters).toEqual({ boost: 2 });
    expect(done.query.zone('hand', 0)).toHaveLength(1);
  });
});
