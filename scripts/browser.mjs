/**
 * Finds the browsers and the web server for tests on the machine, or installs them if possible.
 * Plain JavaScript, because `npm test` looks for them before the project's Node runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { programOf, root } from './dependencies.mjs';
import { canStart, placesOf } from './programs.mjs';

/** Names of Chromium, the headless shell first: it needs half of the processor's time. */
const CHROMIUM = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const CHROMIUM_PLACES = [
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
 * Returns the path of a Chromium or Chrome that starts on this machine, or null. `CHROME_PATH` is
 * tried first.
 *
 * @returns {string | null}
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : [];
  const places = [...named, ...placesOf(CHROMIUM, [...CHROMIUM_PLACES, ...inPlaywrightCaches()])];
  // chrome.exe opens a window instead of answering.
  const runs = (/** @type {string} */ place) => process.platform === 'win32' || canStart(place);
  return places.find((place) => existsSync(place) && runs(place)) ?? null;
}

function inPlaywrightCaches() {
  return PLAYWRIGHT_CACHES.filter((cache) => cache && existsSync(cache)).flatMap((cache) =>
    readdirSync(cache)
      .filter((folder) => folder.startsWith('chromium'))
      .sort()
      .reverse()
      .flatMap((folder) => PLAYWRIGHT_PROGRAMS.map((name) => join(cache, folder, name))),
  );
}

/**
 * Returns the path of a Firefox that tests can drive, or null. A snap's cannot read a given profile.
 *
 * @returns {string | null}
 */
export function findFirefox() {
  const places = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  return placesOf(['firefox-esr', 'firefox'], places).find((place) => !isSnap(place)) ?? null;
}

/** @param {string} place */
function isSnap(place) {
  return place.startsWith('/snap/') || readFileSync(place).subarray(0, 2_000).includes('/snap/');
}

/**
 * Returns the programs that drive WebKitGTK on a virtual screen, or null if one of them is missing.
 *
 * @returns {{ driver: string, browser: string, screen: string } | null}
 */
export function findWebKit() {
  const libraries = ['x86_64', 'aarch64'].map(
    (processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  );
  const [driver] = placesOf(['WebKitWebDriver']);
  const [browser] = placesOf(['MiniBrowser'], libraries);
  const [screen] = placesOf(['Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : null;
}

/**
 * The path of nginx, or null.
 *
 * @returns {string | null}
 */
export function findNginx() {
  return placesOf(['nginx'], ['/usr/sbin/nginx']).find((place) => canStart(place, ['-v'])) ?? null;
}

/** Returns the program that makes a certificate for the tests' web server, or null. */
function findOpenssl() {
  return placesOf(['openssl']).find((place) => canStart(place, ['version'])) ?? null;
}

/** Programs that tests use besides Node: how each is found, and its Debian packages, the best first. */
const USED = [
  { name: 'Chromium', find: findBrowser, packages: [['chromium-headless-shell'], ['chromium']] },
  { name: 'Firefox', find: findFirefox, packages: [['firefox-esr']] },
  { name: 'WebKit', find: findWebKit, packages: [['webkit2gtk-driver', 'xvfb']] },
  { name: 'nginx', find: findNginx, packages: [['nginx-light'], ['nginx']] },
  { name: 'openssl', find: findOpenssl, packages: [['openssl']] },
];

/**
 * Returns why tests with a program of `USED` are skipped; null if it is found.
 *
 * @param {string} name
 * @returns {string | null}
 */
export function reasonWithout(name) {
  const used = USED.find((one) => one.name === name);
  if (!used || used.find()) return null;
  const debian = used.packages[0]?.join(' ');
  return `${name} is not found on this machine (Debian: apt-get install ${debian}, or npm test -- --install)`;
}

/** The file that records what could not be installed, so that other runs do not try again. */
const TRIED = join(root, 'node_modules', '.cache', 'altered-codex', 'not-installed.json');

/**
 * Looks for all programs of `USED`, and provides missing ones if possible. Without leave to install
 * packages of the system it says which it would install; Chromium is then downloaded for this user alone.
 * The tests that are skipped name those that are not there.
 *
 * @param {string} node a Node that runs Playwright
 * @param {boolean} mayInstall whether packages of the system may be installed
 * @param {(line: string) => void} [say] where progress goes
 */
export function provideBrowsers(node, mayInstall, say = console.log) {
  const tried = existsSync(TRIED) ? JSON.parse(readFileSync(TRIED, 'utf8')) : [];
  const missing = USED.filter(({ name, find }) => !tried.includes(name) && !find());
  if (missing.length === 0) return;
  const debian = mayInstall ? debianInstaller() : null;
  const wantsChromium = missing.some(({ name }) => name === 'Chromium');
  if (!mayInstall && canStart('apt-get')) {
    const wanted = missing.map(({ packages }) => packages[0]?.join(' '));
    say(`Not installed: ${wanted.join(' ')}. "npm test -- --install" installs these packages.`);
  }
  if (!debian && !wantsChromium) return;
  say(`Looking for ${missing.map(({ name }) => name).join(', ')} to install (once) …`);
  if (debian) {
    debian(['update']);
    for (const { find, packages } of missing) {
      packages.find((names) => debian(['install', ...names]) && find());
    }
  }
  if (wantsChromium && !findBrowser()) downloadBrowser(node);
  const still = missing.filter(({ find }) => !find()).map(({ name }) => name);
  if (!debian || still.length === 0) return;
  mkdirSync(dirname(TRIED), { recursive: true });
  writeFileSync(TRIED, JSON.stringify([...tried, ...still]));
}

/**
 * Returns a function that runs apt-get; null if that needs a password.
 *
 * @returns {((args: readonly string[]) => boolean) | null}
 */
function debianInstaller() {
  if (!canStart('apt-get')) return null;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (sudo.length > 0 && !canStart('sudo', ['-n', 'true'])) return null;
  const options = ['--yes', '--no-install-recommends'];
  return ([command = '', ...names]) =>
    runCommand([
      ...[...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', command],
      ...(names.length > 0 ? [...options, ...names] : []),
    ]);
}

/** @param {string} node */
function downloadBrowser(node) {
  if (process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) return false;
  const installed = runCommand([
    node,
    programOf('playwright-core'),
    'install',
    'chromium-headless-shell',
  ]);
  return installed || runCommand([node, programOf('playwright-core'), 'install', 'chromium']);
}

/** @param {readonly string[]} command */
function runCommand([name = '', ...args]) {
  return spawnSync(name, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
