import { addDrawings } from '../board/page-sprite.ts';
import { lazy } from '../elements/lazy.tsx';
import { withSheetStyles } from './load-clip.ts';
import { Sheet } from './sheet.tsx';
import type { SheetsProps } from './sheets.tsx';

/** The sheets that lie over the board, which are loaded when a reader comes near it. */
export const OpenedSheets = lazy<SheetsProps>(async () => {
  const { OpenedSheets: Loaded, DRAWINGS } = await withSheetStyles(import('./sheets.tsx'));
  addDrawings(DRAWINGS);
  return Loaded;
}, UnloadedSheets);

/** Says that sheets could not be loaded; once it is closed, the same press tries again. */
function UnloadedSheets({ words, opened }: SheetsProps) {
  const { notLoaded } = words.controls;
  const close = () => {
    opened.inspect(null);
    opened.closePressed();
  };
  return (
    <Sheet title={notLoaded} words={words} close={close}>
      <p>{notLoaded}</p>
    </Sheet>
  );
}
