import type { Language } from '../../rulebook/language.ts';

/** A day in words: `16 September 2024`. */
export function dayInWords(day: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Several days in words, the last after "and". */
export function daysInWords(days: readonly string[], lang: Language): string {
  return new Intl.ListFormat(lang).format(days.map((day) => dayInWords(day, lang)));
}
