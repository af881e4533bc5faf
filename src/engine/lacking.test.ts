import { describe, expect, it } from 'vitest';
import type { PassiveRule } from './ability.ts';
import { card, scenario } from './testing/scenario.ts';

const forest = { forest: 1, mountain: 0, water: 0 };

function shrine(rule: PassiveRule) {
  return card('shrine', 'landmark-permanent', { abilities: [{ kind: 'passive', rule }] });
}

const bear = card('bear', 'character');
const gear = card('gear', 'expedition-permanent', { subtypes: ['gear'] });
const { reserveCost: _, ...unpriced } = card('unpriced', 'character');

describe('characteristics that an object lacks', () => {
  it('cannot be modified (2.3.1.d)', () => {
    const cards = [bear, gear, shrine({ rule: 'add-statistics', of: { in: 'play' }, by: forest })];
    const table = scenario({
      cards,
      players: [{ landmarks: ['shrine'], expeditions: { hero: ['bear', 'gear'] } }, {}],
      phase: 'noon',
    });
    const [first, second] = table.query.zone('expedition');
    expect(table.query.statistics(first!)).toEqual({ forest: 2, mountain: 1, water: 1 });
    expect(table.query.statistics(second!)).toEqual({ forest: 0, mountain: 0, water: 0 });
    expect(table.cites()).toContain('2.3.1.d');
  });

  it('can be gained (2.3.1.e)', () => {
    const rule: PassiveRule = { rule: 'gain-keyword', of: { in: 'play' }, keyword: 'defender' };
    const players = [{ landmarks: ['shrine'], expeditions: { hero: ['bear'] } }, {}];
    const table = scenario({ cards: [bear, shrine(rule)], players, phase: 'noon' });
    expect(table.cites()).toContain('2.3.1.e');
  });

  it('count as zero when they are added up (2.3.1.f)', () => {
    const players = [{ expeditions: { hero: ['gear'] } }, {}];
    const table = scenario({ cards: [gear], players, phase: 'dusk' });
    expect(table.entries('progress')[0]!.cites).toContain('2.3.1.f');
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
