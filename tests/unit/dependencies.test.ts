import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const own = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('each direct dependency has its job named in CONTRIBUTING.md, and an exact version', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const [section = ''] = /## Dependencies[\s\S]*?(?=\n## )/.exec(guide) ?? [];
  const [jobs = ''] = section.split('### Weighed');
  const named = Array.from(jobs.matchAll(/(?<=\|.*)`([^`]+)`/g), ([, name = '']) => name);
  const direct = { ...own.dependencies, ...own.devDependencies };
  expect(named.sort()).toEqual(Object.keys(direct).sort());
  expect(Object.entries(direct).filter(([, version]) => /[\^~*]/.test(String(version)))).toEqual(
    [],
  );
});

test('each package of the lock file has the hash of what is installed', () => {
  const entries = Object.entries<{ integrity?: string; link?: boolean; resolved?: string }>(
    lock.packages,
  );
  const faults = entries.filter(
    ([path, { integrity, link }]) => path !== '' && !link && !integrity?.startsWith('sha512-'),
  );
  expect(faults.map(([path]) => path)).toEqual([]);
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
