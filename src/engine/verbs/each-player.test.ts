import { describe, expect, it } from 'vitest';
import type { Ability, Effect, Step } from '../cards/ability.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, type Scenario, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const token = makeCard('imp', 'token');
const own = { type: 'character', of: 'they' } as const;
const hand = { choose: { type: 'card', in: 'hand', of: 'they' } } as const;
const reserve = { choose: { type: 'card', in: 'reserve', of: 'they' } } as const;
const each = { who: 'each-player' } as const;

/** Of every verb that says who does it: the step, and what it makes of each player. */
const STEPS: readonly (readonly [Step, (now: Scenario, player: number) => unknown, unknown])[] = [
  [{ do: 'put', of: { top: 1 }, to: 'mana', ...each }, size('mana'), 4],
  [{ do: 'put', of: { top: 1, of: 'they' }, to: 'mana', ...each }, size('mana'), 4],
  [{ do: 'put', of: hand, to: 'reserve', ...each }, size('reserve'), 2],
  [
    { do: 'put', of: reserve, to: 'expedition', in: { side: 'companion', of: 'they' }, ...each },
    inCompanion,
    1,
  ],
  [{ do: 'return', of: { choose: own }, to: 'hand', ...each }, size('hand'), 3],
  [{ do: 'send', of: { choose: own }, to: 'reserve', ...each }, size('reserve'), 2],
  [{ do: 'discard', of: hand, ...each }, size('discard'), 1],
  [{ do: 'discard', of: { top: 2, of: 'they' }, ...each }, size('discard'), 2],
  [{ do: 'draw', ...each }, size('hand'), 3],
  [{ do: 'draw', count: { count: own }, ...each }, size('hand'), 3],
  [{ do: 'create', token: 'imp', in: { side: 'companion', of: 'they' }, ...each }, inCompanion, 1],
  [{ do: 'exchange', of: hand, with: reserve, ...each }, movedAs('exchange'), 2],
  [{ do: 'exhaust', of: { all: own }, ...each }, statuses, ['exhausted']],
  [{ do: 'exhausted-resupply', ...each }, exhaustedInReserve, 1],
  [{ do: 'gain', of: { all: own }, statuses: ['asleep'], ...each }, statuses, ['asleep']],
  [
    { do: 'ready', of: { all: { type: 'mana-orb', in: 'mana', of: 'they' } }, ...each },
    exhausted,
    0,
  ],
  [{ do: 'resupply', ...each }, size('reserve'), 2],
  [{ do: 'reveal', of: { top: 1 }, ...each }, revealed, 1],
  [{ do: 'reveal', of: { top: 1, of: 'they' }, ...each }, revealed, 1],
  [{ do: 'look', of: { top: 1 }, ...each }, revealed, 1],
  [{ do: 'roll', ...each }, rolls, 1],
  [{ do: 'sacrifice', of: { choose: own }, ...each }, size('discard'), 1],
  [{ do: 'shuffle', ...each }, shuffles, 1],
  [{ do: 'pass', ...each }, passes, 1],
  [
    { do: 'play', what: hand, free: true, in: { side: 'companion', of: 'they' }, ...each },
    inCompanion,
    1,
  ],
];

function size(zone: 'mana' | 'reserve' | 'hand' | 'discard') {
  return ({ query, entries }: Scenario, player: number) => {
    const spells = entries('action').filter(
      (one) => one.action === 'move' && one.object.card === 'plan' && one.to.zone === zone,
    );
    return query.zone(zone, player).length - (player === 0 ? spells.length : 0);
  };
}

function inCompanion({ game }: Scenario, player: number) {
  return game.zones.flat().filter((id) => game.objects[id]!.expedition === player * 2 + 1).length;
}

function statuses({ object }: Scenario, player: number) {
  return object(`bear-${player}`).statuses;
}

function exhausted({ game, query }: Scenario, player: number) {
  return query.zone('mana', player).filter((id) => game.objects[id]!.statuses.includes('exhausted'))
    .length;
}

function exhaustedInReserve({ game, query }: Scenario, player: number) {
  return query
    .zone('reserve', player)
    .filter((id) => game.objects[id]!.statuses.includes('exhausted')).length;
}

