import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Dictionary } from '../src/rulebook/dictionary.ts';
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
  for (const language of ['fr', 'en', 'it']) {
    const path = `${EDITION}/${language}.json`;
    const dictionary = read<Dictionary>(path);
    const entries = copies.flatMap((copy) => copyOf(dictionary.entries, copy));
    write(path, { ...dictionary, entries });
  }
  const { terms } = read<Terms>('terms.json');
  write('terms.json', { terms: copies.flatMap((copy) => copyOf(terms, copy)) });
  write(`${EDITION}/edition.json`, read(`${EDITION}/edition.json`));
}
