/** What every page does once it is read: each part finds its own elements. */

import { copyButtons } from '../components/copying.ts';
import { previewLinks } from '../components/preview.ts';
import { switchTheme } from '../components/theme.ts';
import { keepPlace } from '../i18n/place.ts';
import { keepForOffline } from '../offline/register.ts';
import type { Language } from '../rulebook/language.ts';
import '../search/client.ts';

for (const button of document.querySelectorAll<HTMLElement>('.theme-switch')) switchTheme(button);
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  keepPlace(link);
}
copyButtons(document);
previewLinks(document);
keepForOffline(document.documentElement.lang as Language);
