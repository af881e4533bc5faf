/** Narrows a list of results by kind, chapter, edition and language. */

import type { SearchWords } from '../../languages/texts/search.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { SearchAnswer } from '../answer.ts';
import { KINDS, type ResultKind } from '../index/record.ts';
import type { SearchResult } from '../result.ts';
import { element } from './element.ts';

/** Restricts a list of results; a field that is null does not restrict it. */
export interface ResultFilter {
  readonly kind: ResultKind | null;
  readonly chapter: string | null;
  readonly edition: string | null;
  /** The language that is searched; null is the page's. */
  readonly language: Language | null;
}

/** Shows all results. */
export const NO_FILTER: ResultFilter = { kind: null, chapter: null, edition: null, language: null };

/** Returns the results that a filter lets through, among those found in its language. */
export function applyFilter(
  results: readonly SearchResult[],
  filter: ResultFilter,
): readonly SearchResult[] {
  return results.filter(
    (result) =>
      (filter.kind === null || result.kind === filter.kind) &&
      (filter.chapter === null || result.chapter === filter.chapter) &&
      (filter.edition === null || result.editions.includes(filter.edition)),
  );
}

/**
 * Returns the controls of the filter: buttons for the kinds, with the number of results of each, and
 * selects for the chapter, the edition and the language. Each has the name of its filter field in
 * `data-narrows`, so that it is found again when the bar is redrawn.
 *
 * @param own the page's language
 */
export function filterBar(
  { results, editions }: SearchAnswer,
  filter: ResultFilter,
  own: Language,
  words: SearchWords,
  narrow: (filter: ResultFilter) => void,
): HTMLElement[] {
  const among = applyFilter(results, { ...filter, kind: null });
  const kinds = KINDS.map((kind) => [kind, countOf(among, kind)] as const).filter(
    ([kind, count]) => count > 0 || kind === filter.kind,
  );
  const chapters = [...new Set(results.map(({ chapter }) => chapter).filter(Boolean))].sort(
    (a, b) => Number(a) - Number(b),
  );
  const isNarrow = [filter.chapter, filter.edition, filter.language].some((one) => one !== null);
  if (kinds.length < 2 && chapters.length < 2 && !isNarrow) return [];
  const button = (kind: ResultKind | null, text: string, count: number) => {
    const pressed = String(filter.kind === kind);
    const made = element(
      'button',
      { type: 'button', 'data-narrows': `kind ${kind}`, 'aria-pressed': pressed },
      `${text} `,
    );
    made.append(element('span', { class: 'search-count' }, String(count)));
    made.addEventListener('click', () => narrow({ ...filter, kind }));
    return made;
  };
  const bar: HTMLElement[] = [
    button(null, words.everything, among.length),
    ...kinds.map(([kind, count]) => button(kind, words.groups[kind], count)),
  ];
  if (chapters.length > 1) {
    const named = chapters.map((one) => [one, `${words.chapter} ${one}`] as const);
    const all = [['', words.anyChapter] as const, ...named];
    bar.push(
      choiceField('chapter', words.chapter, all, filter.chapter ?? '', (chapter) =>
        narrow({ ...filter, chapter }),
      ),
    );
  }
  if (editions.length > 1) {
    const named = editions.map((one) => [one, `${words.edition} ${one}`] as const);
    const all = [['', words.anyEdition] as const, ...named];
    bar.push(
      choiceField('edition', words.edition, all, filter.edition ?? '', (edition) =>
        narrow({ ...filter, edition }),
      ),
    );
  }
  const languages = LANGUAGES.map(
    (one) => [one === own ? '' : one, words.nameLanguage(one)] as const,
  );
  bar.push(
    choiceField('language', words.language, languages, filter.language ?? '', (chosen) => {
      narrow({ ...filter, language: LANGUAGES.find((one) => one === chosen) ?? null });
    }),
  );
  return bar;
}

function countOf(results: readonly SearchResult[], kind: ResultKind): number {
  return results.filter((result) => result.kind === kind).length;
}

/** A select with some values, each with its label. */
function choiceField(
  narrows: keyof ResultFilter,
  label: string,
  values: readonly (readonly [value: string, name: string])[],
  chosen: string,
  choose: (value: string | null) => void,
): HTMLSelectElement {
  const options = values.map(([value, name]) => element('option', { value }, name));
  const select = element('select', { 'data-narrows': narrows, 'aria-label': label }, ...options);
  select.value = chosen;
  select.addEventListener('change', () => choose(select.value || null));
  return select;
}
