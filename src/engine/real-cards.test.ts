/** Cards of the collection in plays that were once played wrong. */

import { describe, expect, it } from 'vitest';
import { REAL_CARDS } from './testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, scenario } from './testing/scenario.ts';

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
