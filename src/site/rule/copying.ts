import type { PageToolTexts } from '../../languages/texts/page-tools.ts';
import { element } from '../../search/box/element.ts';
import { QUOTATION_FORMATS, withLabels, writeQuotation } from './quotation.ts';
import { addQuoteMenu } from './quote-menu.ts';
import { quotedLines } from './quoted-lines.ts';

/** Brings the copy and share buttons of a page alive. */
export function copyButtons(page: Document, said: PageToolTexts): void {
  const tools = page.querySelector<HTMLElement>('.quote-tools');
  if (!tools) return;
  const { heading = '', source = '', pinned = '', colon = '' } = tools.dataset;
  const quoteButton = tools.querySelector<HTMLElement>('.quote');
  if (quoteButton) addQuoteMenu(quoteButton, said);
  const notes = tools.querySelector<HTMLInputElement>('[name="notes"]');
  const texts = [...page.querySelectorAll('[data-quote]')];
  const lines = () =>
    withLabels(
      texts.flatMap((text) => quotedLines(text, notes?.checked ?? false)),
      colon,
    );
  // The fragment is a moment of an example, or an item of a list.
  const url = () => new URL(pinned + location.hash, location.href).href;
  for (const button of tools.querySelectorAll<HTMLElement>('[data-copy]')) {
    const format = QUOTATION_FORMATS.find((known) => known === button.dataset.copy);
    button.addEventListener('click', async () => {
      const quotation = { heading, lines: lines(), source, url: url(), colon };
      const copied = await copyWords(format ? writeQuotation(quotation, format) : url());
      if (!copied) showMessage(page, said.copyFailed);
      else showMessage(page, format ? said.quoteCopied : said.linkCopied);
      button.closest<HTMLElement>('[popover]')?.hidePopover();
    });
  }
  if ('share' in navigator) {
    const share = element('button', { type: 'button', class: 'share' }, said.share);
    tools.querySelector('.menu')?.after(share);
    share.addEventListener('click', () => {
      const words = [heading, ...lines().map((line) => line.text)].join(' ');
      // Closing the system's sheet is no failure.
      navigator.share({ title: source, text: words, url: url() }).catch(() => {});
    });
  }
}

async function copyWords(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

let shown: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a moment, and tells it to a screen reader. */
function showMessage(page: Document, message: string): void {
  const toast = page.getElementById('toast');
  if (!toast) return;
  toast.textContent = message;
  clearTimeout(shown);
  shown = setTimeout(() => {
    toast.textContent = '';
  }, 2500);
}
