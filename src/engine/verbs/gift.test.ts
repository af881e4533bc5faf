import { describe, expect, it } from 'vitest';
import type { Effect } from '../cards/ability.ts';
import type { EditionId } from '../rules/edition.ts';
import { realCard } from '../testing/real-cards.ts';
import { makeCard, makeSpell, type Scenario, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const imp = makeCard('imp', 'token');
const seed = makeCard('seed', 'landmark-token');
const hero = { ...realCard('turuun-benih'), signature: 'imp' };

function given(effect: Effect, day = 2, edition: EditionId = '5.0'): Scenario {
  return scenario({
    edition,
    cards: [bear, imp, seed, hero, makeSpell('give', effect)],
    day,
    players: [
      {
        hero: { card: hero.id, as: 'h' },
        hand: ['give'],
        mana: { ready: 1 },
        deck: ['bear', 'bear'],
      },
      { deck: ['bear', 'bear', 'bear'], expeditions: { hero: ['imp'] } },
    ],
  }).choose('give');
}

describe('a Gift on one’s own turn', () => {
  it('is received too, each of them by a Reaction of its own (7.3.29.a, remark)', () => {
    const drawn = given([{ do: 'draw', who: 'opponents', count: 2 }]);
    expect(drawn.entries('activation')).toHaveLength(2);
    const now = drawn.choose(drawn.options()[0]!).choose('yes');
    expect(now.query.zone('hand', 0)).toHaveLength(1);
    expect(now.object('h').statuses).toEqual(['exhausted']);
    expect(now.cites()).toContain('7.3.29.b');
  });

  it('is an Exhausted Resupply where it was one (7.3.29.b)', () => {
    const now = given([{ do: 'exhausted-resupply', who: 'opponents' }]).choose('yes');
    const own = now.query.zone('reserve', 0).map((id) => now.game.objects[id]!);
    expect(own.filter(({ statuses }) => statuses.includes('exhausted'))).toHaveLength(1);
  });

  it('is received too: a card into Reserve', () => {
    const now = given([{ do: 'resupply', who: 'opponents' }]).choose('yes');
    expect(now.query.zone('reserve', 0)).toHaveLength(2);
  });

  it('is received too: the token, in an Expedition that is chosen', () => {
    const there = { side: 'hero', of: 'opponents' } as const;
    const now = given([{ do: 'create', token: 'imp', in: there }])
      .choose('yes')
      .choose('0:companion');
    expect(now.query.inExpedition({ player: 0, side: 'companion' })).toHaveLength(1);
    const landmark = given([
      { do: 'create', token: 'seed', in: { landmarks: 'opponents' } },
    ]).choose('yes');
    expect(landmark.query.zone('landmark', 0)).toHaveLength(1);
  });

  it('is received too: a Signature token, in the Reserve that it was given into', () => {
    const made = given([{ do: 'create', token: 'signature', in: { reserve: 'opponents' } }]);
    expect(made.query.zone('reserve', 1)).toHaveLength(1);
    const now = made.choose('yes');
    const own = now.query.zone('reserve', 0).map((id) => now.game.objects[id]!);
    expect(own.filter(({ token }) => token)).toHaveLength(1);
    expect(now.query.inExpedition({ player: 0, side: 'hero' })).toHaveLength(0);
  });

  it('is no token that ceases to exist on its way to a Reserve (2.1.e, 7.3.30.a)', () => {
    for (const edition of ['2024-09', '4.0', '5.0'] as const) {
      const effect: Effect = [{ do: 'send', of: { target: { type: 'character' } }, to: 'reserve' }];
      expect(given(effect, 2, edition).options(), edition).not.toContain('yes');
    }
  });

  it('may be left, and is nothing on the first day or to oneself', () => {
    const left = given([{ do: 'draw', who: 'opponents' }]).choose('no');
    expect(left.object('h').statuses).toEqual([]);
    expect(given([{ do: 'draw', who: 'opponents' }], 1).options()).not.toContain('yes');
    expect(given([{ do: 'draw' }]).options()).not.toContain('yes');
  });
});
