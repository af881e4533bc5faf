/** Tokens that are created again in the same place (S.6), by a Reaction or by a modifier. */

import { describe, expect, it } from 'vitest';
import { realCard } from '../testing/real-cards.ts';
import { makeCard, makeSpell, type Scenario, scenario } from '../testing/scenario.ts';

const imp = makeCard('imp', 'token');
const one = makeSpell('one', [{ do: 'create', token: 'imp', in: { target: {} } }]);
const each = makeSpell('each', [{ do: 'create', token: 'imp', in: { each: { of: 'you' } } }]);
const theirs = makeSpell('theirs', [
  { do: 'create', token: 'imp', in: { side: 'hero', of: 'opponents' }, who: 'opponents' },
]);

function start(landmarks: readonly string[], hand: string): Scenario {
  return scenario({
    cards: [imp, one, each, theirs, realCard('troy'), realCard('troy-rare')],
    players: [{ landmarks, hand: [hand], mana: { ready: 5 } }, {}],
  }).choose(hand);
}

function imps({ game, query }: Scenario, player: number, expedition?: number): number {
  return game.objects.filter(
    (object) =>
      object?.token &&
      query.exists(object.id) &&
      object.player === player &&
      (expedition === undefined || object.expedition === expedition),
  ).length;
}

describe('a token that is created', () => {
  it('is two in the same place where a modifier says so', () => {
    const now = start(['troy-rare'], 'one').choose('0:companion');
    expect(imps(now, 0, 1)).toBe(2);
  });

  it('is two for each token of a step, each in its own place', () => {
    const now = start(['troy-rare'], 'each');
    expect([imps(now, 0, 0), imps(now, 0, 1)]).toEqual([2, 2]);
  });

  it('is four where two such modifiers apply, each once (6.2.k)', () => {
    let now = start(['troy-rare', 'troy-rare'], 'one').choose('0:hero');
    while (now.now.decision?.kind === 'modifier') now = now.choose(now.options()[0]!);
    expect(imps(now, 0, 0)).toBe(4);
  });

  it('is created once by another player', () => {
    expect(imps(start(['troy-rare'], 'theirs'), 1)).toBe(1);
  });

  it('is created once more for a Reaction that exhausts its object, and for one only', () => {
    const now = start(['troy'], 'each');
    const [first] = now.options();
    const chosen = first === 'yes' || first === 'no' ? now : now.choose(first!);
    const done = chosen.choose('yes');
    expect(imps(done, 0)).toBe(3);
  });

  it('does not come back to the Reaction that is exhausted already', () => {
    const now = start(['troy'], 'one').choose('0:hero').choose('yes');
    expect(imps(now, 0, 0)).toBe(2);
    expect(now.cites()).toContain('S.6.a');
  });
});
