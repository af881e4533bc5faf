import { isHeadingLike } from './article-title.ts';
import { releaseIcons } from './icon-word.ts';

/** Characters that would be markup in a dictionary. */
const MARKUP = /[\\*_[\]{}|]/g;
const BLOCK_START = /^(?:[-+#]|\d{1,9}(?=[.)]))/;

/** Writes plain text so that a dictionary shows it as it is; held icons become marks. */
export function escapeMarkdown(text: string): string {
  const escaped = text.replace(MARKUP, '\\$&');
  const start = BLOCK_START.exec(escaped)?.[0];
  if (start === undefined) return releaseIcons(escaped);
  const rest = escaped.slice(start.length);
  return releaseIcons(/\d/.test(start) ? `${start}\\${rest}` : `\\${start}${rest}`);
}

type Kind = 'blank' | 'bullet' | 'number' | 'heading' | 'line';

interface TypedLine {
  readonly kind: Kind;
  readonly text: string;
}

const BULLET = /^[•·▪◦–-]\s+/;
const NUMBER = /^(\d{1,2})[.)]\s+/;

/**
 * Turns the mended lines of a rule, a note or an article into the Markdown of a dictionary. Bullets
 * and numbers make lists; so do bare lines after a colon. Every other line is a paragraph.
 *
 * @param hasHeadings whether short lines without a full stop are headings, as in articles
 */
export function writeMarkdown(lines: readonly string[], hasHeadings: boolean): string {
  const typed = lines.map((line, i) => typeLine(line, lines, i, hasHeadings));
  const blocks: string[] = [];
  for (let i = 0; i < typed.length; ) {
    const { kind, text } = typed[i]!;
    const run = runLength(typed, i, kind);
    if (kind === 'bullet' || kind === 'number') {
      blocks.push(
        typed
          .slice(i, i + run)
          .map((item) => writeItem(item))
          .join('\n'),
      );
      i += run;
    } else {
      if (kind === 'heading') blocks.push(`### ${escapeMarkdown(text.replace(/\s*:$/, ''))}`);
      if (kind === 'line') blocks.push(escapeMarkdown(text));
      i++;
      const bare = kind === 'line' && text.endsWith(':') ? bareItems(typed, i) : null;
      if (bare) blocks.push(bare.items.map((item) => `- ${escapeMarkdown(item)}`).join('\n'));
      if (bare) i = bare.end;
    }
  }
  return blocks.join('\n\n');
}

function typeLine(
  text: string,
  lines: readonly string[],
  i: number,
  hasHeadings: boolean,
): TypedLine {
  if (text === '') return { kind: 'blank', text };
  if (BULLET.test(text)) return { kind: 'bullet', text: text.replace(BULLET, '') };
  if (NUMBER.test(text)) return { kind: 'number', text };
  if (hasHeadings && i < lines.length && isHeading(text)) return { kind: 'heading', text };
  return { kind: 'line', text };
}

/** A heading in an article; some end in a colon, but then they are very short. */
function isHeading(text: string): boolean {
  if (text.endsWith(':'))
    return text.split(' ').length <= 5 && isHeadingLike(text.replace(/\s*:$/, ''));
  return isHeadingLike(text);
}

function runLength(lines: readonly TypedLine[], start: number, kind: Kind): number {
  let end = start;
  while (lines[end]?.kind === kind) end++;
  return end - start;
}

function writeItem({ kind, text }: TypedLine): string {
  if (kind === 'bullet') return `- ${escapeMarkdown(text)}`;
  const number = NUMBER.exec(text)!;
  return `${number[1]}. ${escapeMarkdown(text.slice(number[0].length))}`;
}

/**
 * The bare lines after a colon that are its list: all until a blank line, or, where the layout puts
 * a blank line before them, at least two.
 */
function bareItems(
  lines: readonly TypedLine[],
  start: number,
): { readonly items: string[]; readonly end: number } | null {
  const first = lines[start]?.kind === 'blank' ? start + 1 : start;
  const run = runLength(lines, first, 'line');
  if (run === 0 || (first > start && run < 2)) return null;
  return { items: lines.slice(first, first + run).map(({ text }) => text), end: first + run };
}
