import { sectionOf } from '../../rulebook/number.ts';
import { readPage } from '../read-page.ts';
import type { SearchResult } from '../result.ts';
import { element } from './element.ts';

/** The most characters of a rule that are shown. */
const LENGTH = 180;

/**
 * Adds the beginning of their rules to the results for a number, which come from the number list alone,
 * once the page of the section is loaded. If it cannot be loaded, the results stay as they are.
 *
 * @param links the elements of the results, in the same order
 */
export function addOpenings(results: readonly SearchResult[], links: readonly HTMLElement[]): void {
  results.forEach(({ kind, url, title: [said], excerpt }, i) => {
    const title = said?.text ?? '';
    if (kind !== 'rule' || excerpt.length > 0) return;
    const section = url.replace(`/${title}/`, `/${sectionOf(title)}/`);
    // The space is reserved, so that the results below do not move.
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

/** Returns the first words of a rule on its section's page, without notes and links of items. */
function opening(page: DocumentFragment, number: string): string {
  const parts =
    page.getElementById(number)?.querySelectorAll('.prose > :not(.note, .remarks)') ?? [];
  for (const part of parts) for (const link of part.querySelectorAll('.item')) link.remove();
  const text = [...parts].map((part) => part.textContent).join(' ');
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LENGTH))} …`;
}
