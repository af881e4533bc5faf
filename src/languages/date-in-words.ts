import type { Language } from '../rulebook/language.ts';

/** A day in words, or a month where no day is given: `3 October 2025`, `February 2025`. */
export function dateInWords(date: string, lang: Language): string {
  const isDay = date.length > 'YYYY-MM'.length;
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    year: 'numeric',
    month: 'long',
    ...(isDay ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  return format.format(new Date(`${isDay ? date : `${date}-01`}T00:00:00Z`));
}

/** Several dates in words, the last after "and". */
export function datesInWords(dates: readonly string[], lang: Language): string {
  return new Intl.ListFormat(lang).format(dates.map((date) => dateInWords(date, lang)));
}
