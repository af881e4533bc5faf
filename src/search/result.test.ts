import { expect, it } from 'vitest';
import { splitElisions } from './elision.ts';
import { indexResult, readExcerpt } from './result.ts';

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

it('shows the title of a section once', () => {
  const result = indexResult({
    url: '/en/2024-09/6.1/',
    excerpt: '<mark>Steps</mark>',
    meta: { title: '6.1', section: 'Steps' },
    filters: { kind: ['section'] },
  });
  expect(result).toMatchObject({ section: 'Steps', excerpt: [] });
});

it('shows elided words as they were', () => {
  const result = indexResult({
    url: '/fr/terms/initiative-order/',
    excerpt: `${splitElisions('dans l’')}<mark>ordre</mark>${splitElisions(' d’initiative')}`,
    meta: { title: splitElisions('ordre d’initiative') },
    filters: { kind: ['term'] },
  });
  expect(result).toMatchObject({ kind: 'term', title: 'ordre d’initiative', section: '' });
  expect(result.excerpt.map(({ text }) => text).join('')).toBe('dans l’ordre d’initiative');
});
