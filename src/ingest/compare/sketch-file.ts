import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from '../problem.ts';
import { readText } from '../read/text-file.ts';
import { type BookSketch, bookSketchSchema } from './book-sketch.ts';

/** Returns the path of the sketch of an edition's book. */
export function sketchFile(data: string, edition: string): string {
  return join(data, 'generated', `book-${edition}.json`);
}

/** Reads the sketch of an edition's book. Reports why it cannot be used; returns null then. */
export function readSketch(data: string, edition: string, problems: Problems): BookSketch | null {
  const file = sketchFile(data, edition);
  const mend = `Read the book of that edition: npm run edition -- read BOOK.txt --edition ${edition}`;
  if (!existsSync(file)) {
    problems.error('missing', { file }, `the book of ${edition} has not been read`, mend);
    return null;
  }
  const text = readText(file, problems);
  if (text === null) return null;
  const sketch = bookSketchSchema.safeParse(parseOrNull(text));
  if (sketch.success) return sketch.data;
  problems.error('unreadable', { file }, 'this is not the sketch of a book', mend);
  return null;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
