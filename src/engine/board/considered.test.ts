import { describe, expect, it } from 'vitest';
import type { ExpeditionFilter } from '../cards/ability.ts';
import { realCard } from '../testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');

describe('an Expedition considered to be', () => {
  const boosts = (id: string, inExpedition: ExpeditionFilter) =>
    makeSpell(id, [
      {
        do: 'gain-counters',
        of: { all: { type: 'character', inExpedition } },
        counter: 'boost',
        count: 1,
      },
    ]);
  const touch = boosts('touch', { inContact: true });
  const late = boosts('late', { position: 'behind' });
  const early = boosts('early', { position: ['ahead', 'tied'] });

  function asked(headset: string, played: string) {
    return scenario({
      cards: [bear, touch, late, early, realCard(headset)],
      players: [
        {
          hand: [played],
          mana: { ready: 1 },
          expeditions: {
            hero: { cards: [headset, { card: 'bear', as: 'h' }], distance: 1 },
            companion: { cards: [{ card: 'bear', as: 'c' }], distance: 1 },
          },
        },
        {},
      ],
    }).choose(played);
  }

  it('In Contact, with its Characters, wherever others are', () => {
    const now = asked('reka-headset', 'touch');
    expect(now.object('h').counters).toEqual({ boost: 1 });
    expect(now.object('c').counters).toEqual({});
  });

  it('behind, although it is ahead (7.5.2)', () => {
    expect(asked('reka-headset-shifted', 'late').object('h').counters).toEqual({ boost: 1 });
    const now = asked('reka-headset-shifted', 'early');
    expect(now.object('h').counters).toEqual({});
    expect(now.object('c').counters).toEqual({ boost: 1 });
  });

  it('so for passive abilities that change characteristics too (2.3.2)', () => {
    const proud = makeCard('proud', 'character', {
      abilities: [
        {
          kind: 'passive',
          if: { expedition: 'mine', matches: { position: 'behind' } },
          rule: { rule: 'add-statistics', of: 'me', by: { forest: 3, mountain: 0, water: 0 } },
        },
      ],
    });
    const { query, object } = scenario({
      cards: [proud, realCard('reka-headset-shifted')],
      players: [
        { expeditions: { hero: [{ card: 'proud', as: 'p' }, 'reka-headset-shifted'] } },
        {},
      ],
    });
    expect(query.statistics(object('p').id).forest).toBe(4);
  });
});

describe('a card also considered to have another type', () => {
  const alelo = realCard('alelo-eerie-leviathan');
  const permanent = realCard('alelo-eerie-leviathan-shifted');
  const watcher = makeCard('watcher', 'landmark-permanent', {
    abilities: [
      makeReaction({ on: 'plays', who: 'you', card: { type: 'spell' } }, [
        { do: 'gain-counters', of: 'me', counter: 'spells', count: 1 },
      ]),
      makeReaction({ on: 'plays', who: 'you', card: { type: 'permanent' } }, [
        { do: 'gain-counters', of: 'me', counter: 'permanents', count: 1 },
      ]),
    ],
  });

  it.each([
    [alelo, 'spells'],
    [permanent, 'permanents'],
  ])('is played as both', (played, counter) => {
    const now = scenario({
      cards: [played, watcher],
      players: [
        { hand: [played.id], mana: { ready: 10 }, landmarks: [{ card: 'watcher', as: 'w' }] },
        {},
      ],
    }).choose(`${played.id}@hero`);
    expect(now.object('w').counters).toEqual({ [counter]: 1 });
  });

  it('is found in Hand and in play as both, while it says so', () => {
    const fetch = makeSpell('fetch', [
      { do: 'return', of: { target: { type: 'spell', in: 'discard', of: 'you' } }, to: 'hand' },
    ]);
    const found = scenario({
      cards: [alelo, fetch, bear],
      players: [
        { hand: ['fetch'], mana: { ready: 1 }, discard: [{ card: alelo.id, as: 'a' }, 'bear'] },
        {},
      ],
    }).choose('fetch');
    expect(found.zone('a')).toBe('hand');
    const mute = makeCard('mute', 'landmark-permanent', {
      abilities: [{ kind: 'passive', rule: { rule: 'lose-abilities', of: { type: 'character' } } }],
    });
    const raze = makeSpell('raze', [{ do: 'discard', of: { all: { type: 'permanent' } } }]);
    const kept = scenario({
      cards: [permanent, mute, raze],
      players: [
        {
          hand: ['raze'],
          mana: { ready: 1 },
          landmarks: ['mute'],
          expeditions: { hero: [{ card: permanent.id, as: 'a' }] },
        },
        {},
      ],
    }).choose('raze');
    expect(kept.zone('a')).toBe('expedition');
  });
});
