import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { numbersFile } from '../search/numbers.ts';

/** How long a page has been read before anything is copied. */
const SETTLED_MS = 2000;

/**
 * Once a page has been loaded and read for a moment, lets the service worker copy what a reader
 * without a network needs. Readers who save data keep only what they open themselves.
 */
export function keepForOffline(language: Language): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    setTimeout(() => void register(language).catch(() => {}), SETTLED_MS);
  });
}

async function register(language: Language): Promise<void> {
  await navigator.serviceWorker.register(address.file('offline.js'));
  const { active } = await navigator.serviceWorker.ready;
  if ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData)
    return;
  const whole = document.querySelector<HTMLAnchorElement>('.site-footer a[href$="/all/"]');
  const wanted = [
    address.offline(language),
    address.home(language),
    address.search(language),
    address.file(numbersFile(language)),
    address.terms(language),
    ...(whole ? [whole.href] : []),
  ];
  active?.postMessage(wanted.map((path) => new URL(path, location.href).href));
}
