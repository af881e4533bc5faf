/** A line of a source, and its line number (from 1). */
export interface RawLine {
  readonly text: string;
  readonly line: number;
}

/** A lettered rule as it was found: its first line without the number, and the following lines. */
export interface RawRule {
  readonly number: string;
  /** Whether a star marked the number. */
  readonly important: boolean;
  readonly line: number;
  readonly lines: readonly RawLine[];
}

/** A numbered section; the title is null if the layout lost it. */
export interface RawSection {
  readonly kind: 'section';
  readonly number: string;
  readonly title: string | null;
  readonly line: number;
  readonly rules: readonly RawRule[];
}

/** An article; the title is null if the layout lost it, the id if the article is unknown. */
export interface RawArticle {
  readonly kind: 'article';
  readonly id: string | null;
  readonly title: string | null;
  readonly line: number;
  readonly lines: readonly RawLine[];
}

export type RawEntry = RawSection | RawArticle;
