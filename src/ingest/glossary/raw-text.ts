import { isHeadingLike } from './article-title.ts';
import { CELL, HEADING, letGo, ROW, releaseHeld } from './held.ts';

/** Matches characters that are markup in a dictionary. */
const MARKUP = /[\\*_[\]{}|]/g;
const BLOCK_START = /^(?:[-+#]|\d{1,9}(?=[.)]))/;

/** Escapes plain text for a dictionary; markers of icons become marks. */
export function escapeMarkdown(text: string): string {
  const escaped = text.replace(MARKUP, '\\$&');
  const start = BLOCK_START.exec(escaped)?.[0];
  if (start === undefined) return releaseHeld(escaped);
  const rest = escaped.slice(start.length);
  return releaseHeld(/\d/.test(start) ? `${start}\\${rest}` : `\\${start}${rest}`);
}

type Kind = 'blank' | 'bullet' | 'number' | 'heading' | 'row' | 'line';

interface TypedLine {
  readonly kind: Kind;
  readonly text: string;
}

const BULLET = /^[•·▪◦–-]\s+/;
const NUMBER = /^(\d{1,2})[.)]\s+/;

/**
 * Converts the corrected lines of a rule, a note or an article to the Markdown of a dictionary. Bullets
 * and numbers make lists, marked rows a table, plain lines after a colon a list. Every other line is a
 * paragraph.
 *
 * @param hasHeadings whether short lines without a full stop are headings, as in articles
 */
export function writeMarkdown(lines: readonly string[], hasHeadings: boolean): string {
  const typed = lines.map((line) => typeLine(line, hasHeadings));
  const blocks: string[] = [];
  for (let i = 0; i < typed.length; ) {
    const { block, end } = readBlock(typed, i);
    if (block !== '') blocks.push(block);
    i = end;
  }
  return blocks.join('\n\n');
}

function typeLine(text: string, hasHeadings: boolean): TypedLine {
  if (text === '') return { kind: 'blank', text };
  if (text.startsWith(ROW)) return { kind: 'row', text: text.slice(ROW.length) };
  if (BULLET.test(text)) return { kind: 'bullet', text: text.replace(BULLET, '') };
  if (NUMBER.test(text)) return { kind: 'number', text };
  const isMarked = text.startsWith(HEADING);
  if (hasHeadings && (isMarked || isHeading(letGo(text)))) {
    return { kind: 'heading', text: letGo(text).replace(/\s*:$/, '') };
  }
  return { kind: 'line', text: isMarked ? text.slice(HEADING.length) : text };
}

interface ReadBlock {
  readonly block: string;
  /** The line after the block. */
  readonly end: number;
}

function readBlock(lines: readonly TypedLine[], start: number): ReadBlock {
  const { kind, text } = lines[start]!;
  const end = start + runLength(lines, start, kind);
  switch (kind) {
    case 'bullet':
    case 'number':
      return { block: lines.slice(start, end).map(writeItem).join('\n'), end };
    case 'row':
      return { block: writeTable(lines.slice(start, end)), end };
    case 'heading':
      // Markdown drops a row of # at the end of a heading.
      return {
        block: `### ${escapeMarkdown(text).replace(/#(?=#*\s*$)/g, String.raw`\#`)}`,
        end: start + 1,
      };
    case 'blank':
      return { block: '', end };
    case 'line': {
      const bare = text.endsWith(':') ? bareItems(lines, start + 1) : null;
      if (!bare) return { block: escapeMarkdown(text), end: start + 1 };
      const items = bare.items.map((item) => `- ${escapeMarkdown(item)}`);
      return { block: [escapeMarkdown(text), items.join('\n')].join('\n\n'), end: bare.end };
    }
  }
}

/** Writes a table whose first row is its head. */
function writeTable(rows: readonly TypedLine[]): string {
  const cells = rows.map(({ text }) => text.split(CELL).map((cell) => escapeMarkdown(cell)));
  const columns = Math.max(...cells.map((row) => row.length));
  const write = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const [head, ...body] = cells.map((row) => [...row, ...Array(columns - row.length).fill('')]);
  return [write(head!), write(Array(columns).fill('-')), ...body.map(write)].join('\n');
}

/** Whether a line is a heading in an article; one that ends in a colon must be very short. */
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
 * Returns the plain lines after a colon that are its list: all up to a blank line; if the layout has a
 * blank line before them, there must be at least two.
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
