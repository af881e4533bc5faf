import type { Spot } from '../session/placed-cards.ts';
import { useEditing, zoneAt } from '../view/editing.ts';
import { useTable } from '../view/table-context.ts';
import { Icon } from './icon.tsx';
import { placeOf } from './place-name.ts';

/** A "+" in a zone while a position is set up: the next cards go there. */
export function AddHere({ player, place }: Spot) {
  const editing = useEditing();
  const { words } = useTable();
  if (!editing) return null;
  const { target, words: free, position } = editing;
  const isTarget = target.player === player && target.place === place;
  const label = free.edit.addTo(placeOf({ player, place }, position, words, free));
  return (
    <button
      type="button"
      class="add-here"
      data-adds={zoneAt({ player, place })}
      aria-pressed={isTarget}
      aria-label={label}
      title={label}
      onClick={() => editing.aim({ player, place })}
    >
      {place === 'hero' && <Icon name="hero" />}
      <Icon name="boosted" />
    </button>
  );
}
