import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EditionWords } from '../src/rulebook/edition-words.ts';
import { LANGUAGES } from '../src/rulebook/language.ts';
import type { Structure } from '../src/rulebook/structure.ts';
import type { Terms } from '../src/rulebook/term.ts';

const EDITION = 'editions/2024-09';
const CHAPTERS = 7;

const read = <Shape>(path: string): Shape => JSON.parse(readFileSync(join('data', path), 'utf8'));

/** Moves every rule number in a text by whole books. */
function shift(text: string, copy: number): string {
  const moved = (_: string, chapter: string, rest: string) =>
    `${Number(chapter) + CHAPTERS * copy}${rest}`;
  return text.replace(/(?<![\w.-])([1-7])((?:\.\d{1,2}){1,2}(?:\.[a-z])?)(?![\w]|\.\d)/g, moved);
}

/** A copy of data with numbers and ids of its own. */
function copyOf<Shape>(data: Shape, copy: number): Shape {
  if (copy === 0) return data;
  const text = shift(JSON.stringify(data), copy)
    .replace(/\[\[((?:article\/)?[a-z0-9-]+)/g, `[[$1-${copy}`)
    .replace(/"id":"([^"]+)"/g, `"id":"$1-${copy}"`)
    .replace(/"seeAlso":\[[^\]]*\]/g, '"seeAlso":[]');
  return JSON.parse(text);
}

/** A copy of articles under ids of its own. */
function renamed(articles: NonNullable<EditionWords['articles']>, copy: number) {
  const entries = Object.entries(copyOf(articles, copy));
  return Object.fromEntries(entries.map(([id, one]) => [copy === 0 ? id : `${id}-${copy}`, one]));
}

/**
 * Writes the project's data so many times over into a new folder, each copy with chapter numbers,
 * articles and terms of its own.
 */
export function multiply(times: number, folder: string): void {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const write = (path: string, data: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(data, null, 2));
  };
  const structure = read<Structure>(`${EDITION}/structure.json`);
  const { sections, articles = [] } = structure;
  write(`${EDITION}/structure.json`, {
    ...structure,
    sections: copies.flatMap((copy) => copyOf(sections, copy)),
    articles: copies.flatMap((copy) => copyOf(articles, copy)),
  });
  for (const language of LANGUAGES) {
    const path = `${EDITION}/${language}.json`;
    const words = read<EditionWords>(path);
    const joined = <Part>(part: Part): Part =>
      Object.assign({}, ...copies.map((copy) => copyOf(part, copy)));
    write(path, {
      ...words,
      titles: joined(words.titles),
      rules: joined(words.rules),
      articles: Object.assign({}, ...copies.map((copy) => renamed(words.articles ?? {}, copy))),
    });
  }
  const { terms } = read<Terms>('terms.json');
  write('terms.json', { terms: copies.flatMap((copy) => copyOf(terms, copy)) });
  write(`${EDITION}/edition.json`, read(`${EDITION}/edition.json`));
}
