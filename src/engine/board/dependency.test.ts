import { describe, expect, it } from 'vitest';
import type { PassiveRule } from '../cards/ability.ts';
import type { PlayerPosition } from '../setup/position.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { makeCard, scenario } from '../testing/scenario.ts';

function passive(id: string, rule: PassiveRule, more: object = {}) {
  return makeCard(id, 'character', { abilities: [{ kind: 'passive', rule, ...more }] });
}

const forests: PassiveRule = { rule: 'terrain', region: 'all', terrains: ['forest'] };
const cards = [
  makeCard('plain', 'character'),
  makeCard('beast', 'character', { subtypes: ['animal'] }),
  passive('forester', forests),
  passive('seaman', { rule: 'terrain', region: 'all', terrains: ['water'] }),
  passive('silencer', { rule: 'lose-abilities', of: { type: 'character', other: true } }),
  passive('maker', { rule: 'gain-subtype', of: { type: 'character' }, subtype: 'elemental' }),
  passive('grower', {
    rule: 'gain-keyword',
    of: { type: 'character', subtype: 'elemental' },
    keyword: 'gigantic',
  }),
  passive(
    'ranger',
    { rule: 'gain-keyword', of: 'me', keyword: 'gigantic' },
    { if: { expedition: 'mine', matches: { terrain: 'forest' } } },
  ),
  passive('raiser', {
    rule: 'add-statistics',
    of: { type: 'character' },
    by: { forest: 2, mountain: 0, water: 0 },
  }),
  passive('leveller', { rule: 'set-statistics', of: { type: 'character' }, to: 'highest' }),
  ...REAL_CARDS.filter(({ id }) => ['persephone', 'the-kraken', 'eat-me-energy-bars'].includes(id)),
];

function board(...players: readonly PlayerPosition[]) {
  return scenario({ cards, players: [players[0] ?? {}, players[1] ?? {}] });
}

const hero = (...ids: readonly (string | { card: string; as: string; age?: number })[]) => ({
  expeditions: { hero: ids },
});

describe('dependency of passive abilities (2.3.2)', () => {
  it('applies last what another would remove (2.3.2.d)', () => {
    const table = board(hero({ card: 'forester', as: 'f' }, { card: 'silencer', as: 's' }));
    expect(table.query.terrains(0)).toEqual(['forest', 'mountain', 'water']);
    expect(table.query.order().map(({ card: id }) => id)).toEqual(['silencer']);
  });

  it('applies first what decides what another applies to (2.3.2.e)', () => {
    const table = board(
      hero({ card: 'grower', as: 'g' }, { card: 'maker', as: 'm' }, { card: 'plain', as: 'p' }),
    );
    expect(table.query.order().map(({ card: id }) => id)).toEqual(['maker', 'grower']);
    expect(table.query.keywords(table.object('p').id)).toEqual({ gigantic: 1 });
  });

  it('applies first what decides what another does (2.3.2.f)', () => {
    const table = board(hero({ card: 'ranger', as: 'r' }, { card: 'seaman', as: 's' }));
    expect(table.query.keywords(table.object('r').id)).toEqual({});
    const other = board(hero({ card: 'ranger', as: 'r' }, { card: 'forester', as: 'f' }));
    expect(other.query.keywords(other.object('r').id)).toEqual({ gigantic: 1 });
  });

  it('uses timestamps among those that are free (2.3.3.b)', () => {
    const table = board(hero('forester', 'seaman'));
    expect(table.query.terrains(0)).toEqual(['water']);
    const other = board(
      hero({ card: 'forester', as: 'a', age: 2 }, { card: 'seaman', as: 'b', age: 1 }),
    );
    expect(other.query.terrains(0)).toEqual(['forest']);
  });

  it('sees through chains of dependency (2.3.2.g)', () => {
    const table = board(hero('leveller', 'raiser'));
    expect(table.query.order().map(({ card: id }) => id)).toEqual(['raiser', 'leveller']);
  });

  it('breaks a cycle by timestamp, then evaluates again (2.3.3.a)', () => {
    const bars = 'eat-me-energy-bars';
    const table = board({
      expeditions: {
        hero: [bars, { card: 'plain', as: 'first', age: 1 }],
        companion: [bars, { card: 'plain', as: 'second', age: 2 }],
      },
    });
    const keywords = (label: string) => table.query.keywords(table.object(label).id);
    expect([keywords('first'), keywords('second')]).toEqual([{ gigantic: 1 }, {}]);
  });
});

describe('Terrain Markers (3.2.1.d, 3.2.1.e)', () => {
  it('come before every other passive ability, by their own timestamps', () => {
    const table = scenario({
      cards,
      players: [hero({ card: 'persephone', as: 'p' }), {}],
      adventure: {
        markers: [
          { terrain: 'water', region: 0 },
          { terrain: 'mountain', region: 0 },
        ],
      },
    });
    expect(table.query.terrains(0)).toEqual(['forest', 'mountain']);
  });
});

describe('characteristics (2.3.1)', () => {
  it('affect objects in play only (2.3.1.b)', () => {
    const table = board({ ...hero('maker'), reserve: [{ card: 'plain', as: 'p' }] });
    expect(table.query.subtypes(table.object('p').id)).toEqual([]);
  });

  it('add boosts to every statistic (2.5.1.b)', () => {
    const table = board({
      expeditions: { hero: [{ card: 'plain', as: 'p', counters: { boost: 3 } }] },
    });
    expect(table.query.statistics(table.object('p').id)).toEqual({
      forest: 4,
      mountain: 4,
      water: 4,
    });
  });
});
