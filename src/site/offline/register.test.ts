import { afterEach, expect, test, vi } from 'vitest';
import { keepForOffline } from './register.ts';
import type { OfflineRequest } from './request.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Returns the paths that a page of the site asks the worker to copy. */
async function keptPaths(savesData: boolean): Promise<readonly string[]> {
  const told: OfflineRequest[] = [];
  const active = { postMessage: (message: OfflineRequest) => told.push(message) };
  const registration = { active, waiting: null, installing: null, addEventListener: () => {} };
  vi.stubGlobal('location', new URL('https://codex.example/fr/'));
  vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => null });
  vi.stubGlobal('navigator', {
    connection: { saveData: savesData },
    serviceWorker: { register: async () => registration, ready: Promise.resolve({ active }) },
  });
  await keepForOffline('fr');
  return told.flatMap((message) =>
    message.do === 'keep' ? message.urls.map((url) => new URL(url).pathname) : [],
  );
}

test('the index of the search is copied before the first question', async () => {
  const kept = await keptPaths(false);
  expect(kept).toContain('/fr/search/index.json');
  expect(kept).toContain('/fr/search/index-rest.json');
});

test('who saves data keeps only the page that was opened', async () => {
  expect(await keptPaths(true)).toEqual(['/fr/']);
});
