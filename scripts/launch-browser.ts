import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

/**
 * Launches a headless browser of this machine, with a long timeout because the machine may be busy.
 *
 * @param env variables to add to the environment of this process
 * @throws {Error} if none is installed
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
      // Widths of letters as in the font, as on a phone, without rounding to whole pixels.
      '--font-render-hinting=none',
    ],
  });
}
