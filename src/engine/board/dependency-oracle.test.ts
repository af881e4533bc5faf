import { describe, expect, it } from 'vitest';
import type { Ability, Condition, Filter, PassiveRule, Terrain } from '../cards/ability.ts';
import type { Card } from '../cards/card.ts';
import { open } from '../open.ts';
import { createPosition } from '../setup/placing.ts';
import type { PlacedCard, PlayerPosition } from '../setup/position.ts';
import { literalNext } from '../testing/literal-order.ts';
import { seededNumbers } from '../testing/random-games.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { makeCard } from '../testing/scenario.ts';
import { allBearers, ongoingEmblems } from './bearer.ts';
import { resolvePassives } from './dependency.ts';

const BOARDS = 500;
const TERRAIN: readonly Terrain[] = ['forest', 'mountain', 'water'];
const SUBTYPES = ['animal', 'elemental'] as const;
/** Every region is visible, so that any can have Terrain Markers. */
const OPEN = TERRAIN.map((single) => ({ single, faceUp: true }));

type Next = (limit: number) => number;

function one<T>(next: Next, list: readonly T[]): T {
  return list[next(list.length)]!;
}

function filter(next: Next): Filter {
  return {
    type: 'character',
    ...(next(3) === 0 ? { subtype: one(next, SUBTYPES) } : {}),
    ...(next(3) === 0 ? { other: true as const } : {}),
    ...(next(3) === 0 ? { expedition: one(next, ['mine', 'facing'] as const) } : {}),
    ...(next(4) === 0 ? { of: one(next, ['you', 'opponents'] as const) } : {}),
    ...(next(5) === 0 ? { statistics: { atLeast: 2 } } : {}),
    ...(next(5) === 0 ? { baseZeroInTerrain: true as const } : {}),
    ...(next(5) === 0 ? { inExpedition: { terrain: one(next, TERRAIN) } } : {}),
  };
}

function rule(next: Next): PassiveRule {
  const of = next(3) === 0 ? ('me' as const) : filter(next);
  switch (next(8)) {
    case 0:
      return { rule: 'gain-keyword', of, keyword: 'gigantic' };
    case 1:
      return { rule: 'gain-subtype', of, subtype: one(next, SUBTYPES) };
    case 2:
      return { rule: 'add-statistics', of, by: { forest: next(3), mountain: next(3), water: 1 } };
    case 3:
      return { rule: 'set-statistics', of, to: 'highest' };
    case 4:
      return { rule: 'lose-abilities', of };
    case 5:
      return { rule: 'gain-ability', of, ability: passive(next, false) };
    default:
      return {
        rule: 'terrain',
        region: next(2) === 0 ? 'all' : { of: 'mine' },
        terrains: [one(next, TERRAIN)],
        ...(next(2) === 0 ? { inAddition: true as const } : {}),
      };
  }
}

function passive(next: Next, may: boolean): Ability {
  const condition: Condition = {
    expedition: 'mine',
    matches: { terrain: one(next, TERRAIN) },
  };
  const says = rule(next);
  const plain = { kind: 'passive' as const, rule: says };
  return may && next(3) === 0 ? { ...plain, if: condition } : plain;
}

/** Characters with abilities made by chance, among real ones whose passive abilities tangle. */
function cardsFor(next: Next): readonly Card[] {
  const invented = Array.from({ length: 6 }, (_, index) =>
    makeCard(`invented-${index}`, 'character', {
      subtypes: next(2) === 0 ? [one(next, SUBTYPES)] : [],
      statistics: [next(4), next(4), next(4)],
      abilities: Array.from({ length: next(3) }, () => passive(next, true)),
    }),
  );
  const real = REAL_CARDS.filter(({ id }) =>
    ['persephone', 'the-kraken', 'eat-me-energy-bars'].includes(id),
  );
  return [...invented, ...real];
}

function board(seed: number) {
  const next = seededNumbers(seed);
  const cards = cardsFor(next);
  const placed = (): PlacedCard[] =>
    Array.from({ length: next(4) }, () => ({ card: one(next, cards).id, age: next(20) }));
  const player = (): PlayerPosition => ({
    expeditions: {
      hero: { cards: placed(), distance: next(4) },
      companion: { cards: placed(), distance: next(3) },
    },
  });
  const markers = Array.from({ length: next(3) }, () => ({
    terrain: one(next, TERRAIN),
    region: next(7),
  }));
  const { game } = createPosition(
    { players: [player(), player()], adventure: { tumult: OPEN, markers } },
    { cards, seed },
  );
  return open(game, false);
}

describe('the order of passive abilities', () => {
  it('is that of the rules by their letter, on boards made by chance (2.3.2, 2.3.3)', () => {
    let tangled = 0;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const draft = board(seed);
      const mine = resolvePassives(draft, allBearers(draft), ongoingEmblems(draft));
      const literal = resolvePassives(draft, allBearers(draft), ongoingEmblems(draft), literalNext);
      const names = (resolved: typeof mine) =>
        resolved.order.map(({ object, key }) => `${object}:${key}`);
      expect(names(mine), `board ${seed}`).toEqual(names(literal));
      expect(mine.traits, `board ${seed}`).toEqual(literal.traits);
      expect(mine.terrains, `board ${seed}`).toEqual(literal.terrains);
      const byAge = [...mine.order].sort((a, b) => a.object - b.object);
      if (byAge.some((altering, index) => altering !== mine.order[index])) tangled++;
    }
    expect(tangled).toBeGreaterThan(BOARDS / 10);
  });
});
