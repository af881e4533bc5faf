import { expect, test } from 'vitest';
import { LANGUAGES } from '../rulebook/language.ts';
import { alternates } from './alternates.ts';

test('a language that lacks the page is left out', async () => {
  const found = await alternates(async (lang) => (lang === 'it' ? null : `/${lang}/6.1.e/`));
  expect(found).toMatchObject({ fr: '/fr/6.1.e/', en: '/en/6.1.e/' });
  expect(Object.keys(found)).toEqual(LANGUAGES.filter((lang) => lang !== 'it'));
});
