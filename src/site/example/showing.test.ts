import { expect, test } from 'vitest';
import { playData } from './showing.ts';

test.each([
  ['another end', 'a-night', true],
  ['other events with the same end', 'clean-up-jammer', true],
  ['nothing but other numbers of rules', 'anchored-is-not-joining', false],
])('two editions with %s', async (_, id, differs) => {
  for (const lang of ['en', 'fr', 'it'] as const) {
    for (const edition of ['4.0', '2024-09']) {
      expect((await playData(id, edition, lang)).differs).toBe(differs);
    }
  }
});
