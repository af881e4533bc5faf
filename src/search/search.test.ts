import { describe, expect, it } from 'vitest';
import { searchWords } from '../texts/search.ts';
import type { FindWords, FoundPage } from './pagefind.ts';
import { search } from './search.ts';
import { statusText } from './view.ts';

const LIST = {
  edition: '2024-09',
  above: [['6', 'chapter', 'Résoudre']],
  sections: [['6.1', 'Étapes', 'abc']],
  namesakes: { '4.0': ['6.1.c'] },
} as const;
const ELSEWHERE = {
  '4.0': { '6.4': ['6.1'], '6.4.a': ['6.1.b'], '7.3.30': [['sabotage', 'Sabotage']], '1.1.a': [] },
} as const;

/** An index of four pages in which a word finds what contains it. */
const PAGES = {
  '/a/': 'jeton expédition',
  '/b/': 'jeton réserve',
  '/c/': 'carte réserve main',
  '/d/': 'zone réserve',
};
const find: FindWords = async (words) =>
  Object.entries(PAGES)
    .filter(([, text]) => words.split(' ').every((word) => text.includes(word.toLowerCase())))
    .map(([url, text]) => page(url, text, words));

function page(url: string, text: string, words: string): FoundPage {
  const excerpt = text.replace(words, '<mark>$&</mark>');
  const meta: Record<string, string> =
    url === '/d/' ? { title: 'stock', forms: 'stocks, réserve' } : { title: url };
  const data = async () => ({ url, excerpt, meta, filters: { kind: ['rule'] } });
  return { id: url, score: 1, data };
}

const refuse = async () => {
  throw new Error('not reachable');
};
const online = {
  numbers: async () => LIST,
  elsewhere: async () => ELSEWHERE,
  names: async () => ['réserve', 'Expédition'],
  index: async () => find,
};
const offline = { numbers: refuse, elsewhere: refuse, names: refuse, index: refuse };

describe('a number', () => {
  it('is answered without the index', async () => {
    const found = await search(
      { text: '6,1b', language: 'fr', most: 12 },
      { ...online, index: refuse },
    );
    expect(found).toMatchObject({ match: 'number', total: 2 });
    expect(found.results[0]).toEqual({
      kind: 'rule',
      url: '/fr/2024-09/6.1.b/',
      title: '6.1.b',
      section: 'Étapes',
      excerpt: [],
    });
  });

  it('says in which edition it stands for something else', async () => {
    const found = await search({ text: '6.1.c', language: 'fr', most: 12 }, online);
    expect(found).toMatchObject({ match: 'number', namesake: { edition: '4.0', number: '6.1.c' } });
    const said = statusText({ kind: 'found', query: '6.1.c', found }, searchWords.fr);
    expect(said).toBe('2 résultats. Dans l’édition 4.0, 6.1.c désigne autre chose.');
    const other = await search({ text: '6.1.b', language: 'fr', most: 12 }, online);
    expect(other.namesake).toBeUndefined();
  });

  it('that does not exist is answered with the nearest', async () => {
    const found = await search({ text: '6.1.z', language: 'fr', most: 12 }, online);
    expect(found.match).toBe('nearest');
    expect(found.results[0]?.title).toBe('6.1.c');
  });

  it.each([
    ['6.4.a', ['/fr/2024-09/6.1.b/']],
    ['7.3.30', ['/fr/terms/sabotage/']],
    ['1.1.a', []],
  ])('of another edition, %s, is answered with what it leads to here', async (text, urls) => {
    const found = await search({ text, language: 'fr', most: 12 }, online);
    expect(found).toMatchObject({
      match: 'elsewhere',
      total: urls.length,
      elsewhere: { edition: '4.0', number: text },
    });
    expect(found.results.map(({ url }) => url)).toEqual(urls);
  });

  it('of another edition is answered with the nearest where that list cannot be loaded', async () => {
    const found = await search(
      { text: '6.4.a', language: 'fr', most: 12 },
      { ...online, elsewhere: refuse },
    );
    expect(found.match).toBe('nearest');
  });

  it('leads to its address where the list cannot be loaded', async () => {
    const found = await search({ text: '6.1.b', language: 'it', most: 12 }, offline);
    expect(found.results.map(({ url }) => url)).toEqual(['/it/6.1.b/']);
  });
});

describe('words', () => {
  it('are found in the index, elided words aside', async () => {
    const found = await search({ text: ' l’expédition ', language: 'fr', most: 12 }, online);
    expect(found).toMatchObject({ match: 'all', total: 1 });
    expect(found.results[0]?.excerpt).toEqual([
      { text: 'jeton ', found: false },
      { text: 'expédition', found: true },
    ]);
  });

  it('that are the name of a page find it first, in whatever case', async () => {
    const found = await search({ text: 'Réserve', language: 'fr', most: 12 }, online);
    expect(found.results.map(({ url }) => url)).toEqual(['/d/', '/b/', '/c/']);
  });

  it('that no page has all find those that have most', async () => {
    const found = await search({ text: 'jeton réserve main', language: 'fr', most: 12 }, online);
    expect(found.match).toBe('some');
    expect(found.results.map(({ url }) => url)).toEqual(['/b/', '/c/', '/a/', '/d/']);
  });

  it('that no page has find nothing', async () => {
    expect(await search({ text: 'dragon', language: 'fr', most: 12 }, online)).toEqual({
      match: 'all',
      total: 0,
      results: [],
    });
  });

  it('that are mistyped find those that are like them', async () => {
    const found = await search({ text: 'réesrve', language: 'fr', most: 12 }, online);
    expect(found).toMatchObject({ match: 'mistyped', meant: 'réserve', total: 3 });
  });

  it.each([
    ['xyzzyq', 'X', 0],
    ['xyzzyq', 'x/y/z', 0],
    ['jouaient', 'jouer', 1],
    ['playing', 'play', 1],
    ['x', 'X', 1],
  ])('%s where the index found %s: %i results', async (text, marked, total) => {
    const index = async (): Promise<FindWords> => async () => [page('/x/', marked, marked)];
    const query = { text, language: 'fr', most: 12 } as const;
    expect((await search(query, { ...online, index })).total).toBe(total);
  });

  it('refuse while the index cannot be loaded', async () => {
    await expect(search({ text: 'jeton', language: 'fr', most: 12 }, offline)).rejects.toThrow(
      'not reachable',
    );
  });
});
