import { address } from '../../addresses/address.ts';
import type { PageToolTexts } from '../../languages/texts/page-tools.ts';
import { drawFacesInto, nameIn } from '../../pictures/face/faces-of-names.ts';
import { addStyles } from '../../styles/add-styles.ts';
import { type Glimpse, glimpseOf } from './glimpse.ts';
import styles from './preview.css?inline';
import { makePreviewModel } from './preview-model.ts';

/** Links whose target is shown beside them before it is opened. */
const LINKS = ':is(main, .preview) :is(.term, .ref, .entry, .card-link, .rules a)[href^="/"]';
const OPEN_AFTER = 250;
const CLOSE_AFTER = 250;

/**
 * Shows previews of terms, rules, articles and cards: on hover, on keyboard focus, and on the first tap,
 * which moves into the preview as into a dialog. A link in a preview has a preview too, and no
 * further one. Escape closes the last and gives the focus back; a pinned one stays until it is closed.
 */
export function previewLinks(page: Document, words: PageToolTexts): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const model = makePreviewModel(words);
  addStyles(styles);
  const open: PreviewBox[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;
  /** The link whose preview is being fetched, until the reader turns elsewhere. */
  let awaited: HTMLAnchorElement | null = null;

  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const boxAround = (target: EventTarget | null) =>
    open.find(({ element }) => target instanceof Node && element.contains(target)) ?? null;

  const close = (box: PreviewBox) => {
    for (const inner of open.filter(({ parent }) => parent === box)) close(inner);
    open.splice(open.indexOf(box), 1);
    isClosing = true;
    box.remove();
    isClosing = false;
  };
  /** Closes what is not pinned, except a preview and the one that it was opened from. */
  const closeOthers = (kept: PreviewBox | null) => {
    for (const box of [...open]) {
      if (!box.isPinned() && box !== kept && box !== kept?.parent && open.includes(box)) close(box);
    }
  };
  const closeSoon = (kept: PreviewBox | null) => later(() => closeOthers(kept), CLOSE_AFTER);

  const show = async (link: HTMLAnchorElement): Promise<PreviewBox | null> => {
    const known = open.find((box) => box.link === link);
    if (known) return known;
    const parent = boxAround(link);
    closeOthers(parent);
    awaited = link;
    const glimpse = await glimpseOf(link.href);
    if (!glimpse || awaited !== link || !link.isConnected) return null;
    awaited = null;
    const box = makeBox(model, link, parent, glimpse);
    box.element.querySelector('.preview-close')?.addEventListener('click', () => close(box));
    closeOnPull(box.element, () => close(box));
    open.push(box);
    const card = box.element.querySelector<HTMLElement>('.preview-card');
    const name = nameIn(link.pathname);
    if (card && name) drawFacesInto(new Map([[card, name]]), address.file('card-faces.json'));
    return box;
  };

  const isMoving = watchPointer(page);
  page.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const isAsked = isMoving(event);
    const box = boxAround(event.target);
    const link = linkAt(event.target, box);
    const isWaiting = open.some(({ isPinned }) => !isPinned());
    if (link !== awaited) awaited = null;
    if (link && isAsked) later(() => void show(link), isWaiting ? CLOSE_AFTER : OPEN_AFTER);
    else if (isWaiting && !open.some((one) => one.link === link)) closeSoon(box);
    else clearTimeout(timer);
  });
  page.addEventListener('focusin', (event) => {
    const box = boxAround(event.target);
    const link = linkAt(event.target, box);
    // A closing preview returns the focus to its link, which must not open it again.
    if (isClosing) return;
    if (link !== awaited) awaited = null;
    if (link?.matches(':focus-visible')) later(() => void show(link), 0);
    else if (!link) closeSoon(box);
  });
  page.addEventListener('click', (event) => {
    const box = boxAround(event.target);
    const link = linkAt(event.target, box);
    if (!link) return closeOthers(box);
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!touched || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    clearTimeout(timer);
    void show(link).then((shown) => shown?.element.focus());
  });
  page.addEventListener('keydown', (event) => {
    const last = open.findLast((box) => !box.isPinned()) ?? open.at(-1);
    if (event.key !== 'Escape' || !last) return;
    event.preventDefault();
    close(last);
  });
}

/**
 * Returns a function that says whether the pointer itself moved onto an element. The page may have
 * moved under it, as when a choice scrolls the page, and then nobody asked for a preview.
 */
