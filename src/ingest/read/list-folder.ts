import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from '../problem.ts';

/**
 * Lists the folders and the JSON files of a folder of the data, hidden ones left out, in order.
 * A symbolic link is a problem: the commands that read the data later do not follow it.
 */
export function listFolder(
  folder: string,
  problems: Problems,
): { readonly folders: readonly string[]; readonly files: readonly string[] } {
  if (!existsSync(folder)) return { folders: [], files: [] };
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const link of entries.filter((entry) => entry.isSymbolicLink())) {
    problems.error(
      'unreadable',
      { file: join(folder, link.name) },
      'this is a symbolic link, which is not followed',
      'Put the file or the folder itself here, or remove the link.',
    );
  }
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)),
    files: entries
      .filter((entry) => !entry.isDirectory() && !entry.isSymbolicLink())
      .map(({ name }) => join(folder, name))
      .filter((file) => file.endsWith('.json')),
  };
}
