import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from './dependencies.mjs';

const project = mkdtempSync(join(tmpdir(), 'altered-codex-start-'));
const pidFile = join(project, 'build.pid');

/** A build that runs until it is ended. */
const ENDLESS = `require('node:fs').writeFileSync('build.pid', String(process.pid)); setInterval(() => {}, 1e6)`;

beforeAll(() => {
  for (const file of ['start.mjs', 'dependencies.mjs', 'folder-name.mjs']) {
    cpSync(join(root, 'scripts', file), join(project, 'scripts', file));
  }
  const hash = 'src/site/offline/source-hash.mjs';
  cpSync(join(root, hash), join(project, hash));
  mkdirSync(join(project, 'node_modules'));
  const lock = JSON.stringify({ packages: {} });
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(join(project, file), lock);
  }
  writeFileSync(join(project, 'endless.cjs'), ENDLESS);
  const scripts = {
    start: 'node scripts/start.mjs',
    ingest: 'node --version',
    build: 'node endless.cjs',
  };
  const manifest = { type: 'module', engines: { node: '>=24' }, scripts };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
});

afterAll(() => rmSync(project, { recursive: true }));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const)(
  '%s to npm start ends the build',
  async (signal) => {
    rmSync(pidFile, { force: true });
    const start = spawn('npm', ['start'], { cwd: project, stdio: 'ignore', detached: true });
    const ended = once(start, 'close');
    const wait = { timeout: 120_000, interval: 50 };
    await vi.waitUntil(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '', wait);
    const build = Number(readFileSync(pidFile, 'utf8'));
    expect(isRunning(build)).toBe(true);
    // Ctrl-C goes to all processes of the terminal; SIGTERM to npm alone.
    process.kill(signal === 'SIGINT' ? -start.pid! : start.pid!, signal);
    await ended;
    await vi.waitUntil(() => !isRunning(build), wait);
  },
);
