/** The buttons of the sheet: printing it, and a small window with it to keep beside the board. */

/** The name of that window. */
const WINDOW = 'altered-codex-sheet';

startButtons(document);

function startButtons(page: Document): void {
  page.querySelector('.print-sheet')?.addEventListener('click', () => window.print());
  const keep = page.querySelector<HTMLButtonElement>('.open-sheet');
  if (!keep) return;
  keep.hidden = window.name === WINDOW;
  keep.addEventListener('click', () => {
    window.open(location.href, WINDOW, 'popup,width=420,height=760');
  });
}
