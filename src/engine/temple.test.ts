/** Temple: one card, two ways to play it, chosen at the declaration of intent (S.2). */

import { describe, expect, it } from 'vitest';
import { makeCard, makeReaction, makeSpell, scenario } from './testing/scenario.ts';

const goddess = makeCard('goddess', 'character', {
  handCost: 3,
  reserveCost: 3,
  statistics: [3, 4, 3],
  subtypes: ['deity'],
  abilities: [
    { kind: 'keyword', keyword: 'temple', amount: 2 },
    makeReaction({ on: 'passes', who: 'you' }, [
      {
        do: 'gain-counters',
        of: { all: { type: 'character', of: 'you', in: 'expedition' } },
        counter: 'boost',
        count: 1,
      },
    ]),
  ],
});
const bear = makeCard('bear', 'character');
const hammer = makeSpell('hammer', [
  {
    do: 'return',
    of: { target: { type: 'permanent', of: 'you', subtype: 'construction' } },
    to: 'hand',
  },
]);
const favour = makeSpell('favour', [
  { do: 'gain', of: { target: { type: 'character', of: 'you' } }, statuses: ['anchored'] },
]);
const mason = makeCard('mason', 'landmark-permanent', {
  abilities: [
    {
      kind: 'passive',
      rule: {
        rule: 'played',
        card: { type: 'permanent' },
        who: 'you',
        changes: [{ cost: 'less', by: 1 }],
      },
    },
  ],
});
const gate = makeCard('gate', 'landmark-permanent', {
  abilities: [
    {
      kind: 'passive',
      rule: {
        rule: 'played',
        card: { type: 'permanent' },
        who: 'you',
        first: 'afternoon',
        changes: [{ cost: 'less', by: 1 }],
      },
    },
  ],
});
const cards = [goddess, bear, hammer, favour, mason, gate];

const begin = (mana: number, more: object = {}, other: object = {}) =>
  scenario({
    cards,
    players: [
      { hand: [{ card: 'goddess', as: 'g' }, 'hammer', 'favour'], mana: { ready: mana }, ...more },
      other,
    ],
  });

const costs = (now: ReturnType<typeof begin>) =>
  now.now.decision!.options.flatMap(({ what }) =>
    what.is === 'play' && what.card === 'goddess' ? [what.cost] : [],
  );

describe('a card with Temple that is not in play', () => {
  it('is offered as a Character in each Expedition and as a Landmark', () => {
    expect(costs(begin(5))).toEqual([3, 3, 2]);
  });

  it('is offered only as a Temple where there is mana for that alone', () => {
    expect(costs(begin(2))).toEqual([2]);
  });

  it('is a Permanent to what makes those cost less, where it is played as a Temple', () => {
    expect(costs(begin(5, { landmarks: ['mason'] }))).toEqual([3, 3, 1]);
  });

  it('can be played as a Temple from Reserve too, where it gains no Fleeting', () => {
    const now = begin(2, { hand: [], reserve: [{ card: 'goddess', as: 'g' }] });
    expect(now.choose('g:temple').object('g')).toMatchObject({ zone: 'landmark', statuses: [] });
  });
});

describe('a card played as a Temple', () => {
  const played = (other: object = {}) =>
    begin(9, { expeditions: { hero: [{ card: 'bear', as: 'b' }] } }, other).choose('g:temple');

  it('comes into its player’s Landmarks for the cost of Temple', () => {
    const now = played();
    expect(now.object('g')).toMatchObject({ zone: 'landmark', player: 0, temple: true });
    expect(now.entries('declaration')[0]).toMatchObject({ cost: 2, temple: true, into: null });
  });

  it('is a Permanent and a Construction, and no Character and no Deity', () => {
    const now = played();
    expect(now.query.statistics(now.object('g').id)).toEqual({ forest: 0, mountain: 0, water: 0 });
    expect(now.query.subtypes(now.object('g').id)).toEqual(['construction']);
  });

  it('has the abilities of its card', () => {
    const now = played({ hand: ['bear'], mana: { ready: 1 } })
      .choose('bear@hero')
      .choose('pass');
    expect(now.object('b').counters).toEqual({ boost: 1 });
  });

  it('is a Character again in hand', () => {
    const now = played().choose('pass').choose('hammer');
    expect(now.object('g')).toMatchObject({ zone: 'hand', temple: false });
  });

  it('may be sent to Reserve at Noon, where it can be played either way', () => {
    const now = scenario({
      cards,
      phase: 'noon',
      players: [{ landmarks: [{ card: 'goddess', as: 'g' }], mana: { ready: 3 } }, {}],
    });
    const after = now.choose('yes');
    expect(after.object('g')).toMatchObject({ zone: 'reserve', temple: false });
    expect(costs(after)).toEqual([3, 3, 2]);
  });
});

it('counts a card played as a Temple as a Permanent for what speaks of the first one', () => {
  const now = begin(9, {
    hand: [
      { card: 'goddess', as: 'g' },
      { card: 'goddess', as: 'h' },
    ],
    landmarks: ['gate'],
  });
  expect(costs(now)).toEqual([3, 3, 1, 3, 3, 1]);
  expect(costs(now.choose('g:temple').choose('pass'))).toEqual([3, 3, 2]);
});

it('counts a card played as a Character as no Permanent', () => {
  const now = begin(9, {
    hand: [
      { card: 'goddess', as: 'g' },
      { card: 'goddess', as: 'h' },
    ],
    landmarks: ['gate'],
  });
  expect(costs(now.choose('g@hero').choose('pass'))).toEqual([3, 3, 1]);
});
