/** {discard-from-reserve} abilities that an effect activates (S.4), and what waits for an activation. */

import { describe, expect, it } from 'vitest';
import type { Ability, Effect, QuickAction } from '../cards/ability.ts';
import { makeCard, makeReaction, makeSpell, type Scenario, scenario } from '../testing/scenario.ts';

function support(effect: Effect, more: Partial<QuickAction> = {}): Ability {
  return {
    kind: 'quick-action',
    cost: [{ do: 'discard', of: 'me' }],
    effect,
    support: true,
    ...more,
  };
}

const ACTIVATE = { do: 'activate-action', action: 'discard', of: 'me' } as const;
const DRAWS = support([{ do: 'draw' }]);
const bear = makeCard('bear', 'character');
/** May activate its own ability when its controller passes, and is Fleeting then. */
const dancer = makeCard('dancer', 'character', {
  abilities: [
    makeReaction({ on: 'passes', who: 'you' }, [
      {
        do: 'may',
        steps: [ACTIVATE],
        ifDone: [{ do: 'gain', of: 'me', statuses: ['fleeting'] }],
      },
    ]),
    DRAWS,
  ],
});
const tell = makeSpell('tell', [
  { do: 'target', of: { target: { type: 'character', in: ['play', 'reserve'] } } },
  { do: 'attempt', steps: [{ ...ACTIVATE, of: 'it' }], ifDone: [{ do: 'resupply' }] },
]);

const cards = [bear, dancer, tell];
const deck = ['bear', 'bear', 'bear', 'bear'];

describe('a {discard-from-reserve} ability activated by an effect', () => {
  const inPlay = (more: object = {}) =>
    scenario({
      cards,
      players: [{ expeditions: { hero: [{ card: 'dancer', as: 'd', ...more }] }, deck }, {}],
    }).choose('pass');

  it('does what it says from an Expedition, unpaid and unplayed (S.4.b, S.4.c)', () => {
    const now = inPlay().choose('yes');
    expect(now.query.zone('hand', 0)).toHaveLength(1);
    expect(now.object('d')).toMatchObject({ zone: 'expedition', statuses: ['fleeting'] });
    expect(now.entries('declaration').filter(({ what }) => what === 'quick-action')).toEqual([]);
    for (const rule of ['S.4.a', 'S.4.b', 'S.4.d']) expect(now.cites()).toContain(rule);
  });

  it('is not what “if you do” follows where the player declines', () => {
    const now = inPlay().choose('no');
    expect(now.query.zone('hand', 0)).toHaveLength(0);
    expect(now.object('d').statuses).toEqual([]);
  });

  it('is activated in play although its object is exhausted (S.4.c)', () => {
    const now = inPlay({ statuses: ['exhausted'] }).choose('yes');
    expect(now.query.zone('hand', 0)).toHaveLength(1);
  });

  const told = (mine: object, theirs: object = {}) =>
    scenario({
      cards: [...cards, twice, dormant],
      players: [
        { hand: ['tell'], mana: { ready: 5 }, deck, ...mine },
        { deck, reserve: ['bear'], ...theirs },
      ],
    });
  const twice = makeCard('twice', 'character', {
    abilities: [DRAWS, support([{ do: 'gain-counters', of: 'me', counter: 'boost', count: 2 }])],
  });
  const dormant = makeCard('dormant', 'character', {
    abilities: [support([{ do: 'draw' }], { only: { firstPlayer: 'opponents' } })],
  });

  it('is none of an exhausted card in Reserve (S.4.c)', () => {
    const now = told({ reserve: [{ card: 'dancer', as: 'd', statuses: ['exhausted'] }] })
      .choose('tell')
      .choose('d');
    expect(now.query.zone('hand', 0)).toHaveLength(0);
    expect(now.cites()).toContain('S.4.e');
    expect(now.query.zone('reserve', 0)).toHaveLength(2);
    const ready = told({ reserve: [{ card: 'dancer', as: 'd' }] })
      .choose('tell')
      .choose('d');
    expect(ready.query.zone('hand', 0)).toHaveLength(1);
    expect(ready.zone('d')).toBe('reserve');
  });

  it('is none of what has no such ability, so that “if you do” does not follow', () => {
    const now = told({ reserve: [{ card: 'bear', as: 'b' }] })
      .choose('tell')
      .choose('b');
    const moved = now.entries('action').filter((one) => one.action === 'move');
    expect(moved.filter((one) => one.why === 'resupply')).toEqual([]);
  });

  it('belongs to the controller of its object, and “I” is that object (S.4.d)', () => {
    const now = told({}, { expeditions: { hero: [{ card: 'dancer', as: 'd' }] } })
      .choose('tell')
      .choose('d');
    expect(now.query.zone('hand', 1)).toHaveLength(1);
    expect(now.query.zone('hand', 0)).toHaveLength(0);
  });

  it('is one of several, which its controller chooses (S.4.e)', () => {
    const now = told({ expeditions: { hero: [{ card: 'twice', as: 't' }] } })
      .choose('tell')
      .choose('t');
    expect(now.now.decision).toMatchObject({ kind: 'ability', player: 0 });
    expect(now.choose('t:1').object('t').counters).toEqual({ boost: 2 });
  });

  it('is not activated while its own text forbids it (1.4.1.a)', () => {
    const now = told({ expeditions: { hero: [{ card: 'dormant', as: 'd' }] } })
      .choose('tell')
      .choose('d');
    expect(now.query.zone('hand', 0)).toHaveLength(0);
  });
});

