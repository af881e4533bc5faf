import { expect, test } from 'vitest';
import { markForeignLinks } from './foreign-links.ts';

const page = (lang: string, link: string) =>
  markForeignLinks(`<html lang="${lang}"><a ${link}>4.0</a></html>`, '/book/');

test('a link from a page of a partial language to an English page says its language', () => {
  expect(page('de', 'class="number" href="/book/en/4.0/6.1/"')).toContain(
    '<a data-lent hreflang="en" class="number" href="/book/en/4.0/6.1/">',
  );
});

test.each([
  ['of its own language', 'de', 'href="/book/de/5.0/6.1/"'],
  ['that says its language', 'de', 'href="/book/en/" lang="en" hreflang="en"'],
  ['of the language switch', 'de', 'href="/book/en/" data-language="en"'],
  ['on an English page', 'en', 'href="/book/en/4.0/6.1/"'],
  ['to another site', 'de', 'href="https://codex.example/en/"'],
])('a link %s stays as it is', (_, lang, link) => {
  expect(page(lang, link)).toBe(`<html lang="${lang}"><a ${link}>4.0</a></html>`);
});
