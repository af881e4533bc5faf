/** The steps of a release that only look at texts: what is refused, and what the files say afterwards. */

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = '## Unreleased\n';

/** The state of the project when a release is asked for. */
export interface ReleaseState {
  /** The version in `package.json`. */
  readonly current: string;
  /** What `git status --porcelain` prints. */
  readonly status: string;
  readonly branch: string;
  readonly tags: readonly string[];
  /** The text of `docs/CHANGELOG.md`. */
  readonly changelog: string;
}

/** Returns the name of the tag of a version. */
export function tagOf(version: string): string {
  return `v${version}`;
}

/** Returns each reason not to make a release, with what to do; none if it can be made. */
export function releaseObstacles(version: string, state: ReleaseState): readonly string[] {
  const { current, status, branch, tags, changelog } = state;
  const found: string[] = [];
  if (!VERSION.test(version)) found.push(`“${version}” is no version: write three numbers, 0.3.0.`);
  else if (!isLater(version, current)) {
    found.push(
      `${version} is not later than ${current}, which package.json names: take a higher one.`,
    );
  }
  if (tags.includes(tagOf(version))) {
    found.push(
      `The tag ${tagOf(version)} exists: a release is never made twice. Take a higher version.`,
    );
  }
  if (branch !== 'main') found.push(`This is the branch ${branch}: releases are made of main.`);
  if (status.trim() !== '') {
    found.push(`Some files are not committed: commit them, or put them away.\n${status.trimEnd()}`);
  }
  if (unreleasedNotes(changelog) === '') {
    found.push('docs/CHANGELOG.md has nothing under “Unreleased”: say there what is new.');
  }
  return found;
}

function isLater(version: string, current: string): boolean {
  const [one, other] = [version, current].map((text) => text.split('.').map(Number));
  const place = one!.findIndex((part, at) => part !== other![at]);
  return place >= 0 && one![place]! > other![place]!;
}

/** Returns what the changelog says under “Unreleased”. */
function unreleasedNotes(changelog: string): string {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) return '';
  const rest = changelog.slice(start + UNRELEASED.length);
  return rest.split(/^## /m)[0]!.trim();
}

/** Returns the changelog with the unreleased notes under the version, and its day. */
export function releasedChangelog(changelog: string, version: string, day: string): string {
  return changelog.replace(UNRELEASED, () => `## ${version} (${day})\n`);
}
