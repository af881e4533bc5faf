import { expect, test } from 'vitest';
import { parseText } from './text.ts';
import { plainText } from './tree.ts';

test.each([
  'see www.example.org or mail@example.org',
  'see https://example.org/a_b_c',
  'not ~~this~~ and not [^1] either',
  '<b>bold</b> &amp; `code`',
])('of Markdown and GitHub’s additions, what the book does not use stays text: %s', (text) => {
  const { blocks } = parseText(text, 'rule');
  expect(blocks).toEqual([{ type: 'paragraph', children: [{ type: 'text', value: text }] }]);
});

test('an item with a box stays an item with its text', () => {
  expect(plainText(parseText('- [ ] one', 'rule').blocks, () => '')).toContain('[ ] one');
});

test('a table is read', () => {
  const { blocks } = parseText('| a | b |\n| - | - |\n| 1 | 2 |', 'rule');
  expect(blocks.map(({ type }) => type)).toEqual(['table']);
});
