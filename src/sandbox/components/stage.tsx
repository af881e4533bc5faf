import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../view/board.ts';
import type { Marks } from '../view/marks.ts';
import { type Stretch, scrollTo } from './following.ts';
import { leaveGhosts, look, move, type Snapshot } from './motion.ts';
import { TableTop } from './table.tsx';
import { useSame } from './use-same.ts';

interface Props {
  board: Board;
  marks: Marks;
  live: boolean;
  speed: number;
  /** What lies over the lower edge of the board where the screen is low. */
  desk: RefObject<HTMLElement | null>;
  /** Told apart from others, it is a moment that the reader came to. */
  moment: unknown;
}

/** Milliseconds that a move takes at speed 1. */
const DURATION = 600;

/** The table, on which things are seen to move from one moment to the next. */
export function Stage({ board: now, marks, live, speed, desk, moment }: Props) {
  const board = useSame(now);
  const stage = useRef<HTMLDivElement>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  const last = useRef<{ board: Board; snapshot: Snapshot; stop: () => void } | null>(null);

  useLayoutEffect(() => {
    if (!live || !stage.current || !ghosts.current) return;
    const before = last.current;
    before?.stop();
    const moves = before && before.board !== board && !prefersStillness();
    const gone = moves && leaveGhosts(before.snapshot, stage.current, ghosts.current);
    const snapshot = look(stage.current);
    const stop = gone
      ? move(
          before.snapshot,
          snapshot,
          { before: before.board.piles, after: board.piles },
          gone,
          before.snapshot.width === snapshot.width ? DURATION / speed : 0,
        )
      : () => {};
    last.current = { board, snapshot, stop };
  }, [board, live]);

  const came = useRef<unknown>(null);
  // Once it is drawn, so that the desk stands where it stays.
  useEffect(() => {
    if (came.current && last.current) follow(stage.current!, last.current.snapshot, desk.current);
    came.current = live && moment;
  }, [moment, live]);

  return (
    <div class="stage" ref={stage}>
      <TableTop board={board} marks={marks} />
      <div class="ghosts" aria-hidden="true" ref={ghosts} />
    </div>
  );
}

/** Scrolls the page to what has changed or can be chosen, where the desk lies over the board. */
function follow(stage: HTMLElement, { things, zones }: Snapshot, desk: HTMLElement | null): void {
  const over = desk?.getBoundingClientRect();
  if (!over || Math.abs(over.bottom - innerHeight) > 1) return;
  const { top, bottom } = stage.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const boxes = [...stage.querySelectorAll('.touched, .option, .from')].map((element) => {
    const thing = element.closest<HTMLElement>('[data-key]')?.dataset.key ?? '';
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
    const box = things.get(thing)?.box ?? zones.get(zone);
    if (!box) return element.getBoundingClientRect();
    return { top: top + box.top, bottom: top + box.bottom };
  });
  const free: Stretch = { top: header || 0, bottom: over.top };
  const far = scrollTo(boxes, { top, bottom }, free);
  if (far !== 0) scrollBy({ top: far, behavior: prefersStillness() ? 'instant' : 'smooth' });
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
