import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problems } from '../problem.ts';
import { readText } from './text-file.ts';

let room: string;
beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'text-'));
});
afterAll(() => rmSync(room, { recursive: true }));

function read(bytes: Buffer) {
  const file = join(room, 'x.json');
  writeFileSync(file, bytes);
  const problems = new Problems();
  return { text: readText(file, problems), problems: problems.all() };
}

test('reads UTF-8, and leaves a byte order mark out', () => {
  expect(read(Buffer.from('“é” 🂡\n'))).toEqual({ text: '“é” 🂡\n', problems: [] });
  expect(read(Buffer.from('\uFEFFé'))).toEqual({ text: 'é', problems: [] });
  expect(read(Buffer.from('\uFFFD')).text).toBe('\uFFFD');
});

test.each([
  ['Latin-1', Buffer.from('a\nb\né\n', 'latin1'), 3, /E9/],
  ['a text that breaks off', Buffer.from('a\n\u20ac').subarray(0, 4), 2, /E2/],
  ['UTF-16', Buffer.from('\uFEFFa', 'utf16le'), 1, /UTF-16/],
])('refuses %s with its line', (_, bytes, line, message) => {
  const { text, problems } = read(bytes);
  expect(text).toBeNull();
  expect(problems).toMatchObject([
    {
      severity: 'error',
      code: 'unreadable',
      place: { line },
      message: expect.stringMatching(message),
      mend: expect.stringContaining('UTF-8'),
    },
  ]);
});

test('refuses a device, a pipe and a file that is too large without reading them', () => {
  const pipe = join(room, 'pipe');
  // A small machine has no program that makes one.
  const pipes = spawnSync('mkfifo', [pipe]).status === 0 ? [pipe] : [];
  const large = join(room, 'large.json');
  writeFileSync(large, '');
  truncateSync(large, 33 * 1024 * 1024);
  const problems = new Problems();
  for (const file of ['/dev/zero', ...pipes, large]) expect(readText(file, problems)).toBeNull();
  expect(problems.all()).toMatchObject([
    ...['/dev/zero', ...pipes].map((file) => ({
      place: { file },
      message: 'this is a pipe or a device, not a file',
    })),
    { place: { file: large }, message: 'the file is larger than 32 MB' },
  ]);
});

test('refuses a folder and a file that is not there', () => {
  const problems = new Problems();
  expect(readText(room, problems)).toBeNull();
  expect(readText(join(room, 'nothing'), problems)).toBeNull();
  expect(problems.all()).toMatchObject([
    { place: { file: room }, message: 'this is a folder' },
    { message: 'there is no such file' },
  ]);
});
