import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from './board.ts';
import type { Marks } from './marks.ts';
import { leaveGhosts, look, move, type Snapshot } from './motion.ts';
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
