/** Sessions that begin at any position, which the engine sets up. */

import type { Card } from '../../engine/cards/card.ts';
import { createPosition } from '../../engine/setup/placing.ts';
import type { PlayWords } from '../../languages/say/teller.ts';
import { engineFrom, type PlaceGame } from '../model/engine-run.ts';
import type { Shared } from '../model/link.ts';
import type { PlayData, UnshownPlay } from '../model/play-data.ts';
import type { PrintedCards } from '../model/printed.ts';
import type { Engine } from '../model/run.ts';
import type { Session } from '../model/session.ts';
import { runInSlices, type Steps } from '../model/slices.ts';
import type { Behind } from '../player/use-play.ts';
import { beginningOf, type EngineSession, sessionWith } from './engine-session.ts';

/** Sets up positions with some cards. Refuses impossible ones with an `EngineError`. */
export function placeWith(cards: readonly Card[]): PlaceGame {
  return ({ position, edition, seed }) => createPosition(position, { cards, edition, seed }).game;
}

/** The rules engine for positions with some cards. */
export function engineWith(cards: readonly Card[]): Engine {
  return engineFrom(placeWith(cards));
}

/** Opens a session for some cards, with the words of one language. */
export function openEngineSession(
  cards: readonly Card[],
  library: PrintedCards,
  playWords: PlayWords,
): EngineSession {
  return sessionWith(engineWith(cards), cards, library, playWords);
}

/** Opens a session that plays on from the end of a play's script. */
export function openBehind(data: PlayData, playWords: PlayWords): Behind {
  const engineSession = openEngineSession(data.cards, data.printed, playWords);
  return { ...engineSession, session: engineSession.begin(beginningOf(data), data.answers) };
}

/** Returns a play with the show that the engine computes, for a play that carries none. */
export async function withShow(play: UnshownPlay, playWords: PlayWords): Promise<PlayData> {
  const engineSession = openEngineSession(play.cards, play.printed, playWords);
  const beginning = engineSession.beginInSteps(beginningOf(play), play.answers);
  const session = await runInSlices(beginning);
  await runInSlices(engineSession.drawInSteps(session));
  return { ...play, show: engineSession.show(session) };
}

/** Opens the session of a link at its moment, with its boards already computed. */
export async function openMoment(
  data: PlayData,
  playWords: PlayWords,
  moment: Shared,
): Promise<Behind> {
  const engineSession = openEngineSession(data.cards, data.printed, playWords);
  const session = await runInSlices(sessionAt(engineSession, data, moment));
  await runInSlices(engineSession.drawInSteps(session));
  return { ...engineSession, session };
}

/**
 * Opens the session that a link asks for, step by step.
 *
 * @param data the play of the example that it began with; null where it began with none
 */
export function* sessionAt(
  engineSession: EngineSession,
  data: UnshownPlay | null,
  shared: Shared,
): Steps<Session> {
  const { edition, seed, position, answers, stop, example, cards, outcomes } = shared;
  const own = data ? yield* engineSession.beginInSteps(beginningOf(data), data.answers) : null;
  if (own && !position && !answers) return { ...own, at: Math.min(stop, own.count - 1) };
  const place = position ?? data?.position;
  if (!place) throw new Error('A link without example holds a position.');
  const session = yield* engineSession.beginInSteps(
    { edition, seed, position: place, example, ...(cards ? { cards } : {}) },
    answers ?? data?.answers ?? [],
    // Where play has changed since, an answer may no longer be offered: the link opens as far as it goes.
    outcomes === undefined ? undefined : 'only',
  );
  const at = Math.min(stop, session.count - 1);
  return { ...session, at, origin: own ? own.origin : session.origin };
}
