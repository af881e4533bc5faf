import { useEffect, useState } from 'preact/hooks';
import type { CardSpot, Spots } from '../session/placed-cards.ts';
import type { Board, CardFace } from '../view/board.ts';
import { faceOf } from '../view/board-changes.ts';
import { pileAt } from '../view/pile-at.ts';
import { objectAt } from '../view/place.ts';
import { useSteady } from './use-steady.ts';

/** What lies open over a board, and what opens and closes it. */
export interface Opened {
  /** The card that is shown large. */
  readonly face: CardFace | null;
  /** The zone whose cards are shown one by one. */
  readonly pile: string | null;
  /** The Expedition or Landmark zone that is explained. */
  readonly pressed: string | null;
  /** Shows an object large. */
  readonly inspect: (object: number | null) => void;
  /** Opens what a place holds; where cards are played, an Expedition or Landmark zone is explained. */
  readonly open: (place: string, plays: boolean) => void;
  readonly closePile: () => void;
  readonly closePressed: () => void;
  readonly closeFace: () => void;
}

/**
 * What a reader has opened; a card that leaves the board closes.
 *
 * @param spots given while the board is set up. A change then gives all objects new numbers, so the
 *   card that is open is found again by its spot
 */
export function useOpened(board: Board, spots?: Spots): Opened {
  const [opened, setOpened] = useState<{ object: number; spot?: CardSpot | undefined } | null>(
    null,
  );
  const inspect = useSteady((object: number | null) =>
    setOpened(object === null ? null : { object, spot: spots?.get(object) }),
  );
  const inspected = spots && opened?.spot ? objectIn(spots, opened.spot) : (opened?.object ?? null);
  const [pile, setPile] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const face = inspected === null ? null : faceOf(board, inspected);
  useEffect(() => {
    if (opened && !face) inspect(null);
  }, [face]);
  return {
    face,
    pile,
    pressed,
    inspect,
    open(place, plays) {
      if (plays && isExplained(place)) setPressed(place);
      else if (pileAt(board, place).length > 0) setPile(place);
      else inspect(objectAt(place));
    },
    closePile: () => setPile(null),
    closePressed: () => setPressed(null),
    closeFace: () => inspect(null),
  };
}

function objectIn(spots: Spots, { player, place, index }: CardSpot): number | null {
  for (const [object, at] of spots) {
    if (at.player === player && at.place === place && at.index === index) return object;
  }
  return null;
}

/** Whether a place is an Expedition or a Landmark zone. */
function isExplained(place: string): boolean {
  return /^(?:expedition|landmark):/.test(place);
}
