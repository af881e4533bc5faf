/**
 * A Chromium for the tests in a browser: one found on the machine, else Debian's, else Playwright's.
 * Plain JavaScript, because `npm test` looks for it before the project's Node runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { program, Trouble } from './dependencies.mjs';

/** The one without windows first: it needs half of the processor's time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:/Program Files', 'Google/Chrome/Application/chrome.exe'),
  join(process.env.LOCALAPPDATA ?? '', 'Google/Chrome/Application/chrome.exe'),
];

/** Where Playwright keeps what it downloads, and the program in each of its folders. */
const PLAYWRIGHT_CACHES = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
  join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
];
const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

/**
 * The path of a Chromium or Chrome that starts on this machine, or null. `CHROME_PATH` goes first.
 *
 * @returns {string | null}
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : [];
  const places = [...named, ...inPath(), ...FIXED_PLACES, ...inPlaywrightCache()];
  return places.find((place) => existsSync(place) && starts(place)) ?? null;
}

/**
 * Finds a browser, or installs one. Refuses, with a `Trouble` that says what to do, where none can
 * be had.
 *
 * @param {string} node a Node that runs Playwright
 * @param {(line: string) => void} [say] where progress goes
 * @returns {string}
 */
export function provideBrowser(node, say = console.log) {
  const found = findBrowser();
  if (found) return found;
  say('Installing a browser for the tests (once) …');
  const installed = (installFromDebian() && findBrowser()) || (download(node) && findBrowser());
  if (installed) return installed;
  throw new Trouble(
    'No browser can be found or installed for the tests in a browser. Install Chromium or Chrome ' +
      '(on Debian: apt-get install chromium), or set CHROME_PATH to one, and try again.',
  );
}

function inPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function inPlaywrightCache() {
  return PLAYWRIGHT_CACHES.filter((cache) => cache && existsSync(cache)).flatMap((cache) =>
    readdirSync(cache)
      .filter((folder) => folder.startsWith('chromium'))
      .sort()
      .reverse()
      .flatMap((folder) => PLAYWRIGHT_PROGRAMS.map((name) => join(cache, folder, name))),
  );
}

/** @param {string} browser */
function starts(browser) {
  if (process.platform === 'win32') return true; // chrome.exe opens a window instead of answering
  return spawnSync(browser, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

/**
 * Debian's and Ubuntu's packages of a browser, of nginx, and of the other browsers that the main
 * journeys are tried in, where apt-get may be used without a password. Whether there are others does
 * not matter: their tests say what they lack.
 */
function installFromDebian() {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) {
    return false;
  }
  const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  run([...apt, 'update']);
  const install = [...apt, 'install', '--yes', '--no-install-recommends'];
  const installed =
    run([...install, 'chromium-headless-shell', 'nginx-light']) ||
    run([...install, 'chromium', 'nginx-light']);
  if (installed) {
    run([...install, 'firefox-esr']);
    run([...install, 'webkit2gtk-driver', 'xvfb']);
  }
  return installed;
}

/** @param {string} node */
function download(node) {
  const installed = run([node, program('playwright-core'), 'install', 'chromium-headless-shell']);
  return installed || run([node, program('playwright-core'), 'install', 'chromium']);
}

/** @param {string[]} command */
function run([name, ...args]) {
  return spawnSync(name, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
