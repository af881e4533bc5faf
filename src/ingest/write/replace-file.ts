import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file beside its place and puts it there by a rename, so that a full disk leaves the old one
 * whole. Makes the folder where it is missing.
 *
 * @throws the system's error; what was written beside it is removed
 */
export function replaceFile(file: string, text: string): void {
  const beside = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
