/** Finds cards and examples on disk. The browser gets them from the page instead. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../engine/index.ts';
import { type Read, readExample } from './read.ts';

const JSON_FILE = '.json';

/**
 * Every card of the collection.
 *
 * @param data the folder that people edit
 */
export function readCards(data: string): readonly Card[] {
  const folder = join(data, 'cards');
  return jsonFiles(folder).flatMap(
    (name) => JSON.parse(readFileSync(join(folder, name + JSON_FILE), 'utf8')) as Card[],
  );
}

/** The ids of all examples, which are the names of their files. */
export function exampleIds(data: string): readonly string[] {
  const folder = join(data, 'examples');
  return existsSync(folder) ? jsonFiles(folder) : [];
}

/** The file of an example. */
export function exampleFile(data: string, id: string): string {
  return join(data, 'examples', id + JSON_FILE);
}

/** Reads an example file, or says what is wrong with it. */
export function readExampleFile(file: string): Read {
  return readExample(readFileSync(file, 'utf8'));
}

/** Names of the JSON files in a folder, without the ending, in order. */
function jsonFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(JSON_FILE))
    .map((name) => name.slice(0, -JSON_FILE.length))
    .sort();
}
