import { describe, expect, it } from 'vitest';
import type { EditionId } from '../rules/edition.ts';
import { realCard } from '../testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character', { subtypes: ['animal'] });
const seed = makeCard('seed', 'landmark-token');
const mask = makeCard('mask', 'expedition-permanent');
const mana = { ready: 10 };

describe('taking control', () => {
  const beacon = makeCard('beacon', 'landmark-permanent', {
    handCost: 2,
    abilities: [makeReaction({ on: 'join' }, [{ do: 'draw' }])],
  });
  const palace = makeCard('palace', 'landmark-permanent', { handCost: 3 });
  const watcher = makeCard('watcher', 'landmark-permanent', {
    abilities: [
      makeReaction(
        { on: 'joins', what: { type: 'permanent', other: true }, where: 'landmark', of: 'you' },
        [{ do: 'gain-counters', of: 'me', counter: 'kelon', count: 1 }],
      ),
    ],
  });
  const cards = [bear, beacon, palace, watcher, realCard('unfair-encounter')];

  function taken(edition: EditionId = '5.0') {
    return scenario({
      edition,
      cards: [
        ...cards,
        makeSpell('raze', [{ do: 'discard', of: { target: { type: 'permanent' } } }]),
      ],
      players: [
        {
          hand: ['unfair-encounter', 'raze'],
          mana,
          deck: ['bear', 'bear'],
          landmarks: [{ card: 'watcher', as: 'w' }],
        },
        { landmarks: [{ card: 'beacon', as: 'b' }, 'palace'], hand: ['bear'], mana },
      ],
    })
      .choose('unfair-encounter')
      .choose('b');
  }

  it('moves a Landmark to one’s own Landmark zone, whoever owns it (1.1.3.d, 1.4.2.a)', () => {
    const now = taken();
    expect(now.object('b')).toMatchObject({ zone: 'landmark', player: 0, owner: 1 });
    expect(now.cites()).toContain('1.1.3.d');
    expect(now.options()).not.toContain('palace');
  });

  it('is joining one’s Landmarks; for {join} too before the zone was shared (7.5.10.a, 7.1.1.a)', () => {
    const older = taken('4.0').choose('watcher');
    expect(older.query.zone('hand', 0)).toHaveLength(2);
    expect(older.object('w').counters).toEqual({ kelon: 1 });
    const now = taken();
    expect(now.query.zone('hand', 0)).toHaveLength(1);
    expect(now.object('w').counters).toEqual({ kelon: 1 });
  });

  it('leaves the owner its owner: discarded, it goes there (3.1.2.c)', () => {
    const played = taken().choose('bear@hero').choose('raze').choose('b');
    expect(played.object('b')).toMatchObject({ zone: 'discard', player: 1 });
  });

  it('has the controller Resupply first where the card says so', () => {
    const now = scenario({
      cards: [...cards, realCard('unfair-encounter-rare')],
      players: [
        { hand: ['unfair-encounter-rare'], mana },
        { landmarks: [{ card: 'beacon', as: 'b' }], deck: ['bear'] },
      ],
    }).choose('unfair-encounter-rare');
    expect(now.query.zone('reserve', 1)).toHaveLength(1);
    expect(now.object('b').player).toBe(0);
  });

  it('puts an Expedition Permanent in the Expedition named, a token among Landmarks', () => {
    const milady = realCard('milady-de-winter');
    const rare = realCard('milady-de-winter-rare');
    const base = { cards: [bear, seed, mask, milady, rare] };
    const landmark = scenario({
      ...base,
      players: [{ hand: [milady.id], mana }, { landmarks: [{ card: 'seed', as: 's' }] }],
    }).choose(`${milady.id}@companion`);
    expect(landmark.object('s')).toMatchObject({ zone: 'landmark', player: 0 });
    const permanent = scenario({
      ...base,
      players: [{ hand: [rare.id], mana }, { expeditions: { hero: [{ card: 'mask', as: 'm' }] } }],
    }).choose(`${rare.id}@companion`);
    expect(permanent.object('m')).toMatchObject({ zone: 'expedition', player: 0, expedition: 1 });
    const move = permanent.entries('action').find(({ action }) => action === 'relocate');
    expect(move?.cites).toContain('3.2.4.d');
    expect(move?.cites).not.toContain('7.3.6.a');
  });
});

describe('Doppelgänger', () => {
  const cat = makeCard('cat', 'character', { subtypes: ['animal', 'mage'], statistics: [1, 4, 2] });
  const double = realCard('doppelganger');
  const recall = makeSpell('recall', [
    { do: 'send', of: { target: { type: 'character', of: 'you' } }, to: 'reserve' },
  ]);

  function doubled() {
    return scenario({
      cards: [bear, cat, double, recall],
      players: [
        { hand: [{ card: double.id, as: 'd' }, 'recall'], mana },
        {
          expeditions: { hero: [{ card: 'cat', as: 'c' }], companion: ['cat'] },
          hand: ['bear'],
          mana,
        },
      ],
    }).choose(`${double.id}@hero`);
  }

  it('gains the sub-types of what it targets, and as many boosts as its highest statistic', () => {
    const now = doubled();
    const { id, counters } = now.object('d');
    expect(now.query.subtypes(id)).toEqual(expect.arrayContaining(['animal', 'mage']));
    expect(counters).toEqual({ boost: 4 });
    expect(now.entries('action').some(({ action }) => action === 'gain-subtypes')).toBe(true);
  });

  it('loses them as it leaves the Expedition zone, being a new object (2.1.d)', () => {
    const now = doubled().choose('bear@hero').choose('recall');
    const { id, zone } = now.object('d');
    expect(zone).toBe('reserve');
    expect(now.query.subtypes(id)).not.toContain('animal');
  });
});
