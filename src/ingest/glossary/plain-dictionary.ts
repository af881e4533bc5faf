import { z } from 'zod';
import { cleanText } from '../../rulebook/clean.ts';
import type { JsonFile } from '../read/json.ts';
import type { DataReading } from '../read/places.ts';
import { type Contribution, readContributions } from './contribution.ts';
import { letGo } from './held.ts';
import { isHtml, readHtml } from './html.ts';
import { tellLanguage } from './language.ts';
import { readRuleLine, readSectionLine } from './numbered-line.ts';
import { readEntries } from './page-entries.ts';
import type { RawEntry } from './raw-entry.ts';

const plainText = z.string();
const titled = z.object({ title: z.string(), text: plainText });

/**
 * A dictionary in the form of glossaries: titles and texts, as an object, as pairs, or as objects. A
 * text contains the rules of a section with their numbers, as plain text or simple HTML.
 */
const plainDictionarySchema = z.union([
  z.record(z.string(), plainText),
  z.array(z.tuple([z.string(), plainText])),
  z.array(titled),
]);

interface PlainEntry {
  readonly title: string;
  readonly text: string;
  readonly path: readonly PropertyKey[];
}

/** Reads a plain dictionary; its language is recognised by its texts. Null for anything else. */
export function readPlainDictionary(json: JsonFile, reading: DataReading): Contribution[] | null {
  const parsed = plainDictionarySchema.safeParse(json.value);
  if (!parsed.success) {
    reading.problems.error(
      'schema',
      { file: json.file },
      'a dictionary was expected: the project’s own shape, or titles with their texts',
      'Give an object of titles and texts, an array of [title, text], or of {title, text}.',
    );
    return null;
  }
  const entries = listEntries(parsed.data).map(({ title, text, path }) => ({
    title: plainTitle(title),
    text: cleanText(text).text,
    path,
  }));
  for (const { path } of entries.filter(({ title }) => title === '')) {
    reading.problems.error(
      'schema',
      json.place(path),
      'an entry has no title',
      'Give it the title under which readers look for it.',
    );
  }
  const language = tellLanguage(entries.map(({ title, text }) => `${title} ${text}`).join(' '));
  if (language === null) {
    reading.problems.error(
      'wrong-language',
      { file: json.file },
      'the language of the texts cannot be told',
      'Give a dictionary in French, English or Italian.',
    );
    return null;
  }
  return entries.flatMap((entry) => {
    const place = json.place(entry.path);
    const raw = readPlainEntry(entry, place.line ?? 1, reading, json);
    return readContributions(raw, { language, place: () => place, reading });
  });
}

/** Returns a title as one line of text, without markup. */
function plainTitle(title: string): string {
  const { text } = cleanText(title);
  const lines = isHtml(text) ? readHtml(text).lines.map(letGo) : [text];
  return lines.join(' ').replace(/\s+/g, ' ').trim();
}

function listEntries(data: z.infer<typeof plainDictionarySchema>): PlainEntry[] {
  if (!Array.isArray(data)) {
    return Object.entries(data).map(([title, text]) => ({ title, text, path: [title] }));
  }
  return data.map((entry, i) =>
    Array.isArray(entry)
      ? { title: entry[0], text: entry[1], path: [i] }
      : { title: entry.title, text: entry.text, path: [i] },
  );
}

/** Reads an entry: with a numbered title it contains rules; any other is an article. */
function readPlainEntry(
  { title, text, path }: PlainEntry,
  line: number,
  { problems }: DataReading,
  json: JsonFile,
): RawEntry[] {
  const heading = title.trim();
  const { lines: texts, refused } = isHtml(text) ? readHtml(text) : plainLines(text);
  if (refused.length > 0) {
    problems.warn(
      'stray-markup',
      json.place(path),
      `${JSON.stringify(heading)}: the elements ${refused.join(', ')} are not allowed and were taken out`,
      'Use paragraphs, lists, tables, emphasis and line breaks only.',
    );
  }
  const lines = texts.map((content) => ({ text: content, line }));
  const rule = readRuleLine(heading);
  if (rule) {
    const [first, ...rest] = lines.filter((content) => content.text !== '' || lines.length > 1);
    const start = `${heading}${rule.rest === '' ? ` ${first?.text ?? ''}` : ''}`;
    const following = rule.rest === '' ? rest : lines;
    return readEntries([{ text: start, line }, ...following], null);
  }
  if (readSectionLine(heading)) return readEntries([{ text: heading, line }, ...lines], null);
  return [{ kind: 'article', id: null, title: heading, line, lines }];
}

function plainLines(text: string) {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return { lines, refused: [] as string[] };
}
