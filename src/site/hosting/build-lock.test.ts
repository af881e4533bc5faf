import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeLock } from './build-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'altered-codex-locked-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the second build in a folder is refused, until the first has ended', async () => {
  const lock = await takeLock(folder);
  await expect(takeLock(folder)).rejects.toThrow(`Another build is running in ${folder}`);
  lock.close();
  (await takeLock(folder)).close();
});

test('a killed build leaves no lock behind', async () => {
  const code = `
    import { takeLock } from ${JSON.stringify(resolve('src/site/hosting/build-lock.ts'))};
    await takeLock(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const build = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  await once(build.stdout, 'data');
  await expect(takeLock(folder)).rejects.toThrow('Another build');
  build.kill('SIGKILL');
  await once(build, 'close');
  (await takeLock(folder)).close();
});
