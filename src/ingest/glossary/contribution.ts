import type {
  Article,
  DictionaryGroup,
  DictionaryRule,
  DictionarySection,
} from '../../rulebook/dictionary.ts';
import type { Language } from '../../rulebook/language.ts';
import type { ProblemPlace } from '../problem.ts';
import type { DataReading } from '../read/places.ts';
import { letGo } from './held.ts';
import { articleTitled, idOfTitle, titleOf } from './known-article.ts';
import { tellLanguage } from './language.ts';
import { splitLead } from './lead.ts';
import { mendLine } from './mend-line.ts';
import { type Body, readBody } from './raw-body.ts';
import type { RawArticle, RawEntry, RawLine, RawSection } from './raw-entry.ts';

/** An entry that a published page contributes to the dictionary of its language. */
export interface Contribution {
  readonly language: Language;
  readonly entry: DictionaryGroup | DictionarySection | Article;
  /** Whether the page has the entry's title; if not, the title is generated. */
  readonly isTitled: boolean;
  readonly place: ProblemPlace;
}

/** The context in which an entry is read. */
export interface EntryContext {
  /** The language of the page, for entries that are too short to recognise their language. */
  readonly language: Language;
  /** The place of a line. */
  readonly place: (line: number) => ProblemPlace;
  readonly reading: DataReading;
}

/** Turns the raw entries of a page into entries of a dictionary, each in the language of its text. */
export function readContributions(
  entries: readonly RawEntry[],
  context: EntryContext,
): Contribution[] {
  return entries.flatMap((entry, i) => {
    const language = tellLanguage(proseOf(entry)) ?? context.language;
    const own = { ...context, language };
    if (entry.kind === 'article') return [readArticle(entry, own)];
    if (entry.rules.length > 0) return [readSection(entry, own)];
    return readBareSection(entry, entries[i + 1], own);
  });
}

/** Returns all prose of an entry, for recognising its language. */
function proseOf(entry: RawEntry): string {
  const lines: readonly RawLine[] =
    entry.kind === 'article' ? entry.lines : entry.rules.flatMap((rule) => rule.lines);
  return [entry.title ?? '', ...lines.map((line) => line.text)].join(' ');
}

/** Reads a section without rules: it is the title of a group if the next section is under it. */
function readBareSection(
  entry: RawSection,
  next: RawEntry | undefined,
  { language, place, reading }: EntryContext,
): Contribution[] {
  const isGroup = next?.kind === 'section' && next.number.startsWith(`${entry.number}.`);
  if (!isGroup || entry.title === null) {
    reading.problems.warn(
      'lost-text',
      place(entry.line),
      `section ${entry.number} has no rules`,
      'Load a page that has them.',
    );
    return [];
  }
  const group: DictionaryGroup = {
    kind: 'group',
    number: entry.number,
    title: mendTitle(entry.title, language),
  };
  return [{ language, entry: group, isTitled: true, place: place(entry.line) }];
}

function readSection(entry: RawSection, context: EntryContext): Contribution {
  const { language, place, reading } = context;
  const rules = entry.rules.map((raw) => {
    const body = readBody(raw.lines, language, false);
    reportBody(body, `rule ${raw.number}`, place(raw.line), reading);
    const rule: DictionaryRule = {
      number: raw.number,
      ...splitLead(body.text),
      ...(raw.important ? { important: true } : {}),
      ...(body.notes.length > 0 ? { notes: body.notes } : {}),
    };
    keepPlaces(rule, place(raw.line), reading);
    return rule;
  });
  const isTitled = entry.title !== null;
  const title = isTitled ? mendTitle(entry.title, language) : entry.number;
  const section: DictionarySection = { kind: 'section', number: entry.number, title, rules };
  reading.places.set(section, () => place(entry.line));
  return { language, entry: section, isTitled, place: place(entry.line) };
}

function readArticle(entry: RawArticle, context: EntryContext): Contribution {
  const { language, place, reading } = context;
  const title = entry.title === null ? null : mendTitle(entry.title, language);
  const id = entry.id ?? (title ? (articleTitled(title) ?? idOfTitle(title)) : 'untitled');
  const body = readBody(entry.lines, language, true);
  reportBody(body, `article ${id}`, place(entry.line), reading);
  const article: Article = {
    kind: 'article',
    id,
    title: title ?? titleOf(id, language) ?? id,
    text: body.text,
    ...(body.notes.length > 0 ? { notes: body.notes } : {}),
  };
  keepPlaces(article, place(entry.line), reading);
  if (title === null) {
    reading.problems.warn(
      'lost-title',
      place(entry.line),
      `the title of an article is lost here; its text reads like ${id}`,
      'Load a page that has the title too, or correct the text of this one.',
    );
  }
  return { language, entry: article, isTitled: title !== null, place: place(entry.line) };
}

function keepPlaces(
  part: DictionaryRule | Article,
  place: ProblemPlace,
  { places }: DataReading,
): void {
  places.set(part, () => place);
  for (const note of part.notes ?? []) places.set(note, () => place);
}

function mendTitle(title: string, language: Language): string {
  return letGo(mendLine(title, language).text);
}

function reportBody(
  body: Body,
  name: string,
  place: ProblemPlace,
  { problems }: DataReading,
): void {
  const { plurals, markup, unknown } = body.mended;
  const list = (words: readonly string[]) => [...new Set(words)].join(', ');
  if (plurals.length > 0) {
    problems.warn('broken-plural', place, `${name}: ${list(plurals)} was put right`, AT_SOURCE);
  }
  if (markup.length > 0) {
    problems.warn(
      'stray-markup',
      place,
      `${name}: the signs around ${list(markup)} were taken out`,
      AT_SOURCE,
    );
  }
  if (unknown.length > 0) {
    problems.warn(
      'unknown-token',
      place,
      `${name}: ${list(unknown)} stands for no known icon and stays as it is`,
      AT_SOURCE,
    );
  }
  if (body.isUnclosed) {
    problems.warn(
      'unclosed-addition',
      place,
      `${name}: an unofficial addition begins with ++ and never ends; it was ended with the text`,
      AT_SOURCE,
    );
  }
  const emptied = [...body.text.matchAll(/^### (.+)(?=\n\n### |\s*$(?![\s\S]))/gm)].map(
    (match) => match[1]!,
  );
  if (emptied.length > 0) {
    problems.warn('lost-text', place, `${name}: nothing stands under ${list(emptied)}`, ELSEWHERE);
  }
}

const AT_SOURCE = 'Nothing has to be done here; the page should be corrected at its source.';
const ELSEWHERE = 'Load another page that has the text.';
