import type { RawLine } from './raw-entry.ts';

/** One page of the older glossary as text: the data of its header, and its lines. */
export interface GlossaryPage {
  readonly file: string;
  /** The dictionary that the page was made from, if it still has its header. */
  readonly source: string | null;
  /** The number of entries that the header claims. */
  readonly count: number | null;
  /** The line on which the page begins. */
  readonly line: number;
  readonly lines: readonly RawLine[];
}

const WARNING = /^Warning: Undefined array key/;
const LANGUAGES_LINE = /^Français English Italiano$/;
const TITLE = /^(?:Glossaire (?:d')?Altered|Altered Glossary|Glossario (?:di )?Altered)$/i;
const SOURCE = /^(?:Fichier JSON chargé|Loaded JSON file|File JSON caricato)\s*:\s*(\S+)$/i;
const COUNT = /^(?:Nombre d['’]entrées|Number of entries|Numero di voci)\s*:\s*(\d+)$/i;
const SOURCES_LINK = /^(?:Voir les sources du contenu|View content sources|Vedi le fonti.*)$/i;
/** Markers of a page's end: a cross, and a title that may be truncated. */
const CROSS = '×';
const SOURCES_TITLES = ['Sources du contenu', 'Content Sources', 'Fonti dei contenuti'];

/** Matches positions where a page ends and the next begins without a line break. */
const GLUED = new RegExp(
  '(?<=\\S)(?=Warning: Undefined array key|Français English Italiano|Glossaire Altered$|Altered Glossary$)' +
    `|(?<=^\\s*(?:${SOURCES_TITLES.join('|')}))(?=\\S)`,
);

/** Splits a file into the glossary pages that it consists of. */
export function splitPages(file: string, text: string): GlossaryPage[] {
  const lines = text
    .split(/\r\n?|\n/)
    .flatMap((content, i) =>
      content.split(GLUED).map((part) => ({ text: part.trim(), line: i + 1 })),
    );
  const pages: MutablePage[] = [];
  let part: 'header' | 'body' | 'footer' = 'footer';
  for (const { text: content, line } of lines) {
    const said = readHeader(content);
    const isFooter = content === CROSS || isSourcesTitle(content, part === 'footer');
    const begins = said ? part !== 'header' : part === 'footer' && content !== '' && !isFooter;
    if (begins) pages.push({ file, source: null, count: null, line, lines: [] });
    const page = pages.at(-1);
    if (said) part = 'header';
    else if (isFooter) part = 'footer';
    else if (content !== '') part = 'body';
    if (said) Object.assign(page!, said);
    else if (!isFooter) page?.lines.push({ text: content, line });
  }
  return pages.filter((page) => page.lines.some((line) => line.text !== ''));
}

type MutablePage = { -readonly [Key in keyof GlossaryPage]: GlossaryPage[Key] } & {
  lines: RawLine[];
};

/** Whether a line is the title of the sources; after the cross it may be truncated. */
function isSourcesTitle(line: string, isBehindCross: boolean): boolean {
  return SOURCES_TITLES.some((title) =>
    isBehindCross && line !== '' ? title.startsWith(line) : title === line,
  );
}

/** Reads a line of a header; null for any other line. */
function readHeader(text: string): Partial<GlossaryPage> | null {
  const source = SOURCE.exec(text);
  if (source) return { source: source[1]! };
  const count = COUNT.exec(text);
  if (count) return { count: Number(count[1]) };
  const isOther = [WARNING, LANGUAGES_LINE, TITLE, SOURCES_LINK].some((line) => line.test(text));
  return isOther ? {} : null;
}
