import type { ExpeditionName } from '../../engine/state/decision.ts';

/** Builds the names of places that can be pressed on a board: everything that an option can choose. */
export const place = {
  object: (id: number) => `object:${id}`,
  expedition: ({ player, side }: ExpeditionName) => `expedition:${player}:${side}`,
  player: (player: number) => `player:${player}`,
  region: (region: number) => `region:${region}`,
  pile: (zone: string, player: number) => `${zone}:${player}`,
};

/** The number of the object that is pressed at a place; null for any other place. */
export function objectAt(pressed: string): number | null {
  const [what, id] = pressed.split(':');
  return what === 'object' ? Number(id) : null;
}

/** Returns the number of the object under an event; null where there is none. */
export function objectOf({ target }: Event): number | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  const pressed = place?.dataset.at;
  return pressed === undefined ? null : objectAt(pressed);
}
