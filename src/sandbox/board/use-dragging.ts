import { useMemo } from 'preact/hooks';
import { spotOf } from '../board-view/spot.ts';
import { useSteady } from '../elements/use-same.ts';
import type { CardSpot } from '../model/placed-cards.ts';
import type { PositionChange } from '../model/setup.ts';

/** Event handlers for dragging cards on a board, to be spread on the element around it. */
export interface Dragging {
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

/** Marks the zone that a card is dragged over. */
const OVER = 'dragged-over';

/**
 * Moves cards of a position by dragging them to a zone, before the card that they are dropped on.
 *
 * @param spotAt where the position has an object of the board
 */
export function useDragging(
  spotAt: (object: number) => CardSpot | undefined,
  change: (change: PositionChange) => void,
): Dragging {
  const drop = useSteady((event: DragEvent) => {
    const at = spotAt(Number(event.dataTransfer?.getData('text/plain')));
    const to = spotOf(zoneUnder(event)?.dataset.zone ?? '');
    if (!at || !to) return;
    event.preventDefault();
    const before = spotAt(objectUnder(event) ?? -1);
    const isThere = before?.player === to.player && before.place === to.place;
    change({ set: 'move', at, to, ...(isThere ? { before: before.index } : {}) });
  });
  return useMemo(() => {
    let over: HTMLElement | null = null;
    const mark = (zone: HTMLElement | null) => {
      if (zone === over) return;
      over?.classList.remove(OVER);
      zone?.classList.add(OVER);
      over = zone;
    };
    return {
      onDragStart: (event) => {
        const object = objectUnder(event);
        if (object === null || !event.dataTransfer) return;
        event.dataTransfer.setData('text/plain', String(object));
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event) => {
        const zone = zoneUnder(event);
        mark(zone);
        if (zone && spotOf(zone.dataset.zone ?? '')) event.preventDefault();
      },
      onDrop: (event) => {
        mark(null);
        drop(event);
      },
      onDragEnd: () => mark(null),
    };
  }, []);
}

function zoneUnder({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-zone]') : null;
}

/** The object of the card that an event is on. */
function objectUnder({ target }: Event): number | null {
  const card = target instanceof Element ? target.closest('li.card') : null;
  const [what, id] = card?.querySelector<HTMLElement>('[data-at]')?.dataset.at?.split(':') ?? [];
  return what === 'object' ? Number(id) : null;
}
