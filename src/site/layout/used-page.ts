/** The tools of a page, loaded once somebody uses it: each one finds its own elements. */

import type { PageToolTexts } from '../../languages/texts/page-tools.ts';
import { copyButtons } from '../rule/copying.ts';
import { previewLinks } from '../term/preview.ts';
import '../../search/box/client.ts';
import { closeOnBack } from './close-on-back.ts';

closeOnBack(document);

/** Starts the tools that need texts in the page's language. */
export function startPageTools(words: PageToolTexts): void {
  copyButtons(document, words);
  previewLinks(document, words);
}
