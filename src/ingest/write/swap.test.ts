import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentFolderError, compareContent, recoverContent, replaceContent } from './swap.ts';

let room: string;
let folder: string;

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'swap-'));
  folder = join(room, 'content');
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const OLD = new Map([
  ['sources.json', 'old'],
  ['rules/x/fr/1.mdx', 'one'],
  ['rules/x/fr/2.mdx', 'two'],
]);
const NEW = new Map([
  ['sources.json', 'new'],
  ['rules/x/fr/1.mdx', 'one'],
  ['rules/x/fr/3.mdx', 'three'],
]);

const isAs = (files: Map<string, string>): boolean => {
  const { missing, changed, surplus } = compareContent(folder, files);
  return missing.length + changed.length + surplus.length === 0;
};

describe('replaceContent', () => {
  test('makes a folder that was not there', () => {
    replaceContent(join(room, 'deep', 'content'), NEW);
    expect(readFileSync(join(room, 'deep/content/rules/x/fr/3.mdx'), 'utf8')).toBe('three');
  });

  test('removes what is no longer wanted, and leaves nothing beside the folder', () => {
    replaceContent(folder, OLD);
    replaceContent(folder, NEW);
    expect(isAs(NEW)).toBe(true);
    expect(readdirSync(room)).toEqual(['content']);
  });

  test.each([0, 1, 2])(
    'a disk that is full after %i files leaves the folder as it was',
    (room0) => {
      replaceContent(folder, OLD);
      let written = 0;
      const write = (path: string, text: string) => {
        if (written++ === room0) {
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
            code: 'ENOSPC',
          });
        }
        writeFileSync(path, text);
      };
      expect(() => replaceContent(folder, NEW, write)).toThrow('ENOSPC');
      expect(isAs(OLD)).toBe(true);
      expect(readdirSync(room)).toEqual(['content']);
    },
  );

  test('refuses a folder with files of somebody else', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.doc'), 'years of work');
    expect(() => replaceContent(folder, NEW)).toThrow(ContentFolderError);
    expect(readFileSync(join(folder, 'thesis.doc'), 'utf8')).toBe('years of work');
  });
});

describe('recoverContent', () => {
  const workshop = () => join(room, '.content.ingest');
  const leave = (pid: number, parts: Record<string, Map<string, string>>) => {
    mkdirSync(workshop());
    writeFileSync(join(workshop(), 'journal.json'), JSON.stringify({ pid, target: folder }));
    for (const [name, files] of Object.entries(parts)) {
      for (const [path, text] of files) {
        mkdirSync(join(workshop(), name, path, '..'), { recursive: true });
        writeFileSync(join(workshop(), name, path), text);
      }
    }
  };
  /** No process has this id: it is beyond what the kernel gives. */
  const DEAD = 2 ** 30;

  test('after a kill while writing, the folder is as it was', () => {
    replaceContent(folder, OLD);
    leave(DEAD, { next: NEW });
    recoverContent(folder);
    expect(isAs(OLD)).toBe(true);
    expect(existsSync(workshop())).toBe(false);
  });

  test('after a kill between the two renames, the folder is put back', () => {
    leave(DEAD, { next: NEW, previous: OLD });
    recoverContent(folder);
    expect(isAs(OLD)).toBe(true);
    expect(existsSync(workshop())).toBe(false);
  });

  test('after a kill while clearing up, the folder is the new one', () => {
    replaceContent(folder, NEW);
    leave(DEAD, { previous: OLD });
    recoverContent(folder);
    expect(isAs(NEW)).toBe(true);
  });

  test('without a journal there was nothing to undo', () => {
    replaceContent(folder, OLD);
    mkdirSync(workshop());
    recoverContent(folder);
    expect(isAs(OLD)).toBe(true);
    expect(existsSync(workshop())).toBe(false);
  });

  test('another run that is alive is left alone', () => {
    replaceContent(folder, OLD);
    leave(process.ppid, { next: NEW });
    expect(() => replaceContent(folder, NEW)).toThrow(/another ingest/);
    expect(existsSync(workshop())).toBe(true);
  });
});

test('compareContent names what differs', () => {
  expect(compareContent(folder, NEW).missing).toHaveLength(3);
  replaceContent(folder, OLD);
  expect(compareContent(folder, NEW)).toEqual({
    missing: ['rules/x/fr/3.mdx'],
    changed: ['sources.json'],
    surplus: ['rules/x/fr/2.mdx'],
  });
});
