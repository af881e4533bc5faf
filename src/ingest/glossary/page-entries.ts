import { sectionOf } from '../../rulebook/number.ts';
import type { DataReading } from '../read/places.ts';
import { articleTitles, isBlank } from './article-title.ts';
import type { GlossaryPage } from './glossary-page.ts';
import { articleOpeningWith } from './known-article.ts';
import { readRuleLine, readSectionLine } from './numbered-line.ts';
import type { RawArticle, RawEntry, RawLine, RawRule, RawSection } from './raw-entry.ts';

/**
 * Finds the entries in the lines of a page of any layout. A section without a heading begins with the
 * first rule of its number; an article without a title with the known beginning of its text.
 *
 * @param count how many entries the page claims to have, if it does
 */
export function readEntries(lines: readonly RawLine[], count: number | null): RawEntry[] {
  const reader = new EntryReader();
  const titles = articleTitles(lines, count);
  for (const [i, line] of lines.entries()) {
    const rule = readRuleLine(line.text);
    const section = rule ? null : readSectionLine(line.text);
    if (rule) reader.rule(rule, line);
    else if (section) reader.section(section.number, section.title, line.line);
    else if (titles.has(i)) reader.article(titles.get(i) ?? null, line.text, line.line);
    else reader.text(line);
  }
  return reader.entries();
}

interface OpenRule extends Omit<RawRule, 'lines'> {
  readonly lines: RawLine[];
}

type Open =
  | (Omit<RawSection, 'rules'> & { readonly rules: OpenRule[]; readonly intro: RawLine[] })
  | (Omit<RawArticle, 'lines'> & { readonly lines: RawLine[] });

/** Collects lines into the entry that is open. */
class EntryReader {
  readonly #entries: Open[] = [];

  rule(
    { number, important, rest }: { number: string; important: boolean; rest: string },
    { line }: RawLine,
  ): void {
    const open = this.#entries.at(-1);
    const isInSection = open?.kind === 'section' && open.number === sectionOf(number);
    if (!isInSection) this.section(sectionOf(number), null, line);
    const section = this.#entries.at(-1);
    if (section?.kind !== 'section') return;
    const intro = section.intro.splice(0);
    section.rules.push({ number, important, line, lines: [...intro, { text: rest, line }] });
  }

  section(number: string, title: string | null, line: number): void {
    this.#entries.push({ kind: 'section', number, title, line, rules: [], intro: [] });
  }

  article(id: string | null, title: string | null, line: number): void {
    this.#entries.push({ kind: 'article', id, title, line, lines: [] });
  }

  text(line: RawLine): void {
    const opening = isBlank(line) ? null : articleOpeningWith(line.text);
    if (opening !== null && this.#canOpen(opening)) this.article(opening, null, line.line);
    const open = this.#entries.at(-1);
    if (open?.kind === 'article') open.lines.push(line);
    else if (open) (open.rules.at(-1)?.lines ?? open.intro).push(line);
    else if (!isBlank(line)) {
      this.article(null, null, line.line);
      this.text(line);
    }
  }

  /** Whether the current line can begin an article whose title is lost. */
  #canOpen(id: string): boolean {
    const open = this.#entries.at(-1);
    if (open?.kind !== 'article') return true;
    return open.title === null && open.id !== id;
  }

  entries(): RawEntry[] {
    return this.#entries;
  }
}

/** Warns if a page claims a different number of entries than it has. A group counts as one. */
export function checkEntryCount(
  entries: readonly RawEntry[],
  { file, line, count }: GlossaryPage,
  { problems }: DataReading,
): void {
  if (count === null) return;
  let group: string | null = null;
  let found = 0;
  for (const entry of entries) {
    const isInGroup = entry.kind === 'section' && group !== null && entry.number.startsWith(group);
    if (!isInGroup) {
      found++;
      group = entry.kind === 'section' && entry.rules.length === 0 ? `${entry.number}.` : null;
    }
  }
  if (found === count) return;
  problems.warn(
    'entry-count',
    { file, line },
    `the page claims ${count} entries; ${found} were found`,
    'See whether the page is cut, or an article has lost its title.',
  );
}
