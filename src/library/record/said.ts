/** Sentences of the record that need no card: they are said of files, in the site and in the search alike. */

import { dateInWords } from '../../languages/date-in-words.ts';
import type { RecordDate } from '../../languages/en/texts/record.ts';
import { recordTexts } from '../../languages/texts/interface.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Erratum, RecordFormat, Suspension } from './schema.ts';

/** When something began, in words, with how well it is known. */
function sinceInWords(since: Suspension['since'], lang: Language): RecordDate {
  const date = typeof since === 'string' ? since : since.before;
  const text = dateInWords(date, lang);
  if (typeof since !== 'string') return { precision: 'before', text };
  return { precision: date.length > 'YYYY-MM'.length ? 'day' : 'month', text };
}

/** The names of formats: those of the record, and the constructed play of the book. */
function formatNames(
  ids: readonly string[],
  formats: readonly RecordFormat[],
  lang: Language,
): string {
  const named = ids.map(
    (id) => formats.find((format) => format.id === id)?.name[lang] ?? recordTexts(lang).constructed,
  );
  return new Intl.ListFormat(lang).format(named);
}

/**
 * A suspension as a sentence, without its source.
 *
 * @param known the formats of the record, by whose names it is said
 */
export function saySuspension(
  { kind, formats, since, until }: Suspension,
  known: readonly RecordFormat[],
  lang: Language,
): string {
  const end: RecordDate | null = until
    ? { precision: 'day', text: dateInWords(until, lang) }
    : null;
  return recordTexts(lang).suspension(
    kind,
    formatNames(formats, known, lang),
    sinceInWords(since, lang),
    end,
  );
}

/** What an erratum says: what changed, and whether unique versions did. */
export function sayErratum({ text, uniques }: Erratum, lang: Language): string {
  return [text[lang], uniques && recordTexts(lang).uniques[uniques]].filter(Boolean).join(' ');
}
