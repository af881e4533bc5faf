import type { ComponentChildren, ComponentProps } from 'preact';
import type { Words } from '../../texts/sandbox.ts';
import type { CardFace } from '../view/board.ts';
import type { Marks } from '../view/marks.ts';
import { pileAt } from '../view/pile-at.ts';
import { place } from '../view/place.ts';
import type { Library } from '../view/printed.ts';
import type { ShownStop } from '../view/show.ts';
import { useTable } from '../view/table-context.ts';
import { lazy } from './lazy.tsx';
import { withSheetStyles } from './load-sheet.ts';
import { Sheet } from './sheet.tsx';
import type { Opened } from './use-opened.ts';
import type { WhyNot } from './why-not.ts';

const loadSheets = () => withSheetStyles(import('./sheets.tsx'));
const CardSheet = lazy(async () => (await loadSheets()).CardSheet, UnloadedSheet);
const PileSheet = lazy(async () => (await loadSheets()).PileSheet, UnloadedSheet);
const PlaceSheet = lazy(async () => (await loadSheets()).PlaceSheet, UnloadedSheet);

/** Loads the sheets, so that they are ready when a reader who is at the board presses a card. */
export function loadSheetsSoon() {
  void Promise.all([CardSheet.preload(), PileSheet.preload(), PlaceSheet.preload()]);
}

interface Props {
  stop: ShownStop;
  opened: Opened;
  library: Library;
  marks: Marks;
  seats: readonly string[];
  whyNot: WhyNot;
  words: Words;
  rules: ComponentProps<typeof CardSheet>['rules'];
  /** What more stands under the card. */
  underCard: ((face: CardFace) => ComponentChildren) | undefined;
}

/** The sheets that lie over the board: a pile, a place, a card. */
export function OpenedSheets(props: Props) {
  const { stop, opened, marks, seats, whyNot, words, rules } = props;
  const { face, pile, pressed } = opened;
  const printed = face?.card ? props.library[face.card] : undefined;
  return (
    <>
      {pile && (
        <PileSheet
          zone={pile}
          cards={pileAt(stop.board, pile)}
          marks={marks}
          seats={seats}
          close={opened.closePile}
        />
      )}
      {pressed && (
        <PlaceSheet
          title={placeTitle(pressed, seats, words)}
          refusals={whyNot.refusalsOf(pressed)}
          askWhy={whyNot.ask(pressed)}
          words={words}
          rules={rules}
          close={opened.closePressed}
        />
      )}
      {face && printed && (
        <CardSheet
          face={face}
          printed={printed}
          reasons={stop.reasons?.[face.object] ?? []}
          refusals={whyNot.refusalsOf(place.object(face.object))}
          askWhy={whyNot.ask(place.object(face.object))}
          words={words}
          rules={rules}
          close={opened.closeFace}
        >
          {props.underCard?.(face)}
        </CardSheet>
      )}
    </>
  );
}

/** Says that a sheet could not be loaded; once it is closed, the same press tries again. */
function UnloadedSheet({ close }: { close: () => void }) {
  const { words } = useTable();
  const { notLoaded } = words.controls;
  return (
    <Sheet title={notLoaded} words={words} close={close}>
      <p>{notLoaded}</p>
    </Sheet>
  );
}

function placeTitle(pressed: string, seats: readonly string[], words: Words): string {
  const [what, player = '', side] = pressed.split(':');
  const name = seats[Number(player)] ?? '';
  if (what === 'landmark') return words.board.zoneOf(words.zones.landmarks, name);
  return words.board.expedition(words.sides[side === 'hero' ? 'hero' : 'companion'], name);
}
