import { expect, test } from 'vitest';
import { WordMarker } from './box/excerpt.ts';
import { readIndex } from './index/read.ts';
import { INDEX } from './rank/testing/test-index.ts';
import { resultOf } from './result.ts';

test('the first result shows the remarks on its rule, the others do not', () => {
  const { records, editions } = readIndex(INDEX.en, 'en');
  const rule = records.find(({ kind }) => kind === 'rule')!;
  const record = { ...rule, remarks: ['It never reaches Reserve.', 'It stays.'] };
  const hit = { record, score: 1, share: 1, question: null };
  const shownOf = (isFirst: boolean) => {
    const result = resultOf(hit, new WordMarker([], [], 'en'), 'en', editions, isFirst);
    return [result.excerpt, ...result.beside].map((one) => one.map(({ text }) => text).join(''));
  };
  expect(shownOf(true)).toEqual([rule.text, 'It never reaches Reserve.', 'It stays.']);
  expect(shownOf(false)).toEqual([rule.text]);
});
