import { addStyles } from '../styles/add-styles.ts';
import styles from '../styles/preview.css?inline';

/** Links whose target is shown beside them before it is opened. */
const LINKS = 'main :is(.term, .ref, .entry)[href^="/"]';
const OPEN_AFTER = 250;
const CLOSE_AFTER = 250;

/** What a page offers as its preview: its heading and the part marked for it. */
interface Glimpse {
  readonly title: Node;
  readonly text: Node;
}

/**
 * Shows previews of terms, rules and articles: on hover, on keyboard focus, and on the first tap,
 * which moves into the preview as into a dialog. Escape closes it and gives the focus back.
 */
export function previewLinks(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>('#preview-template');
  const preview = template?.content.firstElementChild?.cloneNode(true);
  if (!(preview instanceof HTMLElement) || !('popover' in preview)) return;
  addStyles(styles);
  page.body.append(preview);
  const box = previewBox(preview);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const closeSoon = () => later(() => box.close(), CLOSE_AFTER);

  page.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const link = linkAt(event.target);
    if (link) later(() => void box.open(link), box.isOpen() ? CLOSE_AFTER : OPEN_AFTER);
    else if (preview.contains(event.target as Node)) clearTimeout(timer);
    else if (box.isOpen()) closeSoon();
    else clearTimeout(timer);
  });
  page.addEventListener('focusin', (event) => {
    const link = linkAt(event.target);
    // What closes gives the focus back, which does not ask for it again.
    if (link && preview.contains(event.relatedTarget as Node | null)) return;
    if (link?.matches(':focus-visible')) later(() => void box.open(link), 0);
    else if (!link && !preview.contains(event.target as Node)) closeSoon();
  });
  page.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (!link) {
      if (!preview.contains(event.target as Node)) box.close();
      return;
    }
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!touched || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    clearTimeout(timer);
    void box.open(link).then(() => preview.focus());
  });
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && box.isOpen()) {
      event.preventDefault();
      box.close();
    }
  });
  preview.querySelector('.preview-close')?.addEventListener('click', () => box.close());
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}

/** The preview itself, which belongs to one link at a time. */
function previewBox(preview: HTMLElement) {
  const title = preview.querySelector<HTMLElement>('.preview-title')!;
  const text = preview.querySelector<HTMLElement>('.preview-text')!;
  const onward = preview.querySelector<HTMLAnchorElement>('.preview-open')!;
  let owner: HTMLAnchorElement | null = null;

  const close = () => {
    if (owner && preview.contains(document.activeElement)) owner.focus();
    owner?.removeAttribute('aria-describedby');
    owner = null;
    preview.hidePopover();
  };

  return {
    isOpen: () => owner !== null,
    close,
    /** Opens the preview of a link; where its page cannot be had, the link stays a link. */
    async open(link: HTMLAnchorElement) {
      if (link === owner) return;
      close();
      owner = link;
      const glimpse = await glimpseOf(link.href);
      if (owner !== link) return;
      if (!glimpse) {
        owner = null;
        return;
      }
      title.replaceChildren(glimpse.title.cloneNode(true));
      text.replaceChildren(glimpse.text.cloneNode(true));
      onward.href = link.href;
      link.setAttribute('aria-describedby', 'preview-text');
      preview.showPopover();
      place(preview, link);
    },
  };
}

/** Puts the preview under the link's first line, or above it where there is more room. */
function place(preview: HTMLElement, link: HTMLElement): void {
  const line = link.getClientRects()[0];
  if (!line) return;
  const { offsetWidth: width, offsetHeight: height } = preview;
  const left = Math.max(8, Math.min(line.left, innerWidth - width - 8));
  const below = innerHeight - line.bottom > height + 8 || line.top < innerHeight / 2;
  const top = below ? line.bottom + 6 : line.top - height - 6;
  preview.style.setProperty('--left', `${left}px`);
  preview.style.setProperty('--top', `${Math.max(8, top)}px`);
}

const glimpses = new Map<string, Promise<Glimpse | null>>();

function glimpseOf(url: string): Promise<Glimpse | null> {
  const known = glimpses.get(url) ?? fetchGlimpse(url).catch(() => null);
  glimpses.set(url, known);
  return known;
}

async function fetchGlimpse(url: string): Promise<Glimpse | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const heading = page.querySelector('h1');
  const marked = page.querySelector('[data-preview]');
  if (!heading || !marked) return null;
  for (const element of marked.querySelectorAll('[id]')) element.removeAttribute('id');
  return { title: contents(heading), text: contents(marked) };
}

function contents(element: Element): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...element.childNodes);
  return fragment;
}
