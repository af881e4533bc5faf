import { describe, expect, it } from 'vitest';
import { makeCard, makeSpell, scenario } from './testing/scenario.ts';
import { unofferedPlaces } from './unoffered-places.ts';

const cub = makeCard('cub', 'character');
const mill = makeCard('mill', 'landmark-permanent');
const snipe = makeSpell('snipe', [{ do: 'discard', of: { target: { type: 'character' } } }]);
const hold = makeSpell('hold', [
  {
    do: 'ongoing',
    duration: 'this-day',
    passive: { rule: 'cannot-move-forward', expedition: { target: { of: 'opponents' } } },
  },
]);
const cards = [cub, mill, snipe, hold];

/** Why each place is no option, by zone, player and side. */
function told(hand: readonly string[], choose?: string): Record<string, string> {
  const start = scenario({
    cards,
    players: [{ hand, mana: { ready: 3 } }, { expeditions: { hero: ['cub'], companion: ['cub'] } }],
  });
  const asked = choose === undefined ? start : start.choose(choose);
  return Object.fromEntries(
    unofferedPlaces(asked.game).map(({ spot, why, cites }) => [
      [spot.zone, spot.player, spot.expeditions?.[0]?.side].filter((one) => one != null).join(' '),
      `${why} ${cites.join(' ')}`,
    ]),
  );
}

describe('a place that is no option', () => {
  it('of a turn, is another player’s, or nothing can be played there (5.2.1.a, 5.2.3.a)', () => {
    const places = told(['cub', 'mill']);
    expect(places['expedition 1 hero']).toBe('not-yours 5.2.1.a 5.2.2.a');
    expect(places['landmark 1']).toBe('not-yours 5.2.3.a');
    expect(places).not.toHaveProperty('expedition 0 hero');
    expect(places).not.toHaveProperty('landmark 0');
    expect(told(['snipe'])).toMatchObject({
      'expedition 0 companion': 'nothing-to-play 5.2.1.a 5.2.2.a',
      'landmark 0': 'nothing-to-play 5.2.3.a',
    });
  });

  it('of a target, is no object (6.1.g)', () => {
    expect(told(['snipe'], 'snipe')['expedition 1 hero']).toBe('no-object 6.1.g');
  });

  it('of an Expedition to be chosen, is one that the text does not mean', () => {
    const places = told(['hold'], 'hold');
    expect(places['expedition 0 hero']).toBe('other 6.1.g');
    expect(places).not.toHaveProperty('expedition 1 hero');
  });

  it('is none while nothing is asked about places', () => {
    expect(
      unofferedPlaces({ ...scenario({ cards, players: [{}, {}] }).game, decision: null }),
    ).toEqual([]);
  });
});
