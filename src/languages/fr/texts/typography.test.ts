import { expect, test } from 'vitest';
import { typographyFaults } from '../../../rulebook/typography.ts';
import { words as deckWords } from './deck-check.ts';
import { freeWords } from './free-play.ts';
import { words as sandboxWords } from './sandbox.ts';
import { fr as interfaceWords } from './site.ts';

/** Every text of the interface; a function among them is given lists of "x", which read as "x", to make its text of. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'function') return texts(value(['x'], ['x']));
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

test('the French interface keeps its punctuation with its words', () => {
  const all = { interfaceWords, sandboxWords, freeWords, ...deckWords, violations: {} };
  expect(texts(all).flatMap((text) => typographyFaults(text, 'fr'))).toEqual([]);
});