function watchPointer(page: Document): (over: PointerEvent) => boolean {
  let last: PointerEvent | null = null;
  page.addEventListener('pointermove', (event) => {
    last = event;
  });
  return (over) => {
    const isMoved = over.screenX !== last?.screenX || over.screenY !== last.screenY;
    last = over;
    return isMoved;
  };
}

/** The link at a place that may have a preview; none in a preview that a preview opened. */
function linkAt(target: EventTarget | null, box: PreviewBox | null): HTMLAnchorElement | null {
  if (box?.parent) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}

interface PreviewBox {
  readonly element: HTMLElement;
  readonly link: HTMLAnchorElement;
  /** The preview that the link stands in. */
  readonly parent: PreviewBox | null;
  readonly isPinned: () => boolean;
  readonly remove: () => void;
}

let made = 0;

/** Shows a preview of what a link leads to. */
function makeBox(
  model: HTMLElement,
  link: HTMLAnchorElement,
  parent: PreviewBox | null,
  { title, text, more }: Glimpse,
): PreviewBox {
  const element = model.cloneNode(true) as HTMLElement;
  const part = (name: string) => element.querySelector<HTMLElement>(`.preview-${name}`)!;
  made += 1;
  element.setAttribute('aria-labelledby', `preview-title-${made}`);
  part('title').id = `preview-title-${made}`;
  part('title').replaceChildren(title.cloneNode(true));
  part('text').id = `preview-text-${made}`;
  part('text').replaceChildren(text.cloneNode(true));
  if (more) part('text').append(more.cloneNode(true));
  leaveOutWhatIsSaid(element, link);
  part('open').setAttribute('href', link.href);
  const pin = part('pin');
  pin.addEventListener('click', () => {
    pin.setAttribute('aria-pressed', String(pin.getAttribute('aria-pressed') !== 'true'));
  });
  document.body.append(element);
  link.setAttribute('aria-describedby', `preview-text-${made}`);
  element.showPopover();
  placePreview(element, link, parent?.element ?? null);
  return {
    element,
    link,
    parent,
    isPinned: () => pin.getAttribute('aria-pressed') === 'true',
    remove: () => {
      link.removeAttribute('aria-describedby');
      if (element.contains(document.activeElement)) link.focus();
      // Who listens to what is open hears of it while it is still on the page.
      element.addEventListener('toggle', () => element.remove(), { once: true });
      element.hidePopover();
    },
  };
}

/** Leaves out of a preview the example that the page itself has, as the page of its rule does. */
function leaveOutWhatIsSaid(preview: HTMLElement, link: HTMLElement): void {
  const example = preview.querySelector('.preview-example');
  const said = wordsIn(example).replace(/…$/u, '').trim();
  if (said && wordsIn(link.closest('main')).includes(said)) example?.remove();
}

function wordsIn(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

/** Pixels after which a pull is meant. */
const FAR = 32;

/** Lets a finger pull a preview down by its head, as other sheets. */
function closeOnPull(preview: HTMLElement, close: () => void): void {
  const head = preview.querySelector<HTMLElement>('.preview-head');
  let from: number | null = null;
  head?.addEventListener('pointerdown', ({ pointerType, clientY, target }) => {
    const isButton = target instanceof Element && target.closest('button') !== null;
    from = pointerType === 'touch' && !isButton ? clientY : null;
  });
  head?.addEventListener('pointermove', ({ clientY }) => {
    if (from === null || clientY - from < FAR) return;
    from = null;
    close();
  });
}

/** Puts a preview under the link's first line, or above it where there is more room. */
function placePreview(preview: HTMLElement, link: HTMLElement, parent: HTMLElement | null): void {
  const line = link.getClientRects()[0];
  if (!line) return;
  const { offsetWidth: width, offsetHeight: height } = preview;
  // One that is opened from another stands a little to the side, so that both can be told apart.
  const wanted = parent ? Math.max(line.left, parent.getBoundingClientRect().left + 24) : line.left;
  const left = Math.max(8, Math.min(wanted, innerWidth - width - 8));
  const below = innerHeight - line.bottom > height + 8 || line.top < innerHeight / 2;
  const top = below ? line.bottom + 6 : line.top - height - 6;
  preview.style.setProperty('--left', `${left}px`);
  preview.style.setProperty('--top', `${Math.max(8, top)}px`);
}
