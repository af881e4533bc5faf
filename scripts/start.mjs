/**
 * `npm start`: installs what is missing, ingests, builds, serves, and prints the address.
 * Plain JavaScript, because it runs before anything is installed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { sourceHash } from '../src/site/offline/source-hash.mjs';
import {
  exitStatusOf,
  launchProgram,
  launchScript,
  provideDependencies,
  root,
  Trouble,
} from './dependencies.mjs';

const USAGE = `usage: npm start [-- --port N] [--host NAME]

Installs what is missing, ingests the dictionaries, builds the site and serves it.
  --port N     the port to serve at (4321); the next free one where it is taken
  --host NAME  where to listen (localhost); 0.0.0.0 lets other machines in
  --help       this text`;

/** Matches the lines that Astro prints for each of thousands of pages. */
const A_PAGE = /[├└]─|▶|λ/;

const MOST_PORT = 65_535;

/** Reads the command line; wrong arguments print the usage and end with status 2. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4321' },
        host: { type: 'string', default: 'localhost' },
        help: { type: 'boolean' },
      },
    });
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > MOST_PORT) {
      throw new Error(`--port ${values.port} is no port number: give one from 0 to ${MOST_PORT}`);
    }
    return values;
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}

/**
 * The stage or server that runs now. It leads a group of processes (not on Windows), because npm does
 * not pass signals on to what it starts.
 *
 * @type {import('node:child_process').ChildProcess | undefined}
 */
let running;

const GROUP = { detached: process.platform !== 'win32' };

/** @param {NodeJS.Signals} signal */
function stopRunning(signal) {
  if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
  if (GROUP.detached) process.kill(-running.pid, signal);
  else running.kill(signal);
}

/** The pace at which it looks whether its parent still runs, in milliseconds. */
const PARENT_WATCH = 500;

/** Ends what runs on Ctrl-C, and when npm is ended: a shell between them may swallow the signal. */
function endWithParent() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stopWith(signal));
  }
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopWith('SIGTERM'), PARENT_WATCH).unref();
}

/** @param {NodeJS.Signals} signal */
function stopWith(signal) {
  isStopped = true;
  stopRunning(signal);
}

let isStopped = false;

/**
 * Runs one stage to its end.
 *
 * @param {string} title what the reader sees
 * @param {() => import('node:child_process').ChildProcess} launchStage
 */
async function runStage(title, launchStage) {
  if (isStopped) throw new Trouble('Stopped.');
  console.log(`\n${title} …`);
  running = launchStage();
  const status = await exitStatusOf(running);
  if (isStopped) throw new Trouble(`${title} was stopped.`);
  if (status !== 0) throw new Trouble(`${title} failed (status ${status}); what it said is above.`);
}

/** Builds the site and prints the output without the lines of pages. */
function launchBuild() {
  const child = launchScript('build', [], { ...GROUP, stdio: ['ignore', 'pipe', 'inherit'] });
  const input = /** @type {import('node:stream').Readable} */ (child.stdout);
  createInterface({ input }).on('line', (line) => {
    if (!A_PAGE.test(line)) console.log(line);
  });
  return child;
}

/** The file that records which sources `dist/` was built from. */
const BUILT = join(root, 'node_modules', '.cache', 'altered-codex', 'built-from');

/** Ingests and builds, unless `dist/` was built from the very same files, for the same address. */
async function provideSite() {
  const given = Object.entries(process.env).filter(([name]) =>
    /^(?:SITE(?:_\w+)?|BASE)$/.test(name),
  );
  const built = existsSync(BUILT) ? readFileSync(BUILT, 'utf8') : '';
  const now = () => [sourceHash(root), ...given.toSorted().map(String)].join(' ');
  if (built === now() && existsSync(join(root, 'dist', 'index.html'))) {
    console.log('\nNothing has changed since the last build.');
    return;
  }
  rmSync(BUILT, { force: true });
  await runStage('Ingesting the dictionaries', () => launchScript('ingest', [], GROUP));
  await runStage('Building the site', launchBuild);
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, now());
}

async function start() {
  const { port, host, help } = readOptions();
  if (help) return console.log(USAGE);
  const node = await provideDependencies();
  endWithParent();
  await provideSite();
  running = launchProgram(node, ['scripts/serve.ts', '--port', port, '--host', host], GROUP);
  const status = await exitStatusOf(running);
  if (typeof status === 'number') process.exitCode = status;
  else process.exitCode = isStopped ? 0 : 1;
}

start().catch((error) => {
  console.error(error instanceof Trouble ? `\n${error.message}` : error);
  process.exitCode = 1;
});
