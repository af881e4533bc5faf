import { expect, it } from 'vitest';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';

const beacon = makeCard('beacon', 'landmark-permanent', {
  abilities: [{ kind: 'reaction', trigger: { on: 'join' }, effect: [{ do: 'draw' }] }],
});
const bear = makeCard('bear', 'character');
const borrow = makeSpell('borrow', [
  {
    do: 'play',
    what: { choose: { type: 'card', in: 'reserve', of: 'opponents' } },
    free: true,
  },
]);
const raze = makeSpell('raze', [{ do: 'discard', of: { target: { type: 'permanent' } } }]);
const reserve = [{ card: 'beacon', as: 'b' }];

function borrowed() {
  return scenario({
    cards: [beacon, bear, borrow, raze],
    players: [
      { hand: ['borrow', 'raze'], mana: { ready: 2 }, deck: ['bear'], reserve: ['bear'] },
      { reserve },
    ],
  }).choose('borrow');
}

it('enters the Landmark zone of who played it, not of its owner (5.2.3.a)', () => {
  const played = borrowed();
  expect(played.object('b')).toMatchObject({ zone: 'landmark', player: 0, owner: 1 });
  expect(played.query.zone('landmark', 0)).toHaveLength(1);
  expect(played.query.zone('hand', 0)).toHaveLength(2);
  const [move] = played
    .entries('action')
    .filter((one) => one.action === 'move' && one.to.zone === 'landmark');
  expect(move).toMatchObject({ to: { player: 0 } });
  expect(played.entries('step').find(({ verb }) => verb === 'play')?.cites).toContain('5.2.3.a');
});

it('leaves for its owner’s zones (3.1.2.c)', () => {
  const { game, object } = scenario({
    cards: [beacon, raze],
    players: [
      { hand: ['raze'], mana: { ready: 1 }, landmarks: [{ card: 'beacon', as: 'b', owner: 1 }] },
      {},
    ],
  }).choose('raze');
  expect(object('b')).toMatchObject({ zone: 'discard', player: 1 });
  expect(game.zones).toBeDefined();
});

it('is among the options of an effect that says whose zone, and only then (5.2.a)', () => {
  const own = makeSpell('own', [
    { do: 'play', what: { choose: { type: 'card', in: 'reserve' } }, free: true },
  ]);
  const asked = scenario({
    cards: [beacon, bear, own],
    players: [{ hand: ['own'], mana: { ready: 1 }, reserve: ['bear'] }, { reserve }],
  }).choose('own');
  expect(new Set(asked.options())).toEqual(new Set(['bear@hero', 'bear@companion']));
});
