import { expect, test } from 'vitest';
import { LANGUAGES } from '../../rulebook/language.ts';
import { playData } from './showing.ts';

test.each([
  ['another end', 'a-night', true],
  ['other events with the same end', 'clean-up-jammer', true],
  ['nothing but other numbers of rules', 'anchored-is-not-joining', false],
])('two editions with %s', async (_, id, differs) => {
  for (const lang of LANGUAGES) {
    for (const edition of ['4.0', '2024-09']) {
      expect((await playData(id, edition, lang)).differs).toBe(differs);
    }
  }
});

test('a card that creates a token of the example is printed, and neither has a page', async () => {
  const { printed } = await playData('a-token-without-faction', '5.0', 'en');
  expect(JSON.stringify(printed.levy?.text)).toContain('Militiaman');
  expect(printed.levy).not.toHaveProperty('page');
  expect(printed.militiaman).not.toHaveProperty('page');
});
