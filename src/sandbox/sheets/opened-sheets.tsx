import { addDrawings, addStateDrawings } from '../board/page-sprite.ts';
import { lazy } from '../elements/lazy.tsx';
import { withSheetStyles } from './load-sheet.ts';
import { Sheet } from './sheet.tsx';
import type { SheetsProps } from './sheets.tsx';

/** The sheets that lie over the board, which are loaded when a reader comes near it. */
export const OpenedSheets = lazy<LazySheetsProps, Pick<LazySheetsProps, 'words'>>(
  async ({ words }) => {
    const [{ OpenedSheets: Loaded, DRAWINGS }, laterWords] = await Promise.all([
      withSheetStyles(import('./sheets.tsx')),
      words.later(),
      addStateDrawings(),
    ]);
    addDrawings(DRAWINGS);
    return (props) => <Loaded {...props} laterWords={laterWords} />;
  },
  UnloadedSheets,
);

type LazySheetsProps = Omit<SheetsProps, 'laterWords'>;

/** Says that sheets could not be loaded; once it is closed, the same press tries again. */
function UnloadedSheets({ words, opened }: LazySheetsProps) {
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
