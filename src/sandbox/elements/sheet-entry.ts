/**
 * A history entry for the sheets over a board: Back folds the sheet in place of leaving the page. Sheets open by themselves at each decision, so all of them share
 * one entry: it stays when an answer closes a sheet, and Back passes over it while none is open.
 */

/** In the state of a history entry: its place, above or below that of the sheets. */
const PLACE = 'alteredCodexSheet';

/** The functions that close the open sheets, the newest last. */
const closings: (() => void)[] = [];
let isListening = false;
/** Whether the page was at the entry of the sheets when it was last looked at. */
let wasAbove = false;

/**
 * Lets Back close a sheet that was just opened.
 *
 * @returns a function to call when the sheet is closed in another way
 */
export function closeSheetOnBack(close: () => void): () => void {
  if (!isListening) addEventListener('popstate', closeLast);
  isListening = true;
  if (placeInHistory() !== 'above') {
    history.replaceState({ ...history.state, [PLACE]: 'below' }, '');
    history.pushState({ ...history.state, [PLACE]: 'above' }, '');
  }
  wasAbove = true;
  closings.push(close);
  return () => {
    const place = closings.indexOf(close);
    if (place >= 0) closings.splice(place, 1);
  };
}

function closeLast(): void {
  const place = placeInHistory();
  const isLeft = wasAbove && place === 'below';
  wasAbove = place === 'above';
  if (!isLeft) return;
  const close = closings.pop();
  if (close) close();
  else history.back();
}

function placeInHistory(): 'above' | 'below' | undefined {
  return history.state?.[PLACE];
}
