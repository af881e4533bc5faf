import { expect, test } from 'vitest';
import { printHtml } from './html.ts';
import { parseText } from './text.ts';
import type { Mark } from './tree.ts';

const sign = (mark: Mark) => `<i>${mark.type}</i>`;
const print = (text: string) => printHtml(parseText(text, 'article').blocks, sign);

test('prints paragraphs and headings with all that they contain', () => {
  expect(
    print('### A & B\n\n*c* **d** [e](https://example.org/?f&g) [[step]] 6.1.e {exhaust}'),
  ).toBe(
    '<h3>A &amp; B</h3>\n<p><em>c</em> <strong>d</strong> ' +
      '<a href="https://example.org/?f&amp;g">e</a> <i>term</i> <i>number</i> <i>icon</i></p>',
  );
});

test('prints lists, those within lists and those that begin later', () => {
  expect(print('3. a\n4. b\n\n   - c')).toBe(
    '<ol start="3">\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ol>',
  );
  expect(print('- a\n\n  b')).toBe('<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>');
});

test('prints tables', () => {
  expect(print('| a | b |\n| - | -: |\n| c | d |')).toBe(
    '<table>\n<thead>\n<tr>\n<th>a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n' +
      '<tbody>\n<tr>\n<td>c</td>\n<td align="right">d</td>\n</tr>\n</tbody>\n</table>',
  );
});
