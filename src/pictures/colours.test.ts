import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS } from './colours.ts';

test('pictures have the colours of the pages by day', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const differing = Object.entries(COLOURS).filter(
    ([name, colour]) => !tokens.includes(`--${name}: light-dark(${colour},`),
  );
  expect(differing).toEqual([]);
});
