import { describe, expect, it } from 'vitest';
import { makeCard, makeSpell, scenario } from './testing/scenario.ts';
import { unoffered } from './unoffered.ts';

const snipe = makeSpell('snipe', [
  { do: 'discard', of: { target: { type: 'character', handCost: { atMost: 3 } } } },
]);
const cub = makeCard('cub', 'character', { handCost: 1, reserveCost: 1 });
const cat = makeCard('cat', 'character', { handCost: 2, reserveCost: 2 });
const giant = makeCard('giant', 'character', { handCost: 5, reserveCost: 5 });
const mill = makeCard('mill', 'landmark-permanent', { handCost: 1, reserveCost: 1 });
const cards = [snipe, cub, cat, giant, mill];

const table = {
  cards,
  players: [
    { hand: ['snipe'], mana: { ready: 1 }, landmarks: ['mill'], discard: ['cat'] },
    { expeditions: { hero: ['cub', 'cat', 'giant'] }, reserve: ['giant'] },
  ],
};

describe('a card that is no option', () => {
  it('of a target, is told with the first thing in the way and its rule', () => {
    const asked = scenario(table).choose('snipe');
    const said = unoffered(asked.game).map(({ object, obstacle, cites, source }) => ({
      card: object.card,
      zone: object.zone,
      why: obstacle.why,
      cites,
      source: source?.card,
    }));
    expect(said).toContainEqual({
      card: 'giant',
      zone: 'expedition',
      why: 'cost',
      cites: expect.arrayContaining([expect.stringContaining('2.2.')]),
      source: 'snipe',
    });
    expect(said).toContainEqual(
      expect.objectContaining({ card: 'giant', zone: 'reserve', why: 'place' }),
    );
    expect(said).toContainEqual(expect.objectContaining({ card: 'mill', why: 'type' }));
    expect(said.some(({ card: id, zone }) => id === 'cub' && zone === 'expedition')).toBe(false);
  });

  it('of a cost, is told with its cost and what is taken', () => {
    const asked = scenario(table).choose('snipe');
    const giants = unoffered(asked.game).filter(({ obstacle }) => obstacle.why === 'cost');
    expect(giants.map(({ obstacle }) => obstacle)).toEqual([
      { why: 'cost', of: 'hand', found: 5, bounds: { atMost: 3 } },
    ]);
  });

  it('of a turn, is told by where it is and whose', () => {
    const said = unoffered(scenario(table).game).map(
      ({ object, obstacle }) => [object.card, object.zone, obstacle.why] as const,
    );
    expect(said).toContainEqual(['mill', 'landmark', 'no-quick-action']);
    expect(said).toContainEqual(['cat', 'discard', 'not-played-from-there']);
    expect(said).toContainEqual(['cub', 'expedition', 'not-your-turn']);
  });

  it('of a turn, in the Hand of another player, is told by whose turn it is', () => {
    const players = [{ mana: { ready: 1 } }, { hand: ['cat'] }];
    const said = unoffered(scenario({ cards, players }).game);
    expect(said.map(({ object, obstacle }) => [object.card, obstacle])).toContainEqual([
      'cat',
      { why: 'not-your-turn', player: 0 },
    ]);
  });
});
