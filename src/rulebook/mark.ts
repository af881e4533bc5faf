import { slug } from './checked-text.ts';
import { isIcon } from './icon.ts';
import { SECTION_PATTERN } from './number.ts';
import type { Mark, NumberMark, TextNode } from './tree.ts';

/**
 * Marks are taken out of a text before its Markdown is parsed and put back into the tree after, so
 * that a bar in `[[term|form]]` cannot split a table cell. While parsing, a mark is a noncharacter,
 * its index, and another noncharacter; clean text has none of its own.
 */
const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
const PLACE = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

const TOKEN =
  /\\[\s\S]|\[\[([^[\]|\n]{1,80})(?:\|([^[\]|\n]{1,200}))?\]\]|\{([^{}\n]{1,40})\}|(\[\[|\{(?=[a-z]))(?=([^\n]{0,24}))/g;
const ICON_LIKE = /^[a-z][a-z-]*(?::\w+)?$/;

/** Something in braces or double brackets that is not a mark of the book, or that never ends. */
export interface BadMark {
  readonly kind: 'icon' | 'term' | 'open';
  readonly raw: string;
}

export interface Protected {
  readonly text: string;
  readonly marks: readonly { readonly mark: Mark; readonly raw: string }[];
  readonly bad: readonly BadMark[];
}

/** Takes the terms, articles and icons out of a clean text. A backslash before one keeps it text. */
export function protectMarks(text: string): Protected {
  const marks: { mark: Mark; raw: string }[] = [];
  const bad: BadMark[] = [];
  const replaced = text.replace(
    TOKEN,
    (raw: string, id?: string, shown?: string, icon?: string, open?: string, rest = '') => {
      const mark = id === undefined ? iconMark(icon) : namedMark(id, shown);
      if (mark) {
        marks.push({ mark, raw });
        return `${OPEN}${marks.length - 1}${CLOSE}`;
      }
      if (open !== undefined) bad.push({ kind: 'open', raw: open + rest });
      else if (id !== undefined) bad.push({ kind: 'term', raw });
      else if (icon !== undefined && ICON_LIKE.test(icon)) bad.push({ kind: 'icon', raw });
      return raw;
    },
  );
  return { text: replaced, marks, bad };
}

function iconMark(name: string | undefined): Mark | null {
  return name !== undefined && isIcon(name) ? { type: 'icon', name } : null;
}

function namedMark(name: string, shown: string | undefined): Mark | null {
  const type = name.startsWith('article/') ? 'article' : 'term';
  const id = type === 'article' ? name.slice('article/'.length) : name;
  if (!slug.safeParse(id).success || shown?.trim() === '') return null;
  return { type, id, shown: shown?.trim() ?? null };
}

/** Puts the marks back as they were written, for text that turned out not to be markup. */
export function restoreMarks(text: string, marks: Protected['marks']): string {
  return text.replace(
    new RegExp(PLACE, 'g'),
    (_, index: string) => marks[Number(index)]?.raw ?? '',
  );
}

/** Cuts a parsed piece of text into text, marks and rule numbers. */
export function splitMarks(text: string, marks: Protected['marks']): (TextNode | Mark)[] {
  return text.split(PLACE).flatMap((piece, i): (TextNode | Mark)[] => {
    if (i % 2 === 0) return splitNumbers(piece);
    const found = marks[Number(piece)];
    return found ? [found.mark] : [];
  });
}

const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}./$€]|\\d[,:-])` +
    `(${SECTION_PATTERN}\\.[a-z](?:\\.[1-9]\\d?)*(?![\\p{L}\\p{N}])` +
    `|${SECTION_PATTERN}(?![\\p{L}\\p{N}€$%]|\\.[\\p{L}\\p{N}]|[,/:-]\\d))`,
  'gu',
);
const ANNOUNCED =
  /(?:rules?|r[èe]gles?|regol[ae]|sections?|sezion[ei]|see|voir|ved[ie]|cf\.?|§|\bet|\band|\be|,|ou|or|o|à|to|a)\s*$/iu;

/** A number in prose: where it stands, and whether it can be nothing else, such as a decimal. */
interface FoundNumber {
  readonly number: string;
  readonly index: number;
  readonly certain: boolean;
}

/** Finds the rule numbers in a piece of prose. Decimals look alike: those are not `certain`. */
function findNumbers(text: string): FoundNumber[] {
  return [...text.matchAll(NUMBER)].map(({ 1: found, index }) => {
    const number = found!;
    const shaped = /[a-z]/.test(number) || number.split('.').length === 3;
    const certain = shaped || ANNOUNCED.test(text.slice(Math.max(0, index - 20), index));
    return { number, index, certain };
  });
}

function splitNumbers(text: string): (TextNode | NumberMark)[] {
  const nodes: (TextNode | NumberMark)[] = [];
  let end = 0;
  for (const { number, index, certain } of findNumbers(text)) {
    if (index > end) nodes.push({ type: 'text', value: text.slice(end, index) });
    nodes.push({ type: 'number', number, certain });
    end = index + number.length;
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) });
  return nodes;
}

/** Replaces the rule numbers in a text as it is written, its marks aside. */
export function replaceNumbers(text: string, replace: (number: string) => string): string {
  let replaced = '';
  let end = 0;
  for (const { number, index, certain } of findNumbers(text)) {
    if (!certain) continue;
    replaced += text.slice(end, index) + replace(number);
    end = index + number.length;
  }
  return replaced + text.slice(end);
}
