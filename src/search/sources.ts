import { address } from '../addresses/address.ts';
import { lackingFile } from '../rulebook/lacking.ts';
import type { Language } from '../rulebook/language.ts';
import type { SearchSources } from './answer.ts';
import { cardCasesFile } from './card-cases.ts';
import { cardTextsFile } from './card-texts.ts';
import { elsewhereFile } from './elsewhere.ts';
import { gridFile } from './grid.ts';
import { indexFile } from './index/file.ts';
import { type IndexRest, indexRestFile } from './index/parts.ts';
import { numbersFile } from './numbers.ts';
import type { Lexicon } from './rank/lexicon.ts';
import { loadWordSearch } from './search.ts';

/** Returns sources that load the search data of the built site; failed requests are repeated on use. */
export function siteSources(): SearchSources {
  return {
    numbers: onceEach((language) => fetchData(numbersFile(language))),
    elsewhere: onceEach((language) => fetchData(elsewhereFile(language))),
    lacking: onceEach((language) => fetchData(lackingFile(language))),
    ...lexiconSources(),
    grid: onceEach((language) => fetchData(gridFile(language))),
    cardTexts: onceEach((language) => fetchData(cardTextsFile(language))),
    cardCases: onceEach((language) => fetchData(cardCasesFile(language))),
    fullText: loadOnce(async () => (await import('./full-text.ts')).loadFullText()),
    references: loadOnce(async () => (await import('./reference.ts')).loadReferences()),
  };
}

/** Requests, side by side, the data for numbers and for single words before the reader types. */
export function loadAhead(sources: SearchSources, language: Language): void {
  sources.numbers(language).catch(() => {});
  sources.firstLexicon(language, '').catch(() => {});
}

/**
 * Returns the sources of the two parts of the word index: the first is read while it loads, the rest in
 * short turns, so that typing is not blocked.
 */
function lexiconSources(): Pick<SearchSources, 'lexicon' | 'firstLexicon'> {
  const whole = new Map<Language, Lexicon>();
  const first = onceEach((language) => loadFirstPart(language));
  const lexicon = onceEach(async (language) => {
    // A copy of one part may be older than the other: then both are asked for anew, once.
    const file =
      (await loadIndex(language, first(language))) ??
      (await loadIndex(language, loadFirstPart(language, 'reload'), 'reload'));
    if (!file) throw new Error('The two parts of the index are of different versions.');
    const words = await loadWordSearch();
    const made = await words.lexiconInTurns(words.readIndex(file, language));
    whole.set(language, made);
    return made;
  });
  return {
    lexicon,
    firstLexicon: async (language, text) =>
      whole.get(language) ?? (await first(language)).lexiconFor(text),
  };
}

/** Reads the first part of an index while it loads. */
async function loadFirstPart(language: Language, cache?: RequestCache) {
  const loading = fetchFile(indexFile(language), cache);
  const [words, { body }] = await Promise.all([loadWordSearch(), loading]);
  return words.loadFirstIndex(words.readIndexLines(body!), language);
}

/** Loads the rest of an index and joins it to the first part; null if it belongs to another. */
async function loadIndex(
  language: Language,
  first: ReturnType<typeof loadFirstPart>,
  cache?: RequestCache,
) {
  const loading = fetchData<IndexRest>(indexRestFile(language), cache);
  const [words, begun, rest] = await Promise.all([loadWordSearch(), first, loading]);
  return words.joinIndex(begun.file, rest, language);
}

/** Reads a file that the build wrote for the search. */
async function fetchData<Data>(file: string, cache?: RequestCache): Promise<Data> {
  return (await fetchFile(file, cache)).json();
}

/** @param cache `reload` for the newest, which no copy of the browser's or of the worker's replaces */
async function fetchFile(file: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address.file(file), { cache });
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response;
}

function onceEach<Value>(load: (language: Language) => Promise<Value>) {
  const loads = new Map<Language, () => Promise<Value>>();
  return (language: Language): Promise<Value> => {
    const known = loads.get(language) ?? loadOnce(() => load(language));
    loads.set(language, known);
    return known();
  };
}

function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => {
    value ??= load().catch((error) => {
      value = null;
      throw error;
    });
    return value;
  };
}
