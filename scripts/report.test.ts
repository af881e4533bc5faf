import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'altered-codex-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a report says how many tests passed and failed', () => {
  const report = join(folder, 'report.json');
  writeFileSync(report, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults: [] }));
  expect(readReport(report)).toEqual({ passed: 2, failed: 1 });
});

test('of a report that was not written, nothing is said', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});
