import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { closeSheetOnBack } from './sheet-entry.ts';

/** A request of the system to close an open part of a page, such as Back on a phone. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** A browser's own class, where it has one. */
const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };

/** Closes a part on Back if it lies over the board; a part beside the board stays open. */
export function useCloseRequest(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const isSheet =
      element.current !== null && getComputedStyle(element.current).position === 'absolute';
    if (!isOpen || !isSheet) return;
    if (!Watcher) return closeSheetOnBack(close);
    const watcher = new Watcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, [isOpen]);
}
