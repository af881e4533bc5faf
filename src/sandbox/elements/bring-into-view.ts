/** Space that the page leaves between the header and what it scrolls to, in pixels. */
const GAP = 16;

/** Scrolls a board to below the header; does nothing while the board and its controls are in view. */
export function bringIntoView(place: Element): void {
  const parts = [...place.querySelectorAll('.stage-room, .desk')];
  if (parts.length > 0 && parts.every(isInView)) return;
  const play = place.matches('.play') ? place : (place.querySelector('.play') ?? place);
  play.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Space below the lowest option that is scrolled to, in pixels. */
const MARGIN = 8;

/** Scrolls a board that is higher than its room, as on a phone held sideways, to what can be pressed. */
export function showOptions(place: Element): void {
  const room = place.querySelector('.stage-room');
  if (!room) return;
  const options = [...room.querySelectorAll('.option')];
  const lowest = Math.max(...options.map((option) => option.getBoundingClientRect().bottom));
  const below = lowest + MARGIN - room.getBoundingClientRect().bottom;
  if (below > 0) room.scrollBy({ top: below, behavior: 'instant' });
}

function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const header = (Number.parseFloat(scrollPaddingTop) || 0) - GAP;
  return top >= header && bottom <= innerHeight;
}
