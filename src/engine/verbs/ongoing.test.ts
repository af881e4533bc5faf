import { describe, expect, it } from 'vitest';
import type { Ability, Effect } from '../cards/ability.ts';
import { EDITIONS, type EditionId } from '../rules/edition.ts';
import { realCard } from '../testing/real-cards.ts';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const giant = makeCard('giant', 'character', {
  abilities: [{ kind: 'keyword', keyword: 'gigantic' }],
});
const rock = makeCard('rock', 'expedition-permanent', { subtypes: ['gear'] });
const soldier = makeCard('soldier', 'token');

function quick(effect: Effect): Ability {
  return { kind: 'quick-action', cost: [{ do: 'exhaust', of: 'me' }], effect };
}

function mask(id: string, duration: 'this-turn' | 'this-day') {
  return makeCard(id, 'expedition-permanent', {
    abilities: [
      quick([
        {
          do: 'next',
          duration,
          card: { type: 'character' },
          joins: 'mine',
          changes: [{ gainsCounters: 'boost', count: 2 }, { gains: 'anchored' }],
        },
      ]),
    ],
  });
}

const camp = makeCard('camp', 'landmark-permanent', {
  abilities: [
    quick([{ do: 'create', token: 'soldier', in: { target: { side: 'hero', of: 'you' } } }]),
  ],
});
const camps = { ...camp, id: 'camps', abilities: [quick(twoIn('hero'))] };
const outpost = { ...camp, id: 'outpost', abilities: [quick(twoIn('companion'))] };
const gate = makeCard('gate', 'landmark-permanent', {
  abilities: [quick([{ do: 'switch', of: { target: { type: 'character' } } }])],
});
const smash = makeCard('smash', 'landmark-permanent', {
  abilities: [quick([{ do: 'discard', of: { target: { type: 'expedition-permanent' } } }])],
});
const cards = [
  bear,
  giant,
  rock,
  soldier,
  mask('mask', 'this-turn'),
  mask('crown', 'this-day'),
  camp,
  camps,
  outpost,
  gate,
  smash,
  makeSpell('wait', []),
];

function twoIn(side: 'hero' | 'companion'): Effect {
  return [{ do: 'create', token: 'soldier', count: 2, in: { target: { side, of: 'you' } } }];
}

type Scene = ReturnType<typeof scenario>;

/** The mask is used, in the Hero Expedition of the first player. */
function masked(id = 'mask', edition: EditionId = '4.0'): Scene {
  return scenario({
    cards,
    edition,
    players: [
      {
        hand: [
          { card: 'bear', as: 'b' },
          { card: 'bear', as: 'c' },
          { card: 'giant', as: 'g' },
          { card: 'rock', as: 'r' },
        ],
        mana: { ready: 4 },
        landmarks: ['camp', 'camps', 'outpost', 'gate', 'smash'],
        expeditions: {
          hero: [id, { card: 'bear', as: 'here' }],
          companion: [{ card: 'bear', as: 'there' }],
        },
      },
      { hand: [{ card: 'bear', as: 'theirs' }], mana: { ready: 1 } },
    ],
  }).choose(id);
}

function use(scene: Scene, ability: string, ...answers: readonly string[]): Scene {
  return answers.reduce((now, word) => now.choose(word), scene.choose(ability));
}

function boostsOfTokens({ query, game }: Scene): readonly number[] {
  return query
    .zone('expedition')
    .map((id) => game.objects[id]!)
    .filter(({ token }) => token)
    .map(({ counters }) => counters.boost ?? 0);
}

function waits({ query }: Scene): boolean {
  return query.zone('limbo').length > 0;
}

const boosted = { counters: { boost: 2 }, statuses: ['anchored'] };
const plain = { counters: {}, statuses: [] };

describe('the next Character that joins an Expedition (7.5.10, 2.2.15.c)', () => {
  it.each(EDITIONS)('is one played there, edition %s', (edition) => {
    const start = masked('mask', edition);
    expect(waits(start)).toBe(true);
    const played = start.choose('b@hero');
    expect(played.object('b')).toMatchObject(boosted);
    expect(waits(played)).toBe(false);
  });

  it.each(EDITIONS)('is a token created there, edition %s', (edition) => {
    const made = use(masked('mask', edition), 'camp');
    expect(boostsOfTokens(made)).toEqual([2]);
    expect(waits(made)).toBe(false);
  });

  it.each(EDITIONS)('is one that switches Expeditions to it, edition %s', (edition) => {
    const moved = use(masked('mask', edition), 'gate', 'there');
    expect(moved.object('there')).toMatchObject({ ...boosted, expedition: 0 });
    expect(waits(moved)).toBe(false);
  });

  it('is one that joins both Expeditions, wherever it is played (7.4.4.c)', () => {
    expect(masked().choose('g@companion').object('g')).toMatchObject(boosted);
  });

  it('is none of another Expedition, which it leaves waiting', () => {
    const elsewhere = use(masked(), 'outpost');
    expect(boostsOfTokens(elsewhere)).toEqual([0, 0]);
    const moved = use(elsewhere, 'gate', 'here');
    expect(moved.object('here')).toMatchObject({ ...plain, expedition: 1 });
    expect(waits(moved)).toBe(true);
    expect(moved.choose('b@hero').object('b')).toMatchObject(boosted);
    expect(masked().choose('b@companion').object('b')).toMatchObject(plain);
  });

  it('is no Permanent', () => {
    expect(masked().choose('r@hero').object('r')).toMatchObject(plain);
  });

  it('is only the first one', () => {
    const first = use(masked(), 'camp');
    const second = use(first, 'gate', 'there');
    expect(second.object('there')).toMatchObject(plain);
    expect(second.choose('b@hero').object('b')).toMatchObject(plain);
    expect(boostsOfTokens(second)).toEqual([2]);
  });

  it('is one of several that join in the same event', () => {
    expect(boostsOfTokens(use(masked(), 'camps'))).toEqual([2, 0]);
  });

  it('is awaited until the turn ends, or the Day', () => {
    const opponent = (scene: Scene) => scene.choose('b@companion').choose('pass');
    const nextTurn = opponent(masked());
    expect(waits(nextTurn)).toBe(false);
    expect(nextTurn.choose('c@hero').object('c')).toMatchObject(plain);
    expect(opponent(masked('crown')).choose('c@hero').object('c')).toMatchObject(boosted);
    let night = masked('crown').choose('pass').choose('pass');
    expect(night.game.day).toBe(1);
    while (night.game.day === 1) {
      const { min } = night.now.decision!;
      night = night.choose(...night.options().slice(0, min));
    }
    expect(waits(night)).toBe(false);
  });

  it('is told by where the card last was that is gone', () => {
    const gone = use(masked(), 'smash');
    expect(gone.choose('b@hero').object('b')).toMatchObject(boosted);
  });
});

describe('cards that say so', () => {
  it.each([
    ['riders-mask', 2],
    ['riders-mask-rare', 3],
    ['riders-mask-shifted', 2],
    ['reka-headset', 1],
    ['reka-headset-rare', 1],
    ['reka-headset-shifted', 1],
  ])('%s gives a token created in its Expedition %i', (id, boosts) => {
    let used = scenario({
      cards: [...cards, realCard(id)],
      players: [{ mana: { ready: 3 }, landmarks: ['camp'], expeditions: { hero: [id] } }, {}],
    }).choose(id);
    if (used.now.decision?.kind !== 'turn') used = used.choose('3');
    expect(boostsOfTokens(use(used, 'camp'))).toEqual([boosts]);
  });
});
