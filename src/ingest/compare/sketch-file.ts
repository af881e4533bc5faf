import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BookSketch, bookSketchSchema } from './book-sketch.ts';

/** Returns the path of the sketch of an edition's book. */
export function sketchFile(data: string, edition: string): string {
  return join(data, 'generated', `book-${edition}.json`);
}

/** Reads the sketch of an edition's book; null if there is none. */
export function readSketch(data: string, edition: string): BookSketch | null {
  const file = sketchFile(data, edition);
  if (!existsSync(file)) return null;
  return bookSketchSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
