import type { Side } from '../../engine/cards/ability.ts';
import { rowOf } from '../../languages/say/region-row.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Editing } from '../board/editing.ts';
import { spotOf } from '../board-view/spot.ts';
import type { PrintedCards } from '../model/printed.ts';
import { ExpeditionSheet } from '../sheets/expedition-sheet.tsx';
import { RegionSheet } from '../sheets/region-sheet.tsx';
import { ZoneSheet } from '../sheets/zone-sheet.tsx';

interface Props {
  /** The place that is changed, see `place.ts`. */
  place: string;
  editing: Editing;
  library: PrintedCards;
  words: Words;
  freeWords: FreeWords;
  close: () => void;
}

/** Whether a place has a sheet on which it is changed. */
export function isEdited(place: string): boolean {
  return /^(?:hand|deck|discard|mana|played|region|expedition):/.test(place);
}

/** The sheet on which a place is changed. */
export function EditedPlace({ place, ...rest }: Props) {
  const [what, number = '', side] = place.split(':');
  if (what === 'region') {
    const region = Number(number);
    return (
      <RegionSheet {...rest} region={region} title={rest.words.regions.nth(rowOf(region).place)} />
    );
  }
  if (what === 'expedition') {
    return <ExpeditionSheet {...rest} player={Number(number)} side={side as Side} />;
  }
  const spot = spotOf(place);
  return spot && <ZoneSheet {...rest} spot={spot} />;
}
