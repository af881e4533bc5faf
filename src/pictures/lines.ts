import type { Face, Measure } from './svg.ts';

/** The room that a text is set in. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly width: number;
  /** The most lines; a longer text ends in an ellipsis. */
  readonly lines: number;
}

/**
 * Returns a text cut into lines that fit. A word that is wider than a line is cut, which no shorter
 * way avoids.
 */
export function setLines(text: string, setting: Setting, measure: Measure): readonly string[] {
  const { face, size, width, lines } = setting;
  const fits = (words: string) => measure(words, face, size) <= width;
  const set: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') set.push(line);
    if (set.length === lines)
      return [...set.slice(0, -1), shortenText(`${set.at(-1)!} ${word}`, fits)];
    line = fits(word) ? word : shortenText(word, fits);
  }
  return line === '' ? set : [...set, line];
}

/** Returns a text on one line, cut with an ellipsis where it is too long. */
export function fitLine(text: string, setting: Omit<Setting, 'lines'>, measure: Measure): string {
  const fits = (words: string) => measure(words, setting.face, setting.size) <= setting.width;
  return fits(text) ? text : shortenText(text, fits);
}

/**
 * Returns the longest beginning of a text that fits with an ellipsis; at a word's end where it has
 * several words.
 */
function shortenText(text: string, fits: (text: string) => boolean): string {
  const ended = (end: number) => `${text.slice(0, end).replace(/[\s,;:.–—•]+$/u, '')}…`;
  for (let end = text.lastIndexOf(' '); end > 0; end = text.lastIndexOf(' ', end - 1)) {
    if (fits(ended(end))) return ended(end);
  }
  let end = text.length;
  while (end > 1 && !fits(ended(end))) end--;
  return ended(end);
}
