import type { Spot } from '../session/placed-cards.ts';
import type { Editing } from '../view/editing.ts';
import { zoneAt } from '../view/spot.ts';
import { useTable } from '../view/table-context.ts';
import { Icon } from './icon.tsx';
import { placeOf } from './place-name.ts';

/** A "+" in a zone while a position is set up: the next cards go there. */
export function AddHere({ editing, at }: { editing: Editing; at: Spot }) {
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
