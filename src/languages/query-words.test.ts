import { expect, test } from 'vitest';
import type { Language } from '../rulebook/language.ts';
import { QUERY_WORDS } from './all-languages.ts';
import { gameComparedWith } from './query-words.ts';

test('a comparison with another card game is found whole, and no name of a game alone', () => {
  const compared = gameComparedWith('like in|vs', 'do|is');
  expect('is there a stack like in magic the gathering?'.replace(compared, '')).toBe(
    'is there a stack ?',
  );
  expect('inkwell vs lorcana'.replace(compared, '')).toBe('inkwell ');
  for (const text of [
    'coming from magic',
    'like in magical places',
    'dislike in magic',
    'like in magic beans',
  ]) {
    expect(text.replace(compared, '')).toBe(text);
  }
});

/** A query without the idioms of its language. */
function withoutIdioms(query: string, language: Language): string {
  const { idioms } = QUERY_WORDS[language];
  return idioms.reduce((text, [phrase, put]) => text.replace(phrase, put), query).trim();
}

test.each([
  ['en', 'like in magic'],
  ['fr', 'comme à magic'],
  ['it', 'come in magic'],
  ['de', 'wie bei magic'],
  ['es', 'como en magic'],
] as const)('%s leaves such a comparison out of a query', (language, said) => {
  expect(withoutIdioms(`hexproof ${said}`, language)).toBe('hexproof');
});

test.each([
  ['en', 'like in magic, is there a stack', ', is there a stack'],
  ['en', 'like in magic is there a stack', 'is there a stack'],
  ['en', 'a stack (like in magic)?', 'a stack ()?'],
  [
    'fr',
    'une chaine comme à yugioh quand plusieurs partent',
    'une chaine  quand plusieurs partent',
  ],
  ['fr', 'comme à magic il y a une pile', 'il y a une pile'],
  ['it', 'come in magic c’è una pila', 'c’è una pila'],
] as const)('a clause may follow the comparison: %s %s', (language, query, left) => {
  expect(withoutIdioms(query, language)).toBe(left);
});

test.each([
  ['en', 'cards like magic beans'],
  ['en', 'power stored in magic spells'],
  ['fr', 'que trouve-t-on dans magic beans'],
  ['it', 'carte come magic beans'],
] as const)('the name of a game in that of a card is no comparison: %s %s', (language, query) => {
  expect(withoutIdioms(query, language)).toBe(query);
});

test.each([
  ['comment on gagne ?', 'victoire ?'],
  ['qui gagne un duel', 'qui gagne un duel'],
  ['comment gagner la partie', 'victoire la partie'],
  ['comment on gagne un boost', 'comment on gagne un boost'],
  ['comment gagner fugace', 'comment gagner fugace'],
])('to win the game is not to gain something: %s', (query, left) => {
  expect(withoutIdioms(query, 'fr')).toBe(left);
});
