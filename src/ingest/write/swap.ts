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
 * Replaces a content folder as a whole. The new folder is written beside the old one, in a workshop
 * on the same file system; then two renames put it in place. The journal says that they may have
 * begun: a run that finds one puts the old folder back before it does anything else.
 */

/** How a content folder differs from what would be written. Paths use slashes and are sorted. */
export interface Differences {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly surplus: readonly string[];
}

/** A folder that must not be replaced, or that another run is replacing. */
export class ContentFolderError extends Error {
  override readonly name = 'ContentFolderError';
}

/** What a content folder can contain. Anything else in it was not written by an ingest. */
const PARTS: ReadonlySet<string> = new Set([
  'rules',
  'articles',
  'terms',
  'outline',
  'changes',
  'sources.json',
]);

/** Files that systems leave in any folder that they show; they are nobody's, and go with the folder. */
const LEFT_BY_SYSTEMS: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** The dictionaries that a content folder holds: `rules/EDITION/LANGUAGE`. */
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
 * Makes a folder hold exactly the files given, or leaves it as it was.
 * Refuses folders with anything that no ingest writes, and folders that another run is replacing.
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

/** Undoes what a run that was killed has left: afterwards the folder is as before that run. */
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

/** Puts the previous folder back if the new one had not come in its place, and clears up. */
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

/** A folder with files of somebody else would be lost. */
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
