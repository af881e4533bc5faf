import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compareFolders, comparePictures } from './compare.ts';

/** A white picture with some black pixels. */
function picture(width: number, height: number, ...black: readonly number[]): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const pixel of black) png.data.set([0, 0, 0, 255], pixel * 4);
  return PNG.sync.write(png);
}

test('the same pixels are no difference', () => {
  expect(comparePictures(picture(8, 8, 3), picture(8, 8, 3))).toBeNull();
});

test('pixels that changed are counted', () => {
  const found = comparePictures(picture(20, 20), picture(20, 20, 210, 211));
  expect(found?.pixels).toBe(2);
  expect(found?.share).toBe(2 / 400);
});

test('a picture that grew differs, and the difference is drawn on the larger sheet', () => {
  const found = comparePictures(picture(8, 8), picture(8, 12));
  expect(PNG.sync.read(found!.drawn).height).toBe(12);
  expect(found!.pixels).toBeGreaterThan(0);
});

test('folders are compared by name, and the report shows what differs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'altered-codex-pictures-'));
  const [before, after, report] = ['before', 'after', 'report'].map((name) => join(folder, name));
  for (const place of [before, after]) mkdirSync(place!);
  writeFileSync(join(before!, 'same.png'), picture(8, 8));
  writeFileSync(join(after!, 'same.png'), picture(8, 8));
  writeFileSync(join(before!, 'rule.png'), picture(20, 20));
  writeFileSync(join(after!, 'rule.png'), picture(20, 20, 210));
  writeFileSync(join(after!, 'menu.png'), picture(8, 8));
  const found = compareFolders(before!, after!, report!);
  expect(found.map(({ name, is }) => [name, is])).toEqual([
    ['menu.png', 'new'],
    ['rule.png', 'changed'],
  ]);
  const page = readFileSync(join(report!, 'index.html'), 'utf8');
  expect(page).toContain('src="../before/rule.png"');
  expect(page).not.toContain('same.png');
  rmSync(folder, { recursive: true });
});
