import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/dependencies.mjs';
import { MADE_UP, writeMadeUpLanguage } from './made-up-language.ts';

const room = mkdtempSync(join(tmpdir(), 'language-'));
const project = join(room, 'project');

beforeAll(() => {
  writeMadeUpLanguage(root, project);
  execFileSync(process.execPath, ['scripts/ingest.ts'], { cwd: project, stdio: 'pipe' });
}, 600_000);

afterAll(() => rmSync(room, { recursive: true, force: true }));

const pagesOf = (edition: string, language: string) =>
  globSync(`content/{rules,articles}/${edition}/${language}/*.mdx`, { cwd: project }).map((file) =>
    file.replace(`/${language}/`, '/'),
  );

const read = (path: string) => readFileSync(join(project, 'content', path), 'utf8');

test('a language with the minimum has all pages of the current edition, and none of older ones', () => {
  const english = pagesOf('5.0', 'en');
  expect(english.length).toBeGreaterThan(50);
  expect(pagesOf('5.0', MADE_UP)).toEqual(english);
  for (const older of ['4.0', '2024-09']) expect(pagesOf(older, MADE_UP)).toEqual([]);
});

test('the words of the current edition are its own', () => {
  expect(read(`rules/5.0/${MADE_UP}/6.1.mdx`)).not.toContain('<Lent is>');
  expect(read(`rules/5.0/${MADE_UP}/6.1.mdx`)).toContain('Eo: ');
});

test('what it lacks is English, and marked: notes, articles', () => {
  const current = globSync(`content/rules/5.0/${MADE_UP}/*.mdx`, { cwd: project });
  const notes = current.flatMap(
    (file) => readFileSync(join(project, file), 'utf8').match(/<Note .*>/g) ?? [],
  );
  expect(notes.length).toBeGreaterThan(50);
  for (const note of notes) expect(note).toContain(' lent>');
  const [article] = globSync(`content/articles/5.0/${MADE_UP}/*.mdx`, { cwd: project });
  expect(readFileSync(join(project, article!), 'utf8')).toMatch(/^lent: true$/m);
});

test('its stories, lessons, rulings and pairs of the grid are those in English', () => {
  const script = `
    const { rulingSchema } = await import('./src/rulebook/ruling.ts');
    const { readFileSync, globSync } = await import('node:fs');
    const files = globSync('data/rulings/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')));
    const rulings = files.map((file) => rulingSchema.parse(file));
    const { isLent } = await import('./src/rulebook/by-language.ts');
    console.log(rulings.length, rulings.filter(({ answer }) => isLent(answer, '${MADE_UP}')).length);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
    encoding: 'utf8',
  });
  const [all, lent] = said.trim().split(' ').map(Number);
  expect(all).toBeGreaterThan(50);
  expect(lent).toBe(all);
});
