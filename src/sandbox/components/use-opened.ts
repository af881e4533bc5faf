import { useEffect, useState } from 'preact/hooks';
import type { Board, CardFace } from '../view/board.ts';
import { faceOf } from '../view/board-changes.ts';
import { pileAt } from '../view/pile-at.ts';
import { objectAt } from '../view/place.ts';

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

/** What a reader has opened; a card that leaves the board closes. */
export function useOpened(board: Board): Opened {
  const [inspected, inspect] = useState<number | null>(null);
  const [pile, setPile] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const face = inspected === null ? null : faceOf(board, inspected);
  useEffect(() => {
    if (inspected !== null && !face) inspect(null);
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

/** Whether a place is an Expedition or a Landmark zone. */
function isExplained(place: string): boolean {
  return /^(?:expedition|landmark):/.test(place);
}
