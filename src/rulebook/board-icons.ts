/** Drawings of terrains on a 24 by 24 grid: every board has them. */
export const TERRAIN_ICONS = {
  forest: '<path d="M12 1.5 6.5 9h2.6L4 16h6.6v6.5h2.8V16H20l-5.1-7h2.6z"/>',
  mountain: '<path d="M1 20.5 9.2 4l4.3 8.3L16 8.6l7 11.9zM9.2 8.6l-2.7 5.3 2.2-1.3 2 1.6 1-1z"/>',
  water:
    '<path d="M12 1.5c4.2 5.6 6.8 8.9 6.8 13a6.8 6.8 0 0 1-13.6 0c0-4.1 2.6-7.4 6.8-13zM8 14.4a4 4 0 0 0 4.2 4v-1.9A2.2 2.2 0 0 1 9.9 14.4z"/>',
} as const;

/** The drawing of mana, for a picture of a board. */
export const MANA_ICON =
  '<path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 4-1.9 4.6L5.5 12l4.6 1.9 1.9 4.6 1.9-4.6 4.6-1.9-4.6-1.9z"/>';
