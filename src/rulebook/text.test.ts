import { describe, expect, test } from 'vitest';
import fc from '../../tests/property.ts';
import { cleanText } from './clean.ts';
import { DEEPEST_LIST, LONGEST_TEXT, parseText } from './text.ts';
import { type Block, type Mark, mapPhrasing, plainText } from './tree.ts';

const wordOf = (mark: Mark): string => {
  switch (mark.type) {
    case 'number':
      return mark.number;
    case 'icon':
      return `<${mark.name}>`;
    default:
      return mark.shown ?? mark.id;
  }
};
const plain = (text: string): string => plainText(parseText(text, 'rule').blocks, wordOf);
const kinds = (text: string): string[] =>
  parseText(text, 'rule').findings.map((finding) => finding.kind);

describe('marks', () => {
  test('terms, articles, numbers and icons are nodes', () => {
    const marks: Mark[] = [];
    const { blocks, findings } = parseText(
      'A [[step|shown]] of [[article/vanilla]], see 6.1.e: {exhaust}, {mana:X}.',
      'rule',
    );
    mapPhrasing(blocks, (node) => {
      if (node.type !== 'text' && !('children' in node)) marks.push(node);
      return [node];
    });
    expect(findings).toEqual([]);
    expect(marks).toEqual([
      { type: 'term', id: 'step', shown: 'shown' },
      { type: 'article', id: 'vanilla', shown: null },
      { type: 'number', number: '6.1.e', certain: true },
      { type: 'icon', name: 'exhaust' },
      { type: 'icon', name: 'mana:X' },
    ]);
  });

  test('a bar in a mark does not split a table cell', () => {
    const { blocks } = parseText('| a | b |\n|---|---|\n| [[step|x]] | {mana:3} |', 'rule');
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({ type: 'table' });
    expect(plainText(blocks, wordOf)).toBe('a | b ; x | <mana:3>');
  });

  test.each([
    ['rule 4.4 says', '4.4', true],
    ['Sections 4.2 and 4.4', '4.2', true],
    ['(see 6.1.g )', '6.1.g', true],
    ['as in 1.2.4.', '1.2.4', true],
    ['about 2.5 points', '2.5', false],
    ['6.1.a-6.1.c', '6.1.a', true],
  ])('%j names %s', (text, number, certain) => {
    const nodes: unknown[] = [];
    mapPhrasing(parseText(text, 'rule').blocks, (node) => {
      if (node.type === 'number') nodes.push(node);
      return [node];
    });
    expect(nodes[0]).toEqual({ type: 'number', number, certain });
  });

  test.each(['2/2/2', '14.09.2024', 'version 4.0', 'v1.2', '3.5€', '1.2.3.4'])(
    '%j names no rule',
    (text) => {
      mapPhrasing(parseText(text, 'rule').blocks, (node) => {
        expect(node.type).not.toBe('number');
        return [node];
      });
    },
  );

  test('what is no mark stays text and is found', () => {
    expect(plain('{nothing} [[not a term]] \\{exhaust} \\[[step]]')).toBe(
      '{nothing} [[not a term]] {exhaust} [[step]]',
    );
    expect(kinds('{nothing} [[not a term]]')).toEqual(['icon', 'term']);
    expect(kinds('{ braces } and \\{exhaust}')).toEqual([]);
  });
});

describe('markup outside the subset stays text', () => {
  test.each([
    '<script>alert(1)</script>',
    '`code`',
    '&amp; &lt;',
    '> quoted',
    '# heading',
    '![picture](https://example.org/a.png)'.slice(1),
    '[x](javascript:alert(1))',
    '[x](http://example.org)',
    '[x](https://user:secret@example.org)',
    '[x][y]',
    'import x from "y"',
    'export default 1',
    '{1 + 1}',
  ])('%j', (text) => {
    const { blocks } = parseText(text, 'rule');
    const isLink = text.startsWith('[picture]');
    expect(plainText(blocks, wordOf)).toBe(isLink ? 'picture' : text);
  });

  test('an https link stays, and holds no other link', () => {
    expect(parseText('[see *6.1.e*](https://example.org/a?b#c)', 'rule').blocks).toEqual([
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: 'https://example.org/a?b#c',
            children: [
              { type: 'text', value: 'see ' },
              { type: 'emphasis', children: [{ type: 'text', value: '6.1.e' }] },
            ],
          },
        ],
      },
    ]);
    expect(kinds('[x](javascript:alert)')).toEqual(['link']);
  });

  test('headings belong to articles', () => {
    expect(parseText('### A\n\nb', 'article').blocks[0]!.type).toBe('heading');
    expect(parseText('### A\n\nb', 'rule').blocks[0]!.type).toBe('paragraph');
    expect(parseText('# A', 'article').findings).toEqual([{ kind: 'heading', raw: '# A' }]);
  });
});

