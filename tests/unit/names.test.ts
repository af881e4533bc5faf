import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The most that there may be: exported functions of one word whose module is not that noun, and type
 * names that are exported twice. Lower them where there are fewer.
 */
const ONE_WORD_LEFT = 90;
const TWICE_LEFT = 68;

const FILES = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

/** The names of exported declarations of a kind, with their files. */
function exported(kind: RegExp): { readonly name: string; readonly file: string }[] {
  return FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(kind)].map(([, name = '']) => ({ name, file })),
  );
}

test('exported functions have names of two words, unless their module is that noun', () => {
  const found = exported(/^export (?:async )?function\*? (\w+)/gm).filter(
    ({ name, file }) => /^[a-z]+$/.test(name) && basename(file).replace(/\.tsx?$/, '') !== name,
  );
  expect(found.length, 'lower ONE_WORD_LEFT to this').toBeLessThanOrEqual(ONE_WORD_LEFT);
});

test('no type is exported twice under one name', () => {
  const types = exported(/^export (?:type|interface|class) ([A-Z]\w*)\b/gm);
  const twice = [...Map.groupBy(types, ({ name }) => name).values()].filter(
    (files) => files.length > 1,
  );
  expect(twice.length, 'lower TWICE_LEFT to this').toBeLessThanOrEqual(TWICE_LEFT);
});
