import { placeOf } from '../board-view/place-name.ts';
import { zoneAt } from '../board-view/spot.ts';
import { Icon } from '../elements/icon.tsx';
import { useTable } from '../elements/table-context.ts';
import type { BoardSpot } from '../model/placed-cards.ts';
import type { Editing } from './editing.ts';

/** A "+" in a zone while a position is set up: the next cards go there. */
export function AddHere({ editing, at }: { editing: Editing; at: BoardSpot }) {
  const { words } = useTable();
  const { target, words: free, position } = editing;
  const isTarget = target.player === at.player && target.place === at.place;
  const label = free.edit.addTo(placeOf(at, position, words, free));
  return (
    <button
      type="button"
      class={`add-here seat-${at.player}`}
      data-adds={zoneAt(at)}
      aria-pressed={isTarget}
      aria-label={label}
      title={label}
      onClick={() => editing.aim(at)}
    >
      {at.place === 'hero' && <Icon name="hero" />}
      <Icon name="boosted" />
    </button>
  );
}
