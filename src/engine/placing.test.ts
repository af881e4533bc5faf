import { describe, expect, it } from 'vitest';
import { card, scenario } from './testing/scenario.ts';

const bear = card('bear', 'character', { handCost: 1, reserveCost: 1 });
const mill = card('mill', 'landmark-permanent', {
  abilities: [{ kind: 'quick-action', cost: [{ do: 'pay', mana: 1 }], effect: [{ do: 'draw' }] }],
});
const cards = [bear, mill];

describe('a position', () => {
  it('can be the beginning of the game: six cards, then three Mana Orbs (4.1.h, 4.1.i)', () => {
    const deck = (name: string) =>
      Array.from({ length: 8 }, (_, at) => ({ card: 'bear', as: `${name}${at}` }));
    const players = [{ deck: deck('a') }, { deck: deck('b') }];
    const start = scenario({ cards, beginning: true, players });
    expect(start.now.decision?.kind).toBe('starting-mana');
    expect(start.query.zone('hand', 0)).toHaveLength(6);
    const after = start.choose('a0', 'a1', 'a2').choose('b0', 'b1', 'b2');
    expect(after.query.zone('mana', 1)).toHaveLength(3);
    expect(after.game).toMatchObject({ day: 1, phase: 'afternoon' });
    expect(after.entries('phase-began').map(({ phase }) => phase)).not.toContain('morning');
  });

  it('can say how often an ability was used this day (1.4.6.b)', () => {
    const used = (times: number) =>
      scenario({
        cards,
        players: [
          { landmarks: [{ card: 'mill', used: { 0: times } }], deck: ['bear'], mana: { ready: 1 } },
          {},
        ],
      });
    expect(used(99).options()).toContain('mill');
    expect(used(100).options()).not.toContain('mill');
    expect(used(100).cites()).toContain('1.4.6.b');
  });
});
