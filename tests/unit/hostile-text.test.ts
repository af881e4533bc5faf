import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from '../../src/ingest/glossary/raw-text.ts';
import { type LinkableNames, linkText } from '../../src/ingest/write/linked-text.ts';
import { writeMdx } from '../../src/ingest/write/mdx.ts';
import { writeSection } from '../../src/ingest/write/section-page.ts';
import { cleanText } from '../../src/rulebook/clean.ts';
import { sectionPage } from '../../src/rulebook/content.ts';
import { AS_WRITTEN, printMarkdown } from '../../src/rulebook/markdown.ts';
import { nameCutter } from '../../src/rulebook/named-cards.ts';
import { type Block, type Mark, mapPhrasing, plainText } from '../../src/rulebook/tree.ts';
import fc from '../property.ts';
import { renderMdx } from './rendered.ts';

const NAMES: LinkableNames = {
  language: 'en',
  numbers: new Set(['6.1', '6.1.a', '6.1.e', '2.1']),
  hasItem: () => false,
  terms: new Map([
    ['step', 'step'],
    ['event', 'event'],
  ]),
  forms: new Map([['step', new Set(['step', 'shown'])]]),
  articles: new Map([['vanilla', 'Vanilla']]),
  cutAtCards: nameCutter(new Map([['Kappa', 'kappa']])),
};

/** Everything that the pipeline may make of a text. */
const ALLOWED = new Set(
  'p ul ol li em strong a table thead tbody tr th td h3 Term Ref Entry Card Icon'.split(' '),
);

/** Pieces that mean something to Markdown, MDX, HTML, YAML or the book. */
const PIECES = [
  ...'\\`*_{}[]<>()#+-.!|~^&$@:;=%"\'/\n\t ',
  '\n\n',
  '\n- ',
  '\n1. ',
  '\n    ',
  '\n---\n',
  '\n***\n',
  '\n### ',
  '\n> ',
  '```',
  '~~~',
  '<script>alert(1)</script>',
  '<Rule number="x">',
  '</Rule>',
  '<!-- -->',
  '<>',
  '</>',
  '{1+1}',
  '{props.x}',
  '#{y}',
  'import a from "b"',
  'export const c = 1',
  'export default 1',
  'Kappa',
  '[Kappa](https://example.org/)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  '[x](https://example.org/y)',
  '![x](https://example.org/y.png)',
  '[x]: https://example.org',
  '[^1]',
  'https://example.org/a_b_c',
  'http://example.org',
  'www.example.org',
  'a@example.org',
  'mailto:a@example.org',
  '<https://example.org>',
  '&lt;',
  '&#123;',
  '|a|b|\n|-|-|\n|c|d|',
  '[[step]]',
  '[[step|x]]',
  '[[article/vanilla]]',
  '[[nothing|<b>]]',
  '[[',
  ']]',
  '{exhaust}',
  '{mana:3}',
  '{nothing}',
  '6.1.e',
  'rule 6.1.z',
  '4.0',
  '\u0000',
  '\u0007',
  '\u202E',
  '\uFDD0',
  '\uFDD1',
  '\uD800',
  '\u2028',
  '\uFEFF',
  '\u00A0',
  'é',
  'word',
  'a',
];

const hostile = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    {
      maxLength: 40,
    },
  )
  .map((pieces) => pieces.join(''));

const wordOf = (mark: Mark): string => {
  switch (mark.type) {
    case 'icon':
      return `{${mark.name}}`;
    case 'number':
      return mark.number;
    default:
      return mark.shown ?? mark.id;
  }
};

/** All that the blocks of a text say, without signs that only show their structure. */
function lettersOf(blocks: readonly Block[]): string {
  const said = blocks.map((block) => (block.type === 'verbatim' ? block.value : ''));
  mapPhrasing(blocks, (node) => {
    if (node.type === 'text') said.push(node.value);
    else if (!('children' in node)) said.push(wordOf(node));
    return [node];
  });
  return bare(said.join(''));
}

const bare = (text: string): string => text.replace(/\s/g, '');

