import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { ContentFiles } from './compose.ts';

/**
 * Replaces a content folder as a whole. The new folder is written beside the old one, in a temporary
 * folder on the same file system; then two renames put it in place. A journal file records that the
 * renames may have begun: a run that finds one first restores the old folder.
 */

/** The differences of a content folder from the files to write. Paths use slashes and are sorted. */
export interface Differences {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly surplus: readonly string[];
}

/** Thrown for a folder that must not be replaced, or that another run is replacing. */
export class ContentFolderError extends Error {
  override readonly name = 'ContentFolderError';
}

/** The entries that a content folder can contain. Any other was not written by an ingest. */
const PARTS: ReadonlySet<string> = new Set([
  'rules',
  'articles',
  'terms',
  'outline',
  'changes',
  'sources.json',
]);

/** Files that file managers leave in folders; they are deleted with the folder. */
const LEFT_BY_SYSTEMS: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Returns the dictionaries in a content folder: `rules/EDITION/LANGUAGE`. */
export function dictionariesIn(folder: string): string[] {
  const folders = listFiles(folder)
    .filter((path) => path.startsWith('rules/'))
    .map((path) => dirname(path));
  return [...new Set(folders)].sort();
}

/**
 * Compares a folder with the files that it should have.
 * A folder that does not exist lacks all of them.
 */
export function compareContent(folder: string, files: ContentFiles): Differences {
  const present = new Set(listFiles(folder));
  const paths = [...files.keys()].sort();
  const isChanged = (path: string) => readFileSync(join(folder, path), 'utf8') !== files.get(path);
  return {
    missing: paths.filter((path) => !present.has(path)),
    changed: paths.filter((path) => present.has(path) && isChanged(path)),
    surplus: [...present].filter((path) => !files.has(path)).sort(),
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !LEFT_BY_SYSTEMS.has(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * Replaces the content of a folder by the given files, or leaves it as it was.
 * Refuses folders with files that no ingest writes, and folders that another run is replacing.
 *
 * @param write writes one file; replaced in tests to fail like a full disk
 */
export function replaceContent(
  folder: string,
  files: ContentFiles,
  write: (path: string, text: string) => void = (path, text) => writeFileSync(path, text),
): void {
  const target = realFolder(folder);
  const workshop = workshopOf(target);
  recoverContent(target);
  refuseForeign(target);
  mkdirSync(dirname(target), { recursive: true });
  mkdirSync(workshop);
  try {
    writeFileSync(journalOf(workshop), JSON.stringify({ pid: process.pid, target }));
    writeAll(join(workshop, 'next'), files, write);
    const hadContent = existsSync(target);
    if (hadContent) renameSync(target, join(workshop, 'previous'));
    renameSync(join(workshop, 'next'), target);
  } catch (error) {
    putBack(target, workshop);
    throw error;
  }
  rmSync(workshop, { recursive: true, force: true });
}

/** Restores the folder to its state before a run that was killed. */
export function recoverContent(folder: string): void {
  const target = realFolder(folder);
  const workshop = workshopOf(target);
  if (!existsSync(workshop)) return;
  const pid = ownerOf(workshop);
  if (pid !== null && pid !== process.pid && isAlive(pid)) {
    throw new ContentFolderError(
      `${folder} is being written by another ingest (process ${pid}). ` +
        `Wait for it to end; if there is none, remove ${workshop}.`,
    );
  }
  putBack(target, workshop);
}

/** Restores the previous folder if the new one is not in its place, and removes temporary files. */
function putBack(target: string, workshop: string): void {
  const previous = join(workshop, 'previous');
  if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
  rmSync(workshop, { recursive: true, force: true });
}

function writeAll(
  folder: string,
  files: ContentFiles,
  write: (path: string, text: string) => void,
): void {
  mkdirSync(folder);
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    write(join(folder, path), text);
  }
}

/** Refuses a folder with foreign files, which would be lost. */
function refuseForeign(target: string): void {
  if (!existsSync(target)) return;
  const foreign = readdirSync(target).filter(
    (name) => !PARTS.has(name) && !LEFT_BY_SYSTEMS.has(name),
  );
  if (foreign.length === 0) return;
  throw new ContentFolderError(
    `${target} is not a content folder: it contains ${foreign.slice(0, 3).join(', ')}. ` +
      'Give a folder that is empty, new, or written by an earlier ingest.',
  );
}

function realFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}

function workshopOf(target: string): string {
  return join(dirname(target), `.${basename(target)}.ingest`);
}

function journalOf(workshop: string): string {
  return join(workshop, 'journal.json');
}

function ownerOf(workshop: string): number | null {
  try {
    const { pid } = JSON.parse(readFileSync(journalOf(workshop), 'utf8'));
    return Number.isInteger(pid) ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
