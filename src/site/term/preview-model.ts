import type { PageToolTexts } from '../../languages/texts/page-tools.ts';
import { element } from '../../search/box/element.ts';

const PIN = '<path d="M8 2h8v2l-1.2 1v5.2L18 13.5V15h-5v5.5l-1 2-1-2V15H6v-1.5l3.2-3.3V5L8 4z"/>';
const CLOSE =
  '<path d="m5.6 4 6.4 6.4L18.4 4 20 5.6 13.6 12l6.4 6.4-1.6 1.6-6.4-6.4L5.6 20 4 18.4l6.4-6.4L4 5.6z"/>';

/** Makes an empty preview, which is copied for each link that has one. */
export function makePreviewModel(words: PageToolTexts): HTMLElement {
  const pin = makeButton('preview-pin', words.pin, PIN);
  pin.setAttribute('aria-pressed', 'false');
  return element(
    'div',
    { class: 'preview', role: 'dialog', popover: 'manual', tabindex: '-1' },
    element(
      'div',
      { class: 'preview-head' },
      element('p', { class: 'preview-title' }),
      pin,
      makeButton('preview-close', words.close, CLOSE),
    ),
    element('div', { class: 'preview-text' }),
    element(
      'p',
      { class: 'preview-actions' },
      element('a', { class: 'preview-open', href: '#content' }, words.open),
    ),
  );
}

function makeButton(name: string, label: string, drawing: string): HTMLButtonElement {
  const button = element('button', { class: name, type: 'button', 'aria-label': label });
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
  return button;
}
