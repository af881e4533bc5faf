import { readPage } from '../../search/read-page.ts';

/** The preview of a page: its heading, the part marked `data-preview`, and `data-preview-more`. */
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
  if (!heading || !marked) return null;
  for (const element of marked.querySelectorAll('[id]')) element.removeAttribute('id');
  const more = page.querySelector<HTMLTemplateElement>('template[data-preview-more]');
  const text = marked instanceof HTMLTemplateElement ? marked.content : contents(marked);
  return { title: contents(heading), text, more: more?.content ?? null };
}

function contents(element: Element): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...element.childNodes);
  return fragment;
}
