import { describe, expect, it } from 'vitest';
import { advance } from './advance.ts';
import { createGame, type Setup } from './setup/setup.ts';
import type { Game } from './state/game.ts';
import { stillExists } from './state/zone.ts';
import { randomDecks, randomPlayer } from './testing/random-games.ts';
import { makeCard, makeSpell, scenario } from './testing/scenario.ts';
import { view } from './view.ts';

const GAMES = 15;

/** Random decks in which each card is the only one of its name, so that a name gives it away. */
function uniqueDecks(seed: number): Setup {
  const setup = randomDecks(seed);
  const byId = new Map(setup.cards.map((one) => [one.id, one]));
  const name = (player: number, index: number) => `unique-${player}-${index}`;
  const clones = setup.players.flatMap(({ deck }, player) =>
    deck.map((id, index) => ({ ...byId.get(id)!, id: name(player, index) })),
  );
  return {
    ...setup,
    cards: [...setup.cards, ...clones],
    players: setup.players.map((one, player) => ({
      ...one,
      deck: one.deck.map((_, index) => name(player, index)),
    })),
  };
}

/** Cards whose faces a player may not see now; an onlooker when null. */
function hiddenFrom(game: Game, player: number | null): string[] {
  // An effect may let a player choose, or play, a card that is looked at in the Deck, or one that is
  // revealed in the Deck of another player.
  const { decision } = game;
  const looking =
    (decision?.kind === 'choose' || decision?.kind === 'play') && decision.player === player;
  const offered = new Set(looking ? offeredObjects(game) : []);
  return game.objects.flatMap((object) => {
    if (!object || object.card < 0 || !stillExists(game, object.id)) return [];
    const isMine = object.player === player;
    const isHidden =
      object.zone === 'deck'
        ? !(looking && (isMine || offered.has(object.id)))
        : (object.zone === 'hand' || object.zone === 'mana') && !isMine;
    return isHidden ? [game.library[object.card]!.id] : [];
  });
}

/** The objects among which the player who is asked chooses. */
function offeredObjects({ decision }: Game): readonly number[] {
  return decision!.options.flatMap(({ what }) => ('object' in what ? [what.object] : []));
}

describe('what a player may know (3.1.3)', () => {
  it.each(['4.0', '2024-09'] as const)('shows no hidden card of a whole game (%s)', (edition) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const choose = randomPlayer(seed);
      let now = advance(createGame(uniqueDecks(seed), { seed, edition }));
      while (now.decision) {
        for (const player of [0, 1, null]) {
          const seen = view(now.game, player);
          // Who has chosen a card of a Deck has looked at it.
          const decided = seen.decided.filter((one) => one.player !== player);
          const text = JSON.stringify({ ...seen, decided });
          const shown = hiddenFrom(now.game, player).filter((id) => text.includes(`"${id}"`));
          expect(shown, `game ${seed}, ${now.decision.id}, player ${player}`).toEqual([]);
        }
        now = advance(now.game, { options: choose(now.decision) }, { trace: false });
      }
    }
  });

  const cards = [
    makeCard('bear', 'character'),
    makeSpell('thief', [
      { do: 'discard', of: { choose: { type: 'mana-orb', in: 'mana', of: 'opponents' } } },
    ]),
  ];
  const table = scenario({
    cards,
    players: [
      { hand: ['thief', 'bear'], deck: ['bear'], mana: { ready: 2 } },
      { hand: ['bear'], mana: { cards: ['bear', 'thief'], ready: 2 } },
    ],
  });

  it('shows a player their own Hand and Mana zone, and how many cards others have', () => {
    const seen = view(table.game, 0);
    expect(seen.players[0]!.hand).toMatchObject([{ card: 'thief' }, { card: 'bear' }]);
    expect(seen.players[0]!.deck).toBe(1);
    expect(seen.players[1]!.hand).toBe(1);
    expect(seen.players[1]!.mana).toMatchObject([{ card: null }, { card: null }]);
  });

  it('shows onlookers what is open to all', () => {
    const seen = view(table.game, null);
    expect(seen.players.map(({ hand }) => hand)).toEqual([2, 1]);
    expect(seen.decision).toEqual({ player: 0, kind: 'turn' });
  });

  it('offers a choice among Mana Orbs of another player without their faces (3.2.9.d)', () => {
    const { decision } = table.choose('thief').now;
    expect(decision?.options.map(({ what }) => what)).toMatchObject([
      { is: 'object', card: null },
      { is: 'object', card: null },
    ]);
  });

  it('shows what others have decided already, and no card of a hidden zone (6.1.h)', () => {
    const { game } = scenario({
      cards,
      phase: 'night',
      askAlways: true,
      players: [
        { reserve: ['bear', 'bear', { card: 'bear', as: 'third' }] },
        { reserve: ['bear', 'bear', 'bear'], hand: ['bear'], deck: ['bear', 'bear'] },
      ],
    }).choose('bear', 'third');
    const [kept] = view(game, 1).decided;
    expect(kept).toMatchObject({ player: 0, chosen: [{ is: 'object', card: 'bear' }, {}] });
  });

  it('and a Mana Orb to come, without its face', () => {
    const { game } = scenario({
      cards,
      phase: 'morning',
      firstPlayer: 1,
      players: [
        { hand: [{ card: 'bear', as: 'orb' }], deck: ['thief', 'thief'] },
        { hand: ['bear'], deck: ['thief', 'thief'] },
      ],
    }).choose('orb');
    expect(view(game, 0).decided).toMatchObject([
      { player: 0, chosen: [{ is: 'object', card: 'bear' }] },
    ]);
    expect(view(game, 1).decided).toEqual([{ player: 0, chosen: [null] }]);
    expect(view(game, null).decided).toEqual([{ player: 0, chosen: [null] }]);
  });

  it('says in the trace who may know which cards of hidden zones were chosen (6.1.h)', () => {
    const hide = makeSpell('hide', [
      { do: 'put', of: { choose: { in: 'hand', of: 'you' } }, to: 'mana' },
    ]);
    const { entries } = scenario({
      cards: [...cards, hide],
      players: [{ hand: ['hide', 'bear', 'thief'], mana: { ready: 1 } }, {}],
    })
      .choose('hide')
      .choose('bear');
    expect(entries('answer').map(({ known }) => known)).toEqual([undefined, [0]]);
  });
});

it('shows of an emblem whose ability made it, and how long it lasts (2.2.2.m)', () => {
  const beacon = makeCard('beacon', 'landmark-permanent', {
    abilities: [
      {
        kind: 'reaction',
        trigger: { on: 'plays', who: 'you', card: { type: 'spell' } },
        effect: [{ do: 'may', steps: [{ do: 'draw' }] }],
      },
    ],
  });
  const lasting = makeSpell('lasting', [
    {
      do: 'ongoing',
      duration: 'this-day',
      passive: { rule: 'cannot-gain-counters', of: { type: 'character' } },
    },
  ]);
  const { game, object } = scenario({
    cards: [beacon, lasting],
    players: [
      {
        hand: [{ card: 'lasting', as: 'l' }],
        mana: { ready: 1 },
        landmarks: [{ card: 'beacon', as: 'b' }],
        deck: ['beacon'],
      },
      {},
    ],
  }).choose('lasting');
  const emblems = view(game, 1).limbo.flatMap(({ madeBy }) => madeBy ?? []);
  expect(emblems).toContainEqual(
    expect.objectContaining({ card: 'lasting', ability: null, duration: 'this-day' }),
  );
  expect(emblems).toContainEqual({
    object: object('b').id,
    card: 'beacon',
    ability: '0',
    duration: null,
  });
});
