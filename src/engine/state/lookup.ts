/**
 * The parts of a game by their numbers. One that is not there is an `EngineError` that names it. Each
 * function reads its own list: one function for lists of all kinds would be slower, because JavaScript
 * engines read values of one shape fastest.
 */

import type { Card } from '../cards/card.ts';
import type { CompiledCard } from '../cards/compile.ts';
import { missingItem } from '../rules/require.ts';
import type { Frame } from './frame.ts';
import type { Draft, Expedition, Game, Player, Region } from './game.ts';
import type { GameObject } from './object.ts';
import type { AtomicAction } from './step.ts';

/** Returns the object or card with an id, as it is or as it last was (2.1.h). */
export function objectAt(game: Pick<Game, 'objects'>, id: number): GameObject {
  return game.objects[id] ?? missingItem('objects', id);
}

/** Returns the object that an action is about; null for one that is about none. */
export function objectOfAction(
  game: Pick<Game, 'objects'>,
  action: AtomicAction,
): GameObject | null {
  const id = 'object' in action ? action.object : undefined;
  return id === undefined ? null : (game.objects[id] ?? null);
}

/** Returns the player in a seat. */
export function playerAt(game: Pick<Game, 'players'>, seat: number): Player {
  return game.players[seat] ?? missingItem('players', seat);
}

/** Returns an Expedition by its number. */
export function expeditionAt(game: Pick<Game, 'expeditions'>, expedition: number): Expedition {
  return game.expeditions[expedition] ?? missingItem('expeditions', expedition);
}

/** Returns the Expedition that one faces. */
export function facingOf(game: Pick<Game, 'facing'>, expedition: number): number {
  return game.facing[expedition] ?? missingItem('facing', expedition);
}

/** Returns a region of the Adventure by its number. */
export function regionNumbered(game: Pick<Game, 'regions'>, region: number): Region {
  return game.regions[region] ?? missingItem('regions', region);
}

/** Returns a card as it is printed, by its place in the library. */
export function printedCard(game: Pick<Game, 'library'>, place: number): Card {
  return game.library[place] ?? missingItem('library', place);
}

/** Returns the abilities of a card, by its place in the library. */
export function compiledCard(draft: Pick<Draft, 'compiled'>, place: number): CompiledCard {
  return draft.compiled[place] ?? missingItem('compiled', place);
}

/** Returns the frame that runs now, or that asked the question which waits. */
export function topFrame({ agenda }: Pick<Draft, 'agenda'>): Frame {
  return agenda[agenda.length - 1] ?? missingItem('agenda', agenda.length - 1);
}

/** Returns the compiled card of an object; of one played as a Temple, the Landmark Permanent. */
export function compiledOf(
  draft: Pick<Draft, 'compiled'>,
  { card, temple }: Pick<GameObject, 'card' | 'temple'>,
): CompiledCard {
  const printed = compiledCard(draft, card);
  return temple && printed.temple !== null ? printed.temple : printed;
}
