/** What a page does once somebody uses it: each part finds its own elements. */

import { copyButtons } from '../rule/copying.ts';
import { previewLinks } from '../term/preview.ts';
import '../../search/box/client.ts';
import { closeOnBack } from './close-on-back.ts';

closeOnBack(document);
copyButtons(document);
previewLinks(document);
