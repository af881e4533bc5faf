import { expect, test } from 'vitest';
import words from '../../data/editions/5.0/en.json' with { type: 'json' };
import structure from '../../data/editions/5.0/structure.json' with { type: 'json' };
import ours from '../../data/editions/5.0/supplement/en.json' with { type: 'json' };
import oursStructure from '../../data/editions/5.0/supplement/structure.json' with { type: 'json' };

/** Unofficial remarks of the current edition: all their words, and each against its rule. */

const MOST_WORDS = 8000;
/** A remark may have so many times the words of its rule, and contradictions of the book more. */
const MOST_TIMES = 2;
/** "The glossary of the same document leaves … out": a contradiction, told without that word. */
const CONTRADICTIONS = ['3.1.3.a'];

interface Remark {
  readonly number: string;
  readonly rule: number;
  readonly words: number;
  readonly text: string;
}

/** Counts words as a reader sees them: a link by its shown words, and no citation in parentheses. */
function countWords(text: string): number {
  const shown = text
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/gu, '$1')
    .replace(/\s*\((?:[\dS][\da-z.]*(?:, )?)+\)/gu, '');
  return shown.split(/\s+/u).filter((word) => /[\p{L}\d{]/u.test(word)).length;
}

interface Numbered {
  readonly number?: string;
  readonly notes?: readonly (string | { readonly official?: boolean })[];
}

/** Returns each rule of a structure, wherever it stands in it. */
function rulesWithin(value: unknown): readonly Numbered[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(rulesWithin);
  return 'number' in value ? [value as Numbered, ...inside] : inside;
}

/** Returns the unofficial remarks of an edition's rules. */
function remarksOf(outline: unknown, { rules }: { readonly rules: object }): readonly Remark[] {
  const texts = new Map(Object.entries(rules) as [string, { text: string; notes?: string[] }][]);
  return rulesWithin(outline).flatMap(({ number = '', notes = [] }) =>
    notes.flatMap((note, at) => {
      const { text = '', notes: said = [] } = texts.get(number) ?? {};
      const remark = said[at];
      if (typeof note !== 'object' || note.official !== false || remark === undefined) return [];
      return [{ number, rule: countWords(text), words: countWords(remark), text: remark }];
    }),
  );
}

const book = remarksOf(structure, words);

test('the unofficial remarks have at most 8,000 words together', () => {
  const all = [...book, ...remarksOf(oursStructure, ours)];
  expect(all.length).toBeGreaterThan(300);
  expect(all.reduce((sum, { words: count }) => sum + count, 0)).toBeLessThanOrEqual(MOST_WORDS);
});

test('a remark is no longer than twice its rule, unless the book contradicts itself', () => {
  const long = book.filter(
    ({ number, rule, words: count, text }) =>
      count > MOST_TIMES * rule && !CONTRADICTIONS.includes(number) && !/contradict/u.test(text),
  );
  expect(long.map(({ number, text }) => `${number}: ${text}`)).toEqual([]);
});
