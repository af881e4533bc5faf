import { expect, test } from 'vitest';

/** Words of the interface as a French typesetter spaces them. */

const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
});

/** Returns the texts within a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test('no plain space is before a mark that may not begin a line', () => {
  const texts = Object.values(files).flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(500);
  const plain = texts.filter((text) => / [;:?!»](?![a-z])/u.test(text));
  expect(plain).toEqual([]);
});
