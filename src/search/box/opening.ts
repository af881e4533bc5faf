import { sectionOf } from '../../rulebook/number.ts';
import { readPage } from '../read-page.ts';
import type { SearchResult } from '../result.ts';
import { element } from './element.ts';

/** So much of a rule is shown. */
const LENGTH = 180;

/**
 * Adds to a number's results, which were answered from numbers alone, how their rules begin, once
 * the page of their section has been read. Where it cannot be had, the results stay as they are.
 *
 * @param links the results as they are shown, in the same order
 */
export function addOpenings(results: readonly SearchResult[], links: readonly HTMLElement[]): void {
  results.forEach(({ kind, url, title: [said], excerpt }, i) => {
    const title = said?.text ?? '';
    if (kind !== 'rule' || excerpt.length > 0) return;
    const section = url.replace(`/${title}/`, `/${sectionOf(title)}/`);
    // Its place is kept, so that the results below it stay where they are.
    const place = element('span', { class: 'search-excerpt search-opening' });
    links[i]?.append(' ', place);
    void readSection(section).then((page) => {
      const text = page && opening(page, title);
      if (text) place.textContent = text;
      else place.remove();
    });
  });
}

const sections = new Map<string, Promise<DocumentFragment | null>>();

function readSection(url: string): Promise<DocumentFragment | null> {
  const page = sections.get(url) ?? readPage(url).catch(() => null);
  sections.set(url, page);
  return page;
}

/** The first words of a rule on the page of its section, without its notes and the links of items. */
function opening(page: DocumentFragment, number: string): string {
  const parts = page.getElementById(number)?.querySelectorAll('.prose > :not(.note)') ?? [];
  for (const part of parts) for (const link of part.querySelectorAll('.item')) link.remove();
  const text = [...parts].map((part) => part.textContent).join(' ');
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LENGTH))} …`;
}
