/** Playing what was chosen of revealed cards within a sum, from the Deck or as if from hand. */

import { describe, expect, it } from 'vitest';
import type { Ability } from '../cards/ability.ts';
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

const SCOUT: Ability = { kind: 'keyword', keyword: 'scout', amount: 1 };
const TEMPLE: Ability = { kind: 'keyword', keyword: 'temple', amount: 1 };

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
  { ...animal('fox', 2), abilities: [SCOUT, ...animal('fox', 2).abilities] },
  { ...animal('idol', 2), abilities: [TEMPLE, ...animal('idol', 2).abilities] },
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

describe('a card that is played as if from Hand (S.8)', () => {
  const others = ['mage', 'mage', 'mage', 'mage'];
  const ways = (name: string, card: string) => cast(name, [card, ...others]).choose(card).now;

  it('is played from Hand, out of the zone where it is', () => {
    const now = cast('as-from-hand', ['wolf', ...others])
      .choose('wolf')
      .choose('wolf@hero');
    const [wolf] = now.game.objects.filter((object) => object?.zone === 'expedition');
    expect(wolf).toMatchObject({ playedFrom: 'hand', counters: { boost: 1 }, statuses: [] });
    expect(now.cites()).toContain('S.8.a');
  });

  it.each([
    ['as-from-hand', 4],
    ['from-deck', 2],
  ])('can have Scout, not paid for where it is free: %s', (name, count) => {
    const { decision } = ways(name, 'fox');
    expect(decision?.options).toHaveLength(count);
    expect(decision?.options.filter(({ what }) => what.is === 'play' && what.scout)).toHaveLength(
      count - 2,
    );
  });

  it('goes to Reserve by its Scout', () => {
    const played = cast('as-from-hand', ['fox', ...others])
      .choose('fox')
      .choose('fox@hero:scout');
    const [first] = played.options();
    const done = played.choose(first!);
    expect(
      done.query
        .zone('reserve', 0)
        .map((id) => printedCard(done.game, done.game.objects[id]!.card).id),
    ).toContain('fox');
  });

  it.each(['as-from-hand', 'from-deck'])('can be a Temple: %s', (name) => {
    const { decision } = ways(name, 'idol');
    const temples = decision?.options.filter(({ what }) => what.is === 'play' && what.temple);
    expect(temples).toMatchObject([{ what: { into: null, cost: null } }]);
  });
});
