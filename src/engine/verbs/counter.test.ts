import { describe, expect, it } from 'vitest';
import { realCard } from '../testing/real-cards.ts';
import { makeCard, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const ox = makeCard('ox', 'character', {
  abilities: [{ kind: 'keyword', keyword: 'tough', amount: 1 }],
});

describe('“distribute boosts among any target Characters”', () => {
  const encounter = { ...realCard('soul-encounter'), handCost: 3 };
  const start = (mana: number) =>
    scenario({
      cards: [encounter, bear, ox],
      players: [
        {
          hand: [encounter.id],
          expeditions: { hero: [{ card: 'bear', as: 'mine' }] },
          mana: { ready: mana },
        },
        { expeditions: { hero: [{ card: 'ox', as: 'theirs' }] } },
      ],
    }).choose(encounter.id);

  it('chooses targets, each of which costs what its Tough says, once (6.5.b, 7.4.7.c, 7.4.7.f)', () => {
    const asked = start(encounter.handCost + 1);
    expect(asked.now.decision).toMatchObject({ kind: 'target', min: 0 });
    const targeted = asked.choose('theirs').choose('mine').choose('theirs').choose('theirs');
    const done = targeted.choose('mine').choose('mine');
    expect(done.object('theirs').counters).toEqual({ boost: 2 });
    expect(done.object('mine').counters).toEqual({ boost: 2 });
    expect(done.query.zone('mana', 0).map((id) => done.game.objects[id]!.statuses)).toEqual(
      Array.from({ length: encounter.handCost + 1 }, () => ['exhausted']),
    );
  });

  it('leaves out what there is no mana to target (6.4.c)', () => {
    const asked = start(encounter.handCost);
    expect(asked.options()).toEqual(['mine']);
    expect(asked.choose('mine').object('mine').counters).toEqual({ boost: 4 });
  });
});
