import { describe, expect, it } from 'vitest';
import { advance } from '../advance.ts';
import type { Effect } from '../cards/ability.ts';
import { createGame } from '../setup/setup.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character', { statistics: [2, 0, 0] });
const fish = makeCard('fish', 'character', { statistics: [0, 0, 3] });
const real = (...ids: string[]) => REAL_CARDS.filter(({ id }) => ids.includes(id));
const filler = Array.from({ length: 8 }, () => 'bear');

describe('the beginning (4.1)', () => {
  const deck = Array.from({ length: 20 }, () => 'bear');
  const start = advance(createGame({ cards: [bear], players: [{ deck }, { deck }] }, { seed: 3 }));

  it('draws six cards and asks each player for three Mana Orbs, in order', () => {
    expect(start.decision).toMatchObject({ kind: 'starting-mana', min: 3, max: 3 });
    expect(start.decision?.player).toBe(start.game.firstPlayer);
    expect(start.decision?.options).toHaveLength(6);
    expect(start.trace.flatMap(({ cites }) => cites)).toEqual(
      expect.arrayContaining(['4.1.h', '4.1.i']),
    );
  });

  it('skips the first Morning (4.1.j)', () => {
    let now = start;
    for (let i = 0; i < 2; i++) {
      const options = now.decision!.options.slice(0, 3).map(({ id }) => id);
      now = advance(now.game, { options });
    }
    expect(now.game).toMatchObject({ day: 1, phase: 'afternoon', turn: start.game.firstPlayer });
    expect(now.trace.some((e) => e.kind === 'phase-began' && e.phase === 'morning')).toBe(false);
  });
});

describe('Morning (4.2.1)', () => {
  it('changes the first player, readies, draws two and offers to expand, in this order', () => {
    const morning = scenario({
      cards: [bear],
      phase: 'morning',
      day: 2,
      players: [
        {
          deck: ['bear', 'bear', 'bear'],
          mana: { exhausted: 2 },
          reserve: [{ card: 'bear', as: 'r', statuses: ['exhausted'] }],
        },
        { deck: ['bear', 'bear'] },
      ],
    });
    const effects = morning.entries('daily-effect').map(({ daily }) => daily);
    expect(effects).toEqual(['succeed', 'prepare', 'draw', 'expand']);
    expect(morning.game.firstPlayer).toBe(1);
    expect(morning.object('r').statuses).toEqual([]);
    expect(morning.now.decision).toMatchObject({ kind: 'expand', player: 1, min: 0 });
    expect(morning.now.decision?.cites).toEqual(expect.arrayContaining(['6.1.h', '1.4.5.a']));
    const expanded = morning.choose('bear').choose();
    expect(expanded.query.zone('mana', 1)).toHaveLength(1);
    expect(expanded.game.objects[expanded.query.zone('mana', 1)[0]!]!.statuses).toEqual([]);
    expect(expanded.query.zone('hand', 0)).toHaveLength(2);
  });

  it('shuffles the Discard pile under a Deck that is too small (4.0:3.2.2.d)', () => {
    const morning = scenario({
      edition: '4.0',
      cards: [bear, fish],
      phase: 'morning',
      day: 2,
      players: [{ deck: ['bear'], discard: ['fish', 'fish'] }, { deck: ['bear', 'bear'] }],
    });
    expect(morning.query.zone('hand', 0)).toHaveLength(2);
    expect(morning.query.zone('deck', 0)).toHaveLength(1);
    expect(morning.cites()).toContain('3.2.2.d');
  });

  it('does nothing for cards that are nowhere (3.2.2.e)', () => {
    const morning = scenario({ cards: [bear], phase: 'morning', day: 2 });
    expect(morning.cites()).toContain('3.2.2.e');
  });
});

