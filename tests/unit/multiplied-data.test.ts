import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { multiplyData } from '../../bench/multiplied-data.ts';
import { ingest } from '../../src/ingest/ingest.ts';

test('the dictionary twice over, as the build is measured with, is a dictionary', () => {
  const room = mkdtempSync(join(tmpdir(), 'multiplied-'));
  multiplyData(2, join(room, 'data'));
  const report = ingest({ data: join(room, 'data'), out: join(room, 'content') });
  rmSync(room, { recursive: true });
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});
