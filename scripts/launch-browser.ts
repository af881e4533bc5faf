import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

/**
 * A headless browser of this machine, which may take its time to start where other things run.
 *
 * @param env what its environment has besides that of this process
 * @throws {Error} where none is installed
 */
export async function launchBrowser(env: Record<string, string> = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found; "npm test" installs one.');
  return chromium.launch({
    executablePath,
    timeout: 240_000,
    env: { ...process.env, ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Letters are as wide as the font says, as on a phone, and not whole pixels.
      '--font-render-hinting=none',
    ],
  });
}