describe('the Afternoon (4.2.3)', () => {
  it('alternates turns until all have passed; who passed takes no more', () => {
    const cards = [makeCard('cheap', 'character', { handCost: 0 })];
    const start = scenario({ cards, players: [{ hand: ['cheap', 'cheap'] }, { hand: ['cheap'] }] });
    const turns = start
      .choose('cheap@hero')
      .choose('pass')
      .choose('cheap@hero')
      .choose('pass')
      .entries('turn-began')
      .map(({ player }) => player);
    expect(turns.slice(0, 4)).toEqual([0, 1, 0, 0]);
  });

  it('lets quick actions be played before the turn ends', () => {
    const source = makeCard('source', 'landmark-permanent', {
      abilities: [
        {
          kind: 'quick-action',
          cost: [{ do: 'exhaust', of: 'me' }],
          effect: [{ do: 'gain-counters', of: 'me', counter: 'x', count: 1 }],
        },
      ],
    });
    const used = scenario({
      cards: [source],
      players: [{ landmarks: [{ card: 'source', as: 's' }] }, {}],
    }).choose('s');
    expect(used.object('s')).toMatchObject({ statuses: ['exhausted'], counters: { x: 1 } });
    expect(used.game.turn).toBe(0);
    expect(used.options()).toEqual(['pass']);
    expect(used.cites()).toContain('5.3.d');
  });

  it('ends with "After You" without passing (7.3.2)', () => {
    const alice = real('alice');
    const used = scenario({
      cards: alice,
      players: [{ reserve: [{ card: 'alice', as: 'a' }] }, {}],
    }).choose('a');
    expect(used.zone('a')).toBe('discard');
    expect(used.game.turn).toBe(1);
    expect(used.game.players[0]!.passed).toBe(false);
  });
});

