/** Feats and Signature tokens, of which no book speaks: what the cards themselves say. */

import { describe, expect, it } from 'vitest';
import { ifThen, makeCard, makeReaction, makeSpell, scenario } from './testing/scenario.ts';

const feat = makeCard('feat', 'landmark-permanent', {
  subtypes: ['feat'],
  abilities: [
    makeReaction({ on: 'passes', who: 'you' }, [{ do: 'complete', of: 'me' }]),
    {
      kind: 'passive',
      completed: true,
      rule: {
        rule: 'add-statistics',
        of: { type: 'character', of: 'you' },
        by: { forest: 1, mountain: 0, water: 0 },
      },
    },
  ],
});
const bear = makeCard('bear', 'character');
const take = makeSpell('take', [
  { do: 'take-control', of: { target: { type: 'permanent', of: 'opponents' } } },
]);
const away = makeSpell('away', [
  { do: 'return', of: { target: { type: 'permanent', of: 'you' } }, to: 'hand' },
]);

const echo = makeSpell('echo', [
  { do: 'complete', of: { target: { type: 'card', in: 'play', of: 'you' } } },
]);

const cards = [feat, bear, take, away, echo];

describe('a Feat', () => {
  const start = () =>
    scenario({
      cards,
      players: [
        {
          landmarks: [{ card: 'feat', as: 'f' }],
          expeditions: { hero: [{ card: 'bear', as: 'b' }] },
          hand: ['away'],
          mana: { ready: 5 },
        },
        { hand: ['take'], mana: { ready: 5 } },
      ],
    });
  const forest = (now: ReturnType<typeof start>) => now.query.statistics(now.object('b').id).forest;

  it('shows how far its condition is, up to what is needed', () => {
    const counting = makeCard('counting', 'landmark-permanent', {
      subtypes: ['feat'],
      abilities: [
        makeReaction({ on: 'passes', who: 'you' }, [
          ifThen({ exists: { type: 'character', of: 'you' }, atLeast: 3 }, [
            { do: 'complete', of: 'me' },
          ]),
        ]),
      ],
    });
    const withBears = (bears: number) =>
      scenario({
        cards: [counting, bear],
        players: [
          {
            landmarks: [{ card: 'counting', as: 'f' }],
            expeditions: { hero: Array.from({ length: bears }, () => 'bear') },
          },
          {},
        ],
      });
    const progress = (now: ReturnType<typeof withBears>) =>
      now.query.featProgress(now.object('f').id);
    expect(progress(withBears(2))).toEqual({ reached: 2, needed: 3 });
    expect(progress(withBears(4))).toEqual({ reached: 3, needed: 3 });
    expect(progress(withBears(3).choose('pass'))).toBeNull();
    expect(start().query.featProgress(start().object('f').id)).toBeNull();
  });

  it('shows how much of a sum is there', () => {
    const adding = makeCard('adding', 'landmark-permanent', {
      subtypes: ['feat'],
      handCost: 2,
      abilities: [
        makeReaction({ on: 'passes', who: 'you' }, [
          ifThen(
            {
              amount: { cost: 'hand', of: { all: { type: 'card', in: 'landmark', of: 'you' } } },
              atLeast: 6,
            },
            [{ do: 'complete', of: 'me' }],
          ),
        ]),
      ],
    });
    const now = scenario({
      cards: [adding],
      players: [{ landmarks: [{ card: 'adding', as: 'f' }, 'adding'] }, { landmarks: ['adding'] }],
    });
    expect(now.query.featProgress(now.object('f').id)).toEqual({ reached: 4, needed: 6 });
  });

  it('says nothing in its second box before it is completed', () => {
    expect(forest(start())).toBe(1);
  });

  it('is completed by its condition, and its second box works from then on', () => {
    const now = start().choose('pass');
    expect(now.object('f').statuses).toEqual(['completed']);
    expect(forest(now)).toBe(2);
  });

  it('stays completed under the control of another player', () => {
    const now = start().choose('pass').choose('take');
    expect(now.object('f')).toMatchObject({ player: 1, statuses: ['completed'] });
  });

  it('is not completed any more where it has left play', () => {
    const now = scenario({
      cards,
      players: [
        {
          landmarks: [{ card: 'feat', as: 'f', statuses: ['completed'] }],
          hand: ['away'],
          mana: { ready: 5 },
        },
        {},
      ],
    }).choose('away');
    expect(now.object('f')).toMatchObject({ zone: 'hand', statuses: [] });
  });
});

