/** The width from which the example of a rule stands beside its text; `rule-text.css` has it too. */
const WIDE = '(min-width: 80rem)';

/** Whether the example of a page stands beside its text. */
export function standsBeside(place: HTMLElement): boolean {
  return place.closest('main.rule > .played') !== null && matchMedia(WIDE).matches;
}

/** Shows all parts of an example that is played: beside a text, only its board is shown before. */
export function unfoldPlay(place: HTMLElement): void {
  place.closest('.played')?.classList.add('watched');
}
