/** The commands that read a file which a person names: `edition -- read` and `play card`. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../scripts/dependencies.mjs';
import { tellCard } from '../../scripts/play/card.ts';

const room = mkdtempSync(join(tmpdir(), 'altered-codex-edition-'));
const data = join(room, 'data');
const BOOK = '1.1   Rules\n1.1.a The first rule.\n1.1.b The second rule.\n';
const book = join(room, 'book.txt');

const windows = process.platform === 'win32';
/** Whether the machine can make a pipe; small ones have no program for it. */
const hasPipe = spawnSync('mkfifo', [join(room, 'pipe')]).status === 0;
/** Names that lead to no file of text, with a word of what is said about each. */
const NO_FILES: readonly (readonly [path: string, said: string])[] = [
  [join(room, 'missing.txt'), 'no such file'],
  [room, 'folder'],
  ...(hasPipe ? [[join(room, 'pipe'), 'pipe or a device'] as const] : []),
  ...(windows
    ? []
    : ([
        ['/dev/zero', 'pipe or a device'],
        [join(room, 'loop'), 'circle'],
      ] as const)),
];

beforeAll(() => {
  writeFileSync(book, BOOK);
  if (!windows) symlinkSync('loop', join(room, 'loop'));
});
beforeEach(() => rmSync(data, { recursive: true, force: true }));
afterAll(() => rmSync(room, { recursive: true }));

function readEdition(...args: string[]) {
  const command = [join(root, 'scripts/edition.ts'), 'read', ...args, '--data', data];
  return spawnSync(process.execPath, command, { encoding: 'utf8' });
}

describe('edition -- read', () => {
  test('writes the sketch of a book, and proposals where the edition before is named', () => {
    expect(readEdition(book, '--edition', '5.0').status).toBe(0);
    const { status, stdout } = readEdition(book, '--edition', '6.0', '--before', '5.0');
    expect(status).toBe(0);
    expect(stdout).toContain('2 same');
    expect(readdirSync(join(data, 'generated')).sort()).toEqual(['book-5.0.json', 'book-6.0.json']);
    expect(readdirSync(join(data, 'editions/6.0')).sort()).toEqual([
      'changes.json',
      'structure.json',
    ]);
  });

  test.each(NO_FILES)('%s is refused in words', (path, said) => {
    const { status, stderr } = readEdition(path, '--edition', '6.0');
    expect(status).toBe(1);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('    at ');
    expect(existsSync(data)).toBe(false);
  });

  test.each(['', '__proto__', '6.0\n', '../../x', 'x/../../../package'])(
    'an edition %j is refused',
    (edition) => {
      for (const args of [
        ['--edition', edition],
        ['--edition', '6.0', '--before', edition],
      ]) {
        const { status, stderr } = readEdition(book, ...args);
        expect(status).toBe(1);
        expect(stderr).toContain('named like 2024-09 or 4.0');
      }
      expect(existsSync(data)).toBe(false);
    },
  );

  test.each(['{"edition": "5.0", "rul', '[]'])('a sketch %j is refused in words', (text) => {
    mkdirSync(join(data, 'generated'), { recursive: true });
    writeFileSync(join(data, 'generated/book-5.0.json'), text);
    const { status, stderr } = readEdition(book, '--edition', '6.0', '--before', '5.0');
    expect(status).toBe(1);
    expect(stderr).toMatch(/not the sketch of a book\n.*--edition 5\.0/);
    expect(readdirSync(join(data, 'generated'))).toEqual(['book-5.0.json']);
  });

  test.skipIf(windows)('a full disk leaves what was there', () => {
    expect(readEdition(book, '--edition', '6.0').status).toBe(0);
    const before = readFileSync(join(data, 'generated/book-6.0.json'), 'utf8');
    const long = join(room, 'long.txt');
    const rules = Array.from({ length: 26 }, (_, i) => `1.1.${String.fromCharCode(97 + i)} Words.`);
    writeFileSync(long, `1.1   Rules\n${rules.join('\n')}\n`);
    // No file may be longer than a block of 512 or 1,024 bytes.
    const limited = 'ulimit -f 1; exec "$0" "$@"';
    const command = [process.execPath, join(root, 'scripts/edition.ts'), 'read', long];
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', limited, ...command, '--edition', '6.0', '--data', data],
      { encoding: 'utf8' },
    );
    expect(stderr).toContain('cannot be written');
    expect(status).toBe(1);
    expect(readdirSync(join(data, 'generated'))).toEqual(['book-6.0.json']);
    expect(readFileSync(join(data, 'generated/book-6.0.json'), 'utf8')).toBe(before);
  });
});

describe('play card', () => {
  test.each(NO_FILES)('%s is refused in words', async (path, said) => {
    let err = '';
    const streams = { out: { write: () => {} }, err: { write: (text: string) => (err += text) } };
    expect(await tellCard(path, [], 'en', streams as never)).toBe(1);
    expect(err).toContain(said);
  });
});
