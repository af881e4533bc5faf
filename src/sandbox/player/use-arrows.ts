import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useSteady } from '../elements/use-same.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Steps with the arrow keys while nothing has the focus and the only board of the page is in view: the
 * reader does not have to press the board first.
 */
export function useArrows(
  root: RefObject<HTMLElement | null>,
  live: boolean,
  step: (by: 1 | -1) => void,
): void {
  const newest = useSteady(step);
  // Before the browser paints: a key pressed as soon as the board is live counts.
  useLayoutEffect(() => {
    if (!live) return;
    const onKey = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      if (!by || !isPlain || event.target !== document.body) return;
      const boards = document.querySelectorAll('.play');
      if (boards.length === 1 && isInView(root.current!)) newest(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [live]);
}

function isInView(board: HTMLElement): boolean {
  const { top, bottom } = board.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
