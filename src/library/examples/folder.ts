/** Finds cards and examples on disk. The browser gets them from the page instead. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedCards, checkCards } from '../../engine/cards/schema.ts';
import { type Card, EngineError } from '../../engine/index.ts';
import type { Example } from './example.ts';
import { type Read, readExample } from './read.ts';

const JSON_FILE = '.json';

/**
 * Every card of the collection.
 *
 * @param data the folder that people edit
 * @param onFault hears of each faulty card, with its file, id and place, and the others are read;
 *   when not given, the first fault is thrown
 * @throws EngineError `card` with the file, and where in it, of what is no card
 */
export function readCards(
  data: string,
  onFault: (fault: EngineError) => void = refuseFault,
): readonly Card[] {
  const folder = join(data, 'cards');
  return jsonFiles(folder).flatMap((name) => {
    const { cards, faults } = checkCardFile(join(folder, name + JSON_FILE));
    for (const fault of faults) onFault(fault);
    return cards;
  });
}

function refuseFault(fault: EngineError): never {
  throw fault;
}

function checkCardFile(file: string): CheckedCards {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { cards: [], faults: [new EngineError('card', file, (error as Error).message)] };
  }
  return checkCards(data, file);
}

/** The ids of all examples, which are the names of their files. */
export function exampleIds(data: string): readonly string[] {
  return exampleFolders(data).flatMap(jsonFiles).sort(compareIds);
}

/** The file of an example, which may be in any folder below `examples`. */
export function exampleFile(data: string, id: string): string {
  const files = exampleFolders(data).map((folder) => join(folder, id + JSON_FILE));
  return files.find(existsSync) ?? join(data, 'examples', id + JSON_FILE);
}

function exampleFolders(data: string): readonly string[] {
  const folder = join(data, 'examples');
  if (!existsSync(folder)) return [];
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.map(({ name }) => join(folder, name))];
}

/**
 * Reads all examples, in the order of their files.
 *
 * @throws Error with the file and the problems of what is no example
 */
export function readExamples(data: string): readonly Example[] {
  return exampleFolders(data).flatMap((folder) =>
    jsonFiles(folder).map((name) => {
      const file = join(folder, name + JSON_FILE);
      const { example, problems } = readExampleFile(file);
      if (!example) throw new Error(`${file}: ${JSON.stringify(problems)}`);
      return example;
    }),
  );
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
    .sort(compareIds);
}

/** The order of examples wherever they are listed: that of their file names. */
export function compareIds(a: string, b: string): number {
  const [first, second] = [`${a}.json`, `${b}.json`];
  return first < second ? -1 : Number(first > second);
}
