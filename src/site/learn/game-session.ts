/** The session behind a whole game: the opponent answers by itself. Loaded when a game begins. */

import type { PlayWords } from '../../languages/say/teller.ts';
import type { EngineSession } from '../../sandbox/board-view/engine-session.ts';
import { openEngineSession } from '../../sandbox/board-view/placed-session.ts';
import type { Event, Session } from '../../sandbox/model/session.ts';
import type { Steps } from '../../sandbox/model/slices.ts';
import { standAt } from '../../sandbox/model/walk.ts';
import { chanceOf } from '../practice/series.ts';
import type { GameData } from './game-data.ts';
import type { KeptGame } from './kept-game.ts';
import { answerSimply } from './opponent.ts';
import { starterGame } from './starter-decks.ts';

/** The seat that the reader plays. */
export const READER = 0;

/** Events are watched a little faster than they are in an example: there are many of them. */
const SPEED = 2;

/** A game with an opponent. */
export interface WholeGame {
  readonly engineSession: EngineSession;
  /** Begins the game of a random seed, up to the first decision of the reader. */
  readonly beginInSteps: (seed: number) => Steps<Session>;
  /**
   * Opens a stored game at the decision where the reader left it.
   *
   * @throws {Error} for answers that do not fit, such as those of another version of the site
   */
  readonly goOnInSteps: (kept: KeptGame) => Steps<Session>;
  /** Returns a game in the form that is stored; null for one that is over. */
  readonly keptOf: (session: Session) => KeptGame | null;
  /** Applies an event of the reader, and then all answers of the opponent. */
  readonly reduceInSteps: (session: Session, event: Event) => Steps<Session>;
}

/** Opens the game for the cards of a page. */
export function openGame(data: GameData, playWords: PlayWords): WholeGame {
  const engineSession = openEngineSession(data.cards, data.printed, playWords);
  /** Plays the game of a random seed through some answers, up to the next decision of the reader. */
  function* playFrom(seed: number, answers: KeptGame['answers']): Steps<Session> {
    const position = starterGame(chanceOf(`deal ${seed}`));
    const beginning = { edition: data.edition, seed, position, example: null };
    const dealt = yield* engineSession.beginInSteps(beginning, answers);
    return yield* letOpponentAnswer(engineSession, { ...dealt, viewer: READER });
  }
  return {
    engineSession,
    keptOf,
    *beginInSteps(seed) {
      const session = yield* playFrom(seed, []);
      const walk = standAt(session.stops.length, 0, SPEED);
      // Starting over leads to the reader's first decision, with nothing to take back.
      return { ...session, ...walk, playing: true, past: [], origin: { run: session.run, at: 0 } };
    },
    *goOnInSteps({ seed, answers }) {
      const session = yield* playFrom(seed, answers);
      const count = session.stops.length;
      return { ...session, ...standAt(count, count - 1, SPEED) };
    },
    *reduceInSteps(session, event) {
      const reduced = yield* engineSession.reduceInSteps(session, event);
      if (event.do !== 'answer' || reduced.run === session.run) return reduced;
      const answered = yield* letOpponentAnswer(engineSession, reduced);
      return {
        ...answered,
        at: reduced.at,
        speed: session.speed,
        playing: reduced.at < answered.stops.length - 1,
        // An undo takes back the opponent's answers together with the reader's own.
        past: answered.past.slice(0, session.past.length + 1),
      };
    },
  };
}

function keptOf({ run }: Session): KeptGame | null {
  const { decision } = run.pieces.at(-1)!;
  if (!decision) return null;
  const { seed, edition } = run.beginning;
  return { seed, edition, answers: run.answers.map(({ options }) => options) };
}

/** Answers for the opponent until the reader is asked, or the game is over. */
function* letOpponentAnswer(engineSession: EngineSession, session: Session): Steps<Session> {
  let now = session;
  for (;;) {
    const { decision, game } = now.run.pieces.at(-1)!;
    if (!decision || decision.player === READER) return now;
    const { seed } = now.run.beginning;
    const chance = chanceOf(`answer ${now.run.answers.length} of ${seed}`);
    const answer = answerSimply(decision, game, chance);
    const asked = { ...now, at: now.stops.length - 1 };
    const next = yield* engineSession.reduceInSteps(asked, { do: 'answer', answer });
    // The engine refuses no option that it offers; a game that goes no further has no decision.
    if (next.run === now.run) return next;
    now = next;
  }
}
