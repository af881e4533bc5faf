/** Leads questions of the older glossary (`?search=…`) to the search page. */
import { olderSearch } from '../search/address.ts';
import { readerLanguage } from './reader.ts';

const place = olderSearch(location, readerLanguage());
if (place) location.replace(place);
