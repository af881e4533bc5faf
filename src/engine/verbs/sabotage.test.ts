import { describe, expect, test } from 'vitest';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';

const cheap = makeCard('cheap', 'character', { reserveCost: 2, statistics: [1, 4, 4] });
const dear = makeCard('dear', 'character', { reserveCost: 3, statistics: [3, 0, 0] });
const watching = makeCard('watching', 'character', {
  statistics: [2, 0, 0],
  abilities: [
    {
      kind: 'reaction',
      trigger: { on: 'join' },
      effect: [
        {
          do: 'sabotage',
          what: {
            type: 'character',
            oneStatistic: { terrain: 'forest', atMost: { statistic: 'forest', of: 'me' } },
          },
        },
      ],
    },
  ],
});
const small = makeSpell('small', [
  { do: 'sabotage', what: { type: 'card', reserveCost: { atMost: 2 } } },
]);

const table = (hand: string, reserve: readonly string[] = ['cheap', 'dear']) =>
  scenario({
    cards: [cheap, dear, watching, small],
    players: [
      { hand: [hand], mana: { ready: 5 } },
      { reserve: reserve.map((one) => ({ card: one, as: one })) },
    ],
  });

describe('Sabotage with a filter', () => {
  test('offers only cards that match, in any Reserve, and none may be chosen (7.3.35.a)', () => {
    const now = table('small').choose('small');
    expect(now.options()).toEqual(['cheap']);
    expect(now.choose('cheap').zone('cheap')).toBe('discard');
  });

  test('compares one statistic of a card in Reserve with its own', () => {
    const now = table('watching').choose('watching@hero');
    expect(now.options()).toEqual(['cheap']);
  });

  test('asks nothing where no card matches', () => {
    const now = table('small', ['dear']).choose('small');
    expect(now.zone('dear')).toBe('reserve');
    expect(now.game.decision?.kind).not.toBe('target');
  });
});
