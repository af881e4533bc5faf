/** Cards of the collection in plays that were once played wrong. */

import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from './setup/position.ts';
import { REAL_CARDS } from './testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, type Scenario, scenario } from './testing/scenario.ts';

const cards = REAL_CARDS;
const DECK = Array.from({ length: 6 }, () => 'haven-warrior');

describe('Wanax, Reka Hexarch costs less per other card that was played this turn', () => {
  const wanax = (hand: readonly string[] = []) =>
    scenario({
      cards,
      players: [
        {
          hand: ['wanax-reka-hexarch', ...hand],
          mana: { ready: 9 },
          deck: DECK,
          expeditions: { companion: ['mowgli'] },
        },
        { deck: DECK, expeditions: { hero: ['kappa'] } },
      ],
    });
  const paid = (now: ReturnType<typeof wanax>) => now.entries('declaration').at(-1)?.cost;

  it('which a Character was that rushes it', () => {
    const runner = makeCard('runner', 'character', {
      abilities: [makeReaction({ on: 'join' }, [{ do: 'rush' }])],
    });
    const now = scenario({
      cards: [...cards, runner],
      players: [{ hand: ['runner', 'wanax-reka-hexarch'], mana: { ready: 9 }, deck: DECK }, {}],
    })
      .choose('runner@hero')
      .choose('wanax-reka-hexarch@hero');
    expect(now.entries('declaration').at(-1)?.cost).toBe(4);
  });

  it('and not per card in play', () => {
    expect(paid(wanax().choose('wanax-reka-hexarch@hero'))).toBe(5);
  });
});

describe('Bravos Cloudhog, rare, gains 1 boost where no Character was discarded this way', () => {
  const cloudhog = (reserve: readonly string[]) =>
    scenario({
      cards,
      players: [{ reserve: ['bravos-cloudhog-rare'], mana: { ready: 9 }, deck: DECK }, { reserve }],
    }).choose('bravos-cloudhog-rare@hero');
  const boosts = (now: ReturnType<typeof cloudhog>) =>
    now.game.objects.findLast((one) => one?.zone === 'expedition')?.counters.boost;

  it('because there is no card', () => expect(boosts(cloudhog([]))).toBe(1));
  it('because none was chosen', () => expect(boosts(cloudhog(['mowgli']).choose())).toBe(1));
  it('because it was no Character', () => {
    expect(boosts(cloudhog(['helping-hand']).choose('helping-hand'))).toBe(1);
  });
  it('and 2 where one was', () => {
    expect(boosts(cloudhog(['mowgli']).choose('mowgli'))).toBe(2);
  });
});

it('Mapmaker’s Boon boosts its target whichever way its condition goes (6.5.e)', () => {
  const now = scenario({
    cards,
    players: [
      {
        hand: ['mapmakers-boon'],
        mana: { ready: 3 },
        expeditions: { hero: [{ card: 'kappa', as: 'k' }] },
      },
      {},
    ],
  }).choose('mapmakers-boon');
  expect(now.object('k').counters.boost).toBe(2);
});

it('Moyo & Silk asks for the Base Cost of the Spell, not of the token', () => {
  const now = scenario({
    cards,
    players: [
      {
        hero: 'moyo-silk',
        hand: ['mind-apotheosis'],
        mana: { ready: 9 },
        deck: [...DECK, 'sow', 'sow'],
      },
      {},
    ],
  })
    .choose('mind-apotheosis')
    .choose('haven-warrior')
    .choose('0:hero')
    .choose('yes');
  expect(now.game.zones.length).toBeGreaterThan(0);
  expect(now.query.zone('hand', 0)).toHaveLength(1);
});

it('Catch of the Day finds what a teammate controls: another player', () => {
  const now = scenario({
    cards,
    mode: 'two-vs-two',
    players: [
      { hand: ['catch-of-the-day'], mana: { ready: 2 }, deck: DECK },
      { deck: DECK },
      { deck: DECK, expeditions: { hero: [{ card: 'kappa', as: 'k' }] } },
      { deck: DECK },
    ],
  }).choose('catch-of-the-day');
  expect(now.zone('k')).toBe('hand');
  expect(now.game.objects.findLast((one) => one?.zone === 'landmark')?.player).toBe(2);
});

