import { useState } from 'preact/hooks';
import { objectAt } from '../board-view/place.ts';
import { useSteady } from '../elements/use-same.ts';
import type { CardSpot, Spots } from '../model/placed-cards.ts';

/** The card or place that a reader has opened over a board; `sheets.tsx` draws it. */
export interface Opened {
  /** The object that is shown large, and the spot that set-up had it in. */
  readonly inspected: { readonly object: number; readonly spot?: CardSpot | undefined } | null;
  /** The place that was pressed: a pile, an Expedition or a Landmark zone. */
  readonly pressed: string | null;
  /** Shows an object large. */
  readonly inspect: (object: number | null) => void;
  /** Opens the sheet of a place. */
  readonly open: (place: string) => void;
  readonly closePressed: () => void;
}

/** @param spots given while the board is set up */
export function useOpened(spots?: Spots): Opened {
  const [inspected, setInspected] = useState<Opened['inspected']>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const inspect = useSteady((object: number | null) =>
    setInspected(object === null ? null : { object, spot: spots?.get(object) }),
  );
  return {
    inspected,
    pressed,
    inspect,
    open(place) {
      const object = objectAt(place);
      if (object === null) setPressed(place);
      else inspect(object);
    },
    closePressed: () => setPressed(null),
  };
}
