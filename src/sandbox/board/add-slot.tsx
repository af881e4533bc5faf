import type { BoardSpot } from '../model/placed-cards.ts';
import { useEditing } from './editing.ts';

/** Draws a "+" while a position is set up; nothing during play. */
export function AddSlot(at: BoardSpot) {
  const editing = useEditing();
  return editing && <editing.parts.Add editing={editing} at={at} />;
}