describe('Pan creates a token where a card was discarded', () => {
  const reserve = ['mowgli'];
  const pan = () =>
    scenario({
      cards,
      players: [
        { hand: ['pan'], mana: { ready: 2 }, deck: DECK },
        { reserve, deck: DECK },
      ],
    }).choose('pan@hero');
  const tokens = (now: ReturnType<typeof pan>) =>
    now.game.objects.filter((one) => one && now.game.library[one.card]?.id === 'woollyback');

  it('by its Sabotage', () => expect(tokens(pan().choose('mowgli'))).toHaveLength(1));
  it('and none where Sabotage chose none', () => expect(tokens(pan().choose())).toHaveLength(0));
});

it('“one or more tokens” are created once for an event, “a token” for each (6.3.g)', () => {
  const watching = (id: string, oneOrMore: boolean) =>
    makeCard(id, 'character', {
      abilities: [
        makeReaction(
          { on: 'creates', who: 'you', what: { token: true }, ...(oneOrMore ? { oneOrMore } : {}) },
          [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }],
        ),
      ],
    });
  const now = scenario({
    cards: [...cards, watching('once', true), watching('each', false)],
    players: [
      {
        hand: ['open-the-gates'],
        mana: { ready: 12 },
        deck: DECK,
        expeditions: {
          hero: [
            { card: 'once', as: 'once' },
            { card: 'each', as: 'each' },
          ],
        },
      },
      {},
    ],
  }).choose('open-the-gates');
  const activated = (id: string) =>
    now.entries('activation').filter(({ reaction: { card: of } }) => of === id);
  expect(activated('once')).toHaveLength(1);
  expect(activated('each')).toHaveLength(4);
});

describe('a trigger about what something was not yet (6.3.f)', () => {
  const watcher = makeCard('watcher', 'character', {
    abilities: [
      makeReaction(
        {
          on: 'gains-counters',
          what: { type: 'character', without: 'boosted', of: 'you' },
          counter: 'boost',
        },
        [{ do: 'draw' }],
      ),
    ],
  });
  const help = makeSpell('help', [
    { do: 'gain-counters', of: { target: { type: 'character' } }, counter: 'boost', count: 1 },
  ]);
  const bear = makeCard('bear', 'character');
  const drawn = (boost: number) =>
    scenario({
      cards: [watcher, help, bear],
      players: [
        {
          hand: ['help'],
          deck: ['bear'],
          mana: { ready: 1 },
          expeditions: {
            hero: ['watcher', { card: 'bear', as: 'b', ...(boost ? { counters: { boost } } : {}) }],
          },
        },
        {},
      ],
    })
      .choose('help')
      .choose('b')
      .query.zone('hand', 0).length;

  it('activates for a non-Boosted Character that gains its first boost', () =>
    expect(drawn(0)).toBe(1));
  it('and not for one that has a boost', () => expect(drawn(1)).toBe(0));
});

/** A game with two players who have something to draw. */
function between(
  mine: PlayerPosition,
  theirs: PlayerPosition = {},
  rest: Partial<Parameters<typeof scenario>[0]> = {},
) {
  const players = [
    { deck: DECK, mana: { ready: 9 }, ...mine },
    { deck: DECK, mana: { ready: 9 }, ...theirs },
  ];
  return scenario({ cards, ...rest, players });
}

const tokensOf = (now: Scenario, card: string) =>
  now.query
    .zone('expedition')
    .concat(now.query.zone('landmark', 0), now.query.zone('landmark', 1))
    .map((id) => now.game.objects[id]!)
    .filter((object) => now.game.library[object.card]?.id === card);

describe('Simurgh targets the opponent of its condition (6.5.b)', () => {
  const drawn = (mine: readonly string[], theirs: readonly string[]) =>
    between({ hand: ['simurgh'], reserve: mine }, { reserve: theirs })
      .choose('simurgh@hero')
      .query.zone('hand', 0).length;

  it('and draws with fewer cards in Reserve', () => expect(drawn([], ['kappa', 'mowgli'])).toBe(1));
  it('and does not with as many', () => expect(drawn(['kappa'], ['kappa'])).toBe(0));
  it('who is asked for where there are several', () => {
    const now = scenario({
      cards,
      mode: 'free-for-all',
      players: [
        { hand: ['simurgh'], deck: DECK, mana: { ready: 9 }, reserve: ['kappa'] },
        { deck: DECK, reserve: ['kappa'] },
        { deck: DECK, reserve: ['kappa', 'mowgli'] },
        { deck: DECK },
      ],
    }).choose('simurgh@hero');
    expect(now.now.decision).toMatchObject({ kind: 'player', player: 0 });
    expect(now.choose('player 1').query.zone('hand', 0)).toHaveLength(0);
    expect(now.choose('player 2').query.zone('hand', 0)).toHaveLength(1);
  });
});

