/** Lets Back close dialogs and popovers over a page, as in apps, instead of leaving the page. */

/** A key in the state of a history entry: true for the entry of an open element, false once closed. */
const OPEN = 'alteredCodexOpen';

/** A key in the state of the history entry below that of an open element. */
const BELOW = 'alteredCodexBelow';

/** An open element that has an entry in the history. */
interface Opened {
  readonly element: HTMLElement;
  /** Removes its entry from the history, after it was closed in another way than by Back. */
  readonly release: () => void;
}

/**
 * Closes dialogs and popovers on Back: each has an entry in the history. A `CloseWatcher` is no
 * alternative: it gets Back on phones only. A preview shown on hover has no entry: nobody opened it.
 */
export function closeOnBack(page: Document): void {
  const opened: Opened[] = [];
  const followsLink = watchLinks();
  let isGoingBack = false;
  let isSpare = isSpareEntry();
  /** Whether an element was opened while `history.back()` was still leaving the entry of another. */
  let awaitsEntry = false;

  page.addEventListener(
    'toggle',
    (event) => {
      const element = event.target;
      if (!(event instanceof ToggleEvent && element instanceof HTMLElement)) return;
      if (element instanceof HTMLDetailsElement) return;
      if (event.newState === 'closed') releaseElement(element);
      else openElement(element);
    },
    true,
  );
  for (const element of page.querySelectorAll<HTMLElement>(':popover-open, dialog[open]')) {
    openElement(element);
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
  // A reader who goes back to the entry of an element that is no longer open wants the page before it.
  addEventListener('pageshow', () => {
    const isSearchAgain = history.state?.alteredCodexSearch !== undefined;
    if (history.state?.[OPEN] && opened.length === 0 && !isSearchAgain) history.back();
  });

  function openElement(element: HTMLElement): void {
    if (opened.some((one) => one.element === element) || isPassing(element)) return;
    // After Back the page may reopen the element of its present entry, which needs no second one.
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

  /** Turns the entry into one of the page: going back would cancel the navigation of a link. */
  function leaveEntry(): void {
    history.replaceState({ ...history.state, [OPEN]: false }, '');
    isSpare = true;
  }

  function releaseElement(element: HTMLElement): void {
    const place = opened.findIndex((one) => one.element === element);
    if (place >= 0) opened.splice(place, 1)[0]!.release();
  }
}

/** Whether the entry belonged to an element that a link closed: Back passes over it. */
function isSpareEntry(): boolean {
  return history.state?.[OPEN] === false;
}

/** Milliseconds after a press on a link in which its page may still be loading. */
const ON_THE_WAY = 1_000;

/** Returns a function that says whether a link was just pressed, which may have closed an element. */
function watchLinks(): () => boolean {
  let pressed = Number.NEGATIVE_INFINITY;
  addEventListener('click', ({ target, defaultPrevented, timeStamp }) => {
    const isLink = target instanceof Element && target.closest('a[href]') !== null;
    if (isLink && !defaultPrevented) pressed = timeStamp;
  });
  return () => performance.now() - pressed < ON_THE_WAY;
}

/** Whether an element only follows the pointer or focus; one opened by a tap or press has the focus. */
function isPassing(element: HTMLElement): boolean {
  return element.popover === 'manual' && !element.contains(document.activeElement);
}

function closeElement(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('.preview-close');
  if (button) button.click();
  else if (element instanceof HTMLDialogElement) element.close();
  else element.hidePopover();
}
