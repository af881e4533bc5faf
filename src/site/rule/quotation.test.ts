import { expect, test } from 'vitest';
import { WORDINGS } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';
import { QUOTATION_FORMATS, type Quotation, writeQuotation } from './quotation.ts';

const url = 'https://example.org/en/2024-09/6.5.d/';
const quotation: Quotation = {
  heading: '6.5.d',
  lines: [{ text: 'It reads [do X]; then *Y*.' }],
  source: 'Altered Codex, 6.5 Effects',
  url,
  colon: ': ',
};
const listed: Quotation = {
  ...quotation,
  lines: [
    { text: 'A player may:' },
    { text: 'draw <a card>', item: '-' },
    { text: 'pass', item: '-' },
    { text: 'Then play goes on.' },
  ],
};

test('Markdown keeps the signs of the text as signs', () => {
  expect(writeQuotation(quotation, 'markdown')).toBe(
    `> **6.5.d** It reads \\[do X\\]; then \\*Y\\*.\n>\n> [Altered Codex, 6.5 Effects](${url})`,
  );
});

test('Discord gets a link without a card', () => {
  expect(writeQuotation(quotation, 'discord')).toBe(
    `> **6.5.d** It reads \\[do X\\]; then \\*Y\\*.\n<${url}>`,
  );
});

test('plain text is plain', () => {
  expect(writeQuotation(quotation, 'plain')).toBe(
    `6.5.d It reads [do X]; then *Y*.\nAltered Codex, 6.5 Effects: ${url}`,
  );
});

test('the colon is that of the language', () => {
  const last = (lang: Language) =>
    writeQuotation({ ...quotation, colon: WORDINGS[lang].colon }, 'plain')
      .split('\n')
      .at(-1);
  expect(last('fr')).toBe(`Altered Codex, 6.5 Effects\u00a0: ${url}`);
  expect(last('it')).toBe(`Altered Codex, 6.5 Effects: ${url}`);
});

test('a list stays a list', () => {
  expect(writeQuotation(listed, 'markdown')).toContain(
    'A player may:\n>\n> - draw \\<a card\\>\n> - pass\n>\n> Then play goes on.',
  );
  expect(writeQuotation(listed, 'bbcode')).toBe(
    '[quote][b]6.5.d[/b] A player may:\n[list][*]draw <a card>\n[*]pass[/list]\n' +
      `Then play goes on.\n[url=${url}]Altered Codex, 6.5 Effects[/url][/quote]`,
  );
  expect(writeQuotation(listed, 'html')).toBe(
    `<blockquote cite="${url}"><p><strong>6.5.d</strong> A player may:</p>` +
      '<ul><li>draw &lt;a card&gt;</li><li>pass</li></ul><p>Then play goes on.</p>' +
      `<p><a href="${url}">Altered Codex, 6.5 Effects</a></p></blockquote>`,
  );
  expect(writeQuotation(listed, 'plain')).toContain('A player may:\n- draw <a card>\n- pass\n');
});

test('every format names the source', () => {
  for (const format of QUOTATION_FORMATS) expect(writeQuotation(quotation, format)).toContain(url);
});