describe.each(['hostel-nightkeeper', 'hostel-nightkeeper-shifted'])(
  '%s: to target is what may be done (6.5.f)',
  (id) => {
    const asked = (reserve: readonly string[], theirs: readonly { card: string; as: string }[]) =>
      between({ hand: [id], reserve }, { expeditions: { hero: theirs } }).choose(`${id}@hero`);

    it('so that the Character sleeps, and its controller has a Manaseed', () => {
      const now = asked(
        [],
        [
          { card: 'kappa', as: 'k' },
          { card: 'mowgli', as: 'm' },
        ],
      )
        .choose('yes')
        .choose('k');
      expect(now.object('k').statuses).toContain('asleep');
      expect(tokensOf(now, 'manaseed').map(({ player }) => player)).toEqual([1]);
    });
    it('and nothing follows a no', () => {
      const now = asked([], [{ card: 'kappa', as: 'k' }]).choose('no');
      expect(now.object('k').statuses).toEqual([]);
      expect(tokensOf(now, 'manaseed')).toEqual([]);
    });
  },
);

describe('Hippogriff leaves an Ascended Expedition (7.5.11.a, 6.3.f)', () => {
  const recruits = (now: Scenario) =>
    tokensOf(now, 'ordis-recruit').map(({ player, expedition }) => [player, expedition]);
  const ascended = { cards: [{ card: 'hippogriff', as: 'h' }], ascended: true };

  it('at Rest, which takes Ascended away in the same event', () => {
    const now = between({ expeditions: { hero: ascended } }, {}, { phase: 'night' });
    expect(now.zone('h')).toBe('reserve');
    expect(recruits(now)).toEqual([[0, 0]]);
  });
  it('and not one that is not Ascended', () => {
    const now = between({ expeditions: { hero: ['hippogriff'] } }, {}, { phase: 'night' });
    expect(recruits(now)).toEqual([]);
  });
  it('by switching to the other one (7.5.11.c)', () => {
    const now = between({ hand: ['hooked'], expeditions: { hero: ascended } }).choose('hooked');
    expect(now.object('h').expedition).toBe(1);
    expect(recruits(now)).toEqual([[0, 0]]);
  });
  it('by defecting, for the player who controlled it', () => {
    const defect = makeSpell('traitor', [{ do: 'defect', of: { target: { type: 'character' } } }]);
    const now = between(
      { hand: ['traitor'], expeditions: { hero: ascended } },
      {},
      { cards: [...cards, defect] },
    ).choose('traitor');
    expect(now.object('h').player).toBe(1);
    expect(recruits(now)).toEqual([[0, 0]]);
  });
  it.each(['hippogriff-rare', 'hippogriff-shifted'])(
    '%s: the Expedition that moved is still meant after Rest',
    (id) => {
      const now = between(
        { expeditions: { companion: { cards: [id], ascended: true } } },
        { expeditions: { companion: [id] } },
        { phase: 'dusk' },
      );
      expect(recruits(now)).toEqual([[0, 1]]);
    },
  );
});

describe('Protect the Assets gives Tough in Reserve, which is paid (1.4.2.a)', () => {
  const spy = makeSpell('spy', [{ do: 'sabotage' }]);
  const asked = (mana: number, reserve: readonly string[]) =>
    between(
      { hand: ['spy'], mana: { ready: mana } },
      {
        landmarks: [{ card: 'protect-the-assets', statuses: ['completed'] }],
        reserve: reserve.map((card, at) => ({ card, as: `r${at}` })),
      },
      { cards: [...cards, spy] },
    ).choose('spy');

  it('for a Character', () => {
    const now = asked(2, ['kappa']);
    expect(now.now.decision?.options).toMatchObject([{ pays: 1 }]);
    const after = now.choose('r0');
    expect(after.zone('r0')).toBe('discard');
    expect(after.query.zone('mana', 0).map((id) => after.game.objects[id]!.statuses)).toEqual([
      ['exhausted'],
      ['exhausted'],
    ]);
  });
  it('or it cannot be chosen', () => expect(asked(1, ['kappa']).zone('r0')).toBe('reserve'));
  it('and a Spell has none', () =>
    expect(asked(1, ['hooked']).choose('r0').zone('r0')).toBe('discard'));
  it('but what is printed on a card does not work there (2.2.12.g)', () => {
    const tough = makeCard('tough', 'character', {
      abilities: [{ kind: 'keyword', keyword: 'tough', amount: 2 }],
    });
    const now = between(
      { hand: ['spy'], mana: { ready: 2 } },
      {
        landmarks: [{ card: 'protect-the-assets', statuses: ['completed'] }],
        reserve: ['tough'],
      },
      { cards: [...cards, spy, tough] },
    ).choose('spy');
    expect(now.now.decision?.options).toMatchObject([{ pays: 1 }]);
  });
});

