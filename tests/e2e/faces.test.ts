import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { readSource } from './built.ts';
import { kinds } from './kinds.ts';

const { open } = useBrowser();
const folder = inject('folder');

const withFaces = kinds.filter(
  ({ kind, path }) =>
    kind !== 'missing' && readSource(folder, path.replace(/[?#].*/, '')).includes('class="drawn'),
);

test.each(withFaces)('faces have their colours on the page: $kind, $path', async ({ path }) => {
  const page = await open(path);
  const faces = page.locator('svg.drawn');
  await expect.poll(() => faces.count()).toBeGreaterThan(0);
  // Without its styles, all of a face is filled with one colour.
  const plain = () =>
    faces.evaluateAll((all) => {
      const fills = (face: Element) =>
        [...face.querySelectorAll('path')].map((part) => getComputedStyle(part).fill);
      return all.filter((face) => new Set(fills(face)).size < 2).length;
    });
  await expect.poll(plain).toBe(0);
});
