import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words as deckWords } from '../../languages/fr/texts/deck-check.ts';
import { freeWords } from '../../languages/fr/texts/free-play.ts';
import { words as sandboxWords } from '../../languages/fr/texts/sandbox.ts';
import { site as interfaceWords } from '../../languages/fr/texts/site.ts';
import { typographyFaults } from './typography.ts';

/** Every text of the interface; a function among them is given lists of "en", which read as "en", to make its text of. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'function') return texts(value(['en'], ['en']));
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

test('the French interface keeps its punctuation with its words', () => {
  const all = { interfaceWords, sandboxWords, freeWords, ...deckWords, violations: {} };
  expect(texts(all).flatMap((text) => typographyFaults(text, 'fr'))).toEqual([]);
});

test('no French text of pages, unanswered questions or changes has a plain space before a mark', () => {
  const files = [
    'pages.json',
    'unanswered.json',
    'editions/5.0/changes.json',
    'editions/4.0/changes.json',
  ];
  const broken = files.flatMap((file) => {
    const text = readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8');
    return [...text.matchAll(/"fr": "(?:[^"\\]|\\.)*\S [:;?!](?:[^"\\]|\\.)*"/gu)].map(
      ([said]) => said,
    );
  });
  expect(broken).toEqual([]);
});
