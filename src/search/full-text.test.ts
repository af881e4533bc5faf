import { expect, it } from 'vitest';
import { splitElisions } from './elision.ts';
import { fullTextResult, readExcerpt } from './full-text.ts';

it.each([
  ['un <mark>jeton,</mark> puis', ['un ', '*jeton', ',', ' puis']],
  ['<mark>jeton</mark> <mark>quitte</mark>', ['*jeton', ' ', '*quitte']],
  ['&lt;mark&gt; <mark>&lt;b&gt;jeton</mark>', ['<mark> ', '*<b>jeton']],
  ['<mark>&lt;i&gt;</mark>', ['*<i>']],
  ['sans rien', ['sans rien']],
  ['', []],
])('reads %j as pieces of text', (excerpt, pieces) => {
  const read = readExcerpt(excerpt).map(({ text, found }) => (found ? `*${text}` : text));
  expect(read).toEqual(pieces);
});

it('shows elided words as they were', () => {
  const result = fullTextResult({
    url: '/fr/terms/initiative-order/',
    excerpt: `${splitElisions('dans l’')}<mark>ordre</mark>${splitElisions(' d’initiative')}`,
    meta: { title: splitElisions('ordre d’initiative') },
    filters: { kind: ['term'] },
  });
  expect(result).toMatchObject({ kind: 'term', section: '' });
  expect(result.title.map(({ text }) => text)).toEqual(['ordre d’initiative']);
  expect(result.excerpt.map(({ text }) => text).join('')).toBe('dans l’ordre d’initiative');
});