const gains: Effect = [
  {
    do: 'gain-counters',
    of: { target: { type: 'character', in: ['play', 'reserve'] } },
    counter: 'boost',
    count: 1,
  },
];

describe('what waits for an activation (S.4.f)', () => {
  const feat = makeCard('feat', 'landmark-permanent', {
    subtypes: ['feat'],
    abilities: [
      makeReaction({ on: 'activates', action: 'discard', inYourTurn: 2 }, [
        { do: 'complete', of: 'me' },
      ]),
    ],
  });
  const smoke = makeCard('smoke', 'landmark-permanent', {
    abilities: [
      {
        kind: 'quick-action',
        cost: [{ do: 'exhaust', of: 'me' }],
        effect: [
          {
            do: 'next-time',
            duration: 'this-turn',
            trigger: { on: 'activates', action: 'exhaust' },
            steps: gains,
          },
        ],
      },
    ],
  });
  const helper = makeCard('helper', 'character', { reserveCost: 9, abilities: [DRAWS] });
  const start = (mine: object, theirs: object = {}) =>
    scenario({
      cards: [...cards, feat, smoke, helper],
      players: [
        { mana: { ready: 5 }, deck, ...mine },
        { deck, reserve: ['bear'], ...theirs },
      ],
    });
  const progress = (now: Scenario) => now.query.featProgress(now.object('f').id);

  it('counts those that are played and those that an effect activates in one turn', () => {
    const now = start({
      landmarks: [{ card: 'feat', as: 'f' }],
      reserve: [{ card: 'helper', as: 'h' }],
      expeditions: { hero: [{ card: 'dancer', as: 'd' }] },
      hand: ['tell'],
    });
    expect(progress(now)).toEqual({ reached: 0, needed: 2 });
    const one = now.choose('h');
    expect(progress(one)).toEqual({ reached: 1, needed: 2 });
    expect(one.zone('h')).toBe('discard');
    const two = one.choose('tell').choose('d');
    expect(two.object('f').statuses).toEqual(['completed']);
  });

  it('counts only the turn of its own player, and only one turn', () => {
    const now = start(
      { landmarks: [{ card: 'feat', as: 'f' }], reserve: [{ card: 'helper', as: 'h' }] },
      {
        reserve: [
          { card: 'helper', as: 'x' },
          { card: 'helper', as: 'y' },
        ],
      },
    )
      .choose('h')
      .choose('pass')
      .choose('x')
      .choose('y');
    expect(now.object('f').statuses).toEqual([]);
  });

  const waiting = () =>
    start({
      landmarks: [
        { card: 'smoke', as: 's' },
        { card: 'smoke', as: 't' },
      ],
      reserve: [{ card: 'helper', as: 'h' }],
      expeditions: { hero: [{ card: 'bear', as: 'b' }] },
    }).choose('s');

  it('does not see the activation that it comes from', () => {
    expect(waiting().object('b').counters).toEqual({});
  });

  it('waits for the symbol that it names, and for one time only', () => {
    const other = waiting().choose('h');
    expect(other.now.decision?.kind).toBe('turn');
    const once = other.choose('t').choose('b');
    expect(once.object('b').counters).toEqual({ boost: 1 });
    expect(once.cites()).toContain('2.2.15.c');
  });

  it('ends with the turn', () => {
    const now = waiting().choose('pass').choose('pass');
    const emblems = now.game.objects.filter((one) => one?.emblem && now.query.exists(one.id));
    expect(emblems).toEqual([]);
  });
});
