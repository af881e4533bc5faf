/**
 * The yardstick: a small race of two lanes, written for boardgame.io as its documentation shows, so
 * that the engine's figures can be compared with those of a known framework. It has hands,
 * mana, two lanes, turns, passing, a comparison at the end of each day and a race to meet; it has no
 * Reactions, no passive abilities and no trace.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chance } from '../../tests/fuzz/chance.ts';
import { measurePace, reportPace } from './rounds.ts';

/** The part of boardgame.io's client that the race uses. */
interface Framework {
  readonly Client: (settings: {
    readonly game: typeof RACE;
    readonly numPlayers: number;
    readonly debug: false;
  }) => {
    readonly getState: () => {
      readonly G: Table;
      readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
    };
    readonly moves: {
      readonly play: (index: number, lane: number) => void;
      readonly pass: () => void;
    };
  };
}

/** The argument that boardgame.io passes to moves and hooks. */
interface Turn {
  readonly G: Table;
  readonly playerID: string;
  readonly ctx: { readonly playOrderPos: number };
}

interface Table {
  /** Cards are their cost, which is also their strength. */
  decks: number[][];
  hands: number[][];
  mana: number[];
  day: number;
  lanes: number[][];
  places: number[][];
  passed: boolean[];
}

const LANES = 2;
const TARGET = 7;

function freshTable(): Table {
  const deck = Array.from({ length: 40 }, (_, i) => 1 + (i % 6));
  return {
    decks: [deck.slice(6), deck.slice(6)],
    hands: [deck.slice(0, 6), deck.slice(0, 6)],
    mana: [3, 3],
    day: 1,
    lanes: [
      [0, 0],
      [0, 0],
    ],
    places: [
      [0, 0],
      [0, 0],
    ],
    passed: [false, false],
  };
}

/** Compares the lanes, moves the players who are ahead, and begins the next day. */
function endDay(table: Table): void {
  for (let lane = 0; lane < LANES; lane++) {
    const [mine, theirs] = [table.lanes[0]![lane]!, table.lanes[1]![lane]!];
    if (mine > theirs) table.places[0]![lane]! += 1;
    if (theirs > mine) table.places[1]![lane]! += 1;
  }
  table.day += 1;
  for (let player = 0; player < 2; player++) {
    table.lanes[player] = [0, 0];
    table.passed[player] = false;
    table.mana[player] = 2 + table.day;
    table.hands[player]!.push(...table.decks[player]!.splice(0, 2));
  }
}

const RACE = {
  name: 'race',
  setup: freshTable,
  moves: {
    play: ({ G, playerID }: Turn, index: number, lane: number) => {
      const player = Number(playerID);
      const [card] = G.hands[player]!.splice(index, 1);
      G.mana[player]! -= card!;
      G.lanes[player]![lane]! += card!;
    },
    pass: ({ G, playerID }: Turn) => {
      G.passed[Number(playerID)] = true;
      if (G.passed.every(Boolean)) endDay(G);
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: () => 0,
      next: ({ G, ctx }: Turn) => {
        const other = (ctx.playOrderPos + 1) % 2;
        return G.passed[other] ? ctx.playOrderPos : other;
      },
    },
  },
  endIf: ({ G }: Turn) => {
    const sums = G.places.map((places) => places[0]! + places[1]!);
    if (G.day > 30 || sums.some((sum) => sum >= TARGET)) return { sums };
    return undefined;
  },
};

/**
 * Measures the yardstick: games and moves.
 *
 * @param folder where boardgame.io was installed
 * @returns moves per second
 */
export function benchYardstick(folder: string): number {
  const framework = createRequire(join(folder, 'package.json'))('boardgame.io/client') as Framework;
  const choices = chance(1);
  const random = (count: number) => choices.below(count);
  reportPace(
    'yardstick: a little race in boardgame.io',
    measurePace(() => playRace(framework, random).games),
    'games/s',
  );
  const moves = measurePace(() => playRace(framework, random).moves);
  reportPace('yardstick: its moves', moves, 'moves/s');
  return moves.median;
}

/** Plays one random game. */
function playRace(
  { Client }: Framework,
  random: (count: number) => number,
): { games: number; moves: number } {
  const client = Client({ game: RACE, numPlayers: 2, debug: false });
  let moves = 0;
  for (;;) {
    const state = client.getState();
    if (state.ctx.gameover) return { games: 1, moves };
    const player = Number(state.ctx.currentPlayer);
    const { hands, mana } = state.G;
    const playable = hands[player]!.flatMap((card, i) => (card <= mana[player]! ? [i] : []));
    const choice = random(playable.length + 1);
    if (choice === playable.length) client.moves.pass();
    else client.moves.play(playable[choice]!, random(LANES));
    moves += 1;
  }
}
