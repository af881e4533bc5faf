import type { PageToolTexts } from '../../languages/texts/page-tools.ts';
import { element } from '../../search/box/element.ts';
import { addStyles } from '../../styles/add-styles.ts';
import { QUOTATION_FORMATS, type QuotationFormat } from './quotation.ts';
import styles from './quote-menu.css?inline';

const MENU_ID = 'quote-menu';

/** Makes the menu that the button for quotations opens: a button for each format. */
export function addQuoteMenu(button: HTMLElement, words: PageToolTexts): void {
  addStyles(styles);
  const names: Record<QuotationFormat, string> = {
    markdown: 'Markdown',
    discord: 'Discord',
    bbcode: 'BBCode',
    html: 'HTML',
    plain: words.plain,
  };
  const menu = element('span', { id: MENU_ID, popover: '' });
  if (button.dataset.notes !== undefined) {
    const notes = element('input', { type: 'checkbox', name: 'notes' });
    menu.append(element('label', {}, notes, ` ${words.withNotes}`));
  }
  for (const format of QUOTATION_FORMATS) {
    menu.append(element('button', { type: 'button', 'data-copy': format }, names[format]));
  }
  button.after(menu);
  button.setAttribute('popovertarget', MENU_ID);
}
