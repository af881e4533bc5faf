import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The site's own fonts: family, weight, file. */
export const FONTS = [
  ['Literata', 400, 'literata.woff2'],
  ['Literata', 700, 'literata-bold.woff2'],
  ['Grenze', 600, 'grenze.woff2'],
] as const;

/** The fonts as rules for a stylesheet. */
export function fontFaces(urlOf: (file: string) => string): string {
  return FONTS.map(
    ([family, weight, file]) =>
      `@font-face { font-family: ${family}; font-weight: ${weight}; src: url("${urlOf(file)}") format("woff2"); }`,
  ).join('\n');
}

/** Stylesheets of this folder, by their names. */
export function styles(...names: readonly string[]): string {
  return names
    .map((name) => readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8'))
    .join('\n');
}
