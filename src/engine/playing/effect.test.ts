import { describe, expect, it } from 'vitest';
import type { Condition, Cost, Effect } from '../cards/ability.ts';
import type { PlayerPosition } from '../setup/position.ts';
import {
  ifThen,
  makeCard,
  makeReaction,
  makeSpell,
  resultRow,
  type ScenarioSetup,
  scenario,
} from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const recruit = makeCard('recruit', 'token');
const deck = Array.from({ length: 6 }, () => 'bear');

function cast(effect: Effect, mine: PlayerPosition = {}, more: Partial<ScenarioSetup> = {}) {
  return scenario({
    cards: [bear, recruit, makeSpell('it', effect), ...(more.cards ?? [])],
    players: [
      { deck, mana: { ready: 4 }, ...mine, hand: ['it', ...(mine.hand ?? [])] },
      more.players?.[1] ?? { deck },
    ],
    ...(more.edition ? { edition: more.edition } : {}),
  }).choose('it');
}

const hand = (table: ReturnType<typeof cast>, player = 0) =>
  table.query.zone('hand', player).length;

describe('steps of effects (6.1.c, 6.5)', () => {
  it('take one step for each verb, and one for verbs done simultaneously', () => {
    const apart = cast([{ do: 'draw' }, { do: 'resupply' }]);
    expect(
      apart.entries('step').filter(({ verb }) => verb === 'draw' || verb === 'resupply'),
    ).toHaveLength(2);
    const together = cast([{ do: 'together', steps: [{ do: 'draw' }, { do: 'resupply' }] }]);
    const step = together.entries('step').find(({ verb }) => verb === 'together');
    expect(step?.actions).toBe(2);
  });

  it('may be optional: "You may" (6.5.c)', () => {
    const asked = cast([{ do: 'may', steps: [{ do: 'draw' }], ifNot: [{ do: 'resupply' }] }]);
    expect(asked.now.decision).toMatchObject({ kind: 'may' });
    expect(hand(asked.choose('yes'))).toBe(1);
    const refused = asked.choose('no');
    expect([hand(refused), refused.query.zone('reserve', 0).length]).toEqual([0, 2]);
  });

  it('may have a cost, paid in a single step and in full (6.1.d, 6.4)', () => {
    const effect: Effect = [
      {
        do: 'may',
        cost: [
          { do: 'pay', mana: 1 },
          { do: 'put', of: { choose: { in: 'hand', of: 'you' } }, to: 'reserve' },
        ],
        steps: [{ do: 'draw', count: 2 }],
      },
    ];
    const asked = cast(effect, { hand: [{ card: 'bear', as: 'b' }] });
    const paid = asked.choose('yes');
    expect(paid.zone('b')).toBe('reserve');
    expect(hand(paid)).toBe(2);
    const cost = paid.entries('step').filter(({ cost: isCost }) => isCost);
    expect(cost[cost.length - 1]?.actions).toBe(2);
    const poor = cast(effect);
    expect(poor.now.decision?.kind).toBe('turn');
    expect(poor.entries('why-not').map(({ why }) => why)).toContain('cost');
  });

  it('read a condition once, for both branches (6.5.e)', () => {
    const done = cast([
      ifThen(
        { exists: { in: 'hand', of: 'you' }, exactly: 0 },
        [{ do: 'draw' }],
        [{ do: 'resupply' }],
      ),
    ]);
    expect([hand(done), done.query.zone('reserve', 0).length]).toEqual([1, 1]);
  });

  it('go on with "if you did" when the step was begun (6.5.f)', () => {
    const attempt: Effect = [
      {
        do: 'attempt',
        steps: [{ do: 'sacrifice', of: { choose: { type: 'character', of: 'you' } } }],
        ifDone: [{ do: 'draw', count: 2 }],
        ifNot: [{ do: 'draw' }],
      },
    ];
    expect(hand(cast(attempt, { expeditions: { hero: ['bear'] } }))).toBe(2);
    expect(hand(cast(attempt))).toBe(1);
  });

  it('offer modes, resolved in the order chosen (6.5.g)', () => {
    const modes: Effect = [
      {
        do: 'choose',
        count: 2,
        modes: [
          { steps: [{ do: 'draw' }] },
          { steps: [{ do: 'resupply' }] },
          { steps: [{ do: 'create', token: 'recruit', in: { side: 'hero' } }] },
        ],
      },
    ];
    const asked = cast(modes);
    expect(asked.now.decision).toMatchObject({ kind: 'modes', min: 2, max: 2 });
    const done = asked.choose('mode 1', 'mode 0');
    const verbs = done.entries('step').map(({ verb }) => verb);
    expect(verbs.indexOf('resupply')).toBeLessThan(verbs.indexOf('draw'));
  });

  it('ask for the order of modes also when all of them are chosen (6.5.g)', () => {
    const all = (second?: Cost): Effect => [
      {
        do: 'choose',
        count: 2,
        modes: [
          { steps: [{ do: 'draw' }] },
          { steps: [{ do: 'resupply' }], ...(second ? { cost: second } : {}) },
        ],
      },
    ];
    const asked = cast(all());
    expect(asked.now.decision).toMatchObject({ kind: 'modes', min: 2, max: 2 });
    const verbs = asked
      .choose('mode 1', 'mode 0')
      .entries('step')
      .map(({ verb }) => verb);
    expect(verbs.indexOf('resupply')).toBeLessThan(verbs.indexOf('draw'));
    const one = cast(all([{ do: 'pay', mana: 9 }]));
    expect(one.now.decision?.kind).toBe('turn');
    expect(hand(one)).toBe(1);
  });

  it('may offer the same mode again, when it says so', () => {
    const asked = cast([
      { do: 'choose', count: 2, again: true, modes: [{ steps: [{ do: 'draw' }] }, { steps: [] }] },
    ]);
    expect(hand(asked.choose('mode 0', 'mode 0'))).toBe(2);
  });

  it('repeat one after the other, with new choices each time (6.5.i)', () => {
    const done = cast([{ do: 'repeat', times: 2, steps: [{ do: 'may', steps: [{ do: 'draw' }] }] }])
      .choose('yes')
      .choose('no');
    expect(hand(done)).toBe(1);
  });

  it('go through objects and players', () => {
    const each = cast(
      [
        {
          do: 'for-each',
          of: { all: { type: 'character', of: 'you' } },
          steps: [{ do: 'gain-counters', of: 'it', counter: 'boost', count: 1 }],
        },
        {
          do: 'in-turn',
          who: 'each-player',
          startingWithYou: true,
          steps: [{ do: 'draw', who: 'they' }],
        },
      ],
      {
        expeditions: { hero: [{ card: 'bear', as: 'a' }], companion: [{ card: 'bear', as: 'b' }] },
      },
    );
    expect([each.object('a').counters, each.object('b').counters]).toEqual([
      { boost: 1 },
      { boost: 1 },
    ]);
    expect([hand(each), hand(each, 1)]).toEqual([1, 1]);
  });

  it('look up results in a table', () => {
    const table: Effect = [
      {
        do: 'depending',
        on: { count: { type: 'character', of: 'you' } },
        cases: [
          resultRow(1, 1, [{ do: 'draw' }]),
          resultRow(2, undefined, [{ do: 'draw', count: 3 }]),
        ],
      },
    ];
    expect(hand(cast(table, { expeditions: { hero: ['bear'] } }))).toBe(1);
    expect(hand(cast(table, { expeditions: { hero: ['bear', 'bear'] } }))).toBe(3);
  });

  it('take choices of several players in initiative order, in one step (6.1.h)', () => {
    const asked = cast(
      [{ do: 'sacrifice', who: 'each-player', of: { choose: { type: 'character', of: 'they' } } }],
      {
        expeditions: {
          hero: [
            { card: 'bear', as: 'a' },
            { card: 'bear', as: 'b' },
          ],
        },
      },
      {
        players: [
          {},
          {
            deck,
            expeditions: {
              hero: [
                { card: 'bear', as: 'c' },
                { card: 'bear', as: 'd' },
              ],
            },
          },
        ],
      },
    );
    expect(asked.now.decision?.player).toBe(0);
    const next = asked.choose('a');
    expect(next.now.decision?.player).toBe(1);
    expect(next.zone('a')).toBe('expedition');
    const done = next.choose('c');
    expect([done.zone('a'), done.zone('c')]).toEqual(['discard', 'discard']);
    expect(done.entries('step').filter(({ verb }) => verb === 'sacrifice')).toHaveLength(1);
  });

  it('ask each player whether they may, each knowing the answers before', () => {
    const asked = cast([
      { do: 'may', who: 'each-player', steps: [{ do: 'resupply', who: 'they' }] },
    ]);
    const next = asked.choose('yes');
    expect(next.now.decision).toMatchObject({ kind: 'may', player: 1 });
    expect(next.query.zone('reserve', 0)).toHaveLength(0);
    const done = next.choose('no');
    expect([done.query.zone('reserve', 0).length, done.query.zone('reserve', 1).length]).toEqual([
      2, 0,
    ]);
  });

  it('finish before any Reaction of the opponent (5.2.b, 4.4.a)', () => {
    const watcher = makeCard('watcher', 'landmark-permanent', {
      abilities: [makeReaction({ on: 'resupplies', who: 'opponents' }, [{ do: 'draw' }])],
    });
    const done = cast(
      [{ do: 'resupply' }, { do: 'draw' }],
      {},
      {
        cards: [watcher],
        players: [{}, { deck, landmarks: ['watcher'] }],
      },
    );
    const order = done.trace.flatMap((entry) =>
      entry.kind === 'step' && ['resupply', 'draw'].includes(entry.verb)
        ? [`${entry.verb} ${entry.player}`]
        : [],
    );
    expect(order).toEqual(['resupply 0', 'draw 0', 'draw 1']);
  });

  it('let a card be played for free as part of them, without ending the turn', () => {
    const caller = makeCard('caller', 'landmark-permanent', {
      abilities: [
        {
          kind: 'quick-action',
          cost: [{ do: 'exhaust', of: 'me' }],
          effect: [
            {
              do: 'play',
              what: { choose: { type: 'character', in: ['hand', 'reserve'] } },
              free: true,
            },
            { do: 'gain', of: 'it', statuses: ['asleep'] },
          ],
        },
      ],
    });
    const asked = scenario({
      cards: [bear, caller],
      players: [{ hand: [{ card: 'bear', as: 'b' }], landmarks: ['caller'] }, {}],
    }).choose('caller');
    const done = asked.choose('b@hero');
    expect(done.object('b')).toMatchObject({ zone: 'expedition', statuses: ['asleep'] });
    expect(done.game.turn).toBe(0);
    expect(done.cites()).toContain('7.3.26.a');
  });
});

