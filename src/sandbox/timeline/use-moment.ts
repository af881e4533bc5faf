import { useCallback, useMemo } from 'preact/hooks';
import type { Editing } from '../board/editing.ts';
import { changesSince, usedIn } from '../board-view/board-changes.ts';
import {
  flattenLines,
  isLit,
  type Said,
  type Show,
  stopsLit,
  visibleLines,
} from '../board-view/show.ts';
import { tellStop } from '../board-view/told.ts';

/** Returns the view of a moment of a show: its stop, text, changes, and the zones to draw. */
export function useMoment(show: Show, at: number, rule: string | null, editing: Editing | null) {
  const stop = show.stops[at]!;
  const boards = useMemo(() => show.stops.map(({ board }) => board), [show]);
  const used = useMemo(() => {
    const held = usedIn(boards);
    return editing ? editing.parts.everyZone(stop.board, held) : held;
  }, [boards, editing !== null]);
  const lines = useMemo(() => visibleLines(show.lines, rule), [show, rule]);
  const ruleStops = useMemo(() => stopsLit(show.lines, rule), [show, rule]);
  const all = useMemo(() => flattenLines(show.lines), [show]);
  const current = useMemo(() => tellStop(all, stop, at, rule), [all, stop, at, rule]);
  const changes = useMemo(() => changesSince(boards[at - 1] ?? null, stop.board), [boards, at]);
  const isLitHere = useCallback((said: Said) => isLit(said, rule), [rule]);
  return { stop, used, lines, ruleStops, current, changes, isLitHere };
}
