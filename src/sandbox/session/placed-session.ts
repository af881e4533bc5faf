/** Sessions that begin at any position, which the engine sets up. */

import type { Card } from '../../engine/cards/card.ts';
import { createPosition } from '../../engine/setup/placing.ts';
import type { PlayWords } from '../../wording/teller.ts';
import type { Library } from '../view/printed.ts';
import { engineFrom, type Place } from './engine-run.ts';
import { type EngineSession, sessionWith } from './engine-session.ts';
import type { Engine } from './run.ts';

/** Sets up positions with some cards. Refuses impossible ones with an `EngineError`. */
export function placeWith(cards: readonly Card[]): Place {
  return ({ position, edition, seed }) => createPosition(position, { cards, edition, seed }).game;
}

/** The rules engine for positions with some cards. */
export function engineWith(cards: readonly Card[]): Engine {
  return engineFrom(placeWith(cards));
}

/** Opens a session for some cards, with the words of one language. */
export function openEngineSession(
  cards: readonly Card[],
  library: Library,
  playWords: PlayWords,
): EngineSession {
  return sessionWith(engineWith(cards), cards, library, playWords);
}
