import { expect, test } from 'vitest';
import { byChapter, chapterPart } from './chapters.ts';

test('items stand under the chapters of their first rules, those without a rule last', () => {
  const items = ['6.1.e', undefined, 'S.1.a', '2.4.4', '6.5.c'];
  const groups = byChapter(items, (rule) => rule, null);
  expect(groups.map(({ number, items: own }) => [number, own])).toEqual([
    ['2', ['2.4.4']],
    ['6', ['6.1.e', '6.5.c']],
    ['S', ['S.1.a']],
    [null, [undefined]],
  ]);
  expect(groups.map(({ number }) => chapterPart(number)).at(-1)).toBe('chapter-other');
});
