import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRelease, ReleaseRefused, type RunProgram } from './make.ts';

let root: string;
let programs: string[];

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Runs git for real; of npm only what names the version. */
const run: RunProgram = (program, args) => {
  if (program === 'git') return git(...args);
  programs.push(args.join(' '));
  if (args[0] === 'version') write('package.json', JSON.stringify({ version: args[1] }));
  return '';
};
const release = (version: string, isTrial = false) =>
  makeRelease(version, { root, run, day: '2026-12-01', isTrial });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'altered-codex-release-'));
  programs = [];
  write('package.json', JSON.stringify({ version: '0.2.0' }));
  write(
    'docs/CHANGELOG.md',
    '# Changes\n\n## Unreleased\n\n- A thing.\n\n## 0.2.0\n\n- Another.\n',
  );
  write('public/link-1.js', 'one');
  write('src/site/layout/released-links.json', '{}\n');
  git('init', '--quiet', '--initial-branch=main');
  for (const [key, value] of Object.entries({ name: 'A', email: 'a@codex.example' })) {
    git('config', `user.${key}`, value);
  }
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a release is tested, named, measured, packed, committed and tagged, in this order', () => {
  release('0.3.0');
  expect(programs).toEqual([
    'test -- --thorough',
    'version 0.3.0 --no-git-tag-version --ignore-scripts',
    'run bench -- --release --site dist',
    'run pack',
  ]);
  expect(read('docs/CHANGELOG.md')).toContain('## 0.3.0 (2026-12-01)\n\n- A thing.\n\n## 0.2.0');
  expect(Object.keys(JSON.parse(read('src/site/layout/released-links.json')))).toEqual([
    'link-1.js',
  ]);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s %D')).toContain('Release 0.3.0 HEAD -> main, tag: v0.3.0');
});

test('where the tests fail, nothing is written', () => {
  const failing: RunProgram = (program, args) => {
    if (args[0] === 'test') throw new Error('3 failed');
    return run(program, args);
  };
  expect(() => makeRelease('0.3.0', { root, run: failing, day: '', isTrial: false })).toThrow();
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag')).toBe('');
});

test.each<[what: string, prepare: () => void, version: string, told: RegExp]>([
  [
    'a file that is not committed',
    () => write('new.txt', ''),
    '0.3.0',
    /not committed.*\n.*new\.txt/,
  ],
  ['another branch', () => git('switch', '--quiet', '--create', 'side'), '0.3.0', /branch side/],
  ['the version that there is', () => {}, '0.2.0', /not later than 0\.2\.0/],
  ['an older version', () => {}, '0.1.9', /not later than 0\.2\.0/],
  ['a word', () => {}, 'next', /“next” is no version/],
  ['a tag that there is', () => git('tag', 'v0.3.0'), '0.3.0', /tag v0\.3\.0 exists/],
  [
    'no word on what is new',
    () => {
      write('docs/CHANGELOG.md', '# Changes\n\n## Unreleased\n\n## 0.2.0\n\n- Another.\n');
      git('commit', '--quiet', '--all', '--message', 'Take away');
    },
    '0.3.0',
    /nothing under “Unreleased”/,
  ],
])('%s is refused before anything runs', (_, prepare, version, told) => {
  prepare();
  expect(() => release(version)).toThrow(ReleaseRefused);
  expect(() => release(version)).toThrow(told);
  expect(programs).toEqual([]);
});

test('a trial only looks', () => {
  release('0.3.0', true);
  expect(programs).toEqual([]);
  expect(git('tag')).toBe('');
});
