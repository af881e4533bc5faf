import { escapeMarkup } from '../rulebook/escape-markup.ts';

/** Writing SVG: text is escaped, numbers are short. */

/** The site's faces as they are drawn in pictures. */
export type Face = 'display' | 'text' | 'bold';

/** How wide a text is, in pixels. */
export type Measure = (text: string, face: Face, size: number) => number;

/** The family names inside the font files, by which the drawing program looks them up. */
export const FAMILIES: Readonly<Record<Face, string>> = {
  display: 'grenze',
  text: 'literata',
  bold: 'literata-bold',
};

/** How a line of text looks. */
export interface Lettering {
  readonly face: Face;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Returns a line of text whose baseline begins at a place. */
export function textAt(x: number, y: number, words: string, lettering: Lettering): string {
  const { face, size, fill, anchor } = lettering;
  const anchored = anchor && anchor !== 'start' ? ` text-anchor="${anchor}"` : '';
  return `<text x="${roundNumber(x)}" y="${roundNumber(y)}" font-family="${FAMILIES[face]}" font-size="${size}" fill="${fill}"${anchored}>${escapeMarkup(words)}</text>`;
}

/** A box with round corners. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a filled box.
 *
 * @param more further attributes, such as a stroke
 */
export function boxAt({ x, y, width, height }: Box, fill: string, radius = 0, more = ''): string {
  const rounded = radius > 0 ? ` rx="${radius}"` : '';
  return `<rect x="${roundNumber(x)}" y="${roundNumber(y)}" width="${roundNumber(width)}" height="${roundNumber(height)}"${rounded} fill="${fill}"${more && ` ${more}`}/>`;
}

/** Returns a drawing of the 24 by 24 grid at a place and size. */
export function iconAt(x: number, y: number, size: number, drawing: string, fill: string): string {
  return `<g transform="translate(${roundNumber(x)} ${roundNumber(y)}) scale(${roundNumber(size / 24)})" fill="${fill}">${drawing}</g>`;
}

/** Returns a whole picture. */
export function svgPicture(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

function roundNumber(value: number): number {
  return Math.round(value * 100) / 100;
}
