import { readPage } from '../../search/read-page.ts';
import { versionsPreview } from '../card/versions-preview.ts';

/**
 * The preview of a page: its heading, the part marked `data-preview` or the versions of a card, and
 * `data-preview-more`.
 */
export interface Glimpse {
  readonly title: Node;
  readonly text: Node;
  /** The rules that define a term, and an example sentence. */
  readonly more: Node | null;
}

const glimpses = new Map<string, Promise<Glimpse | null>>();

/** Returns the preview of the page at an address; null where there is none or loading fails. */
export function glimpseOf(url: string): Promise<Glimpse | null> {
  const known = glimpses.get(url) ?? fetchGlimpse(url).catch(() => null);
  glimpses.set(url, known);
  return known;
}

async function fetchGlimpse(url: string): Promise<Glimpse | null> {
  const page = await readPage(url);
  if (!page) return null;
  const heading = page.querySelector('h1');
  const marked = page.querySelector('[data-preview]');
  const text = marked ? contentsOf(marked) : versionsPreview(page);
  if (!heading || !text) return null;
  for (const element of text.querySelectorAll('[id]')) element.removeAttribute('id');
  const more = page.querySelector<HTMLTemplateElement>('template[data-preview-more]');
  return { title: contentsOf(heading), text, more: more?.content ?? null };
}

function contentsOf(element: Element): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...element.childNodes);
  return fragment;
}
