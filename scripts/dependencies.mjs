/**
 * Installs the project's dependencies where they are missing and finds a Node that is new enough.
 * Runs before anything is installed, on whatever Node the machine has (18 or newer): plain
 * JavaScript, nothing imported but Node's own modules.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { troubleOfFolder } from './folder-name.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const windows = process.platform === 'win32';
const modules = join(root, 'node_modules');

/** An error that the user can correct; it is printed without a stack. */
export class Trouble extends Error {}

/**
 * Makes sure that everything in the lockfile is installed and returns the path of a Node that runs
 * the project. Rejects with a `Trouble` that says what to do if npm or its registry is missing, or the
 * folder has a name in which nothing can be built.
 *
 * @param {(line: string) => void} [say] prints progress
 * @returns {Promise<string>}
 */
export async function provideDependencies(say = console.log) {
  const trouble = troubleOfFolder(root);
  if (trouble) throw new Trouble(trouble);
  if (!isInstalled()) {
    say('Installing dependencies (once, a minute or two) …');
    const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const exact = await runNpm(['ci', ...quiet]);
    // `npm ci` refuses a lockfile that it reads differently; `npm install` still uses its versions.
    const result = exact.includes('EUSAGE')
      ? await runNpm(['install', '--no-save', ...quiet])
      : exact;
    if (result !== '') throw new Trouble(explainErrors(result));
  }
  return provideNode(say);
}

/**
 * Runs a program in the project's folder, with the project's own Node first in the path.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {import('node:child_process').ChildProcess}
 */
export function launchProgram(command, args, options = {}) {
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter);
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...options.env },
  });
}

/**
 * Runs a script of package.json: `launchScript('build')`.
 *
 * @param {string} name
 * @param {readonly string[]} [args]
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {import('node:child_process').ChildProcess}
 */
export function launchScript(name, args = [], options = {}) {
  return launchProgram('npm', ['run', '--silent', name, '--', ...args], {
    ...options,
    shell: windows,
  });
}

/**
 * Waits for a program to end; resolves to its exit status, or the signal that ended it.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | string>}
 */
export function exitStatusOf(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve('not started'));
    child.on('close', (status, signal) => resolve(status ?? signal ?? 'ended'));
  });
}

/**
 * Returns the script behind a command of an installed package: `programOf('astro')`.
 *
 * @param {string} name the package
 * @param {string} [command] the command, if its name is not that of the package
 * @returns {string}
 */
export function programOf(name, command = name) {
  const folder = join(modules, name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Whether every package of the lockfile that this machine needs is installed in its version. */
function isInstalled() {
  const installed = readPackages(join(modules, '.package-lock.json'));
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!installed) return false;
  return Object.entries(wanted ?? {}).every(
    ([path, { version, optional }]) =>
      path === '' || (optional && !installed[path]) || installed[path]?.version === version,
  );
}

/** @param {string} lockfile */
function readPackages(lockfile) {
  if (!existsSync(lockfile)) return null;
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/**
 * Returns the project's own Node (the npm package `node`), or the machine's if it is new enough.
 *
 * @param {(line: string) => void} say
 */
async function provideNode(say) {
  const own = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');
  const oldest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  if (isNewEnough(own, oldest)) return own;
  if (isNewEnough(process.execPath, oldest)) return process.execPath;
  say(`Fetching a newer Node (this one is ${process.version}) …`);
  await runNpm(['rebuild', 'node', '--ignore-scripts=false']);
  if (isNewEnough(own, oldest)) return own;
  throw new Trouble(
    `This needs Node ${oldest}; the machine has ${process.version}, and the npm package "node" ` +
      `brings none for ${process.platform}-${process.arch}. Install a newer Node and try again.`,
  );
}

/**
 * @param {string} node path of a Node
 * @param {string} oldest such as `>=24`
 */
function isNewEnough(node, oldest) {
  const run = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const major = (/** @type {string} */ version) => Number(/\d+/.exec(version)?.[0]);
  return run.status === 0 && major(run.stdout) >= major(oldest);
}

const NETWORK = /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET/;

/**
 * Runs npm on the machine's Node, because npm replaces the project's own. Returns its output if it
 * fails, an empty text if it succeeds.
 *
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
async function runNpm(args) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== join(modules, '.bin'))
    .join(delimiter);
  const child = spawn('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: windows,
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const status = await exitStatusOf(child);
  if (status === 'not started') {
    throw new Trouble('npm is not found. Install Node together with npm (nodejs.org).');
  }
  return status === 0 ? '' : errors || `npm ${args[0]} ended with status ${status}`;
}

/** @param {string} errors the output of npm */
function explainErrors(errors) {
  if (!NETWORK.test(errors)) return `${errors.trim()}\n\nThe dependencies could not be installed.`;
  return (
    'The npm registry cannot be reached, and the dependencies are not installed yet. ' +
    'Check the network (and "npm config get registry"), then try again.'
  );
}
