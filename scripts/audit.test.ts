import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const room = mkdtempSync(join(tmpdir(), 'altered-codex-audit-'));
afterAll(() => rmSync(room, { recursive: true }));

/** Runs the audit with a registry that says something. */
function auditWith(answer: string) {
  const npm = join(room, 'npm');
  writeFileSync(npm, `#!/bin/sh\nprintf '%s\\n' '${answer}'\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: room + delimiter + process.env.PATH };
  return spawnSync(process.execPath, ['scripts/audit.ts'], { encoding: 'utf8', env });
}

const holes = (counts: object) => JSON.stringify({ metadata: { vulnerabilities: counts } });

// The program that stands in for npm is a script for a shell.
describe.skipIf(process.platform === 'win32')('the audit', () => {
  test.each(['', '{"error":{"code":"ENOTFOUND"}}', 'npm error 404'])(
    'says that nothing was checked where the registry answers "%s"',
    (answer) => {
      const { stdout, status } = auditWith(answer);
      expect(stdout).toContain('not checked: known holes: the registry gave no answer');
      expect(status).toBe(0);
    },
  );

  test('says how many holes are known, and refuses high ones', () => {
    const fine = auditWith(holes({ low: 1 }));
    expect(fine.stdout).toContain('0 critical, 0 high, 0 moderate, 1 low');
    expect([fine.status, fine.stdout.includes('not checked')]).toEqual([0, false]);
    expect(auditWith(holes({ high: 1 })).status).toBe(1);
  });
});
