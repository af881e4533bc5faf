import { absoluteUrl, address } from '../addresses/address.ts';
import { articlesOf } from '../library/articles.ts';
import { cardNames } from '../library/card-names.ts';
import { examples } from '../library/collection.ts';
import { lexicon } from '../library/lexicon.ts';
import { meaningsElsewhere } from '../library/other-meanings.ts';
import { currentNumbers, numbersOf, shortNumbers } from '../library/paths.ts';
import { editions, volumesOf } from '../library/volume.ts';
import { LANGUAGES } from '../rulebook/language.ts';
import { pathOfNumber } from '../rulebook/number.ts';
import { keyOf } from './look-up.ts';
import type { LookupData } from './schema.ts';

/** All that can be looked up by number or name, with the pages that it means. */
export async function lookupData(): Promise<LookupData> {
  const paths = new Map<string, Set<string>>();
  const add = (name: string, path: string) => {
    for (const key of new Set([keyOf(name), releasedKeyOf(name)])) {
      if (key === '') continue;
      const known = paths.get(key);
      if (known) known.add(path);
      else paths.set(key, new Set([path]));
    }
  };
  for (const lang of LANGUAGES) {
    const short = await shortNumbers(lang);
    for (const [number, { edition }] of await currentNumbers(lang)) {
      const path = pathOfNumber(number);
      add(number, short.has(number) ? path : `${edition}/${path}`);
    }
  }
  for (const lang of LANGUAGES) {
    for (const { data } of (await lexicon(lang)).values()) {
      const { singular, plural, other } = data.forms;
      for (const form of [singular, plural ?? '', ...other]) add(form, `terms/${data.id}`);
    }
    for (const [id, { article }] of await articlesOf(lang)) {
      add(article.data.title, `articles/${id}`);
    }
  }
  for (const { id, versions } of cardNames.values()) {
    const { name } = versions[0];
    for (const lang of LANGUAGES) add(name[lang] ?? name.en, `cards/${id}`);
  }
  for (const { id, title } of examples.values()) {
    for (const lang of LANGUAGES) add(title[lang], `examples/${id}`);
  }
  return {
    current: (await editions())[0]?.edition ?? '',
    languages: [...LANGUAGES],
    page: absoluteUrl(address.file('{language}/{path}/')),
    paths: Object.fromEntries([...paths].map(([key, found]) => [key, [...found]])),
    ...(await numbersByEdition()),
  };
}

/** Returns the key by which `/link-1.js` and `/link-2.js` ask: "20" for "Farfetch 2.0". */
function releasedKeyOf(name: string): string {
  const word = /^\D*?(?=\d+(?:[ .,;:_-]*\d+)*[ .,;:_-]*(?:[a-z](?:[ .,;:_-]*\d+)?)?\W*$)/u;
  return keyOf(name.toLowerCase().replace(word, ''));
}

/** The numbers of each edition, and their meanings in the others; from the first language's books. */
async function numbersByEdition(): Promise<Pick<LookupData, 'numbers' | 'otherMeanings'>> {
  const books = await volumesOf(LANGUAGES[0]);
  const otherMeanings = books.map(async (book) => {
    const meant = numbersOf(book).map(async (number) => {
      const others = (await meaningsElsewhere(book, number)).map(
        ({ edition, here }): [string, string[]] => [edition, [...here]],
      );
      return [number, Object.fromEntries(others)] as const;
    });
    const all = (await Promise.all(meant)).filter(([, others]) => Object.keys(others).length > 0);
    return [book.edition, Object.fromEntries(all)] as const;
  });
  return {
    numbers: Object.fromEntries(books.map((book) => [book.edition, [...numbersOf(book)]])),
    otherMeanings: Object.fromEntries(await Promise.all(otherMeanings)),
  };
}
