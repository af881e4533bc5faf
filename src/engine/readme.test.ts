import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');

it('has a bot in its README that runs as it stands', () => {
  const readme = readFileSync(join(here, 'README.md'), 'utf8');
  const bot = /```ts\n([\s\S]*?)```/.exec(readme)![1]!;
  const output = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', bot], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(output).toMatch(/^game-began 4\.1/m);
  expect(output).toMatch(/on day \d+\n$/);
});
