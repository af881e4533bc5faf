/** The folder that the site is served from, with its final slash. */
const BASE = (import.meta.env?.BASE_URL ?? '/').replace(/\/?$/, '/');

/** Files that have come or are coming, by address. */
const come = new Map<string, Promise<void>>();

/**
 * Imports a script after all its files have come, and throws if one has not; a later call tries again.
 *
 * A browser may remember for good that a script could not be imported (Chromium 150 does), and every later
 * import of it then fails at once. A file that is only fetched can be asked for again.
 *
 * @param importScript the import
 * @param files addresses below the site's folder: the script's, and those of the scripts that it imports
 */
export async function loadScript<Module>(
  importScript: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  if (!hasOfflineCopy()) {
    await Promise.all(files.map((file) => awaitFile(new URL(BASE + file, location.href).href)));
  }
  return importScript();
}

/**
 * Whether the service worker answers for this page, from its own copies. Where a page fetches scripts
 * while a reader takes a newer worker, that one may never start (Chromium 150, about one time in two).
 */
function hasOfflineCopy(): boolean {
  return navigator.serviceWorker?.controller != null;
}

function awaitFile(address: string): Promise<void> {
  const known = come.get(address);
  if (known) return known;
  const coming = fetchFile(address);
  come.set(address, coming);
  coming.catch(() => come.delete(address));
  return coming;
}

/** Fetches a file, unless the page has loaded it already. */
async function fetchFile(address: string): Promise<void> {
  const loaded = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  if (loaded.some(({ responseStatus }) => responseStatus === 200)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await response.arrayBuffer();
}
