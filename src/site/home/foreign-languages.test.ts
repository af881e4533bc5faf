import { expect, test } from 'vitest';
import { LANGUAGES } from '../../rulebook/language.ts';
import { NOT_IN_LANGUAGE, saidInForeignLanguage } from './foreign-languages.ts';

test('a reader is told in their own language which languages there are', () => {
  expect(saidInForeignLanguage(['nl-BE', 'en'])).toEqual({ lang: 'nl', text: NOT_IN_LANGUAGE.nl });
});

test.each([[['en-GB', 'de']], [['fr']], [[]], [['constructor']], [['tlh']]])(
  'readers of %j are told nothing',
  (wanted) => {
    expect(saidInForeignLanguage(wanted)).toBeNull();
  },
);

test('no language of the site is called foreign', () => {
  expect(LANGUAGES.filter((lang) => lang in NOT_IN_LANGUAGE)).toEqual([]);
});
