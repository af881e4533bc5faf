import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Card } from '../../engine/cards/card.ts';
import type { TermEntry } from '../../rulebook/term.ts';
import { findMisnamed } from './printed-keywords.ts';

const terms = JSON.parse(readFileSync('data/terms.json', 'utf8')).terms as TermEntry[];
const tokens = JSON.parse(readFileSync('data/cards/tokens.json', 'utf8')) as Card[];

test('terms and tokens are called as the publisher’s list of keywords calls them', () => {
  expect(findMisnamed(terms, tokens)).toEqual([]);
});

test('a token that is not among the cards is no misnamed term', () => {
  expect(findMisnamed(terms, [])).toEqual([]);
});

test('a term without a printed form, and a token of another name, are found', () => {
  const lacking = terms.map((term) =>
    term.id === 'seasoned'
      ? { ...term, forms: { ...term.forms, fr: { singular: 'Aguerri' } } }
      : term,
  ) as TermEntry[];
  const renamed = tokens.map((card) =>
    card.id === 'maw' ? { ...card, name: { ...card.name, it: 'Maw' } } : card,
  );
  expect(
    findMisnamed(lacking, renamed).map(({ id, language, printed }) => [id, language, printed]),
  ).toEqual([
    ['maw', 'it', 'Fauce'],
    ['seasoned-me-fs', 'fr', 'Aguerrie'],
  ]);
});
