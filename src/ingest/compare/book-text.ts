import { RULE_PATTERN, SECTION_PATTERN } from '../../rulebook/number.ts';

/** A remark or an example under a rule of a published book. */
export interface BookNote {
  readonly kind: 'remark' | 'example';
  readonly text: string;
}

/** One numbered paragraph of a published book. */
export interface BookParagraph {
  /** `6.1.e`, or the number of its section where that has no letters. */
  readonly number: string;
  /** The words before and after the list. */
  readonly text: string;
  /** The items of its lists, in order. */
  readonly items: readonly string[];
  readonly notes: readonly BookNote[];
}

/** The content of a published rule book, read from its text. */
export interface BookText {
  /** Titles of chapters, groups and sections by number. */
  readonly titles: ReadonlyMap<string, string>;
  readonly rules: readonly BookParagraph[];
  /** Lines that could not be read, with the reason, for review by a person. */
  readonly doubts: readonly string[];
}

const RULE = new RegExp(`^(${RULE_PATTERN})(?:\\s+(.*))?$`);
/** A heading stands at the margin, with at least two spaces between its number and its title. */
const HEADING = new RegExp(`^(${SECTION_PATTERN}|[1-9])\\s{2,}(\\S.*)$`);
const CONTENTS_LINE = /(?:\. ){2,}|\.{4,}/;
const PAGE_NUMBER = /^\s*\d{1,4}$/;
const FIGURE = /^\s*Figure \d+:/;
const NOTE = /^\s+(Remark|Example)s?\.(?:\s+(.*))?$/;
const ITEM = /^\s+(?:[•–]|\d{1,2}\.)\s+(.*)$/;

interface OpenNote {
  readonly kind: BookNote['kind'];
  readonly lines: string[];
}

interface OpenRule {
  readonly number: string;
  readonly lines: string[];
  readonly items: string[][];
  readonly notes: OpenNote[];
}

/**
 * Reads the text of a published rule book in the form that `pdftotext -layout` writes: lines with page
 * numbers, form feeds and figure captions between them.
 *
 * Returns the titles, the numbered paragraphs with their lists, and the remarks and examples under
 * them. The contents before the first heading, and the chapters without numbered paragraphs, such
 * as a list of changes and a glossary, are left out.
 */
export function readBookText(text: string): BookText {
  const reader = new BookReader();
  for (const page of text.normalize('NFKC').split('\f')) {
    const lines = page.split(/\r?\n/);
    // A page of pictures has only names of cards and a caption.
    if (lines.some((line) => FIGURE.test(line)) && !lines.some((line) => RULE.test(line))) continue;
    for (const line of lines) reader.readLine(line.trimEnd());
  }
  return reader.finish();
}

class BookReader {
  readonly #titles = new Map<string, string>();
  readonly #rules: OpenRule[] = [];
  readonly #numbers = new Set<string>();
  readonly #doubts: string[] = [];
  /** The current section, until its first lettered rule. */
  #section: string | null = null;
  #rule: OpenRule | null = null;
  #note: OpenNote | null = null;
  #hasBegun = false;

  readLine(line: string): void {
    if (line === '' || PAGE_NUMBER.test(line) || CONTENTS_LINE.test(line)) return;
    const rule = RULE.exec(line);
    if (rule) this.#openRule(rule[1]!, rule[2] ?? '');
    else if (!this.#readHeading(line) && this.#hasBegun) this.#readProse(line);
  }

  finish(): BookText {
    const rules = this.#rules.map(({ number, lines, items, notes }) => ({
      number,
      text: joinLines(lines),
      items: items.map(joinLines),
      notes: notes.map((note) => ({ kind: note.kind, text: joinLines(note.lines) })),
    }));
    return { titles: this.#titles, rules, doubts: this.#doubts };
  }

  #readHeading(line: string): boolean {
    const heading = HEADING.exec(line);
    if (!heading) return false;
    const [, number, title] = heading;
    this.#hasBegun = true;
    this.#titles.set(number!, title!.replace(/\s+/g, ' '));
    this.#section = number!.includes('.') ? number! : null;
    this.#rule = null;
    this.#note = null;
    return true;
  }

  #openRule(number: string, text: string): void {
    if (this.#numbers.has(number)) {
      this.#doubts.push(`${number} stands in the book twice`);
    }
    this.#numbers.add(number);
    this.#rule = { number, lines: text === '' ? [] : [text], items: [], notes: [] };
    this.#note = null;
    this.#hasBegun = true;
    this.#rules.push(this.#rule);
  }

  #readProse(line: string): void {
    if (!this.#rule && this.#section !== null) this.#openRule(this.#section, '');
    const rule = this.#rule;
    if (!rule) return;
    const note = NOTE.exec(line);
    if (note) {
      const kind = note[1] === 'Remark' ? 'remark' : 'example';
      this.#note = { kind, lines: note[2] ? [note[2]] : [] };
      rule.notes.push(this.#note);
      return;
    }
    const isIndented = /^\s/.test(line);
    if (this.#note && isIndented) this.#note.lines.push(line.trim());
    else this.#readOwnLine(rule, line, isIndented);
  }

  #readOwnLine(rule: OpenRule, line: string, isIndented: boolean): void {
    if (this.#note) this.#doubts.push(`${rule.number} goes on after a note: ${line}`);
    this.#note = null;
    const item = ITEM.exec(line);
    const last = rule.items.at(-1);
    if (item) rule.items.push([item[1]!]);
    else if (isIndented && last) last.push(line.trim());
    else rule.lines.push(line.trim());
  }
}

/** Joins the lines of a paragraph, and words that were hyphenated at the end of a line. */
function joinLines(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/(?<=\p{L})-\n(?=\p{Ll})/gu, '')
    .replace(/-\n/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
