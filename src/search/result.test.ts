import { expect, test } from 'vitest';
import { type TextPiece, WordMarker } from './box/excerpt.ts';
import { readIndex } from './index/read.ts';
import { INDEX } from './rank/testing/test-index.ts';
import { resultOf } from './result.ts';

const marker = new WordMarker([], [], 'en');
const said = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');

test('the first result shows the whole of what fits as well, and says which that is', () => {
  const { records, editions } = readIndex(INDEX.en, 'en');
  const [rule, other] = records.filter(({ kind }) => kind === 'rule');
  const fitting = [{ ...other!, remarks: ['It is nobody else’s.'] }];
  const hit = { record: rule!, score: 1, share: 1, question: null, fitting };
  const shownOf = (isFirst: boolean) => {
    const { beside, shows } = resultOf(hit, { marker, language: 'en', editions }, isFirst);
    return [...beside.map(({ title, text }) => [title, said(text)]), ...shows];
  };
  expect(shownOf(true)).toEqual([
    [other!.title, other!.text],
    ['', 'It is nobody else’s.'],
    `/en/4.0/${other!.title}/`,
  ]);
  expect(shownOf(false)).toEqual([]);
});

test('the first result shows the remarks on its rule, the others do not', () => {
  const { records, editions } = readIndex(INDEX.en, 'en');
  const rule = records.find(({ kind }) => kind === 'rule')!;
  const record = { ...rule, remarks: ['It never reaches Reserve.', 'It stays.'] };
  const hit = { record, score: 1, share: 1, question: null };
  const shownOf = (isFirst: boolean) => {
    const result = resultOf(hit, { marker, language: 'en', editions }, isFirst);
    return [result.excerpt, ...result.beside.map(({ text }) => text)].map(said);
  };
  expect(shownOf(true)).toEqual([rule.text, 'It never reaches Reserve.', 'It stays.']);
  expect(shownOf(false)).toEqual([rule.text]);
});

test('what a named card prints comes before another rule, which it may change', () => {
  const { records, editions } = readIndex(INDEX.en, 'en');
  const [rule, other] = records.filter(({ kind }) => kind === 'rule');
  const cards = [{ id: 'owl', name: 'Owl', text: 'I stay.' }];
  const hit = { record: rule!, score: 1, share: 1, question: null, fitting: [other!], cards };
  const { beside } = resultOf(hit, { marker, language: 'en', editions }, true);
  expect(beside.map(({ title }) => title)).toEqual(['Owl', other!.title]);
});
