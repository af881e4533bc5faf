import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How a picture differs from the one of the same name that was taken before. */
export type Difference =
  | { readonly name: string; readonly is: 'new' | 'gone' }
  | {
      readonly name: string;
      readonly is: 'changed';
      readonly pixels: number;
      readonly share: number;
    };

/**
 * Compares the pictures of two folders pixel by pixel.
 *
 * @param report the folder that a picture of each difference, and a page that shows them, go into
 * @returns the pictures that are not the same, by name
 */
export function compareFolders(before: string, after: string, report: string): Difference[] {
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const names = new Set([...picturesIn(before), ...picturesIn(after)]);
  const differences = [...names].sort().flatMap((name): Difference[] => {
    const [then, now] = [join(before, name), join(after, name)];
    if (!existsSync(then)) return [{ name, is: 'new' }];
    if (!existsSync(now)) return [{ name, is: 'gone' }];
    const found = comparePictures(readFileSync(then), readFileSync(now));
    if (!found) return [];
    writeFileSync(join(report, name), found.drawn);
    return [{ name, is: 'changed', pixels: found.pixels, share: found.share }];
  });
  writeFileSync(join(report, 'index.html'), reportPage(differences, before, after, report));
  return differences;
}

/** How two pictures differ, drawn in red over a pale copy; null where they do not. */
export function comparePictures(
  before: Buffer,
  after: Buffer,
): { pixels: number; share: number; drawn: Buffer } | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(
    growPicture(one, width, height).data,
    growPicture(other, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0.1 },
  );
  const isSameSize = one.width === other.width && one.height === other.height;
  if (pixels === 0 && isSameSize) return null;
  return { pixels, share: pixels / (width * height), drawn: PNG.sync.write(drawn) };
}

/** A picture on a larger sheet, which is empty where it ends. */
function growPicture(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.png'));
}

function reportPage(
  differences: readonly Difference[],
  before: string,
  after: string,
  report: string,
): string {
  const picture = (folder: string, name: string) =>
    `<img src="${relative(report, join(folder, name))}" loading="lazy" alt="">`;
  const rows = differences.map((difference) => {
    const { name } = difference;
    const pictures = [
      difference.is === 'new' ? '' : picture(before, name),
      difference.is === 'gone' ? '' : picture(after, name),
      difference.is === 'changed' ? picture(report, name) : '',
    ];
    const cells = pictures.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th colspan="3">${name}: ${describeDifference(difference)}</th></tr><tr>${cells}</tr>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Differences</title>
<style>body{font:1rem sans-serif}table{width:100%;table-layout:fixed}td{vertical-align:top}th{text-align:left;padding-top:2rem}img{max-width:100%;border:1px solid #999}</style>
<h1>${differences.length} pictures differ</h1>
<table><tr><th>Before</th><th>After</th><th>Difference</th></tr>${rows.join('\n')}</table>
`;
}

/** A difference in words. */
export function describeDifference(difference: Difference): string {
  if (difference.is !== 'changed') return difference.is;
  return `${difference.pixels} pixels differ (${(difference.share * 100).toFixed(2)} %)`;
}