async function expectSafe(text: string, kind: 'rule' | 'article'): Promise<void> {
  const linked = linkText(text, kind, NAMES);
  const rendered = await renderMdx(writeMdx(linked.blocks, '2024-09'));
  for (const element of rendered.elements) expect(ALLOWED).toContain(element);
  for (const link of rendered.links) expect(link).toMatch(/^https:\/\/example\.org/);
  expect(rendered.exports).toEqual(['default']);
  expect(bare(rendered.text)).toBe(lettersOf(linked.blocks));
}

describe('a text of a dictionary', () => {
  test.each(['rule', 'article'] as const)(
    'of a %s is shown as it is, whatever it is',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(hostile, (text) => expectSafe(text, kind)),
        { numRuns: 400 },
      );
    },
  );

  test.each([
    ['a megabyte of prose', 'All that a step does, happens at once. '.repeat(27_000)],
    ['a megabyte of paragraphs', 'One step.\n\n'.repeat(100_000)],
    ['a megabyte of braces', '{a}<b>`*_[('.repeat(95_000)],
    ['twenty thousand openings', '*a [b]( {'.repeat(2_200)],
    ['lists in lists on one line', `${'- '.repeat(9_000)}end`],
    [
      'lists in lists by indentation',
      Array.from({ length: 90 }, (_, i) => `${' '.repeat(2 * i)}- x`).join('\n'),
    ],
    ['deep emphasis', `${'*_'.repeat(3_000)}x${'_*'.repeat(3_000)}`],
    ['a wide table', `|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}`],
  ])('may be %s', async (_, text) => {
    await expectSafe(text, 'article');
  });

  test('keeps the spaces between marks that stand alone', async () => {
    const linked = linkText('{exhaust} [[step]] 6.1.e\n\n- {hand} [[event]]', 'rule', NAMES);
    const rendered = await renderMdx(writeMdx(linked.blocks, '2024-09'));
    expect(rendered.text.split('\n').filter((line) => line !== '')).toEqual([
      '{exhaust} step 6.1.e',
      '{hand} event',
    ]);
  });
});

test('plain text from a page is shown letter by letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (input) => {
      const text = cleanText(input).text.replace(/\s+/g, ' ').trim();
      const linked = linkText(escapeMarkdown(text), 'rule', NAMES);
      expect(plainText(linked.blocks, wordOf)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test('what is printed as Markdown is read as the same words again', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      // Markdown cannot put emphasis between any two letters.
      const { blocks } = linkText(text.replace(/[*_]/g, ''), 'article', NAMES);
      const printed = printMarkdown(blocks, AS_WRITTEN);
      const again = linkText(printed, 'article', NAMES);
      expect(bare(plainText(again.blocks, wordOf))).toBe(bare(plainText(blocks, wordOf)));
    }),
    { numRuns: 500 },
  );
});

test('a whole page of hostile texts keeps its frontmatter, its rules and its notes', async () => {
  const title = hostile.map((text) => cleanText(text).text.replace(/\s+/g, ' ').trim() || 'x');
  await fc.assert(
    fc.asyncProperty(hostile, hostile, title, title, async (text, note, name, lead) => {
      const page = writeSection(
        {
          kind: 'section',
          number: '6.1',
          title: name,
          rules: [
            {
              number: '6.1.a',
              lead,
              text,
              notes: [{ kind: 'remark', official: true, text: note }],
            },
            { number: '6.1.b', text: note },
          ],
        },
        '6',
        { edition: '2024-09', source: 'x.json', names: NAMES, seen: () => {} },
      );
      const [, yaml, body] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(page)!;
      const facts = sectionPage.parse(load(yaml!));
      expect(facts.title).toBe(name);
      expect(facts.rules[0]!.lead).toBe(lead);
      expect(facts.rules[0]!.notes).toEqual([
        {
          kind: 'remark',
          official: true,
          text: printMarkdown(linkText(note, 'rule', NAMES).blocks, AS_WRITTEN),
        },
      ]);
      const rendered = await renderMdx(body!);
      const shown = [text, note, note].map((part) =>
        lettersOf(linkText(part, 'rule', NAMES).blocks),
      );
      expect(bare(rendered.text)).toBe(shown.join(''));
      expect(rendered.elements).toContain('Rule');
      expect(rendered.elements).toContain('Note');
      expect(body!.match(/<Rule /g)).toHaveLength(2);
      expect(body!.match(/<Note /g)).toHaveLength(1);
    }),
    { numRuns: 150 },
  );
});
