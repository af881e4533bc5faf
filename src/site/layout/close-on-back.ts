/** Lets Back close what is open over a page, as it does in apps, in place of leaving the page. */

/** In the state of a history entry: it stands for something open. */
const OPEN = 'alteredCodexOpen';

/** In the state of the entry below one for something open. */
const BELOW = 'alteredCodexBelow';

/** Something open that has an entry in the history. */
interface Opened {
  readonly element: HTMLElement;
  /** Leaves its entry in the history: it was closed in another way than by Back. */
  readonly release: () => void;
}

/**
 * Closes dialogs and popovers on Back: each has an entry in the history. A `CloseWatcher` is no help:
 * it hears of Back on phones only. A preview that hovering shows has none: nobody opened it.
 */
export function closeOnBack(page: Document): void {
  const opened: Opened[] = [];
  const followsLink = watchLinks();
  let isGoingBack = false;
  let isSpare = isSpareEntry();
  /** Something was opened while `history.back()` was still leaving the entry of what was open before. */
  let awaitsEntry = false;

  page.addEventListener(
    'toggle',
    (event) => {
      const element = event.target;
      if (!(event instanceof ToggleEvent && element instanceof HTMLElement)) return;
      if (element instanceof HTMLDetailsElement) return;
      if (event.newState === 'closed') released(element);
      else open(element);
    },
    true,
  );
  for (const element of page.querySelectorAll<HTMLElement>(':popover-open, dialog[open]')) {
    open(element);
  }
  addEventListener('popstate', () => {
    const wasSpare = isSpare;
    isSpare = isSpareEntry();
    if (wasSpare && history.state?.[BELOW]) history.back();
    else if (isGoingBack) {
      isGoingBack = false;
      if (awaitsEntry && opened.length > 0) pushEntry();
      awaitsEntry = false;
    } else {
      const last = opened.pop();
      if (last) closeElement(last.element);
    }
  });
  // Whoever comes back to an entry of something that is no longer open meant the page before.
  addEventListener('pageshow', () => {
    const isSearchAgain = history.state?.alteredCodexSearch !== undefined;
    if (history.state?.[OPEN] && opened.length === 0 && !isSearchAgain) history.back();
  });

  function open(element: HTMLElement): void {
    if (opened.some((one) => one.element === element) || isPassing(element)) return;
    // After Back the page may open again what its history entry stands for: no second entry is needed.
    const isEntered = opened.length === 0 && history.state?.[OPEN] === true;
    if (isGoingBack) awaitsEntry = true;
    else if (!isEntered) pushEntry();
    opened.push({
      element,
      release: () => {
        if (followsLink()) return leaveEntry();
        isGoingBack = true;
        history.back();
      },
    });
  }

  function pushEntry(): void {
    const { state } = history;
    if (!state?.[OPEN]) history.replaceState({ ...state, [BELOW]: true }, '');
    history.pushState({ ...state, [OPEN]: true, [BELOW]: false }, '');
    isSpare = false;
  }

  /** Makes the entry one of the page: to go back would stop the way to where a link leads. */
  function leaveEntry(): void {
    history.replaceState({ ...history.state, [OPEN]: false }, '');
    isSpare = true;
  }

  function released(element: HTMLElement): void {
    const place = opened.findIndex((one) => one.element === element);
    if (place >= 0) opened.splice(place, 1)[0]!.release();
  }
}

/** Whether the entry stood for something that a link closed: Back passes over it. */
function isSpareEntry(): boolean {
  return history.state?.[OPEN] === false;
}

/** So many milliseconds after a link was pressed its page may not be there yet. */
const ON_THE_WAY = 1_000;

/** Says whether a link was just pressed that leads away: the press may have closed what was open. */
function watchLinks(): () => boolean {
  let pressed = Number.NEGATIVE_INFINITY;
  addEventListener('click', ({ target, defaultPrevented, timeStamp }) => {
    const isLink = target instanceof Element && target.closest('a[href]') !== null;
    if (isLink && !defaultPrevented) pressed = timeStamp;
  });
  return () => performance.now() - pressed < ON_THE_WAY;
}

/** Whether it only accompanies the pointer or the focus; what a tap or a press opens takes the focus. */
function isPassing(element: HTMLElement): boolean {
  return element.popover === 'manual' && !element.contains(document.activeElement);
}

function closeElement(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('.preview-close');
  if (button) button.click();
  else if (element instanceof HTMLDialogElement) element.close();
  else element.hidePopover();
}
