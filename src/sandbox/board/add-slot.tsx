import type { BoardSpot } from '../model/placed-cards.ts';
import { useEditing } from './editing.ts';

/** Where a "+" stands while a position is set up; nothing while one plays. */
export function AddSlot(at: BoardSpot) {
  const editing = useEditing();
  return editing && <editing.parts.Add editing={editing} at={at} />;
}
