import { expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import {
  advance,
  createPosition,
  EngineError,
  MODES,
  PHASES,
  type Position,
  STATUSES,
  TERRAINS,
} from '../../engine/index.ts';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { tableSchema } from './position-schema.ts';

const ANSWERS = 30;

const seat = fc.nat(3);
const count = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 ** 53 - 1 }));
const visible = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');
const name = fc.oneof(fc.constant('boost'), visible);

/** Field by field, each said or not. */
function said<T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) {
  return fc.record(fields, { requiredKeys: [] });
}

/** Cards of these types; sometimes any card, or one that does not exist. */
function cardsOf(...types: readonly string[]) {
  const ids = REAL_CARDS.filter((card) => types.includes(card.type)).map(({ id }) => id);
  const card = fc.oneof(
    { weight: 200, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom('nothing', ...REAL_CARDS.map(({ id }) => id)) },
  );
  const described = fc
    .tuple(
      card,
      said({
        as: name,
        statuses: fc.array(fc.constantFrom(...STATUSES), { maxLength: 2 }),
        counters: fc.dictionary(name, count, { maxKeys: 2 }),
        age: count,
        used: fc.dictionary(fc.constantFrom('0', '1', '99'), count),
        owner: seat,
      }),
    )
    .map(([id, more]) => ({ card: id, ...more }));
  return fc.oneof({ weight: 40, arbitrary: card }, described);
}

const inDecks = ['character', 'spell', 'landmark-permanent', 'expedition-permanent'];
const few = (...types: readonly string[]) => fc.array(cardsOf(...types), { maxLength: 4 });
const inExpedition = few('character', 'token', 'expedition-permanent');
const expedition = fc.oneof(
  inExpedition,
  said({
    cards: inExpedition,
    distance: fc.nat(7),
    ascended: fc.boolean(),
    moved: fc.boolean(),
  }),
);

const player = said({
  name: visible,
  hero: cardsOf('hero'),
  hand: few(...inDecks),
  deck: few(...inDecks),
  discard: few(...inDecks),
  reserve: few(...inDecks),
  landmarks: few('landmark-permanent', 'landmark-token'),
  mana: said({
    ready: fc.nat(200),
    exhausted: fc.nat(9),
    cards: fc.array(fc.constantFrom('kappa', 'harvest'), { maxLength: 2 }),
  }),
  expeditions: said({ hero: expedition, companion: expedition }),
  passed: fc.boolean(),
});

const terrain = fc.constantFrom(...TERRAINS);
const tumult = fc
  .tuple(
    fc.shuffledSubarray([...TERRAINS], { minLength: TERRAINS.length }),
    fc.array(said({ turned: fc.boolean(), faceUp: fc.boolean() }), { minLength: 3, maxLength: 3 }),
  )
  .map(([singles, more]) => singles.map((single, index) => ({ single, ...more[index] })));
const marker = fc.record({ terrain, region: fc.constantFrom(0, 3, 7) });

const position = fc.constantFrom(...MODES).chain((mode) =>
  fc
    .tuple(
      fc.array(player, {
        minLength: mode === 'duel' ? 2 : 4,
        maxLength: mode === 'duel' ? 2 : 4,
      }),
      said({
        adventure: said({
          tumult,
          markers: fc.array(marker, { maxLength: 2 }),
          arena: fc.boolean(),
        }),
        day: fc.oneof(fc.integer({ min: 1, max: 120 }), count),
        beginning: fc.constant(true),
        phase: fc.constantFrom(...PHASES),
        firstPlayer: fc.nat(mode === 'duel' ? 1 : 3),
        turn: fc.nat(mode === 'duel' ? 1 : 3),
      }),
    )
    .map(([players, more]) => ({ mode, players, ...more })),
);

test('every position that fits the schema becomes a game, or an error of the engine', () => {
  fc.assert(
    fc.property(position, fc.infiniteStream(fc.nat()), (one, chance) => {
      const { mode: _, ...table } = one;
      expect(tableSchema.safeParse(table).success).toBe(true);
      try {
        playOn(one as Position, chance);
      } catch (error) {
        expect(error).toBeInstanceOf(EngineError);
      }
    }),
    { numRuns: 500 },
  );
});

/** Some answers by chance. */
function playOn(from: Position, chance: Iterator<number>) {
  let now = advance(createPosition(from, { cards: REAL_CARDS }).game);
  for (let i = 0; now.decision && i < ANSWERS; i++) {
    const { options, min, max } = now.decision;
    const start = chance.next().value % options.length;
    const turned = [...options.slice(start), ...options.slice(0, start)];
    const ids = turned.map(({ id }) => id).slice(0, Math.max(min, Math.min(1, max)));
    now = advance(now.game, { options: ids });
  }
}
