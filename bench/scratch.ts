import type { SpawnOptions } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitStatusOf, launchProgram } from '../scripts/dependencies.mjs';

/**
 * Installs packages into a separate folder: those that this project is only compared with are not its
 * dependencies.
 *
 * @param packages names with versions, as npm reads them
 * @returns whether they are installed; if not, the reason was printed
 */
export async function installApart(folder: string, packages: readonly string[]): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const quiet: SpawnOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
  if ((await exitStatusOf(launchProgram('npm', [...options, ...packages], quiet))) === 0)
    return true;
  console.log(`\n${packages.join(', ')} could not be installed: no comparison.`);
  return false;
}
