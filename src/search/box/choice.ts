import { setAttributes } from './element.ts';

/** The link of a list that the arrow keys have chosen, while the focus stays in the box. */
export interface LinkChoice {
  /** Chooses a link by its place in the list; -1 is the box itself. */
  choose(index: number): void;
  /** Chooses the box, of a list whose links are not yet to choose among. */
  leave(): void;
  /** Includes links that were added to the list; the chosen one stays chosen. */
  extend(): void;
  chosen(): HTMLAnchorElement | undefined;
  /** The place of the chosen link; -1 for the box itself. */
  place(): number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Lets the arrow keys of a combobox choose among the links of its list. Pressed on a button beside it,
 * they bring the focus back to the combobox.
 */
export function arrowKeyChoice(
  input: HTMLInputElement,
  list: HTMLElement,
  beside: HTMLElement,
): LinkChoice {
  let chosen = -1;

  function chooseLink(index: number): void {
    const links = list.querySelectorAll('a');
    input.setAttribute('aria-expanded', String(links.length > 0));
    chosen = index;
    links.forEach((link, i) => {
      setAttributes(link, {
        id: `${list.id}-${i}`,
        role: 'option',
        tabindex: '-1',
        'aria-selected': String(i === index),
      });
    });
    links[index]?.scrollIntoView({ block: 'nearest' });
    if (links[index]) input.setAttribute('aria-activedescendant', links[index].id);
    else input.removeAttribute('aria-activedescendant');
  }

  function onArrow(event: KeyboardEvent): void {
    const step = STEPS[event.key] ?? 0;
    // In a select, the arrow keys choose among its own options.
    if (step === 0 || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    input.focus();
    chooseLink(nextPlace(chosen, step, list.querySelectorAll('a').length));
  }
  for (const place of [input, beside]) place.addEventListener('keydown', onArrow);

  return {
    choose: chooseLink,
    leave() {
      chosen = -1;
      input.removeAttribute('aria-activedescendant');
    },
    extend: () => chooseLink(chosen),
    chosen: () => list.querySelectorAll('a')[chosen],
    place: () => chosen,
  };
}

/** Returns the next place in a cycle of the links and the box itself, which is -1. */
function nextPlace(chosen: number, step: number, count: number): number {
  const places = count + 1;
  return ((chosen + 1 + step + places) % places) - 1;
}
