import { expect, test } from 'vitest';
import { EDITIONS } from '../../engine/rules/edition.ts';
import type { Answer, Decision } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import { cardNamed } from '../../library/cards.ts';
import { loadPlayWords } from '../../sandbox/board-view/play-words.ts';
import type { Session } from '../../sandbox/model/session.ts';
import { finishSteps } from '../../sandbox/model/slices.ts';
import { chanceOf, shuffleValues } from '../practice/series.ts';
import { gameData } from './game-made.ts';
import { openGame, READER, type WholeGame } from './game-session.ts';
import { answerSimply } from './opponent.ts';
import { starterGame } from './starter-decks.ts';

const EDITION = EDITIONS.at(-1)!;

async function openStarterGame(): Promise<WholeGame> {
  return openGame(await gameData(EDITION, 'en', {}), await loadPlayWords('en'));
}

const waiting = ({ run }: Session) => run.pieces.at(-1)!;

/** A reader who answers by chance. */
function answerByChance({ options, min, max }: Decision, chance: () => number): Answer {
  const count = Math.max(min, Math.min(1, max));
  return {
    options: shuffleValues(options, chance)
      .slice(0, count)
      .map(({ id }) => id),
  };
}

/** Plays a game to its end, the reader by chance. */
function playOut(game: WholeGame, seed: number): Session {
  const chance = chanceOf(`reader ${seed}`);
  let session = finishSteps(game.beginInSteps(seed));
  for (;;) {
    const { decision } = waiting(session);
    if (!decision) return session;
    expect(decision.player).toBe(READER);
    const at = session.stops.length - 1;
    const answer = answerByChance(decision, chance);
    session = finishSteps(game.reduceInSteps({ ...session, at }, { do: 'answer', answer }));
    expect(session.notice).toBeNull();
  }
}

test.each([1, 2, 3])('game %i goes to its end, and the same again', async (seed) => {
  const session = playOut(await openStarterGame(), seed);
  const { result } = waiting(session).game;
  expect(result).not.toBeNull();
  const again = playOut(await openStarterGame(), seed);
  expect(again.run.answers).toEqual(session.run.answers);
});

test('games of other numbers have other cards', async () => {
  const game = await openStarterGame();
  const [first, second] = [1, 2].map((seed) => finishSteps(game.beginInSteps(seed)));
  expect(first!.run.beginning.position).not.toEqual(second!.run.beginning.position);
});

test('what the reader answered is taken back with what the opponent answered to it', async () => {
  const game = await openStarterGame();
  const begun = finishSteps(game.beginInSteps(1));
  expect(begun.past).toEqual([]);
  const decision = waiting(begun).decision!;
  const answer = answerByChance(decision, chanceOf('x'));
  const at = begun.stops.length - 1;
  const next = finishSteps(game.reduceInSteps({ ...begun, at }, { do: 'answer', answer }));
  expect(next.past).toHaveLength(1);
  const back = finishSteps(game.reduceInSteps(next, { do: 'replay' }));
  expect(back.run).toBe(begun.run);
  expect(waiting(back).decision?.player).toBe(READER);
});

test('both decks are legal: a Hero, and 39 cards of its faction, three of a name', () => {
  for (const { hero, deck = [] } of starterGame(null).players) {
    const { faction } = cardNamed(hero as string);
    const cards = deck.map((id) => cardNamed(id as string));
    expect(cards).toHaveLength(39);
    const counts = Map.groupBy(cards, ({ name }) => name.en);
    expect([...counts.values()].every((copies) => copies.length === 3)).toBe(true);
    for (const card of cards) expect(card).toMatchObject({ faction, rarity: 'common' });
  }
});

/** A turn of the opponent, who has options to choose from. */
function turnOf(session: Session): { decision: Decision; game: Game } | null {
  for (const { decision, game } of session.run.pieces) {
    const plays = decision?.options.filter(({ what }) => what.is === 'play') ?? [];
    if (decision?.kind === 'turn' && decision.player !== READER && plays.length > 1) {
      return { decision, game };
    }
  }
  return null;
}

test('the opponent plays a card rather than pass, whatever chance says', async () => {
  const turn = turnOf(playOut(await openStarterGame(), 1))!;
  for (const text of ['a', 'b', 'c', 'd', 'e']) {
    const { options } = answerSimply(turn.decision, turn.game, chanceOf(text));
    const [chosen] = turn.decision.options.filter(({ id }) => options?.includes(id));
    expect(chosen?.what.is).toBe('play');
  }
});

test('a game that was left goes on where it was, and its end is not kept', async () => {
  const game = await openStarterGame();
  const chance = chanceOf('a reader who leaves');
  let session = finishSteps(game.beginInSteps(2));
  for (let answers = 0; answers < 6; answers += 1) {
    const answer = answerByChance(waiting(session).decision!, chance);
    const at = session.stops.length - 1;
    session = finishSteps(game.reduceInSteps({ ...session, at }, { do: 'answer', answer }));
  }
  const kept = game.keptOf(session)!;
  const again = await openStarterGame();
  const resumed = finishSteps(again.goOnInSteps(kept));
  expect(waiting(resumed).game).toEqual(waiting(session).game);
  expect(waiting(resumed).decision).toEqual(waiting(session).decision);
  expect(resumed.at).toBe(resumed.count - 1);
  expect(() => finishSteps(again.goOnInSteps({ ...kept, answers: [['nothing']] }))).toThrow();
  expect(game.keptOf(playOut(game, 1))).toBeNull();
});
