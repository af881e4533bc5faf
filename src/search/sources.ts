import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { type NumberList, numbersFile } from './numbers.ts';
import { loadIndex } from './pagefind.ts';
import type { Sources } from './search.ts';

/** The search data beside the built site. What could not be loaded is asked for again next time. */
export function siteSources(language: Language): Sources {
  return {
    numbers: once(() => fetchNumbers(language)),
    index: once(loadIndex),
  };
}

async function fetchNumbers(language: Language): Promise<NumberList> {
  const response = await fetch(address.file(numbersFile(language)));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response.json();
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => {
    value ??= load().catch((error) => {
      value = null;
      throw error;
    });
    return value;
  };
}
