/** Redirects searches of the older glossary (`?search=…`) to the search page. */

import { readerLanguage } from '../addresses/reader-language.ts';
import { olderSearch } from './address.ts';

const place = olderSearch(location, readerLanguage());
if (place) location.replace(place);
