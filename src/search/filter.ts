/** Narrows a list of results by kind, chapter and edition. */
import type { SearchWords } from '../texts/search.ts';
import { element } from './element.ts';
import { KINDS, type ResultKind } from './index/record.ts';
import type { Result } from './result.ts';
import type { Found } from './search.ts';

/** What is shown; null shows all. */
export interface Filter {
  readonly kind: ResultKind | null;
  readonly chapter: string | null;
  readonly edition: string | null;
}

/** Shows all results. */
export const NO_FILTER: Filter = { kind: null, chapter: null, edition: null };

/** The results that a filter lets through. */
export function applyFilter(results: readonly Result[], filter: Filter): readonly Result[] {
  return results.filter(
    (result) =>
      (filter.kind === null || result.kind === filter.kind) &&
      (filter.chapter === null || result.chapter === filter.chapter) &&
      (filter.edition === null || result.editions.includes(filter.edition)),
  );
}

/** Buttons for the kinds, with how many there are, and choices of a chapter and an edition. */
export function filterBar(
  { results, editions }: Found,
  filter: Filter,
  words: SearchWords,
  narrow: (filter: Filter) => void,
): HTMLElement[] {
  const among = applyFilter(results, { ...filter, kind: null });
  const kinds = KINDS.map((kind) => [kind, countOf(among, kind)] as const).filter(
    ([kind, count]) => count > 0 || kind === filter.kind,
  );
  const chapters = [...new Set(results.map(({ chapter }) => chapter).filter(Boolean))].sort(
    (a, b) => Number(a) - Number(b),
  );
  const isNarrow = filter.chapter !== null || filter.edition !== null;
  if (kinds.length < 2 && chapters.length < 2 && !isNarrow) return [];
  const button = (kind: ResultKind | null, text: string, count: number) => {
    const pressed = String(filter.kind === kind);
    const made = element('button', { type: 'button', 'aria-pressed': pressed }, `${text} `);
    made.append(element('span', { class: 'search-count' }, String(count)));
    made.addEventListener('click', () => narrow({ ...filter, kind }));
    return made;
  };
  const bar: HTMLElement[] = [
    button(null, words.everything, among.length),
    ...kinds.map(([kind, count]) => button(kind, words.groups[kind], count)),
  ];
  if (chapters.length > 1) {
    const choose = (chapter: string | null) => narrow({ ...filter, chapter });
    bar.push(choice(words.chapter, words.anyChapter, chapters, filter.chapter, choose));
  }
  if (editions.length > 1) {
    const choose = (edition: string | null) => narrow({ ...filter, edition });
    bar.push(choice(words.edition, words.anyEdition, editions, filter.edition, choose));
  }
  return bar;
}

function countOf(results: readonly Result[], kind: ResultKind): number {
  return results.filter((result) => result.kind === kind).length;
}

function choice(
  label: string,
  any: string,
  values: readonly string[],
  chosen: string | null,
  choose: (value: string | null) => void,
): HTMLSelectElement {
  const select = element(
    'select',
    { 'aria-label': label },
    element('option', { value: '' }, any),
    ...values.map((value) => element('option', { value }, `${label} ${value}`)),
  );
  select.value = chosen ?? '';
  select.addEventListener('change', () => choose(select.value || null));
  return select;
}