describe('the top cards of a Deck (3.2.2)', () => {
  const bear = makeCard('bear', 'character');
  const seenBy = (id: string, effect: Effect, deck: number, discard: number) =>
    scenario({
      edition: '4.0',
      cards: [bear, makeSpell(id, effect)],
      players: [
        {
          hand: [id],
          mana: { ready: 1 },
          deck: Array.from({ length: deck }, () => 'bear'),
          discard: Array.from({ length: discard }, () => 'bear'),
        },
        {},
      ],
    }).choose(id);

  it('are revealed after a reshuffle where there are too few (4.0:3.2.2.d)', () => {
    const seen = seenBy(
      'see',
      [
        { do: 'reveal', of: { top: 3 } },
        { do: 'put', of: 'it', to: 'hand' },
      ],
      1,
      4,
    );
    expect(seen.query.zone('hand', 0)).toHaveLength(3);
    expect(seen.query.zone('deck', 0)).toHaveLength(2);
    expect(seen.cites()).toContain('3.2.2.d');
  });

  it('say that cards were shuffled, not that a die was rolled', () => {
    const drawn = seenBy('draw', [{ do: 'draw', count: 2 }], 1, 4);
    const kinds = drawn.trace.flatMap(({ irreversible }) => irreversible ?? []);
    expect(kinds).toContain('shuffle');
    expect(kinds).not.toContain('roll');
    expect(drawn.now.irreversible).not.toBe('roll');
  });

  it('are discarded after one too, as far as there are any (3.2.2.d)', () => {
    const milled = seenBy('mill', [{ do: 'discard', of: { top: 4 } }], 1, 2);
    expect(milled.query.zone('deck', 0)).toHaveLength(0);
    expect(milled.query.zone('discard', 0)).toHaveLength(3);
    expect(milled.cites()).toContain('3.2.2.d');
  });
});

