import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { elsewhereFile } from './elsewhere.ts';
import { namesFile } from './names.ts';
import { numbersFile } from './numbers.ts';
import { loadIndex } from './pagefind.ts';
import type { Sources } from './search.ts';

/** The search data beside the built site. What could not be loaded is asked for again next time. */
export function siteSources(language: Language): Sources {
  return {
    numbers: once(() => fetchData(numbersFile(language))),
    elsewhere: once(() => fetchData(elsewhereFile(language))),
    names: once(() => fetchData(namesFile(language))),
    index: once(loadIndex),
  };
}

/** Reads a file that the build wrote for the search. */
async function fetchData<Data>(file: string): Promise<Data> {
  const response = await fetch(address.file(file));
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
