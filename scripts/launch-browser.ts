import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

/**
 * A headless browser of this machine.
 *
 * @throws {Error} where none is installed
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found; "npm test" installs one.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
