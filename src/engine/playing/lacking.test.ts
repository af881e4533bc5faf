import { describe, expect, it } from 'vitest';
import type { Filter, PassiveRule } from '../cards/ability.ts';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';

const forest = { forest: 1, mountain: 0, water: 0 };

function shrine(rule: PassiveRule) {
  return makeCard('shrine', 'landmark-permanent', { abilities: [{ kind: 'passive', rule }] });
}

const bear = makeCard('bear', 'character');
const gear = makeCard('gear', 'expedition-permanent', { subtypes: ['gear'] });
const { reserveCost: _, ...unpriced } = makeCard('unpriced', 'character');

describe('characteristics that an object lacks', () => {
  it('cannot be modified (2.2.d)', () => {
    const cards = [bear, gear, shrine({ rule: 'add-statistics', of: { in: 'play' }, by: forest })];
    const table = scenario({
      cards,
      players: [{ landmarks: ['shrine'], expeditions: { hero: ['bear', 'gear'] } }, {}],
      phase: 'noon',
    });
    const [first, second] = table.query.zone('expedition');
    expect(table.query.statistics(first!)).toEqual({ forest: 2, mountain: 1, water: 1 });
    expect(table.query.statistics(second!)).toEqual({ forest: 0, mountain: 0, water: 0 });
    expect(table.cites()).toContain('2.2.d');
  });

  it('can be gained (2.2.e)', () => {
    const rule: PassiveRule = { rule: 'gain-keyword', of: { in: 'play' }, keyword: 'defender' };
    const players = [{ landmarks: ['shrine'], expeditions: { hero: ['bear'] } }, {}];
    const table = scenario({ cards: [bear, shrine(rule)], players, phase: 'noon' });
    expect(table.cites()).toContain('2.2.e');
  });

  it('count as zero when they are added up (2.2.f)', () => {
    const players = [{ expeditions: { hero: ['gear'] } }, {}];
    const table = scenario({ cards: [gear], players, phase: 'dusk' });
    expect(table.entries('progress')[0]!.cites).toContain('2.2.f');
  });

  it('are all of a face-down card but its type, Mana Orb (3.1.3.c)', () => {
    const dear = makeCard('dear', 'character', {
      handCost: 5,
      statistics: [0, 4, 4],
      faction: 'muna',
    });
    const isFound = (filter: Filter) => {
      const orb = { in: 'mana', of: 'opponents', ...filter } as const;
      const dig = makeSpell('dig', [{ do: 'put', of: { choose: orb }, to: 'reserve' }]);
      const mana = { ready: 1, cards: ['dear'] };
      const players = [{ hand: ['dig'], mana: { ready: 1 } }, { mana }];
      const table = scenario({ cards: [dear, dig], players, askAlways: true }).choose('dig');
      return table.now.decision?.kind === 'choose';
    };
    expect(isFound({ type: 'mana-orb' })).toBe(true);
    expect(isFound({ named: 'dear' })).toBe(false);
    expect(isFound({ faction: 'muna' })).toBe(false);
    expect(isFound({ baseZero: true })).toBe(false);
    expect(isFound({ handCost: { atLeast: 1 } })).toBe(false);
    expect(isFound({ baseCost: { atMost: 0 } })).toBe(true);
    expect(isFound({ statistics: { atMost: 3 } })).toBe(true);
  });

  it('keep a card in the Reserve when it is the Reserve Cost (2024-09:2.2.7.b)', () => {
    const players = [{ reserve: ['unpriced'], mana: { ready: 1 } }, {}];
    const inEdition = (edition: '2024-09' | '4.0') =>
      scenario({ cards: [unpriced], players, edition });
    expect(inEdition('2024-09').options()).toEqual(['pass']);
    expect(inEdition('2024-09').cites()).toContain('2.2.7.b');
    expect(inEdition('4.0').options()).toContain('unpriced@hero');
  });
});
