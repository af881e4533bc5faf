import { expect, it } from 'vitest';
import type { Step } from '../cards/ability.ts';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';
import { view } from '../view.ts';

/** A token whose passive ability needs a timestamp. */
function adding(id: string) {
  return makeCard(id, 'token', {
    abilities: [
      {
        kind: 'passive',
        rule: { rule: 'add-statistics', of: 'me', by: { forest: 1, mountain: 0, water: 0 } },
      },
    ],
  });
}

it('gives timestamps to the objects of one player after the other, in initiative order (2.2.16.d)', () => {
  const steps: readonly Step[] = [
    { do: 'create', token: 'theirs', in: { side: 'hero', of: 'opponents' } },
    { do: 'create', token: 'a', in: { side: 'hero' } },
    { do: 'create', token: 'b', in: { side: 'hero' } },
  ];
  const asked = scenario({
    cards: [
      adding('a'),
      adding('b'),
      adding('theirs'),
      makeSpell('plan', [{ do: 'together', steps }]),
    ],
    players: [{ hand: ['plan'], mana: { ready: 1 } }, {}],
  }).choose('plan');
  expect(asked.now.decision).toMatchObject({ kind: 'timestamps', player: 0 });
  const { game } = asked.choose('b', 'a');
  const tokens = game.objects.flatMap((object) =>
    object?.token ? [game.library[object.card]!.id] : [],
  );
  expect(tokens).toEqual(['b', 'a', 'theirs']);
});

it('shows an order already chosen to the next player, though its objects are still to arrive', () => {
  const steps = (['you', 'opponents'] as const).flatMap((of): readonly Step[] => [
    { do: 'create', token: 'a', in: { side: 'hero', of } },
    { do: 'create', token: 'b', in: { side: 'hero', of } },
  ]);
  const asked = scenario({
    cards: [adding('a'), adding('b'), makeSpell('plan', [{ do: 'together', steps }])],
    players: [{ hand: ['plan'], mana: { ready: 1 } }, {}],
  })
    .choose('plan')
    .choose('b', 'a');
  expect(asked.now.decision).toMatchObject({ kind: 'timestamps', player: 1 });
  const [answer] = view(asked.game, 1).decided;
  expect(answer).toMatchObject({ player: 0, chosen: [{ card: 'b' }, { card: 'a' }] });
});
