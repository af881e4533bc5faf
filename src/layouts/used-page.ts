/** What a page does once somebody uses it: each part finds its own elements. */

import { copyButtons } from '../components/copying.ts';
import { previewLinks } from '../components/preview.ts';
import '../search/client.ts';

copyButtons(document);
previewLinks(document);