describe('limits', () => {
  const listDepth = (blocks: readonly Block[]): number =>
    Math.max(
      0,
      ...blocks.map((block) =>
        block.type === 'list' ? 1 + Math.max(0, ...block.items.map(listDepth)) : 0,
      ),
    );

  test.each([
    ['on one line', `${'- '.repeat(5000)}end`],
    ['numbered', `${'1. '.repeat(5000)}end`],
    ['by indentation', Array.from({ length: 100 }, (_, i) => `${' '.repeat(2 * i)}- x`).join('\n')],
  ])('lists nested %s stop at the limit', (_, text) => {
    const { blocks, findings } = parseText(text, 'rule');
    expect(listDepth(blocks)).toBeLessThanOrEqual(DEEPEST_LIST);
    expect(findings).toContainEqual({ kind: 'depth' });
  });

  test('a very long text is split into paragraphs only', () => {
    const text = `*a*\n\n${'long '.repeat(LONGEST_TEXT)}`;
    const { blocks, findings } = parseText(text, 'rule');
    expect(blocks).toHaveLength(2);
    expect(plainText(blocks, wordOf)).toBe(text.replace(/\s+/g, ' ').trim());
    expect(findings).toEqual([{ kind: 'length', length: text.length }]);
  });
});

describe('what an editor should know about', () => {
  const found = (text: string, kind: 'rule' | 'article' = 'rule') =>
    parseText(text, kind).findings.map((finding) => ('raw' in finding ? finding.raw : finding));

  test.each([
    ['a [[object thing and [[step]]', '[[object thing and [[step]'],
    ['a [[object\nthing]]', '[[object'],
    ['{forest open {water}', '{forest open {water}'],
  ])('the mark that does not end in %j', (text, raw) => {
    expect(parseText(text, 'rule').findings).toEqual([{ kind: 'open', raw }]);
  });

  test.each([
    '\\[[a',
    '\\{forest',
    'a { b',
    '{}',
    'a < b > c',
    '#1 and 2 # 3',
    'Stop! [a](https://b.c)',
  ])('nothing in %j', (text) => expect(found(text)).toEqual([]));

  test.each([
    ['a <b>c</b>', ['<b>', '</b>']],
    ['<img src="x">', ['<img src="x">']],
    ['# Head', ['#']],
    ['```\ncode\n```', ['```']],
    ['![alt](https://b.c/d.png)', ['!']],
  ])('the markup in %j', (text, raws) => {
    expect(found(text)).toEqual(raws);
    const [block] = parseText(text, 'rule').blocks;
    expect(block?.type).toBe('paragraph');
  });

  test('no heading of an article', () => expect(found('### Head', 'article')).toEqual([]));
});

test('cleanText takes out what could hide something', () => {
  expect(cleanText('a\u0000b\u202Ec\uFDD0d\r\ne\u2028f\uD800g\u200Bh')).toEqual({
    text: 'abcd\ne\nfgh',
    removed: 5,
  });
  expect(cleanText('e\u0301 👩\u200D🚀 «\u00A0x\u00A0»')).toEqual({
    text: 'é 👩\u200D🚀 «\u00A0x\u00A0»',
    removed: 0,
  });
});

test('parseText never throws and never loses a letter', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '**',
      '*',
      '[[',
      ']]',
      '|',
      '{',
      '}',
      '- ',
      '\n',
      '\n\n',
      '](',
      '\\',
      '1. ',
      '<',
    ),
  );
  const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const { blocks } = parseText(text, 'rule');
      const kept = letters(plainText(blocks, wordOf));
      expect(kept.length).toBeLessThanOrEqual(letters(cleanText(text).text).length);
    }),
    { numRuns: 500 },
  );
});
