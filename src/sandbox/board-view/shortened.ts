/** The beginnings of ability texts, by which a reader recognises them. */

import type { Span } from '../../languages/say/text.ts';
import type { PrintedParagraph } from '../model/printed.ts';

/** The letters of an ability that are enough to recognise it among those of its card. */
const LETTERS = 48;

/** Shortens a text to a beginning by which it can be recognised. */
export function shortened(text: string, letters = LETTERS): string {
  return text.length <= letters ? text : `${text.slice(0, letters).trimEnd()}…`;
}

/** Shortens words with icons in the same way; an icon counts as two letters. */
export function shortenedSpans(spans: readonly Span[], letters = LETTERS): readonly Span[] {
  const kept: Span[] = [];
  let left = letters;
  for (const span of spans) {
    const length = 'icon' in span ? 2 : span.text.length;
    if (length > left) {
      const text = 'icon' in span ? '' : span.text.slice(0, left).trimEnd();
      return [...kept, 'icon' in span ? { text: '…' } : { ...span, text: `${text}…` }];
    }
    kept.push(span);
    left -= length;
  }
  return kept;
}

/** The beginning of the text of the ability at a place of its card. */
export function beginningOf(
  text: readonly PrintedParagraph[],
  place: number | null,
): readonly Span[] {
  return shortenedSpans(joinParagraphs(text.filter(({ ability }) => ability === place)));
}

/** Joins lines into one. */
export function joinParagraphs(lines: readonly PrintedParagraph[]): readonly Span[] {
  return lines.flatMap(({ spans }, index) => (index > 0 ? [{ text: ' ' }, ...spans] : spans));
}