describe('completing', () => {
  const start = (more: object = {}) =>
    scenario({
      cards,
      players: [
        {
          landmarks: [
            { card: 'feat', as: 'f', ...more },
            { card: 'feat', as: 'g' },
          ],
          expeditions: { hero: [{ card: 'bear', as: 'b' }] },
          hand: ['echo'],
          mana: { ready: 5 },
        },
        {},
      ],
    }).choose('echo');

  it('is cited by the numbers of the supplement', () => {
    const now = start().choose('f');
    expect(now.object('f').statuses).toEqual(['completed']);
    expect(now.cites()).toContain('S.1.b');
    expect(now.cites()).not.toContain('7.3.16.a');
  });

  it('does nothing to what is no Feat (S.1.c)', () => {
    const now = start().choose('b');
    expect(now.object('b').statuses).toEqual([]);
    expect(now.cites()).toContain('S.1.c');
  });

  it('happens to a Feat only once (S.1.d)', () => {
    const now = start({ statuses: ['completed'] }).choose('f');
    expect(now.object('f').statuses).toEqual(['completed']);
    expect(now.cites()).toContain('S.1.d');
  });

  it('is of one object, not of all of its name (S.1.g)', () => {
    const now = start().choose('f');
    expect(now.object('g').statuses).toEqual([]);
    expect(now.query.statistics(now.object('b').id).forest).toBe(2);
  });
});

it('activates no Reaction of the second box by the event that completes its Feat (S.1.i)', () => {
  const proud = makeCard('proud', 'landmark-permanent', {
    subtypes: ['feat'],
    abilities: [
      {
        ...makeReaction({ on: 'gains', what: { subtype: 'feat' }, status: 'completed' }, [
          { do: 'draw' },
        ]),
        completed: true,
      },
    ],
  });
  const now = scenario({
    cards: [...cards, proud],
    players: [
      {
        landmarks: [
          { card: 'proud', as: 'f' },
          { card: 'feat', as: 'g' },
        ],
        hand: ['echo', { card: 'echo', as: 'second' }],
        deck: [{ card: 'bear', as: 'top' }],
        mana: { ready: 5 },
      },
      {},
    ],
  });
  const first = now.choose('echo').choose('f');
  expect(first.zone('top')).toBe('deck');
  const second = first.choose('pass').choose('second').choose('g');
  expect(second.zone('top')).toBe('hand');
});

describe('a Signature token', () => {
  const sprite = makeCard('sprite', 'token', { reserveCost: 1, subtypes: ['companion'] });
  const hero = makeCard('hero', 'hero', { signature: 'sprite' });
  const call = makeSpell('call', [{ do: 'create', token: 'signature', in: { reserve: 'you' } }]);
  const drop = makeSpell('sabotage', [{ do: 'sabotage' }]);

  const begin = () =>
    scenario({
      cards: [sprite, hero, call, drop],
      players: [{ hero: 'hero', hand: ['call'], mana: { ready: 5 } }, {}],
    }).choose('call');
  const tokens = (now: ReturnType<typeof begin>) =>
    now.game.objects.filter((one) => one?.token && now.query.exists(one.id));

  it('is created in the Reserve of its player', () => {
    expect(tokens(begin())).toMatchObject([{ zone: 'reserve', player: 0, token: true }]);
  });

  const inReserve = (mine: object, theirs: object, more: object = {}) =>
    scenario({
      cards: [sprite, hero, call, drop, bear],
      players: [
        {
          hero: 'hero',
          reserve: [{ card: 'sprite', as: 's', ...more }],
          mana: { ready: 5 },
          ...mine,
        },
        { mana: { ready: 5 }, ...theirs },
      ],
    });

  it('is a card there to what discards one, and is gone (S.3.b, S.3.d)', () => {
    const now = inReserve({}, { hand: ['sabotage'] })
      .choose('pass')
      .choose('sabotage')
      .choose('s');
    expect(now.zone('s')).toBe('gone');
    expect(now.cites()).toContain('S.3.d');
  });

  it('can be exhausted there, and is not played then (S.3.c)', () => {
    const now = inReserve({}, {}, { statuses: ['exhausted'] });
    expect(now.options()).toEqual(['pass']);
  });

  it('counts at Clean-up (S.3.b)', () => {
    const bears = [
      { card: 'bear', as: 'one' },
      { card: 'bear', as: 'two' },
    ];
    const now = inReserve({ reserve: [{ card: 'sprite', as: 's' }, ...bears] }, {})
      .choose('pass')
      .choose('pass');
    expect(now.options()).toEqual(['s', 'one', 'two']);
    expect(now.choose('one', 'two').zone('s')).toBe('gone');
  });

  it('does not come back to Reserve at Rest (S.3.d)', () => {
    const now = inReserve({}, {}).choose('s@hero').choose('pass').choose('pass');
    expect(now.zone('s')).toBe('gone');
  });

  it('is played from there into an Expedition for its Reserve Cost', () => {
    const now = begin().choose('pass').choose('sprite@hero');
    expect(tokens(now)).toMatchObject([{ zone: 'expedition', player: 0 }]);
    expect(now.entries('declaration').at(-1)?.cost).toBe(1);
  });
});
