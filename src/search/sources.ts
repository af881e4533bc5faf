import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { elsewhereFile } from './elsewhere.ts';
import { type IndexFile, indexFile } from './index/file.ts';
import { numbersFile } from './numbers.ts';
import type { Lexicon } from './ranking/lexicon.ts';
import { loadWordSearch, type Sources } from './search.ts';

/** The search data beside the built site. What could not be loaded is asked for again next time. */
export function siteSources(language: Language): Sources {
  const lexicons = new Map<Language, () => Promise<Lexicon>>();
  return {
    numbers: once(() => fetchData(numbersFile(language))),
    elsewhere: once(() => fetchData(elsewhereFile(language))),
    lexicon: (other) => {
      const known = lexicons.get(other) ?? once(() => loadLexicon(other));
      lexicons.set(other, known);
      return known();
    },
    fullText: once(async () => (await import('./full-text.ts')).loadFullText()),
  };
}

async function loadLexicon(language: Language): Promise<Lexicon> {
  const file = fetchData<IndexFile>(indexFile(language));
  const [{ lexiconOf, readIndex }, rows] = await Promise.all([loadWordSearch(), file]);
  return lexiconOf(readIndex(rows, language));
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
