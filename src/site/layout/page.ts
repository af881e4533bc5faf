/** What every page does once it is read, and what it loads once it is used. */

import { loadPageToolTexts } from '../../languages/texts/page-tools.ts';
import type { Language } from '../../rulebook/language.ts';
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
// Whoever comes back from a result finds the question again, and Back knows which entries it passes
// over: `src/search/box/return.ts` and `close-on-back.ts` keep both in the entry.
const { alteredCodexSearch, alteredCodexOpen } = history.state ?? {};
const isReturn = alteredCodexSearch !== undefined || alteredCodexOpen !== undefined;
if (isReturn || document.getElementById('search-page')) void loadUsed();
else onFirstUse(loadUsed);

async function keep(): Promise<void> {
  const { keepForOffline } = await import('../offline/register.ts');
  await keepForOffline(document.documentElement.lang as Language);
}

/** How long a page has been read before anything is copied for reading without a network. */
const SETTLED_MS = 2000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => void keep().catch(() => {}), SETTLED_MS));
}
