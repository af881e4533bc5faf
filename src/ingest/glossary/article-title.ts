import { articleOpeningWith, articleTitled, foldTitle } from './known-article.ts';
import { isNoteLine } from './note-line.ts';
import { readRuleLine, readSectionLine } from './numbered-line.ts';
import type { RawLine } from './raw-entry.ts';

/** Whether a line is empty. */
export function isBlank(line: RawLine | undefined): boolean {
  return line === undefined || line.text === '';
}

/**
 * Finds the lines that are titles of articles: index of the line, and the article's id or null.
 * Known titles are always accepted. Others must look like a title, fit the glossary's alphabetical
 * order, and be needed to reach the number of entries that the page claims.
 */
export function articleTitles(
  lines: readonly RawLine[],
  count: number | null,
): ReadonlyMap<number, string | null> {
  const titles = new Map<number, string | null>();
  for (const [i, line] of lines.entries()) {
    const id = articleTitled(line.text);
    if (id !== null && ![...titles.values()].includes(id)) titles.set(i, id);
  }
  let wanted =
    count === null ? Number.POSITIVE_INFINITY : count - countSections(lines) - titles.size;
  const hasBlankLines = lines.filter(isBlank).length > lines.length / 10;
  for (const [i] of lines.entries()) {
    if (wanted <= 0) break;
    if (titles.has(i) || !looksLikeTitle(lines, i, hasBlankLines)) continue;
    if (!isInOrder(lines, i, titles)) continue;
    titles.set(i, null);
    wanted--;
  }
  return titles;
}

/** Counts the sections that are entries of the glossary: those under a group belong to its entry. */
function countSections(lines: readonly RawLine[]): number {
  let count = 0;
  let group: string | null = null;
  let section: string | null = null;
  let isBare = false;
  for (const { text } of lines) {
    const rule = readRuleLine(text);
    const heading = rule ? null : readSectionLine(text);
    if (heading) {
      if (isBare && section !== null && heading.number.startsWith(`${section}.`)) group = section;
      if (group === null || !heading.number.startsWith(`${group}.`)) {
        group = null;
        count++;
      }
      section = heading.number;
      isBare = true;
    } else if (rule) {
      if (section === null || !rule.number.startsWith(`${section}.`)) {
        count++;
        group = null;
        section = rule.number.replace(/\.[a-z]$/, '');
      }
      isBare = false;
    }
  }
  return count;
}

const REFERRAL = /^(?:Voir|See|Vedi|Cf)\b/i;

function looksLikeTitle(lines: readonly RawLine[], i: number, hasBlankLines: boolean): boolean {
  const { text } = lines[i]!;
  if (!isHeadingLike(text) || REFERRAL.test(text) || articleOpeningWith(text)) return false;
  const next = lines.slice(i + 1).find((line) => !isBlank(line));
  if (!next || !isSentence(next.text)) return false;
  if (hasBlankLines) return isBlank(lines[i - 1]) && isBlank(lines[i + 1]);
  return isAfterRule(lines, i) && /[.!?)]$/.test(lines[i - 1]?.text ?? '');
}

/** Whether a line can be a title or a heading within an article: short, and not a sentence. */
export function isHeadingLike(text: string): boolean {
  return (
    text.length <= 80 &&
    /^[\p{Lu}\p{N}«"“]/u.test(text) &&
    /[\p{L}\p{N})»"”]$/u.test(text) &&
    text.split(' ').length <= 12 &&
    !/^\d{1,2}[.)]\s/.test(text) &&
    !isNoteLine(text)
  );
}

function isSentence(text: string): boolean {
  return !readRuleLine(text) && !readSectionLine(text) && /[.:;!?»"”)]$/.test(text);
}

/** Whether the last rule line before has only its own text after it. */
function isAfterRule(lines: readonly RawLine[], i: number): boolean {
  for (let j = i - 1; j >= 0; j--) {
    if (readRuleLine(lines[j]!.text)) return true;
    if (articleTitled(lines[j]!.text) !== null) return false;
  }
  return false;
}

/** Whether a title would stand in alphabetical order between the titles around it. */
function isInOrder(
  lines: readonly RawLine[],
  i: number,
  titles: ReadonlyMap<number, string | null>,
): boolean {
  const own = foldTitle(lines[i]!.text);
  for (const index of titles.keys()) {
    const other = foldTitle(lines[index]!.text);
    if (index < i && other > own) return false;
    if (index > i && other < own) return false;
  }
  return true;
}
