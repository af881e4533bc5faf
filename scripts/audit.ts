/**
 * `npm run audit`: fails on known vulnerabilities of dependencies, and on licences that do not allow
 * redistribution.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that require only attribution. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages whose licence is stated only in their documentation, not in their data. */
const READ_BY_EYE: Readonly<Record<string, string>> = {
  'base64-arraybuffer': 'MIT',
  'dejavu-fonts-ttf': 'Bitstream Vera, a free font licence, for measuring in tests',
  only: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** Licences of packages that are used unchanged for building and testing, and not redistributed. */
const TOOLS_ONLY = new Set(['LGPL-3.0-or-later', 'MPL-2.0']);

interface Locked {
  readonly version?: string;
  readonly license?: string;
}

/** Returns every installed package with its entry in the lock file. */
function installedPackages(): readonly (readonly [string, Locked])[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(lock.packages as Record<string, Locked>).filter(([path]) => path !== '');
}

/** Returns the licence of a package from the lock file, or from the package's own file. */
function licenceOf(path: string, { license }: Locked): string {
  if (license) return license;
  try {
    const own = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return typeof own.license === 'string' ? own.license : 'unknown';
  } catch {
    // The package is for another system and not installed on this one.
    return 'not installed';
  }
}

/** Whether one of the offered licences is allowed. */
function isAllowed(licence: string): boolean {
  if (licence === 'not installed') return true;
  const allOf = (term: string) =>
    term.split(/ AND /).every((one) => ALLOWED.has(one.trim()) || TOOLS_ONLY.has(one.trim()));
  return licence.replace(/[()]/g, '').split(/ OR /).some(allOf);
}

function checkLicences(): boolean {
  const counts = new Map<string, number>();
  const refused: string[] = [];
  for (const [path, locked] of installedPackages()) {
    const licence = licenceOf(path, locked);
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    const isRead = path.replace('node_modules/', '') in READ_BY_EYE;
    if (!isRead && !isAllowed(licence)) refused.push(`${path} ${locked.version ?? ''}: ${licence}`);
  }
  for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    console.log(`${String(count).padStart(5)}  ${licence}`);
  }
  if (refused.length > 0) console.error(`Licences to look at:\n${refused.join('\n')}`);
  return refused.length === 0;
}

/** Asks the registry for known vulnerabilities. Without an answer, nothing is checked or refused. */
function checkHoles(): boolean {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level=high'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 60_000,
  });
  const report = readReport(stdout);
  const found = report?.metadata?.vulnerabilities;
  if (!found) {
    console.log('not checked: known holes: the registry gave no answer');
    return true;
  }
  const { high = 0, critical = 0, moderate = 0, low = 0 } = found;
  console.log(`Known holes: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`);
  if (high + critical > 0) console.error(Object.keys(report.vulnerabilities ?? {}).join('\n'));
  return high + critical === 0;
}

interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, unknown>>;
}

function readReport(text: string): AuditReport | null {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return null;
  }
}

const passed = [checkLicences(), checkHoles()];
if (passed.includes(false)) process.exitCode = 1;
