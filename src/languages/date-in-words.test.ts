import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../rulebook/language.ts';
import { dateInWords, datesInWords, dayInWords } from './date-in-words.ts';

const inAll = (say: (lang: (typeof LANGUAGES)[number]) => string) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, say(lang)]));

test('the first day of a month is written as each language does', () => {
  expect(inAll((lang) => dateInWords('2025-02-01', lang))).toEqual({
    fr: '1er février 2025',
    en: '1 February 2025',
    it: '1º febbraio 2025',
    de: '1. Februar 2025',
    es: '1 de febrero de 2025',
  });
});

test('other days have their number, and the 11th and the 21st are no first', () => {
  expect(inAll((lang) => dateInWords('2025-10-21', lang))).toEqual({
    fr: '21 octobre 2025',
    en: '21 October 2025',
    it: '21 ottobre 2025',
    de: '21. Oktober 2025',
    es: '21 de octubre de 2025',
  });
  expect(dateInWords('2025-10-11', 'fr')).toBe('11 octobre 2025');
});

test('a month without a day has no day', () => {
  expect(inAll((lang) => dateInWords('2026-09', lang))).toEqual({
    fr: 'septembre 2026',
    en: 'September 2026',
    it: 'settembre 2026',
    de: 'September 2026',
    es: 'septiembre de 2026',
  });
});

test('a day without its year ends with the month', () => {
  expect(inAll((lang) => dayInWords('2026-12-01', lang))).toEqual({
    fr: '1er décembre',
    en: '1 December',
    it: '1º dicembre',
    de: '1. Dezember',
    es: '1 de diciembre',
  });
});

test('several dates are joined', () => {
  expect(datesInWords(['2025-05-30', '2025-06-01'], 'fr')).toBe('30 mai 2025 et 1er juin 2025');
});

test('no other file puts a date into words', () => {
  const sources = globSync('{src,scripts}/**/*.{ts,tsx,astro}').filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(500);
  const naming = sources.filter((file) =>
    /DateTimeFormat|toLocaleDateString/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual(['src/languages/date-in-words.ts']);
});
