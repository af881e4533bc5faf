import { describe, expect, it } from 'vitest';
import { realCard } from '../testing/real-cards.ts';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const mana = { ready: 10 };

describe('Haven Trainer', () => {
  const cheap = makeCard('cheap', 'character', { handCost: 1, reserveCost: 3 });

  function rushed(ready: number) {
    const trainer = realCard('haven-trainer');
    return scenario({
      cards: [trainer, cheap],
      players: [{ hand: [trainer.id], reserve: ['cheap'], mana: { ready } }, {}],
    })
      .choose(`${trainer.id}@hero`)
      .choose('yes');
  }

  it('lets a card from Reserve be played for its Hand Cost', () => {
    const now = rushed(10);
    expect(now.options()).toContain('cheap@hero');
    const played = now.choose('cheap@hero:hand-cost');
    const [, declared] = played.entries('declaration').map(({ cost }) => cost);
    expect(declared).toBe(1);
  });

  it('offers only what can be paid (6.4.c)', () => {
    expect(
      rushed(4)
        .options()
        .filter((word) => word.startsWith('cheap')),
    ).toEqual(['cheap@hero:hand-cost', 'cheap@companion:hand-cost']);
  });
});

describe('Lost in the Riptide', () => {
  const riptide = realCard('lost-in-the-riptide');

  function started(ready: number) {
    return scenario({
      cards: [riptide, bear],
      adventure: {
        markers: [
          { terrain: 'water', region: 0 },
          { terrain: 'forest', region: 7 },
        ],
        tumult: [{ single: 'forest' }, { single: 'mountain' }, { single: 'water' }],
      },
      players: [
        { hand: [riptide.id], mana: { ready } },
        {
          expeditions: {
            hero: [{ card: 'bear', as: 'wet' }],
            companion: [{ card: 'bear', as: 'dry' }],
          },
        },
      ],
    }).choose(riptide.id);
  }

  it('costs 1 less and then targets only Characters in {water} (5.1.2.c)', () => {
    const cheaper = started(10).choose('yes');
    expect(cheaper.entries('declaration')[0]?.cost).toBe((riptide.handCost ?? 0) - 1);
    expect(cheaper.zone('wet')).toBe('deck');
    expect(cheaper.zone('dry')).toBe('expedition');
  });

  it('targets any at its full cost, and is not asked about where that is too much', () => {
    expect(started(10).choose('no').options()).toEqual(expect.arrayContaining(['wet', 'dry']));
    const poor = started((riptide.handCost ?? 0) - 1);
    expect(poor.zone('wet')).toBe('deck');
  });
});

it('Diocles is played only where its Expedition has left its region of origin', () => {
  const diocles = realCard('diocles-chariot-racer');
  const now = scenario({
    cards: [diocles],
    players: [{ hand: [diocles.id], mana, expeditions: { companion: { distance: 1 } } }, {}],
  });
  const ways = now.options().filter((word) => word.startsWith(diocles.id));
  expect(ways).toEqual([`${diocles.id}@companion`]);
});

describe('The Embassy', () => {
  const embassy = realCard('the-embassy');
  const gift = makeCard('gift', 'landmark-permanent', {
    abilities: [
      {
        kind: 'reaction',
        trigger: { on: 'resupplies', who: 'opponents' },
        effect: [{ do: 'gain-counters', of: 'me', counter: 'gifts', count: 1 }],
      },
    ],
  });

  it('has an opponent Resupply as a cost, which is an event like others (6.4.a, 7.3.31.a)', () => {
    const now = scenario({
      cards: [embassy, bear, gift],
      players: [
        {
          hand: [{ card: 'bear', as: 'b' }],
          mana,
          landmarks: [embassy.id, { card: 'gift', as: 'g' }],
        },
        { deck: ['bear'] },
      ],
    }).choose(embassy.id);
    expect(now.query.zone('reserve', 1)).toHaveLength(1);
    expect(now.object('g').counters).toEqual({ gifts: 1 });
    expect(now.choose('b@hero').object('b').statuses).toEqual(['anchored']);
  });

  it('cannot be paid while no opponent has a card to Resupply with (6.4.c)', () => {
    const now = scenario({
      cards: [embassy, bear, gift],
      players: [{ landmarks: [embassy.id], hand: ['bear'], mana }, {}],
    });
    expect(now.options()).not.toContain(embassy.id);
  });
});

describe('the next Character in my Expedition', () => {
  const mask = makeCard('mask', 'expedition-permanent', {
    abilities: [
      {
        kind: 'quick-action',
        cost: [{ do: 'exhaust', of: 'me' }],
        effect: [
          {
            do: 'next',
            duration: 'this-turn',
            card: { type: 'character', expedition: 'mine' },
            changes: [{ gainsCounters: 'boost', count: 2 }],
          },
        ],
      },
    ],
  });

  it.each([
    ['hero', { boost: 2 }],
    ['companion', {}],
  ])('is one that is played there: %s', (side, counters) => {
    const now = scenario({
      cards: [mask, bear],
      players: [{ hand: [{ card: 'bear', as: 'b' }], mana, expeditions: { hero: ['mask'] } }, {}],
    });
    expect(now.choose('mask').choose(`b@${side}`).object('b').counters).toEqual(counters);
  });
});

describe('Sofia', () => {
  const helper = makeCard('helper', 'character', {
    abilities: [
      {
        kind: 'reaction',
        support: true,
        trigger: { on: 'plays', who: 'you', card: { type: 'spell' } },
        effect: [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1, max: 2 }],
      },
    ],
  });
  const word = makeSpell('word', [{ do: 'draw' }]);

  it.each([
    [null, 2],
    ['sofia-first-outpost', 3],
    ['sofia-first-outpost-rare', 3],
  ] as const)('lets Support abilities exceed their maximum: %s', (sofia, boost) => {
    const now = scenario({
      cards: [helper, word, bear, ...(sofia ? [realCard(sofia)] : [])],
      players: [
        {
          hand: ['word'],
          mana,
          reserve: [{ card: 'helper', as: 'h', counters: { boost: 2 } }],
          landmarks: sofia ? [sofia] : [],
        },
        {},
      ],
    }).choose('word');
    expect(now.object('h').counters).toEqual({ boost });
  });

  it.each([
    ['sofia-first-outpost', 3],
    ['sofia-first-outpost-rare', 4],
  ])('by one counter or any number: %s', (sofia, boost) => {
    const now = scenario({
      cards: [helper, word, bear, realCard(sofia)],
      players: [
        {
          hand: ['word'],
          mana,
          reserve: [{ card: 'helper', as: 'h', counters: { boost: 3 } }],
          landmarks: [sofia],
        },
        {},
      ],
    }).choose('word');
    expect(now.object('h').counters).toEqual({ boost });
  });
});

describe('Bluecap', () => {
  const bluecap = realCard('bluecap-rare');
  const aerolith = realCard('aerolith');
  const strong = makeCard('strong', 'character', { statistics: [9, 9, 9] });
  const giant = makeCard('giant', 'character', { statistics: [12, 12, 12] });

  it.each([
    [[], 2],
    [['giant'], 1],
  ])('creates two where both Expeditions failed to move forward: %j', (companion, count) => {
    const now = scenario({
      cards: [bluecap, aerolith, strong, giant],
      phase: 'dusk',
      players: [
        { expeditions: { hero: [bluecap.id], companion } },
        { expeditions: { hero: ['strong'], companion: ['strong'] } },
      ],
    });
    const created = now.entries('action').filter(({ action }) => action === 'create');
    expect(created).toHaveLength(count);
  });
});
