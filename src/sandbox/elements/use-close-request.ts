import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { closeSheetOnBack } from './sheet-entry.ts';

/**
 * Closes a part on Back if it lies over the board; a part beside the board stays open. A `CloseWatcher`
 * is no alternative: it gets Back on phones only, and elsewhere Back would leave the site.
 */
export function useCloseRequest(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const isSheet =
      element.current !== null && getComputedStyle(element.current).position === 'absolute';
    if (!isOpen || !isSheet) return;
    return closeSheetOnBack(close);
  }, [isOpen]);
}
