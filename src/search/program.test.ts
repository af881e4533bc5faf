import { close, createIndex } from 'pagefind';
import { afterAll, expect, it } from 'vitest';
import { refusingProgram } from './program.ts';

afterAll(close);

it('lets a search fail with a part of the index', async () => {
  const { index } = await createIndex({});
  const { files } = await index!.getFiles();
  const { content } = files.find(({ path }) => path === 'pagefind.js')!;
  const code = refusingProgram(new TextDecoder().decode(content));
  expect(code).toMatch(/async loadChunk\(hash\)\{await this\.cachedLoad\([^;]*\);\}/);
  expect(code).not.toMatch(/async loadChunk\(hash\)\{[^;]*catch/);
});

it('refuses a program that loads otherwise', () => {
  expect(() => refusingProgram('async loadChunk(hash){}')).toThrow('version of Pagefind');
});
