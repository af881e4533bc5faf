import type { SpawnOptions } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitStatusOf, launchProgram } from '../scripts/dependencies.mjs';

/**
 * Installs packages into a folder of their own: what this project is only compared with is no dependency
 * of it.
 *
 * @param packages names with versions, as npm reads them
 * @returns whether they are there; where not, it has been said
 */
export async function installApart(folder: string, packages: readonly string[]): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const quiet: SpawnOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
  if ((await exitStatusOf(launchProgram('npm', [...options, ...packages], quiet))) === 0) return true;
  console.log(`\n${packages.join(', ')} could not be installed: no comparison.`);
  return false;
}
