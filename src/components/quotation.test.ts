import { expect, test } from 'vitest';
import { quote } from './quotation.ts';

const quotation = {
  number: '6.5.d',
  text: 'It reads [do X]; then *Y*.',
  source: 'Altered Codex, 6.5 Effects',
  url: 'https://example.org/en/2024-09/6.5.d/',
};

test('Markdown keeps the signs of the text as signs', () => {
  expect(quote(quotation, 'markdown')).toBe(
    '> **6.5.d** It reads \\[do X\\]; then \\*Y\\*.\n>\n' +
      '> [Altered Codex, 6.5 Effects](https://example.org/en/2024-09/6.5.d/)',
  );
});

test('Discord gets a link without a card', () => {
  expect(quote(quotation, 'discord')).toBe(
    '> **6.5.d** It reads \\[do X\\]; then \\*Y\\*.\n<https://example.org/en/2024-09/6.5.d/>',
  );
});

test('plain text is plain', () => {
  expect(quote(quotation, 'plain')).toBe(
    '6.5.d It reads [do X]; then *Y*.\n' +
      'Altered Codex, 6.5 Effects: https://example.org/en/2024-09/6.5.d/',
  );
});
