/** Tests cards of the two newest sets whose words no earlier set has. */

import { describe, expect, test } from 'vitest';
import { REAL_CARDS } from '../../src/engine/testing/real-cards.ts';
import {
  makeCard,
  makeSpell,
  type ScenarioSetup,
  scenario,
} from '../../src/engine/testing/scenario.ts';

const bear = makeCard('bear', 'character', { statistics: [3, 1, 1] });
const cub = makeCard('cub', 'character', { statistics: [2, 0, 0], subtypes: ['animal'] });

/** Sets up a position with cards of the collection and two plain Characters. */
function table(setup: Omit<ScenarioSetup, 'cards' | 'edition'>) {
  return scenario({ cards: [...REAL_CARDS, bear, cub], edition: '5.0', ...setup });
}

describe('what a card has', () => {
  test.each([
    ['expeditions', { expeditions: { hero: ['carbunclo-rare', 'mia-prima-ballerina'] } }],
    ['reserve', { expeditions: {}, reserve: ['mia-prima-ballerina'] }],
  ])('a {D} ability counts in %s', (_, places) => {
    const now = table({
      players: [
        {
          ...places,
          hand: ['lyra-fifer'],
          mana: { ready: 4 },
        },
        {},
      ],
    }).choose('lyra-fifer@companion');
    const fifer = now.query.zone('expedition').map((id) => now.game.objects[id]!);
    expect(fifer.some(({ counters }) => counters.boost === 1)).toBe(true);
  });

  test('a card of the same name is one of any rarity (2.2.4.a)', () => {
    const now = table({
      players: [
        {
          hand: ['stigma-of-fallacy'],
          discard: ['stigma-of-fallacy-rare'],
          mana: { ready: 5 },
        },
        {},
      ],
    }).choose('stigma-of-fallacy@hero');
    expect(now.options()).toContain('0:hero');
  });

  test('an optional discount narrows the targets to what is Gigantic', () => {
    const now = table({
      players: [
        { hand: ['blinding-blow-rare'], mana: { ready: 2 } },
        {
          expeditions: {
            hero: [
              { card: 'bear', as: 'bear' },
              { card: 'janus-rare', as: 'janus' },
            ],
          },
        },
      ],
    })
      .choose('blinding-blow-rare')
      .choose('mode 0');
    expect(now.zone('janus')).toBe('reserve');
    expect(now.zone('bear')).toBe('expedition');
  });
});

describe('what a text speaks of', () => {
  test('another target is none that was picked before, with equal or lower forest', () => {
    const now = table({
      players: [
        {
          hand: ['huff-and-puff-rare'],
          mana: { ready: 3 },
          expeditions: { hero: [{ card: 'cub', as: 'mine' }] },
        },
        {
          expeditions: {
            hero: [
              { card: 'cub', as: 'theirs' },
              { card: 'bear', as: 'bear' },
            ],
          },
        },
      ],
    }).choose('huff-and-puff-rare');
    expect(now.zone('theirs')).toBe('reserve');
    expect(now.zone('mine')).toBe('expedition');
    expect(now.zone('bear')).toBe('expedition');
  });

  test('what faced a Character is found after its sacrifice (6.3.j)', () => {
    const now = table({
      players: [
        {
          hand: ['offering-to-the-gods-rare'],
          mana: { ready: 3 },
          expeditions: { hero: [{ card: 'cub', as: 'mine' }] },
        },
        {
          expeditions: {
            hero: [{ card: 'bear', as: 'facing' }],
            companion: [{ card: 'cub', as: 'elsewhere' }],
          },
        },
      ],
    }).choose('offering-to-the-gods-rare');
    expect(now.zone('mine')).toBe('discard');
    expect(now.zone('facing')).toBe('discard');
    expect(now.zone('elsewhere')).toBe('expedition');
  });

  test('counters are spent from several Characters, one by one', () => {
    const boosted = (as: string) => ({ card: 'cub', as, counters: { boost: 1 } });
    const start = table({
      players: [
        {
          hand: ['maws-molting-shifted'],
          mana: { ready: 1 },
          expeditions: { hero: [boosted('one')], companion: [boosted('other')] },
        },
        {},
      ],
    });
    const now = start.choose('maws-molting-shifted').choose('one');
    expect([
      now.object('one').counters.boost ?? 0,
      now.object('other').counters.boost ?? 0,
    ]).toEqual([0, 0]);
  });
});

describe('what each of several does', () => {
  test('a token is created in the Expedition of each sacrificed Character', () => {
    const now = table({
      players: [
        { hand: ['circe-rare'], mana: { ready: 3 }, expeditions: { hero: ['cub'] } },
        { expeditions: { companion: ['bear'] } },
      ],
    })
      .choose('circe-rare@companion')
      .choose('cub');
    const tokens = now.query
      .zone('expedition')
      .map((id) => now.game.objects[id]!)
      .filter(({ token }) => token);
    expect(tokens.map(({ expedition }) => expedition).sort()).toEqual([0, 3]);
  });

  test('a completed Feat is worth the other effect, and not both', () => {
    const scout = (statuses: readonly 'completed'[]) =>
      table({
        players: [
          {
            reserve: [{ card: 'spry-scout-rare', as: 'scout' }],
            mana: { ready: 2 },
            landmarks: [{ card: 'deploy-the-shields-exalted', statuses }],
          },
          {},
        ],
      }).choose('scout@hero');
    expect(scout([]).object('scout').counters.boost).toBe(1);
    expect(scout(['completed']).now.decision?.kind).toBe('target');
  });

  test('three cards in Landmarks complete a Feat when its player passes', () => {
    const feat = (others: readonly string[]) =>
      table({
        players: [
          {
            landmarks: [{ card: 'deploy-the-shields-exalted', as: 'feat' }, ...others],
          },
          {},
        ],
      }).choose('pass');
    expect(feat(['aerolith', 'aerolith']).object('feat').statuses).toContain('completed');
    expect(feat(['aerolith']).object('feat').statuses).not.toContain('completed');
  });
});

