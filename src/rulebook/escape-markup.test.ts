import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('a text that is escaped is no markup, and has no control characters', () => {
  expect(escapeMarkup('<a href="x">Rin & Orchid</a>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;Rin &amp; Orchid&lt;/a&gt;',
  );
  expect(escapeMarkup('a\u0000\u001bb\tc\nd')).toBe('ab\tc\nd');
});
