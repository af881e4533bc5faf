import { expect, test } from 'vitest';
import { chooseLanguage } from './language-choice.ts';

const offered = ['fr', 'en', 'it'];

test.each([
  ['a saved choice wins', 'it', ['en-GB'], 'it'],
  ['the browser’s first known language', null, ['de-CH', 'it-CH', 'en'], 'it'],
  ['regions do not matter', null, ['EN-us'], 'en'],
  ['English where nothing fits', null, ['de', 'ja'], 'en'],
  ['a saved language that is gone is passed over', 'xx', ['en'], 'en'],
  ['nothing known at all', null, [], 'fr'],
])('%s', (_, saved, wanted, chosen) => {
  expect(chooseLanguage(offered, saved, wanted)).toBe(chosen);
});
