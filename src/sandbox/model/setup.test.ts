import { describe, expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { advance } from '../../engine/advance.ts';
import { EngineError } from '../../engine/rules/error.ts';
import { createPosition } from '../../engine/setup/placing.ts';
import type { Position } from '../../engine/setup/position.ts';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { tableSchema } from '../../library/examples/position-schema.ts';
import { type BoardSpot, cardsAt, PLACE_NAMES, type PlaceName } from './placed-cards.ts';
import { applyChange, emptyPosition, type PositionChange, withTumult } from './setup.ts';

function make(...changes: readonly PositionChange[]): Position {
  return changes.reduce(applyChange, emptyPosition());
}
const at = (place: PlaceName, player = 0): BoardSpot => ({ player, place });
const put = (card: string, spot: BoardSpot): PositionChange => ({ set: 'card', at: spot, card });

describe('cards', () => {
  test.each(PLACE_NAMES)('can be put in %s and taken away', (place) => {
    const position = make(put('ordis-recruit', at(place, 1)));
    expect(cardsAt(position, at(place, 1))).toEqual(['ordis-recruit']);
    const taken = applyChange(position, { set: 'no-card', at: { ...at(place, 1), index: 0 } });
    expect(cardsAt(taken, at(place, 1))).toEqual([]);
  });

  test('stay in the order in which they were put, but a Hero takes the place of another', () => {
    const two = make(put('kappa', at('hand')), put('harvest', at('hand')));
    expect(two.players[0]!.hand).toEqual(['kappa', 'harvest']);
    const heroes = make(put('waru-mack', at('hero')), put('teija-nauraa', at('hero')));
    expect(heroes.players[0]!.hero).toBe('teija-nauraa');
  });

  test('keep what else is said of an Expedition', () => {
    const position = make(
      { set: 'distance', player: 0, side: 'hero', distance: 3 },
      put('kappa', at('hero-expedition')),
    );
    expect(position.players[0]!.expeditions).toEqual({ hero: { distance: 3, cards: ['kappa'] } });
  });

  test('gain and lose statuses and counters', () => {
    const spot = { ...at('companion-expedition'), index: 1 };
    const position = make(
      put('kappa', at('companion-expedition')),
      put('kappa', at('companion-expedition')),
      { set: 'status', at: spot, status: 'anchored', on: true },
      { set: 'counters', at: spot, name: 'boost', count: 2 },
    );
    expect(cardsAt(position, spot)).toEqual([
      'kappa',
      { card: 'kappa', statuses: ['anchored'], counters: { boost: 2 } },
    ]);
    const bare = [
      { set: 'status', at: spot, status: 'anchored', on: false },
      { set: 'counters', at: spot, name: 'boost', count: 0 },
    ] as const;
    expect(cardsAt(bare.reduce(applyChange, position), spot)[1]).toEqual({
      card: 'kappa',
      statuses: [],
      counters: {},
    });
  });

  test('gain an ability that their own effects give, and lose it again', () => {
    const spot = { ...at('hero'), index: 0 };
    const gained = (on: boolean): PositionChange => ({ set: 'gained', at: spot, place: 0, on });
    const hero = make(put('sam-spook', at('hero')), gained(true));
    expect(cardsAt(hero, spot)).toEqual([{ card: 'sam-spook', gained: [0] }]);
    expect(cardsAt(applyChange(hero, gained(false)), spot)).toEqual([
      { card: 'sam-spook', gained: [] },
    ]);
  });
});

describe('the table', () => {
  test('has as many seats as its mode', () => {
    const four = make(put('kappa', at('hand')), { set: 'mode', mode: 'free-for-all' });
    expect(four.players).toHaveLength(4);
    expect(four.players[0]!.hand).toEqual(['kappa']);
    const turned = applyChange(four, { set: 'turn', player: 3 });
    expect(applyChange(turned, { set: 'mode', mode: 'duel' })).toMatchObject({ turn: 0 });
  });

  test('lets nothing belong to who has left it, nor lie beyond it', () => {
    const kappa = (owner: number) => ({ card: 'kappa', owner });
    const four: Position = {
      ...emptyPosition('free-for-all'),
      players: [{ expeditions: { hero: [kappa(1), kappa(2)] } }, {}, {}, {}],
      adventure: {
        arena: false,
        markers: [3, 8].map((region) => ({ terrain: 'water', region })),
      },
    };
    const two = applyChange(four, { set: 'mode', mode: 'duel' });
    expect(cardsAt(two, at('hero-expedition'))).toEqual([kappa(1), { card: 'kappa' }]);
    expect(two.adventure).toEqual({ arena: false, markers: [{ terrain: 'water', region: 3 }] });
  });

  test('keeps three different Tumult cards when one of them is changed', () => {
    const tumult = [{ single: 'forest' }, { single: 'water', turned: true }] as const;
    expect(withTumult(tumult, 0, { single: 'water' })).toEqual([
      { single: 'water' },
      { single: 'forest', turned: true },
    ]);
    expect(withTumult(tumult, 1, { turned: false })).toEqual([
      { single: 'forest' },
      { single: 'water', turned: false },
    ]);
  });

  test('has other regions once it is the Arena, without the Terrain Markers of before', () => {
    const markers = [{ terrain: 'water', region: 7 }] as const;
    const arena = make({ set: 'markers', markers }, { set: 'arena', arena: true });
    expect(arena.adventure).toEqual({ arena: true });
  });

  test('leaves the position that it changes as it was', () => {
    const before = emptyPosition();
    const copy = structuredClone(before);
    applyChange(before, put('kappa', at('reserve')));
    expect(before).toEqual(copy);
  });
});

/** Advances that are tried of a position. */
const FEW = 5;

test('whatever is changed, a link can carry it and the engine plays it, or says why not', () => {
  const spot = fc.record({
    player: fc.nat(1),
    place: fc.constantFrom(...PLACE_NAMES),
    index: fc.nat(2),
  });
  const change = fc.oneof(
    spot.map((to): PositionChange => put('kappa', to)),
    spot.map((from): PositionChange => ({ set: 'no-card', at: from })),
    spot.map((of): PositionChange => ({ set: 'status', at: of, status: 'asleep', on: true })),
    fc.tuple(spot, fc.nat(3)).map(([of, count]): PositionChange => {
      return { set: 'counters', at: of, name: 'boost', count };
    }),
    fc
      .nat(7)
      .map((distance): PositionChange => ({ set: 'distance', player: 1, side: 'hero', distance })),
    fc.nat(9).map((ready): PositionChange => ({ set: 'mana', player: 0, ready, exhausted: 1 })),
    fc.nat(1).map((player): PositionChange => ({ set: 'turn', player })),
    fc.constantFrom<PositionChange>(
      { set: 'mode', mode: 'duel' },
      { set: 'mode', mode: 'two-vs-two' },
      { set: 'phase', phase: 'dusk' },
    ),
  );
  const linked: Position = {
    ...emptyPosition('two-vs-two'),
    players: [{}, { expeditions: { companion: [{ card: 'kappa', owner: 3 }] } }, {}, {}],
    turn: 3,
  };
  fc.assert(
    fc.property(fc.constantFrom(emptyPosition(), linked), fc.array(change), (start, changes) => {
      const position = changes.reduce(applyChange, start);
      const { mode: _, ...table } = position;
      expect(tableSchema.safeParse(table).success).toBe(true);
      expect(begun(position)).toBe(true);
    }),
  );
});

/** Whether the engine takes a position, or refuses what cannot be where it is put. */
function begun(position: Position): boolean {
  try {
    let now = advance(createPosition(position, { cards: REAL_CARDS }).game);
    for (let i = 0; now.decision && i < FEW; i++) {
      const { options, min } = now.decision;
      now = advance(now.game, { options: options.slice(0, Math.max(1, min)).map(({ id }) => id) });
    }
    return true;
  } catch (error) {
    if (error instanceof EngineError)
      return / cannot (be in|have)|nothing there can/.test(error.message);
    throw error;
  }
}
