import { FIRST_OF_MONTH, type Language } from '../rulebook/language.ts';

/** A day in words, or a month where no day is given: `3 October 2025`, `February 2025`. */
export function dateInWords(date: string, lang: Language): string {
  const isDay = date.length > 'YYYY-MM'.length;
  return formatDay(isDay ? date : `${date}-01`, lang, {
    year: 'numeric',
    month: 'long',
    ...(isDay ? { day: 'numeric' } : {}),
  });
}

/** A day in words without its year: `3 October`. */
export function dayInWords(date: string, lang: Language): string {
  return formatDay(date, lang, { month: 'long', day: 'numeric' });
}

/** Several dates in words, the last after "and". */
export function datesInWords(dates: readonly string[], lang: Language): string {
  return new Intl.ListFormat(lang).format(dates.map((date) => dateInWords(date, lang)));
}

function formatDay(day: string, lang: Language, options: Intl.DateTimeFormatOptions): string {
  const locale = lang === 'en' ? 'en-GB' : lang;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) =>
      type === 'day' && value === '1' ? (FIRST_OF_MONTH.get(lang) ?? value) : value,
    )
    .join('');
}