describe('what several players may pay for (6.1.h, 6.5.f)', () => {
  const offer: Effect = [
    {
      do: 'may',
      who: 'each-player',
      cost: [{ do: 'pay', mana: 1 }],
      steps: [{ do: 'draw', who: 'they' }],
      ifDone: [{ do: 'resupply', who: 'they' }],
      ifNot: [{ do: 'create', token: 'recruit', in: { side: 'hero', of: 'they' } }],
    },
  ];
  const played = () => cast(offer, {}, { players: [{}, { deck, mana: { ready: 1 } }] });
  const reserves = (now: ReturnType<typeof cast>) =>
    [0, 1].map((player) => now.query.zone('reserve', player).length);
  const recruits = (now: ReturnType<typeof cast>) =>
    [0, 1].map((player) => now.query.inExpedition({ player, side: 'hero' }).length);

  it('has what follows if they do for each who paid', () => {
    const now = played().choose('yes').choose('yes');
    // The Spell is in Reserve too once it has resolved.
    expect(reserves(now)).toEqual([2, 1]);
    expect(recruits(now)).toEqual([0, 0]);
  });

  it('and what follows if they don’t for each of the others', () => {
    const now = played().choose('no').choose('yes');
    expect(reserves(now)).toEqual([1, 1]);
    expect(recruits(now)).toEqual([1, 0]);
  });
});

describe('"it" where nothing was named (7.2)', () => {
  const nothing: Condition = { exists: { type: 'card', in: 'reserve', of: 'you' } };
  const speaker = (effect: Effect) =>
    makeCard('speaker', 'character', { abilities: [makeReaction({ on: 'join' }, effect)] });
  const resolved = (effect: Effect) =>
    scenario({
      cards: [speaker(effect)],
      players: [
        {
          hand: [{ card: 'speaker', as: 's' }],
          deck: ['speaker', 'speaker'],
          mana: { ready: 1 },
        },
        {},
      ],
    }).choose('s@hero');

  it('is nothing, and never the object with the ability', () => {
    const gained = resolved([{ do: 'gain-counters', of: 'it', counter: 'boost', count: 1 }]);
    expect(gained.object('s').counters).toEqual({});
    const discarded = resolved([
      ifThen(nothing, [{ do: 'reveal', of: { top: 1 } }]),
      ifThen(
        { is: 'it', filter: { type: 'character' } },
        [{ do: 'draw', of: 'it' }],
        [{ do: 'discard', of: 'it' }],
      ),
    ]);
    expect(discarded.zone('s')).toBe('expedition');
    expect(discarded.query.zone('hand', 0)).toEqual([]);
  });
});
