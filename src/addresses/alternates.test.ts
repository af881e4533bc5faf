import { expect, test } from 'vitest';
import { alternates } from './alternates.ts';

test('a language that lacks the page is left out', async () => {
  const found = await alternates(async (lang) => (lang === 'it' ? null : `/${lang}/6.1.e/`));
  expect(found).toEqual({ fr: '/fr/6.1.e/', en: '/en/6.1.e/' });
});