function movedAs(why: string) {
  return ({ entries }: Scenario, player: number) =>
    entries('action').filter(
      (one) => one.action === 'move' && one.why === why && one.object.owner === player,
    ).length;
}

function revealed({ entries }: Scenario, player: number) {
  return entries('action').filter(
    (one) => one.action === 'reveal' && one.object.owner === player && one.object.zone === 'deck',
  ).length;
}

function rolls({ entries }: Scenario, player: number) {
  return entries('action').filter((one) => one.action === 'roll' && one.player === player).length;
}

function passes({ entries }: Scenario, player: number) {
  return entries('action').filter((one) => one.action === 'pass' && one.player === player).length;
}

function shuffles({ entries }: Scenario, player: number) {
  return entries('action').filter((one) => one.action === 'shuffle' && one.player === player)
    .length;
}

function table(effect: Effect, abilities: readonly Ability[], spare: Effect = []) {
  const watcher = makeCard('watcher', 'landmark-permanent', { abilities });
  const side = (player: number) => ({
    hand: ['bear', 'bear', ...(player === 0 && spare.length === 0 ? ['plan'] : [])],
    deck: ['bear', 'bear', 'bear', 'bear'],
    reserve: ['bear'],
    mana: { ready: player === 0 ? 1 : 0, exhausted: player === 0 ? 2 : 3 },
    expeditions: { hero: [{ card: 'bear', as: `bear-${player}` }] },
  });
  return scenario({
    cards: [bear, token, watcher, makeSpell('plan', effect)],
    players: [{ ...side(0), landmarks: ['watcher'] }, side(1)],
  });
}

/** Answers every decision with its first options until a turn comes. */
function settled(start: Scenario): Scenario {
  let now = start;
  while (now.now.decision && now.now.decision.kind !== 'turn') {
    const { min } = now.now.decision;
    now = now.choose(...now.options().slice(0, Math.max(1, min)));
  }
  return now;
}

describe('"they" are whoever does the step, where the text says who does it (7.2.4)', () => {
  for (const [step, seen, expected] of STEPS) {
    const name = `${step.do} ${JSON.stringify('of' in step ? step.of : '')}`;
    it(`in a Spell: each player does ${name}`, () => {
      const now = settled(table([step], []).choose('plan'));
      expect([seen(now, 0), seen(now, 1)]).toEqual([expected, expected]);
    });

    it(`in a Reaction whose trigger spoke of a player: each player does ${name}`, () => {
      const watching = makeReaction(
        { on: 'becomes', what: { type: 'character' }, status: 'anchored' },
        [{ do: 'target-player', who: { target: 'opponent' } }, step],
      );
      const fade: Effect = [
        {
          do: 'gain',
          of: { choose: { type: 'character', of: 'you' } },
          statuses: ['anchored'],
        },
      ];
      const now = settled(table(fade, [watching]).choose('plan'));
      const found = [seen(now, 0), seen(now, 1)].map((one) =>
        Array.isArray(one) ? one.filter((status) => status !== 'anchored') : one,
      );
      expect(found).toEqual([expected, expected]);
    });
  }
});

it('puts a card of each player into Mana by Aja, as her text says', () => {
  const played = settled(
    scenario({
      cards: [bear, ...REAL_CARDS.filter(({ id }) => id === 'aja')],
      players: [{ hand: ['aja'], mana: { ready: 4 }, deck: ['bear'] }, { deck: ['bear'] }],
    }).choose('aja@hero'),
  );
  expect([0, 1].map((player) => played.query.zone('mana', player).length)).toEqual([5, 1]);
});

describe('the singular "they" (7.2.4.a)', () => {
  const citesOf = (of: 'they' | 'you') =>
    scenario({
      cards: [
        bear,
        makeSpell('plan', [
          { do: 'gain', of: { all: { type: 'character', of } }, statuses: ['asleep'], ...each },
        ]),
      ],
      players: [
        { hand: ['plan'], mana: { ready: 1 }, expeditions: { hero: ['bear'] } },
        { expeditions: { hero: ['bear'] } },
      ],
    })
      .choose('plan')
      .cites();

  it('is cited also where it says whose objects are meant', () => {
    expect(citesOf('they')).toContain('7.2.4.a');
    expect(citesOf('you')).not.toContain('7.2.4.a');
  });
});
