/** Expeditions by their names. */

import { itemAt } from '../rules/require.ts';
import type { ExpeditionName } from './decision.ts';
import { playerOf } from './game.ts';

const MOST_PLAYERS = 4;

const NAMES: readonly ExpeditionName[] = Array.from({ length: MOST_PLAYERS * 2 }, (_, expedition) =>
  Object.freeze({
    player: playerOf(expedition),
    side: expedition % 2 === 0 ? ('hero' as const) : ('companion' as const),
  }),
);

/** Every Expedition that a game can have, by its number. */
export const EXPEDITIONS: readonly number[] = NAMES.map((_, expedition) => expedition);

/** Names an Expedition by its player and its side. */
export function expeditionName(expedition: number): ExpeditionName {
  return itemAt(NAMES, expedition, 'expeditions');
}
