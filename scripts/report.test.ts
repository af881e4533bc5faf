import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from './report.mjs';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'altered-codex-report-')));
const report = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** Passes when it is tried for the second time; another passes at once. */
const TESTS = `
  let tries = 0;
  describe('a group', () => {
    test('wavers', { retry: 1 }, () => expect(tries++).toBe(1));
    test('is steady', { retry: 1 }, () => {});
  });
`;

test('a report says which tests passed when they were tried again', () => {
  writeFileSync(join(folder, 'some.test.js'), TESTS);
  const args = ['run', '--root', folder, '--globals', '--reporter=json', `--outputFile=${report}`];
  execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { stdio: 'ignore' });
  const told = readReport(report);
  expect(told).toMatchObject({ passed: 2, failed: 0 });
  expect(told.triedAgain).toEqual([expect.stringMatching(/some\.test\.js: a group wavers$/)]);
});

test('of a report that was not written, nothing is said', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, triedAgain: [] });
});
