import { describe, expect, test } from 'vitest';
import { textOfSpans } from '../../languages/say/text.ts';
import { shortened, shortenedSpans } from './shortened.ts';

describe('the beginning of a text', () => {
  test('is all of a short one', () => {
    expect(shortened('Draw a card.', 12)).toBe('Draw a card.');
    expect(textOfSpans(shortenedSpans([{ icon: 'hand' }, { text: ' Draw.' }], 8))).toBe(
      '{hand} Draw.',
    );
  });

  test('ends with an ellipsis where more would follow', () => {
    expect(shortened('Draw a card.', 5)).toBe('Draw…');
    expect(textOfSpans(shortenedSpans([{ icon: 'hand' }, { text: ' Draw a card.' }], 8))).toBe(
      '{hand} Draw…',
    );
    expect(textOfSpans(shortenedSpans([{ text: 'Draw ' }, { icon: 'hand' }], 6))).toBe('Draw …');
  });
});
