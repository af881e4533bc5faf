import { QUOTATION_FORMATS, quote } from './quotation.ts';

/** Brings the copy and share buttons of a rule alive. */
export function copyButtons(page: Document): void {
  const tools = page.querySelector<HTMLElement>('.tools');
  if (!tools) return;
  const { number = '', source = '', pinned = '' } = tools.dataset;
  const text = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  const url = new URL(pinned, location.href).href;
  for (const button of tools.querySelectorAll<HTMLElement>('[data-copy]')) {
    const format = QUOTATION_FORMATS.find((known) => known === button.dataset.copy);
    button.addEventListener('click', async () => {
      const words = format ? quote({ number, text, source, url }, format) : url;
      const copied = await copy(words);
      say(page, (copied ? button : tools).dataset.said ?? '');
      button.closest<HTMLElement>('[popover]')?.hidePopover();
    });
  }
  const share = tools.querySelector<HTMLElement>('.share');
  if (share && 'share' in navigator) {
    share.hidden = false;
    share.addEventListener('click', () => {
      // Closing the system's sheet is no failure.
      navigator.share({ title: source, text: `${number} ${text}`, url }).catch(() => {});
    });
  }
}

async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

let shown: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a moment, and tells it to a screen reader. */
function say(page: Document, message: string): void {
  const toast = page.getElementById('toast');
  if (!toast) return;
  toast.textContent = message;
  clearTimeout(shown);
  shown = setTimeout(() => {
    toast.textContent = '';
  }, 2500);
}
