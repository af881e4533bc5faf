/** Lets Back close what is open over a page, as it does in apps, in place of leaving the page. */

/** In the state of a history entry: it stands for something open. */
const OPEN = 'alteredCodexOpen';

/** A request of the system to close what is open, such as Back on a phone. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Closes one thing that is open; what remains of it is told by `released`. */
interface Opened {
  readonly element: HTMLElement;
  /** Forgets it: it was closed in another way. */
  readonly release: () => void;
}

/** A browser's own class, where it has one; else null. */
function closeWatcher(): (new () => CloseWatcher) | null {
  const { CloseWatcher: found } = globalThis as { CloseWatcher?: new () => CloseWatcher };
  return found ?? null;
}

/**
 * Closes dialogs and popovers on Back. Where the browser knows requests to close, it asks those that it
 * opened by itself, and this asks for the others; elsewhere each has an entry in the history.
 */
export function closeOnBack(page: Document): void {
  const opened: Opened[] = [];
  const Watcher = closeWatcher();
  let isGoingBack = false;

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
  if (Watcher) return;
  addEventListener('popstate', () => {
    if (isGoingBack) isGoingBack = false;
    else {
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
    if (opened.some((one) => one.element === element)) return;
    if (Watcher) watch(element, Watcher);
    else enter(element);
  }

  function watch(element: HTMLElement, Watched: new () => CloseWatcher): void {
    // Dialogs and popovers of the other kind are closed by the browser itself.
    if (element.popover !== 'manual') return;
    const watcher = new Watched();
    watcher.addEventListener('close', () => closeElement(element));
    opened.push({ element, release: () => watcher.destroy() });
  }

  function enter(element: HTMLElement): void {
    history.pushState({ ...history.state, [OPEN]: true }, '');
    opened.push({
      element,
      release: () => {
        isGoingBack = true;
        history.back();
      },
    });
  }

  function released(element: HTMLElement): void {
    const place = opened.findIndex((one) => one.element === element);
    if (place >= 0) opened.splice(place, 1)[0]!.release();
  }
}

function closeElement(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('.preview-close');
  if (button) button.click();
  else if (element instanceof HTMLDialogElement) element.close();
  else element.hidePopover();
}