describe('Feats whose conditions are counted', () => {
  const passing = (feat: string, places: Record<string, unknown>) =>
    table({ players: [{ landmarks: [{ card: feat, as: 'feat' }], ...places }, {}] })
      .choose('pass')
      .object('feat').statuses;

  test('three different Base Costs complete one, the same ones do not', () => {
    const pack = (...hero: string[]) =>
      passing('gather-the-pack-shifted', { expeditions: { hero } });
    // Hand Costs of 1, 2 and 3.
    expect(pack('cub', 'lyra-fifer', 'reka-ropedancer-rare')).toContain('completed');
    expect(pack('cub', 'bear', 'reka-ropedancer-rare')).not.toContain('completed');
  });

  test('the last one to pass completes one, if they are first player', () => {
    const start = (firstPlayer: number) =>
      table({
        firstPlayer,
        players: [{ landmarks: [{ card: 'close-the-breach-exalted', as: 'feat' }] }, {}],
      });
    const first = start(0).choose('pass');
    expect(first.object('feat').statuses).not.toContain('completed');
  });
});

describe('modifiers that are paid for', () => {
  const dusk = (statuses: readonly ('completed' | 'exhausted')[]) =>
    table({
      players: [
        {
          landmarks: [{ card: 'reap-the-mana', as: 'feat', statuses }],
          expeditions: { hero: ['bear'], companion: ['bear'] },
        },
        {},
      ],
    })
      .choose('pass')
      .choose('pass');

  test('a Feat that is exhausted moves one of two Expeditions farther', () => {
    const now = dusk(['completed']);
    expect(now.now.decision?.kind).toBe('optional-modifier');
    const moved = now.choose('yes');
    const exhausted = moved
      .entries('action')
      .filter((entry) => entry.action === 'gain-status' && entry.object?.card === 'reap-the-mana');
    expect(exhausted).toHaveLength(1);
    expect(moved.entries('modifier')).toHaveLength(1);
  });

  test('an exhausted one asks nothing (6.4.c)', () => {
    expect(dusk(['completed', 'exhausted']).now.decision?.kind).not.toBe('optional-modifier');
  });
});

describe('what is played, left, rolled and sacrificed', () => {
  test('a Feat costs 1 less, but never below 1', () => {
    const now = table({
      players: [
        {
          hand: ['bold-outrider-rare', 'reap-the-mana'],
          mana: { ready: 3 },
        },
        {},
      ],
    }).choose('bold-outrider-rare@hero');
    expect(now.options()).toContain('yes');
  });

  test.each([true, false])('leaving an Expedition that is Ascended: %s', (ascended) => {
    const leave = makeSpell('leave', [
      { do: 'return', of: { choose: { type: 'character', of: 'you' } }, to: 'hand' },
    ]);
    const now = scenario({
      cards: [...REAL_CARDS, leave],
      players: [
        {
          hand: ['leave'],
          mana: { ready: 1 },
          expeditions: { hero: { ascended, cards: ['hippogriff'] } },
        },
        {},
      ],
    }).choose('leave');
    const tokens = now.query.zone('expedition').filter((id) => now.game.objects[id]!.token);
    expect(tokens).toHaveLength(ascended ? 1 : 0);
  });

  test('a sacrificed Polyxena goes to Reserve, unless Fleeting', () => {
    const scene = (statuses: readonly 'fleeting'[]) =>
      table({
        players: [
          {
            hand: ['offering-to-the-gods-rare'],
            mana: { ready: 2 },
            expeditions: { hero: [{ card: 'polyxena-rare', as: 'p', statuses }] },
          },
          {},
        ],
      }).choose('offering-to-the-gods-rare');
    expect(scene([]).zone('p')).toBe('reserve');
    expect(scene(['fleeting']).zone('p')).toBe('discard');
  });

  test('a token is created as a cost, where its owner does not want it', () => {
    const now = table({
      players: [
        { hand: ['ayxas-repented-tyrant-rare'], mana: { ready: 2 } },
        { reserve: [{ card: 'bear', as: 'bear' }] },
      ],
    })
      .choose('ayxas-repented-tyrant-rare@hero')
      .choose('yes')
      .choose('1:hero')
      .choose('bear');
    expect(now.zone('bear')).toBe('discard');
    expect(now.query.zone('expedition').some((id) => now.game.objects[id]!.token)).toBe(true);
  });
});

describe('what players must do, and cannot do', () => {
  test('each player discards down to three cards, and whoever has no more keeps them', () => {
    const now = table({
      players: [
        { hand: ['double-cross', 'cub'], mana: { ready: 2 }, deck: ['bear', 'bear'] },
        { hand: ['bear', 'bear', 'bear', 'bear', 'bear'] },
      ],
    }).choose('double-cross');
    expect(now.now.decision).toMatchObject({ player: 1, min: 2, max: 2 });
  });

  test('cards of the name that was returned cannot be played by opponents this Day', () => {
    const now = table({
      players: [
        { hand: ['ship-security-officer-rare'], mana: { ready: 2 } },
        { hand: ['cub'], reserve: [{ card: 'bear', as: 'returned' }], mana: { ready: 3 } },
      ],
    })
      .choose('ship-security-officer-rare@hero')
      .choose('yes');
    expect(now.zone('returned')).toBe('hand');
    const turn = now.now.decision?.kind === 'turn' ? now : now.choose('returned');
    expect(turn.options()).toContain('cub@hero');
    expect(turn.options().some((one) => one.startsWith('returned'))).toBe(false);
  });
});
