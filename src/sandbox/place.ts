import type { ExpeditionName } from '../engine/decision.ts';

/** Names of what can be pressed on a board: one for each thing that an option can mean. */
export const place = {
  object: (id: number) => `object:${id}`,
  expedition: ({ player, side }: ExpeditionName) => `expedition:${player}:${side}`,
  player: (player: number) => `player:${player}`,
  region: (region: number) => `region:${region}`,
  pile: (zone: string, player: number) => `${zone}:${player}`,
};
