import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Board, CardFace } from '../board-view/board.ts';
import type { Marks } from '../board-view/marks.ts';
import { place } from '../board-view/place.ts';
import { useSame } from '../elements/use-same.ts';
import { scrollTo } from './following.ts';
import { animateMove, leaveGhosts, readPlaces, type Snapshot } from './motion.ts';
import { TableTop } from './table.tsx';
import { timingOf } from './timing.ts';

interface Props {
  board: Board;
  marks: Marks;
  live: boolean;
  /** Whether changes are animated. */
  moving: boolean;
  speed: number;
  /** The panel that covers the lower edge of the board on a low screen. */
  desk: RefObject<HTMLElement | null>;
  /** The moment that is shown: another object for each that the reader comes to. */
  moment: unknown;
  /** Content drawn over the table. */
  over?: ComponentChildren;
}

/** Pixels that the page keeps free below its header when it scrolls to something. */
const HEADER_GAP = 12;
/** The table, on which things are seen to move from one moment to the next. */
export function Stage({ board: now, marks, live, moving, speed, desk, moment, over }: Props) {
  const board = useSame(now);
  const stage = useRef<HTMLDivElement>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  const last = useRef<{ board: Board; snapshot: Snapshot; stop: () => void } | null>(null);

  useLayoutEffect(() => {
    if (!live || !stage.current || !ghosts.current) return;
    const before = last.current;
    before?.stop();
    const moves = before && moving && before.board !== board && !prefersStillness();
    const gone = moves && leaveGhosts(before.snapshot, stage.current, ghosts.current);
    const snapshot = readPlaces(stage.current);
    const stop = gone
      ? animateMove(
          before.snapshot,
          snapshot,
          { before: pilesOf(before.board), after: pilesOf(board) },
          gone,
          before.snapshot.width === snapshot.width
            ? timingOf(before.board, board, speed)
            : { duration: 0, delay: 0 },
        )
      : () => {};
    last.current = { board, snapshot, stop };
  }, [board, live]);

  const came = useRef<unknown>(null);
  // Once it is drawn, so that the desk stands where it stays.
  useEffect(() => {
    if (moving && came.current && last.current)
      followChanges(stage.current!, last.current.snapshot, desk.current);
    came.current = live && moment;
  }, [moment, live]);

  return (
    <div class="stage-room">
      <div class="stage" ref={stage}>
        <TableTop board={board} marks={marks} />
        {over && <div class="over-board">{over}</div>}
        <div class="ghosts" aria-hidden="true" ref={ghosts} />
      </div>
    </div>
  );
}

/**
 * Scrolls to changed things and options that are out of sight: scrolls the board inside its room where
 * the board is higher than the room, else the page.
 */
function followChanges(
  stage: HTMLElement,
  { things, zones }: Snapshot,
  desk: HTMLElement | null,
): void {
  const { top, bottom } = stage.getBoundingClientRect();
  const boxes = [...stage.querySelectorAll('.touched, .option, .from')].map((element) => {
    const thing = element.closest<HTMLElement>('[data-key]')?.dataset.key ?? '';
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
    const box = things.get(thing)?.box ?? zones.get(zone);
    if (!box) return element.getBoundingClientRect();
    return { top: top + box.top, bottom: top + box.bottom };
  });
  const behavior = prefersStillness() ? 'instant' : 'smooth';
  const room = stage.parentElement!;
  const seen = room.getBoundingClientRect();
  if (room.scrollHeight > room.clientHeight + 1) {
    const inside = scrollTo(boxes, { top, bottom }, seen);
    if (inside !== 0) room.scrollBy({ top: inside, behavior });
  }
  const over = desk?.getBoundingClientRect();
  const isBelow = over !== undefined && over.left < seen.right && over.top > seen.top;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const free = { top: (header || 0) - HEADER_GAP, bottom: isBelow ? over.top : innerHeight };
  const within = boxes.map((box) => ({
    top: Math.max(box.top, seen.top),
    bottom: Math.min(box.bottom, seen.bottom),
  }));
  const far = scrollTo(within, seen, free);
  if (far !== 0) scrollBy({ top: far, behavior });
}

/** Returns the zones of things that may be drawn as a stack: in a pile, a hand, or among many Orbs. */
function pilesOf({ seats, piles }: Board): Board['piles'] {
  const inZone = (zone: string, player: number, faces: readonly CardFace[]) =>
    faces.map(({ key }) => [key, place.pile(zone, player)] as const);
  const drawn = seats.flatMap(({ player, hand, mana }) => [
    ...inZone('hand', player, hand),
    ...inZone('mana', player, mana),
  ]);
  return { ...piles, ...Object.fromEntries(drawn) };
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
