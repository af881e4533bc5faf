/**
 * The script of every page: sets up its buttons and examples, and loads its tools once the page is used.
 * If the examples had a script of their own, a page with one would make two more requests.
 */

import { loadPageToolTexts } from '../../languages/texts/page-tools.ts';
import type { Language } from '../../rulebook/language.ts';
import { hydrateExamples } from '../../sandbox/entry/hydrate-examples.ts';
import { keepPlace } from '../language/place.ts';
import { onFirstUse } from './first-use.ts';
import { switchTheme } from './theme.ts';

for (const button of document.querySelectorAll<HTMLElement>('.theme-switch')) switchTheme(button);
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  keepPlace(link);
}
const loadUsed = async () => {
  const lang = document.documentElement.lang as Language;
  const [{ startPageTools }, words] = await Promise.all([
    import('./used-page.ts'),
    loadPageToolTexts(lang),
  ]);
  startPageTools(words);
};
// A reader who comes back from a result finds the query again, and Back knows which entries to pass
// over: `src/search/box/return.ts` and `close-on-back.ts` keep both in the history entry.
const { alteredCodexSearch, alteredCodexOpen } = history.state ?? {};
const isReturn = alteredCodexSearch !== undefined || alteredCodexOpen !== undefined;
if (isReturn || document.getElementById('search-page')) void loadUsed();
else onFirstUse(loadUsed);
hydrateExamples();

async function keepPage(): Promise<void> {
  const { keepForOffline } = await import('../offline/register.ts');
  await keepForOffline(document.documentElement.lang as Language);
}

/** Milliseconds after the load of a page before files are copied for offline reading. */
const SETTLED_MS = 2000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => void keepPage().catch(() => {}), SETTLED_MS));
}
