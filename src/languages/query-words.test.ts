import { expect, test } from 'vitest';
import { LANGUAGES } from '../rulebook/language.ts';
import { QUERY_WORDS } from './all-languages.ts';
import { gameComparedWith } from './query-words.ts';

test('a comparison with another card game is found whole, and no name of a game alone', () => {
  const compared = gameComparedWith('like in|vs');
  expect('is there a stack like in magic the gathering?'.replace(compared, '')).toBe(
    'is there a stack ?',
  );
  expect('inkwell vs lorcana'.replace(compared, '')).toBe('inkwell ');
  for (const text of ['coming from magic', 'like in magical places', 'dislike in magic']) {
    expect(text.replace(compared, '')).toBe(text);
  }
});

test.each(LANGUAGES)('%s leaves such a comparison out of a query', (language) => {
  const said = { en: 'like in magic', fr: 'comme à magic', it: 'come in magic' }[language];
  const read = QUERY_WORDS[language].idioms.reduce(
    (text, [phrase, put]) => text.replace(phrase, put),
    `hexproof ${said}`,
  );
  expect(read.trim()).toBe('hexproof');
});
