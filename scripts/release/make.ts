/** Makes a release: tests, writes its version everywhere, measures, packs, commits and tags. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedLinks } from '../../src/site/layout/link-script.ts';
import { releasedChangelog, releaseObstacles, tagOf } from './plan.ts';

const CHANGELOG = 'docs/CHANGELOG.md';
const LINKS = 'src/site/layout/released-links.json';

/** Runs a program in the project's folder, and returns what it prints; throws if it fails. */
export type RunProgram = (program: 'git' | 'npm', args: readonly string[]) => string;

/** Why no release was made; nothing was written. */
export class ReleaseRefused extends Error {}

export interface ReleaseOptions {
  /** The project's folder. */
  readonly root: string;
  readonly run: RunProgram;
  /** The day of the release, as `2026-12-01`. */
  readonly day: string;
  /** Only looks whether the release can be made. */
  readonly isTrial: boolean;
}

/**
 * Makes the release of a version. Nothing is sent to another machine.
 *
 * @throws ReleaseRefused with every reason, before anything runs
 */
export function makeRelease(version: string, { root, run, day, isTrial }: ReleaseOptions): void {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const obstacles = releaseObstacles(version, {
    current: JSON.parse(read('package.json')).version,
    status: run('git', ['status', '--porcelain']),
    branch: run('git', ['branch', '--show-current']).trim(),
    tags: run('git', ['tag', '--list']).split('\n'),
    changelog: read(CHANGELOG),
  });
  if (obstacles.length > 0) throw new ReleaseRefused(obstacles.join('\n'));
  if (isTrial) return;
  run('npm', ['test', '--', '--thorough']);
  run('npm', ['version', version, '--no-git-tag-version', '--ignore-scripts']);
  write(CHANGELOG, releasedChangelog(read(CHANGELOG), version, day));
  write(LINKS, `${JSON.stringify(releasedLinks(root), null, 2)}\n`);
  // The site that the tests have built.
  run('npm', ['run', 'bench', '--', '--release', '--site', 'dist']);
  run('npm', ['run', 'pack']);
  run('git', ['commit', '--all', '--message', `Release ${version}`]);
  run('git', ['tag', '--annotate', tagOf(version), '--message', `Version ${version}`]);
}