describe('Dusk (4.2.4)', () => {
  const dusk = (mine: string[], theirs: string[], more: object = {}) =>
    scenario({
      cards: [
        bear,
        fish,
        makeCard('stone', 'character', { statistics: [0, 0, 0] }),
        ...real('monolith-archivist'),
      ],
      phase: 'dusk',
      players: [
        { deck: filler, expeditions: { hero: { cards: mine, ...more } } },
        { deck: filler, expeditions: { hero: theirs } },
      ],
    });

  it('moves an Expedition forward for a greater statistic of its terrains (4.2.4.b)', () => {
    const moved = dusk(['bear'], ['stone']);
    expect(moved.game.expeditions.map(({ distance }) => distance)).toEqual([1, 0, 0, 0]);
    expect(
      moved.entries('action').find(({ action }) => action === 'move-expedition'),
    ).toMatchObject({
      dueTo: ['forest'],
    });
  });

  it('only once, however many statistics win (4.2.4.g), and not for a tie (4.2.4.e)', () => {
    expect(dusk(['bear', 'fish'], []).game.expeditions[0]!.distance).toBe(1);
    const tied = dusk(['bear'], ['bear']);
    expect(tied.game.expeditions[0]!.distance).toBe(0);
    expect(tied.cites()).toContain('4.2.4.e');
  });

  it('for a tie if it is Ascended, but never at 0 (2.4.3, 4.2.4.f)', () => {
    const tied = dusk(['bear'], ['bear'], { ascended: true });
    expect(tied.game.expeditions[0]).toMatchObject({ distance: 1, ascended: false });
    expect(tied.cites()).toContain('4.2.4.k');
    expect(dusk(['stone'], [], { ascended: true }).game.expeditions[0]!.distance).toBe(0);
  });

  it('leaves out Characters that are Asleep (2.4.4)', () => {
    const asleep = scenario({
      cards: [bear],
      phase: 'dusk',
      players: [
        { deck: filler, expeditions: { hero: [{ card: 'bear', as: 'b', statuses: ['asleep'] }] } },
        { deck: filler },
      ],
    });
    expect(asleep.game.expeditions[0]!.distance).toBe(0);
    expect(asleep.object('b')).toMatchObject({ zone: 'expedition', statuses: [] });
    const compared = asleep.trace.find((entry) => entry.kind === 'progress');
    expect(compared?.cites).toContain('2.4.4');
  });

  it('is held back by Defenders, with the rule (7.4.2.b)', () => {
    const held = dusk(['monolith-archivist'], []);
    expect(held.game.expeditions[0]!.distance).toBe(0);
    expect(held.cites()).toContain('7.4.2.b');
  });

  it('reveals the Tumult cards that it reaches (7.3.25.b)', () => {
    const moved = dusk(['bear'], []);
    expect(moved.game.regions.map(({ faceUp }) => faceUp)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('Night (4.2.5)', () => {
  it('sends Characters to Reserve, but not Anchored, Asleep or Eternal ones', () => {
    const night = scenario({
      cards: [
        bear,
        makeCard('rock', 'character', { abilities: [{ kind: 'keyword', keyword: 'eternal' }] }),
      ],
      phase: 'night',
      players: [
        {
          deck: filler,
          expeditions: {
            hero: [
              { card: 'bear', as: 'a' },
              { card: 'bear', as: 'b', statuses: ['anchored'] },
              { card: 'bear', as: 'c', statuses: ['asleep', 'anchored'] },
              { card: 'rock', as: 'd' },
            ],
          },
        },
        {},
      ],
    });
    expect(['a', 'b', 'c', 'd'].map((label) => night.zone(label))).toEqual([
      'reserve',
      'expedition',
      'expedition',
      'expedition',
    ]);
    expect(night.object('c').statuses).toEqual([]);
    for (const rule of ['2.4.2', '2.4.4', '7.4.3.b']) expect(night.cites()).toContain(rule);
  });

  it('is one step: what is Eternal thanks to another stays with it (6.1.e, 7.4.3.b)', () => {
    const night = scenario({
      cards: [bear, ...real('demeter', 'persephone')],
      phase: 'night',
      adventure: { tumult: [{ single: 'water' }, { single: 'forest' }, { single: 'mountain' }] },
      players: [
        {
          deck: filler,
          expeditions: {
            hero: {
              distance: 1,
              cards: [
                { card: 'persephone', as: 'p' },
                { card: 'demeter', as: 'd' },
              ],
            },
          },
        },
        {},
      ],
    });
    expect([night.zone('p'), night.zone('d')]).toEqual(['reserve', 'expedition']);
  });

  it('asks who keeps what, then discards all the rest at once (4.2.5.c)', () => {
    const night = scenario({
      cards: [bear, fish],
      phase: 'night',
      firstPlayer: 1,
      players: [
        {
          deck: filler,
          reserve: [
            { card: 'bear', as: 'x' },
            { card: 'bear', as: 'y' },
            { card: 'bear', as: 'z' },
          ],
        },
        { deck: filler, reserve: ['fish', 'fish', { card: 'fish', as: 'f' }] },
      ],
    });
    expect(night.now.decision).toMatchObject({ kind: 'clean-up', player: 1, min: 2, max: 2 });
    const options = night.now.decision!.options.slice(0, 2).map(({ id }) => id);
    const first = advance(night.game, { options });
    expect(first.decision).toMatchObject({ kind: 'clean-up', player: 0 });
  });

  it('sacrifices excess Landmarks, whose Reactions wait until after (4.2.5.c, 4.2.d)', () => {
    const night = scenario({
      cards: [bear, ...real('armored-jammer-rare')],
      phase: 'night',
      players: [
        {
          deck: filler,
          landmarks: [
            'armored-jammer-rare',
            'armored-jammer-rare',
            { card: 'armored-jammer-rare', as: 'j' },
          ],
        },
        { deck: filler, reserve: ['bear', 'bear', { card: 'bear', as: 'b' }] },
      ],
    });
    const kept = night.now.decision!.options.slice(0, 2).map(({ id }) => id);
    const second = advance(night.game, { options: kept });
    expect(second.decision).toMatchObject({ kind: 'clean-up', player: 1 });
    const rest = second.decision!.options.slice(0, 2).map(({ id }) => id);
    const after = advance(second.game, { options: rest });
    expect(after.decision).toMatchObject({ kind: 'target', player: 0 });
    const moves = after.trace.filter((e) => e.kind === 'action' && e.action === 'move');
    expect(moves.map((e) => (e.kind === 'action' && e.action === 'move' ? e.why : ''))).toEqual([
      'sacrifice',
      'clean-up',
    ]);
  });

  it('gives each daily effect its own check of Reactions (4.4.a)', () => {
    const legate = scenario({
      cards: [
        bear,
        makeCard('legate', 'character', {
          statistics: [0, 0, 0],
          abilities: [
            makeReaction({ on: 'fails-to-move-forward', expedition: { relation: 'mine' } }, [
              { do: 'after', daily: 'rest', steps: [{ do: 'draw' }] },
            ]),
          ],
        }),
      ],
      phase: 'dusk',
      players: [{ deck: filler, expeditions: { hero: ['legate'] } }, { deck: filler }],
    });
    const order = legate.trace.flatMap((entry) =>
      entry.kind === 'daily-effect'
        ? [entry.daily]
        : entry.kind === 'reaction-played'
          ? ['reaction']
          : [],
    );
    expect(order.slice(0, 5)).toEqual(['progress', 'reaction', 'rest', 'reaction', 'clean-up']);
  });
});

describe('victory (4.2.5.d) and tiebreakers (4.3)', () => {
  const at = (mine: [number, number], theirs: [number, number], more: object = {}) =>
    scenario({
      cards: [bear, fish, ...real('the-kraken', 'atlas')],
      phase: 'night',
      players: [
        {
          deck: filler,
          expeditions: { hero: { distance: mine[0] }, companion: { distance: mine[1] } },
        },
        {
          deck: filler,
          expeditions: { hero: { distance: theirs[0] }, companion: { distance: theirs[1] } },
        },
      ],
      ...more,
    });

  it('goes on while no Expeditions have met', () => {
    expect(at([3, 3], [2, 2]).game).toMatchObject({ result: null, day: 2 });
  });

  it('is won by who has met, or gone farther', () => {
    expect(at([4, 3], [3, 3]).now.result).toEqual({
      winners: [0],
      reason: 'expeditions',
      day: 1,
    });
    expect(at([4, 3], [4, 4]).now.result?.winners).toEqual([1]);
  });

  it('goes to the Arena when tied', () => {
    const tied = at([4, 3], [4, 3]);
    expect(tied.game).toMatchObject({ arena: true, result: null, day: 2 });
    expect(tied.game.regions).toHaveLength(1);
    expect(tied.cites()).toContain('4.3.a');
  });

  const arena = (mine: readonly string[], theirs: readonly string[]) =>
    scenario({
      cards: [
        bear,
        fish,
        makeCard('all', 'character', { statistics: [1, 1, 1] }),
        ...real('the-kraken', 'atlas'),
      ],
      phase: 'dusk',
      adventure: { arena: true },
      players: [
        { deck: filler, expeditions: { hero: mine } },
        { deck: filler, expeditions: { companion: theirs } },
      ],
    });

  it('is won there by more terrains of both Expeditions together (4.3.e)', () => {
    expect(arena(['bear'], []).now.result).toEqual({ winners: [0], reason: 'arena', day: 1 });
    expect(arena(['bear'], ['fish']).now.result).toBeNull();
    expect(arena(['bear'], ['all']).now.result?.winners).toEqual([1]);
  });

  it('counts Gigantic Characters twice (7.4.4.m), and terrains as passives made them', () => {
    expect(arena(['atlas'], ['all', 'all', 'all', 'all']).now.result?.winners).toEqual([0]);
    expect(arena(['the-kraken'], ['all', 'all']).now.result?.winners).toEqual([0]);
  });

  it('is declared over without winner after its bound of days', () => {
    const setup = { cards: [bear], players: [{ deck: [] }, { deck: [] }], bound: 2 };
    let now = advance(createGame(setup, { seed: 1 }));
    for (let i = 0; now.decision && i < 50; i++) {
      const pass = now.decision.options.find(({ id }) => id === 'pass');
      now = advance(now.game, { options: pass ? [pass.id] : [] });
    }
    expect(now.result).toEqual({ winners: [], reason: 'bound', day: 2 });
  });

  it('is declared over without winner when repetitions of nothing would have no end', () => {
    const nested = [1, 2, 3, 4, 5].reduce<Effect>(
      (steps) => [{ do: 'repeat', times: 100, steps }],
      [{ do: 'draw' }],
    );
    const players = [{ hand: ['echo'], mana: { ready: 1 } }, {}];
    const cast = scenario({ cards: [makeSpell('echo', nested)], players }).choose('echo');
    expect(cast.now.result).toEqual({ winners: [], reason: 'bound', day: 1 });
  });
});

describe('durations (2.2.15)', () => {
  it('end a "this turn" reduction that was not used', () => {
    const twinkle = makeSpell('twinkle', [
      {
        do: 'next',
        duration: 'this-turn',
        card: {},
        changes: [{ cost: 'less', by: 1 }],
      },
    ]);
    const start = scenario({
      cards: [bear, twinkle, makeCard('dear', 'character', { handCost: 3 })],
      players: [{ hand: ['twinkle', 'dear'], mana: { ready: 3 } }, {}],
    }).choose('twinkle');
    expect(start.game.turn).toBe(1);
    expect(start.query.zone('limbo')).toEqual([]);
    expect(start.choose('pass').options()).not.toContain('dear@hero');
  });
});

describe('Rest, for what does not go (2.4.2, 2.4.4)', () => {
  it('takes Anchored and Asleep from objects in whatever zone', () => {
    const rested = scenario({
      cards: [makeCard('bear', 'character'), makeCard('rock', 'landmark-permanent')],
      phase: 'night',
      players: [
        {
          landmarks: [{ card: 'rock', as: 'rock', statuses: ['anchored'] }],
          reserve: [{ card: 'bear', as: 'bear', statuses: ['asleep', 'exhausted'] }],
        },
        {},
      ],
    });
    expect(rested.object('rock').statuses).toEqual([]);
    expect(rested.object('bear').statuses).not.toContain('asleep');
  });
});