describe('exhausted in Reserve, a card has no {D} ability (2.2.12.j, S.4.c)', () => {
  const skunk = (isExhausted: boolean) => ({
    card: 'smoking-skunk',
    ...(isExhausted ? { statuses: ['exhausted' as const] } : {}),
  });

  it.each([true, false])('for Lyra Fifer (%s)', (isExhausted) => {
    const now = between({
      hand: [{ card: 'lyra-fifer', as: 'f' }],
      reserve: [skunk(isExhausted)],
    }).choose('f@hero');
    expect(now.object('f').counters.boost).toBe(isExhausted ? undefined : 1);
  });
  it.each([true, false])('for the cost of Reka Thurifer (%s)', (isExhausted) => {
    const now = between({ hand: ['reka-thurifer-rare'], reserve: [skunk(isExhausted)] }).choose(
      'reka-thurifer-rare@hero',
    );
    expect(now.entries('declaration').at(-1)?.cost).toBe(isExhausted ? 4 : 3);
  });
});

describe('Paper Envoy, rare, is not Fleeting where one of your Expeditions is Ascended', () => {
  const envoy = (hero: boolean, companion: boolean) =>
    between({
      hand: [{ card: 'paper-envoy-rare', as: 'p' }],
      expeditions: {
        hero: { cards: [], ascended: hero },
        companion: { cards: [], ascended: companion },
      },
    }).choose('p@hero');

  it.each([
    [true, false],
    [false, true],
    [true, true],
  ])('hero %s, companion %s', (hero, companion) => {
    expect(envoy(hero, companion).object('p').statuses).toEqual([]);
  });
  it('and is where neither is', () => {
    expect(envoy(false, false).object('p').statuses).toEqual(['fleeting']);
  });
});

describe('The Wayfarer, shifted, draws what its own Reaction reveals for the result of the die', () => {
  const overseer = (seed: number) =>
    between(
      {
        hand: ['ordis-overseer'],
        landmarks: ['the-wayfarer-shifted'],
        deck: [{ card: 'kappa', as: 'k' }, ...DECK],
      },
      {},
      { seed },
    )
      .choose('ordis-overseer@hero')
      .choose('the-wayfarer-shifted')
      .choose('the-wayfarer-shifted');
  const seeds = Array.from({ length: 24 }, (_, seed) => seed);

  it('where its Hand Cost is that result, and only there', () => {
    const plays = seeds.map((seed) => {
      const now = overseer(seed);
      const told = now
        .entries('condition')
        .filter(({ source }) => source?.card === 'the-wayfarer-shifted');
      const roll = now.entries('action').find(({ action }) => action === 'roll');
      expect(told).toHaveLength(1);
      return [roll && 'result' in roll ? roll.result : null, now.zone('k')] as const;
    });
    expect(new Set(plays.map(([, zone]) => zone))).toEqual(new Set(['hand', 'deck']));
    for (const [result, zone] of plays) expect(zone === 'hand').toBe(result === 4);
  });
});

it.each([
  ['stigma-of-havoc', [], 2],
  ['stigma-of-havoc-rare', ['stigma-of-havoc-rare'], 1],
])('%s: each player discards their Reserve and Resupplies, as is printed', (id, chosen, cards) => {
  const player = { reserve: ['mowgli'], deck: DECK };
  const played = between({ ...player, hand: [id], mana: { ready: 9 } }, player).choose(
    `${id}@hero`,
  );
  const now = chosen.reduce((game, one) => game.choose(one), played);
  // The opponent has only what they Resupplied.
  const names = now.query
    .zone('reserve', 1)
    .map((one) => now.game.library[now.game.objects[one]!.card]?.id);
  expect(names).toEqual(Array.from({ length: cards }, () => 'haven-warrior'));
});
