/** The width from which the example of a rule stands beside its text; `rule.css` has it too. */
const WIDE = '(min-width: 80rem)';

/** Whether the example of a page stands beside its text. */
export function standsBeside(place: HTMLElement): boolean {
  return place.closest('main.rule > .played:not(.watched)') !== null && matchMedia(WIDE).matches;
}

/**
 * Gives the example of a page the whole width of it, and brings its board into view. On a wide screen
 * it stands beside the text until it is played.
 */
export function giveWholeWidth(place: HTMLElement): void {
  const played = place.closest('.played:not(.watched)');
  if (!played) return;
  const stoodBeside = standsBeside(place);
  played.classList.add('watched');
  if (stoodBeside) {
    (place.querySelector('.play') ?? place).scrollIntoView({ block: 'start' });
  }
}
