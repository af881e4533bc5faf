/** Playing what was chosen of revealed cards within a sum, from the Deck or as if from hand. */

import { describe, expect, it } from 'vitest';
import type { Card } from '../cards/card.ts';
import { printedCard } from '../state/lookup.ts';
import { makeCard, makeSpell, type Scenario, scenario } from '../testing/scenario.ts';

const REVEAL = [{ do: 'reveal', of: { top: 5 } }] as const;
const within = {
  choose: { subtype: 'animal' },
  count: 'any',
  among: 'it',
  total: { of: 'hand-cost', atMost: 7 },
} as const;
const REST = [{ do: 'discard', of: 'rest' }] as const;
const fromDeck = makeSpell('from-deck', [
  ...REVEAL,
  { do: 'play', what: within, free: true },
  ...REST,
]);
const asFromHand = makeSpell('as-from-hand', [
  ...REVEAL,
  { do: 'play', what: within, free: true, asFrom: 'hand' },
  ...REST,
]);

function animal(id: string, handCost: number): Card {
  return {
    ...makeCard(id, 'character'),
    subtypes: ['animal'],
    handCost,
    abilities: [
      {
        kind: 'reaction',
        trigger: { on: 'hand' },
        effect: [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }],
      },
    ],
  };
}

const CARDS = [
  fromDeck,
  asFromHand,
  animal('wolf', 3),
  animal('cub', 1),
  animal('bear', 4),
  animal('elk', 8),
  makeCard('mage', 'character'),
];

function cast(name: string, deck: readonly string[]): Scenario {
  return scenario({
    cards: CARDS,
    players: [{ hand: [name], deck: [...deck], mana: { ready: 5 } }, {}],
  }).choose(name);
}

function names({ query, game }: Scenario, zone: 'expedition' | 'discard'): string[] {
  return game.objects
    .filter((object) => object && query.exists(object.id) && object.zone === zone)
    .map((object) => printedCard(game, object!.card).id)
    .sort();
}

/** The kind of the decision and the cards that can be chosen. */
function asked({ now }: Scenario): readonly string[] {
  return (now.decision?.options ?? []).flatMap(({ what }) =>
    what.is === 'object' && what.card ? [what.card] : [],
  );
}

describe('cards that are chosen within a sum and played', () => {
  it('are asked for one by one, until nothing fits', () => {
    const first = cast('from-deck', ['wolf', 'bear', 'elk', 'cub', 'mage']);
    expect([...asked(first)].sort()).toEqual(['bear', 'cub', 'wolf']);
    const second = first.choose('wolf');
    expect([...asked(second)].sort()).toEqual(['bear', 'cub']);
    const third = second.choose('bear');
    expect(third.now.decision?.kind).toBe('play');
  });

  it('can be none: all cards are discarded', () => {
    const none = cast('from-deck', ['wolf', 'bear', 'elk', 'cub', 'mage']).choose();
    expect(names(none, 'expedition')).toEqual([]);
    expect(names(none, 'discard')).toEqual(['bear', 'cub', 'elk', 'mage', 'wolf']);
  });

  it('are not asked for where each is too expensive', () => {
    const none = cast('from-deck', ['elk', 'mage', 'elk', 'elk', 'mage']);
    expect(none.now.decision?.kind).toBe('turn');
    expect(names(none, 'discard')).toHaveLength(5);
  });

  it('are all played, and the rest is discarded', () => {
    for (const name of ['from-deck', 'as-from-hand']) {
      let game = cast(name, ['wolf', 'bear', 'elk', 'cub', 'mage']).choose('wolf').choose('bear');
      while (game.now.decision?.kind !== 'turn') {
        expect(game.now.decision?.min).toBe(1);
        game = game.choose(game.options()[0]!);
      }
      expect(names(game, 'expedition')).toEqual(['bear', 'wolf']);
      expect(names(game, 'discard')).toEqual(['cub', 'elk', 'mage']);
      const played = game.game.objects.filter(
        (object) => object?.zone === 'expedition' && game.query.exists(object.id),
      );
      const boost = name === 'as-from-hand' ? 1 : 0;
      for (const object of played) {
        expect(object?.counters.boost ?? 0).toBe(boost);
        expect(object?.statuses).not.toContain('fleeting');
        expect(object?.playedFrom).toBe(name === 'as-from-hand' ? 'hand' : 'deck');
      }
    }
  });
});
