import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from './board.ts';
import type { Marks } from './marks.ts';
import { look, move, type Snapshot } from './motion.ts';
import { TableTop } from './table.tsx';
import { useSame } from './use-same.ts';

interface Props {
  board: Board;
  marks: Marks;
  live: boolean;
  speed: number;
}

/** Milliseconds that a move takes at speed 1. */
const DURATION = 600;

/** The table, on which things are seen to move from one moment to the next. */
export function Stage({ board: now, marks, live, speed }: Props) {
  const board = useSame(now);
  const stage = useRef<HTMLDivElement>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  const last = useRef<{ board: Board; snapshot: Snapshot; width: number; stop: () => void } | null>(
    null,
  );

  useLayoutEffect(() => {
    if (!live || !stage.current || !ghosts.current) return;
    last.current?.stop();
    const snapshot = look(stage.current);
    const width = stage.current.clientWidth;
    const before = last.current;
    const moves = before && before.board !== board && before.width === width && !prefersStillness();
    const stop = moves
      ? move(
          before.snapshot,
          snapshot,
          { before: before.board.piles, after: board.piles },
          ghosts.current,
          DURATION / speed,
        )
      : () => {};
    last.current = { board, snapshot, width, stop };
  }, [board, live]);

  return (
    <div class="stage" ref={stage}>
      <TableTop board={board} marks={marks} />
      <div class="ghosts" aria-hidden="true" ref={ghosts} />
    </div>
  );
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
