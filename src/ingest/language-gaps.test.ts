import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gapsOf } from './language-gaps.ts';

function writeProject(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'gaps-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return root;
}

const words = (text: string) => ({
  titles: { '6.1': 'A title' },
  rules: { '6.1.a': { text, notes: ['A remark.'] }, '6.1.b': { text: 'Two words' } },
});

const PROJECT = {
  'data/settings.json': { current: '5.0' },
  'data/editions/5.0/en.json': words('One, two, three.'),
  'data/editions/5.0/eo.json': { titles: { '6.1': 'Titolo' }, rules: { '6.1.b': { text: 'Du' } } },
  'data/editions/4.0/en.json': words('Older.'),
  'data/terms.json': { terms: [{ forms: { en: { singular: 'step' } }, synonyms: { en: ['go'] } }] },
  'data/rulings/one.json': { question: { en: 'May I?', fr: 'Puis-je ?' }, answer: { en: 'Yes.' } },
  'data/questions/rules/en.json': { '5.0 6.1.a': ['how so', 'why'] },
  'src/languages/en/index.ts': '',
};

test('what a language lacks is counted file by file, in units and words of English', () => {
  const gaps = gapsOf(writeProject(PROJECT), 'eo');
  expect(
    gaps.map(({ file, isAsked, units, words, first }) => [file, isAsked, units, words, first]),
  ).toEqual([
    ['data/editions/5.0/eo.json', true, 1, 3, 'rules 6.1.a text'],
    ['data/terms.json', true, 1, 1, 'terms 0 forms'],
    ['src/languages/eo/index.ts', true, 1, 0, 'the file'],
    ['data/editions/4.0/eo.json', false, 4, 7, 'titles 6.1'],
    ['data/editions/5.0/eo.json', false, 1, 2, 'rules 6.1.a notes 0'],
    ['data/questions/rules/eo.json', false, 1, 3, '5.0 6.1.a'],
    ['data/rulings/one.json', false, 2, 3, 'question'],
  ]);
});

test('English lacks nothing', () => {
  expect(gapsOf(writeProject(PROJECT), 'en')).toEqual([]);
});
