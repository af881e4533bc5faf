/** The session behind a whole game: the opponent answers by itself. Loaded when a game begins. */

import type { PlayWords } from '../../languages/say/teller.ts';
import type { EngineSession } from '../../sandbox/board-view/engine-session.ts';
import { openEngineSession } from '../../sandbox/board-view/placed-session.ts';
import type { Event, Session } from '../../sandbox/model/session.ts';
import type { Steps } from '../../sandbox/model/slices.ts';
import { standing } from '../../sandbox/model/walk.ts';
import { chanceOf } from '../practice/series.ts';
import type { GameData } from './game-data.ts';
import { answerSimply } from './opponent.ts';
import { starterGame } from './starter-decks.ts';

/** The seat that the reader plays. */
export const READER = 0;

/** Events are watched a little faster than they are in an example: there are many of them. */
const SPEED = 2;

/** A game with an opponent. */
export interface WholeGame {
  readonly engineSession: EngineSession;
  /** The game of a number, up to the first decision of the reader. */
  readonly beginInSteps: (seed: number) => Steps<Session>;
  /** What the reader does, and then all that the opponent does. */
  readonly reduceInSteps: (session: Session, event: Event) => Steps<Session>;
}

/** Opens the game for the cards of a page. */
export function openGame(data: GameData, playWords: PlayWords): WholeGame {
  const engineSession = openEngineSession(data.cards, data.printed, playWords);
  return {
    engineSession,
    *beginInSteps(seed) {
      const position = starterGame(chanceOf(`deal ${seed}`));
      const beginning = { edition: data.edition, seed, position, example: null };
      const dealt = yield* engineSession.beginInSteps(beginning, []);
      const session = yield* letOpponentAnswer(engineSession, { ...dealt, viewer: READER });
      const walk = standing(session.stops.length, 0, SPEED);
      // Starting over leads to the reader's first decision, with nothing to take back.
      return { ...session, ...walk, playing: true, past: [], origin: { run: session.run, at: 0 } };
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
        // What the opponent answered is taken back together with the reader's own answer.
        past: answered.past.slice(0, session.past.length + 1),
      };
    },
  };
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
