import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the folders and the JSON files of a folder of the data, in order. Leaves out hidden ones and
 * links, which the commands that read the data later do not follow.
 */
export function listFolder(folder: string): {
  readonly folders: readonly string[];
  readonly files: readonly string[];
} {
  if (!existsSync(folder)) return { folders: [], files: [] };
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)),
    files: entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map(({ name }) => join(folder, name)),
  };
}

/** Whether a path is a file itself, no link to one. */
export function isOwnFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
