/** Patterns for the words of a lexicon, each in all its forms or by its code in databases. */

import { KEYWORDS, type Keyword, STATUSES, type Status } from '../../engine/cards/vocabulary.ts';

/** `['Endormi', 'Endormie']` of `asleep` as `endormi|endormie|@asleep`. */
function anyOf(forms: readonly string[], id: string): string {
  return [...new Set(forms.map((form) => form.toLowerCase())), `@${id}`].join('|');
}

/** A pattern for each status. */
export function statusPhrases(
  formsOf: (id: Status) => readonly string[],
): Readonly<Record<Status, string>> {
  const patterns = STATUSES.map((id) => [id, anyOf(formsOf(id), id)]);
  return Object.fromEntries(patterns) as Record<Status, string>;
}

const NUMBERED: ReadonlySet<Keyword> = new Set(['tough', 'scout', 'temple']);

/** A pattern for each keyword, with the number behind it where it has one. */
export function keywordPhrases(
  formsOf: (id: Keyword) => readonly string[],
): Readonly<Record<Keyword, string>> {
  const patterns = KEYWORDS.map((id) => {
    const forms = anyOf(formsOf(id), id);
    return [id, NUMBERED.has(id) ? `(${forms}) <n:number>` : forms];
  });
  return Object.fromEntries(patterns) as Record<Keyword, string>;
}
