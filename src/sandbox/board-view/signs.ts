import { MANA_ICON, TERRAIN_ICONS } from '../../rulebook/board-icons.ts';
import { PASSING_SIGNS } from './passing-signs.ts';
import { STATE_SIGNS } from './state-signs.ts';
import { TOOL_SIGNS } from './tool-signs.ts';

/** Drawings of the sandbox on a 24 by 24 grid, made for this site. */
export const SIGNS = {
  ...TERRAIN_ICONS,
  mana: MANA_ICON,
  ...PASSING_SIGNS,
  ...STATE_SIGNS,
  ...TOOL_SIGNS,
  hero: '<path d="M12 2 20 5v6.5c0 5-3.4 8.3-8 10.5-4.6-2.2-8-5.5-8-10.5V5zm-1.2 5.2v4.2H8.2v2.4h2.6v4.6h2.4v-4.6h2.6v-2.4h-2.6V7.2z"/>',
  companion:
    '<path d="M12 11c3.2 0 6 2.8 6 6.2 0 2.2-1.4 3.3-3.2 3.3-1.1 0-1.8-.5-2.8-.5s-1.7.5-2.8.5c-1.8 0-3.2-1.1-3.2-3.3C6 13.8 8.8 11 12 11zM4.2 7.6c1.2-.3 2.5.7 2.9 2.2.4 1.6-.2 3-1.4 3.3-1.2.3-2.5-.7-2.9-2.2-.4-1.6.2-3 1.4-3.3zm15.6 0c1.2.3 1.8 1.7 1.4 3.3-.4 1.5-1.7 2.5-2.9 2.2-1.2-.3-1.8-1.7-1.4-3.3.4-1.5 1.7-2.5 2.9-2.2zM8.7 3.1c1.3-.2 2.5 1.1 2.7 2.8.2 1.8-.6 3.2-1.9 3.4-1.3.2-2.5-1.1-2.7-2.8-.2-1.8.6-3.2 1.9-3.4zm6.6 0c1.3.2 2.1 1.6 1.9 3.4-.2 1.7-1.4 3-2.7 2.8-1.3-.2-2.1-1.6-1.9-3.4.2-1.7 1.4-3 2.7-2.8z"/>',
  first: '<path d="M5 2h2v1.2h12l-3 4.4 3 4.4H7V22H5z"/>',
  fewer: '<path d="M3 9.8h18v4.4H3z"/>',
  deck: '<path d="M8 2h12v16h-2V4H8zM4 6h12v16H4z"/>',
  discard:
    '<path d="M9.5 2h5l.6 2H20v2.3H4V4h4.9zM5.5 8h13l-1 14h-11zm3.7 2.5.5 9h1.6l-.4-9zm4 0-.4 9h1.6l.5-9z"/>',
  hand: '<path d="m1.6 9.3 3.3-1 2.5 11.3-1.7.4zM6.2 5.9l5-1.3 3.7 14.2-6 1.6zM13.2 3.8l4 .5 5.2.9-2.7 14.6-3.1-.6z"/>',
  start: '<path d="M5 4h2.6v16H5zm14 0v16L8.6 12z"/>',
  end: '<path d="M16.4 4H19v16h-2.6zM5 4l10.4 8L5 20z"/>',
  back: '<path d="M17.5 3.5v17L6 12z"/>',
  forward: '<path d="M6.5 3.5v17L18 12z"/>',
  play: '<path d="M6 3v18l15-9z"/>',
  embed:
    '<path d="m8.5 6 1.6 1.6L5.7 12l4.4 4.4L8.5 18l-6-6zm7 0 6 6-6 6-1.6-1.6 4.4-4.4-4.4-4.4z"/>',
  close:
    '<path d="m5.5 3.8 6.5 6.5 6.5-6.5 1.7 1.7-6.5 6.5 6.5 6.5-1.7 1.7-6.5-6.5-6.5 6.5-1.7-1.7 6.5-6.5-6.5-6.5z"/>',
  up: '<path d="M12 4.5 20.5 19h-17z"/>',
  down: '<path d="M12 19.5 3.5 5h17z"/>',
  die: '<path d="M4 4h16v16H4zm4.5 3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm7 7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"/>',
  character:
    '<path d="M12 2.5a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zM3 21.5c.5-5 4-7.6 9-7.6s8.5 2.6 9 7.6z"/>',
  spell: '<path d="m13 1.5-8.5 13h5.5L9 22.5 19.5 9H13z"/>',
  permanent:
    '<path d="M3 9.5 12 2.5l9 7v2.3h-2v7h2.5v2.7h-19v-2.7H5v-7H3zM8 11.8v7h2.7v-7zm5.3 0v7H16v-7z"/>',
} as const;
