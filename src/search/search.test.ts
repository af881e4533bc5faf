import { describe, expect, it } from 'vitest';
import { loadSearchWords } from '../languages/texts/search.ts';
import { LANGUAGES, type Language } from '../rulebook/language.ts';
import type { SearchAnswer, SearchSources } from './answer.ts';
import type { TextPiece } from './box/excerpt.ts';
import { statusText } from './box/view.ts';
import { NO_CASES } from './card-cases.ts';
import type { IndexFile, TermRow } from './index/file.ts';
import { splitIndex } from './index/parts.ts';
import { readIndex } from './index/read.ts';
import { lexiconOf } from './rank/make-lexicon.ts';
import { MOST_WORDS, readQuery } from './rank/query.ts';
import { INDEX } from './rank/testing/test-index.ts';
import { plainResult } from './result.ts';
import { search } from './search.ts';

const LIST = {
  edition: '2024-09',
  editions: ['2024-09'],
  above: [['6', 'chapter', 'Résoudre']],
  sections: [
    ['6.1', 'Étapes', 'abc'],
    ['6.2', 'Coûts', 'a'],
  ],
  otherMeanings: { '4.0': { '6.1.c': ['6.1.a'], '6.1.a': [] }, '1.0': { '6.1.c': ['6.2.a'] } },
} as const;
const ELSEWHERE = {
  '4.0': { '6.4': ['6.1'], '6.4.a': ['6.1.b'], '7.3.30': [['sabotage', 'Sabotage']], '1.1.a': [] },
} as const;

const LACKING = { '4.0': { '6.1.b': { edition: '2024-09', here: [] } } } as const;

const refuse = async () => {
  throw new Error('not reachable');
};
const online: SearchSources = {
  numbers: async () => LIST,
  elsewhere: async () => ELSEWHERE,
  lacking: async () => LACKING,
  lexicon: async (language) => lexiconOf(readIndex(INDEX[language], language)),
  firstLexicon: async (language) => lexiconOf(readIndex(INDEX[language], language)),
  grid: async () => ({ 'asleep-fleeting': 'It stays.' }),
  cardTexts: async () => ({}),
  cardCases: async () => NO_CASES,
  fullText: async () => async () => [],
  references: async () => (text) => [plainResult('card', '/fr/cards/x/', text)],
};
const offline: SearchSources = {
  numbers: refuse,
  elsewhere: refuse,
  lacking: refuse,
  lexicon: refuse,
  firstLexicon: refuse,
  grid: refuse,
  cardTexts: refuse,
  cardCases: refuse,
  fullText: refuse,
  references: refuse,
};

/** The addresses of what a query finds. */
async function found(text: string, language: Language = 'fr', from = online): Promise<string[]> {
  const { results } = await search({ text, language }, from);
  return results.map(({ url }) => url);
}

/** An English index with other titles or rules. */
function withRows(rows: Partial<IndexFile>): SearchSources {
  const lexicon = lexiconOf(readIndex({ ...INDEX.en, ...rows }, 'en'));
  return { ...online, lexicon: async () => lexicon, firstLexicon: async () => lexicon };
}

describe('a number', () => {
  it('is answered without the index', async () => {
    const found = await search(
      { text: '6,1b', language: 'fr' },
      { ...online, lexicon: refuse, firstLexicon: refuse },
    );
    expect(found).toMatchObject({ match: 'number', results: { length: 2 } });
    expect(found.results[0]).toMatchObject({
      kind: 'rule',
      url: '/fr/2024-09/6.1.b/',
      title: [{ text: '6.1.b', found: false }],
      section: 'Étapes',
      excerpt: [],
    });
  });

  it.each(['6.1.b.2', '6.1.b.2.', 'règle 6.1.b.2'])('of an item, %s, leads to it', async (text) => {
    expect((await found(text))[0]).toBe('/fr/2024-09/6.1.b/#6.1.b.2');
  });

  it('says which edition answers, and leads to what it stands for in others', async () => {
    const found = await search({ text: '6.1.c', language: 'fr' }, online);
    expect(found.results.map(({ url, elsewhere }) => [url, elsewhere])).toEqual([
      ['/fr/2024-09/6.1.c/', []],
      ['/fr/2024-09/6.1.a/', [{ edition: '4.0', number: '6.1.c' }]],
      ['/fr/2024-09/6.2.a/', [{ edition: '1.0', number: '6.1.c' }]],
      ['/fr/2024-09/6.1/', []],
    ]);
    const said = statusText({ kind: 'found', query: '6.1.c', found }, await loadSearchWords('fr'));
    expect(said).toBe(
      '4 résultats · Édition 2024-09. Dans l’édition 4.0\u00a0: une autre règle, désormais 6.1.a. Dans l’édition 1.0\u00a0: Coûts, désormais 6.2.a.',
    );
    const other = await search({ text: '6.1.b', language: 'fr' }, online);
    expect(other.otherMeanings).toBeUndefined();
  });

  it('leads to the page of another edition for what is gone since', async () => {
    const found = await search({ text: '6.1.a', language: 'en' }, online);
    expect(found.results[1]).toMatchObject({ url: '/en/4.0/6.1.a/', older: '4.0' });
    const said = statusText({ kind: 'found', query: '6.1.a', found }, await loadSearchWords('en'));
    expect(said).toBe('3 results · Edition 2024-09. In 4.0: another rule, which is gone.');
  });

  it.each([
    '6.1.b 6.2.a',
    '6.1.b and 6.2.a',
    '6.1.b vs. 6.2.a?',
    'est-ce que 6.1.b contredit 6.2.a',
  ])('beside another, %s, is answered with both', async (text) => {
    const urls = await found(text);
    expect(urls.slice(0, 2)).toEqual(['/fr/2024-09/6.1.b/', '/fr/2024-09/6.2.a/']);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it.each(['6.1.a à 6.1.c', '6.1.b 6.1.b', '6.1.b, 6.1.y', 'ﬁn de 6.1.b'])(
    'alone in %s is answered as one',
    async (text) => {
      expect(await found(text)).toEqual(await found(text.match(/6\.1\.[ab]/)![0]));
    },
  );

  it('that does not exist is answered with the nearest', async () => {
    const found = await search({ text: '6.1.z', language: 'fr' }, online);
    expect(found.match).toBe('nearest');
    expect(found.results[0]?.title[0]?.text).toBe('6.1.c');
  });

  it.each([
    ['6.4.a', ['/fr/2024-09/6.1.b/']],
    ['7.3.30', ['/fr/terms/sabotage/']],
    ['1.1.a', []],
  ])('of another edition, %s, is answered with what it leads to here', async (text, urls) => {
    const found = await search({ text, language: 'fr' }, online);
    expect(found).toMatchObject({
      match: 'elsewhere',
      results: { length: urls.length },
      elsewhere: { edition: '4.0', number: text },
    });
    expect(found.results.map(({ url }) => url)).toEqual(urls);
  });

  describe('beside the name of an older edition', () => {
    const numbers = async () => ({ ...LIST, editions: ['2024-09', '4.0'] });
    const both = { ...online, numbers };

    it.each([
      ['6.1.c 4.0', '/fr/4.0/6.1.c/'],
      ['édition 4.0 : 6.1.c', '/fr/4.0/6.1.c/'],
      ['6.1 (4.0)', '/fr/4.0/6.1/'],
      ['6.4.a 4.0', '/fr/4.0/6.4.a/'],
      ['6.1.b 4.0', '/fr/2024-09/6.1.b/'],
      ['6.1.c 2024-09', '/fr/2024-09/6.1.c/'],
      ['6.1.c 3.0', '/fr/2024-09/6.1.c/'],
    ])('%s leads to %s', async (text, url) => {
      expect((await found(text, 'fr', both))[0]).toBe(url);
    });

    it('leads to the edition in force where the list of what it lacks cannot be loaded', async () => {
      const from = { ...both, lacking: refuse };
      expect((await found('6.1.c 4.0', 'fr', from))[0]).toBe('/fr/2024-09/6.1.c/');
    });
  });

  it('of another edition is answered with the nearest where that list cannot be loaded', async () => {
    const found = await search({ text: '6.4.a', language: 'fr' }, { ...online, elsewhere: refuse });
    expect(found.match).toBe('nearest');
  });

  it('leads to its address where the list cannot be loaded', async () => {
    const found = await search({ text: '6.1.b', language: 'it' }, offline);
    expect(found.results.map(({ url }) => url)).toEqual(['/it/6.1.b/']);
  });
});

describe('a reference of a card', () => {
  it.each(['ALT_CORE_B_YZ_04_R1', ' alt_alize_b_mu_38_r1'])('%s is no word', async (text) => {
    const from = { ...online, lexicon: refuse, firstLexicon: refuse };
    const { match, results } = await search({ text, language: 'fr' }, from);
    expect(match).toBe('number');
    expect(results.map(({ title }) => title[0]?.text)).toEqual([text.trim()]);
  });

  it('is asked for again where the list cannot be loaded', async () => {
    const query = { text: 'ALT_CORE_B_YZ_04_R1', language: 'fr' } as const;
    await expect(search(query, offline)).rejects.toThrow('not reachable');
  });
});

describe('words', () => {
  it('are read up to a number that no question has', () => {
    const lexicon = lexiconOf(readIndex(INDEX.en, 'en'));
    const read = readQuery('the '.repeat(2000), lexicon, true);
    expect(read.words).toHaveLength(MOST_WORDS);
    expect(read.small).toHaveLength(MOST_WORDS);
  });

  it('find by the share of them that a record has, whatever stands between them', async () => {
    expect((await found('peut-on mettre un jeton en réserve ?'))[0]).toBe('/fr/4.0/2.1.e/');
    expect((await found('carte'))[0]).toBe('/fr/4.0/3.2.a/');
  });

  it('that are the name of a term or of a card find it first', async () => {
    expect((await found('Jetons'))[0]).toBe('/fr/terms/token/');
    expect((await found('ouvrez les portes'))[0]).toBe('/fr/cards/open-the-gates/');
    expect((await found('ouvrez des portes'))[0]).toBe('/fr/cards/open-the-gates/');
    expect((await found('ouvrez portes'))[0]).toBe('/fr/cards/open-the-gates/');
  });

  it('that ask what a term means find it first, and are no name', async () => {
    const { results, names } = await search({ text: 'what is a token', language: 'en' }, online);
    expect(results[0]?.url).toBe('/en/terms/token/');
    expect(names).toEqual({});
  });

  it.each([
    ['gettone', 'gettone', 'it'],
    ['token', 'token', 'en'],
    ['jeton', 'jeton', 'fr'],
  ])('of any language find a term: %s', async (text, said, language) => {
    const { results, meanings } = await search({ text, language: 'it' }, online);
    expect(results[0]?.url).toBe('/it/terms/token/');
    expect(meanings).toEqual([{ said, language, term: 'token', name: 'pedina' }]);
  });

  it('of another language are answered in the page’s', async () => {
    const asked = 'how many cards are in the hand';
    const { results, readIn } = await search({ text: asked, language: 'fr' }, online);
    expect(readIn).toBe('en');
    expect(results[0]?.url).toBe('/fr/4.0/3.2.a/');
  });

  it('that are mistyped are read as the nearest, which can be refused', async () => {
    const query = { text: 'rezerve', language: 'fr' } as const;
    const { results, corrections } = await search(query, online);
    expect(corrections).toEqual([{ typed: 'rezerve', read: 'reserve' }]);
    expect(results.length).toBeGreaterThan(0);
    const refused = await search({ ...query, literal: true }, online);
    expect(refused).toMatchObject({ match: 'full-text', results: [], corrections: [] });
  });

  it('show the sentence that has them, marked', async () => {
    const { results } = await search({ text: 'jeton réserve', language: 'fr' }, online);
    const { excerpt, question, watch } = results[0]!;
    expect(excerpt.filter((piece) => piece.found).map(({ text }) => text)).toEqual([
      'jeton',
      'Réserve',
    ]);
    expect(question.map(({ text }) => text).join('')).toBe('un jeton va-t-il en réserve');
    expect(watch).toBe('/fr/4.0/2.1.e/#played');
  });

  it('that only an older edition has lead to what it has become first', async () => {
    expect(await found('ancien repos')).toEqual(['/fr/4.0/4.2.a/', '/fr/2024-09/4.9.a/']);
  });

  it('find first what the edition has that they name', async () => {
    expect(await found('2024-09 rest characters', 'en')).toEqual([
      '/en/2024-09/4.9.a/',
      '/en/4.0/4.2.a/',
    ]);
    expect((await found('characters 4.0', 'en'))[0]).toBe('/en/4.0/4.2.a/');
  });

  it('find a section that is one rule once, by its title too', async () => {
    const from = withRows({
      titles: [[[[0, '2.4']], 'rule', 'Asleep']],
      rules: [[[[0, '2.4']], '', 'Its statistics do not count.', [], 0, []]],
    });
    expect(await found('asleep statistics', 'en', from)).toEqual(['/en/4.0/2.4/']);
    expect((await found('asleep', 'en', from))[0]).toBe('/en/4.0/2.4/');
  });

  it('find what has most of them where nothing has more', async () => {
    expect(await found('token versus flabbergasting zeppelin', 'en')).toContain('/en/terms/token/');
    expect(await found('flabbergasting zeppelin', 'en')).toEqual([]);
  });

  it('find first what is asked in the same words and order', async () => {
    const from = withRows({
      rules: [
        [[[0, '2.1.a']], '', 'Cards.', ['must you show it', 'which hand is a card in'], 0, []],
        [
          [[0, '2.1.b']],
          '',
          'Cards.',
          ['is it you who must show', 'is a card in which hand'],
          0,
          [],
        ],
      ],
    });
    expect((await found('is a card in which hand', 'en', from))[0]).toBe('/en/4.0/2.1.b/');
    expect((await found('which hand is a card in', 'en', from))[0]).toBe('/en/4.0/2.1.a/');
  });

  it('that say nothing alone are looked for in their order', async () => {
    const rules: IndexFile['rules'] = [
      [[[0, '6.5.a']], '', 'You may do a step. If that happens, you do more.', [], 0, []],
      [[[0, '6.5.f']], '', 'Do X; if you did, do Y.', [], 0, []],
      [[[0, '6.5.h']], '', 'You did a step.', [], 0, []],
    ];
    const from = withRows({ rules });
    expect((await found('if you did', 'en', from))[0]).toBe('/en/4.0/6.5.f/');
    expect((await found('what does “you may” mean', 'en', from))[0]).toBe('/en/4.0/6.5.a/');
  });

  it('in quotes find first what they name', async () => {
    const titles: IndexFile['titles'] = [
      [[[0, '7.2.3']], 'section', 'You'],
      [[[0, '7.2.5']], 'section', 'It'],
    ];
    const rules: IndexFile['rules'] = [
      [[[0, '7.2.3.a']], '', 'The second person is the controller of a card.', [], 0, []],
      [[[0, '7.2.5.a']], '', 'A card is neutral.', [], 0, []],
    ];
    const from = withRows({ titles, rules });
    expect((await found('“it” on a card', 'en', from))[0]).toBe('/en/4.0/7.2.5/');
    expect((await found('what does you mean on a card', 'en', from))[0]).toBe('/en/4.0/7.2.3/');
    const italian = lexiconOf(readIndex(INDEX.it, 'it'));
    expect(readQuery('noi cosa vuol dire', italian, false).meant).toBe('noi');
    expect(readQuery('che vuol dire noi', italian, false).meant).toBe('noi');
  });

  it('that only ask are not looked for, though one of them names something elsewhere', () => {
    const read = (text: string, language: Language) =>
      readQuery(text, lexiconOf(readIndex(INDEX[language], language)), false).words;
    expect(read('il se passe quoi avec un jeton', 'fr')).not.toContain('passe');
    expect(read('j’ai passé avec un jeton', 'fr')).toContain('passe');
    expect(read('un segnalino è stato messo', 'it')).not.toContain('stato');
    expect(read('quale stato ha', 'it')).toContain('stato');
  });

  it('that stand beside each other are no word that they happen to make', () => {
    const rules: IndexFile['rules'] = [
      [[[0, '2.1.a']], '', 'Ciò che doveva accadere non accade.', [], 0, []],
    ];
    const lexicon = lexiconOf(readIndex({ ...INDEX.it, rules }, 'it'));
    expect(readQuery('dove va una pedina', lexicon, true).words).toContain('dove');
    expect(readQuery('gia coperta, do veva', lexicon, true).words).toContain('doveva');
  });

  it('that are a die without its accent are one', () => {
    const lexicon = lexiconOf(readIndex(INDEX.fr, 'fr'));
    expect(readQuery('je relance le de', lexicon, false).words).toContain('dee');
    expect(readQuery('le choix de la carte', lexicon, false).words).toContain('de');
  });

  it('that are numbers are a boost only with a plus', async () => {
    const words: TermRow[4] = LANGUAGES.map(() => [['boost'], ['+1/+1/+1', '+1/+1/+1 counter']]);
    const from = withRows({ terms: [['boost', 'A counter.', [], [], words]] });
    const lexicon = await from.lexicon('en');
    const terms = (text: string) =>
      readQuery(text, lexicon, true).groups.flatMap(({ term }) => term ?? []);
    expect(terms('a token with +1/+1/+1')).toEqual(['boost']);
    expect(terms('a 1/1/1 token')).toEqual([]);
    expect(terms('a 1/1/1 counter')).toEqual(['boost']);
  });

  it('that any question may have weigh less than what it is about', async () => {
    const rules: IndexFile['rules'] = [
      [[[0, '1.1.a']], '', 'Altered is a game of cards.', [], 0, []],
      [[[0, '2.1.a']], '', 'A token is an object.', [], 0, []],
    ];
    const urls = await found('is there a token in this game', 'en', withRows({ rules }));
    expect(urls.find((url) => url.includes('.1.a'))).toBe('/en/4.0/2.1.a/');
  });

  it('that are a mistyped name in two parts are read as it', async () => {
    const { corrections, results } = await search({ text: 'je tonz', language: 'fr' }, online);
    expect(corrections).toMatchObject([{ typed: 'jetonz' }]);
    expect(results[0]?.url).toBe('/fr/terms/token/');
  });

  it('say the query in each language where it is a name', async () => {
    const { names } = await search({ text: 'jeton', language: 'fr' }, online);
    expect(names).toMatchObject({ fr: 'jeton', en: 'token', it: 'pedina' });
  });

  it('that nothing has find nothing, and the terms that look like them', async () => {
    const { results, near } = await search({ text: 'jettonnons', language: 'fr' }, online);
    expect(results).toEqual([]);
    expect(near).toEqual(['jeton']);
    expect(await found('xyzzyq')).toEqual([]);
  });

  it('that no record has are looked for in the full texts', async () => {
    const fullText = async () => async () => [plainResult('card', '/fr/cards/x/', 'X')];
    const { match, results } = await search(
      { text: 'xyzzyq', language: 'fr' },
      { ...online, fullText },
    );
    expect(match).toBe('full-text');
    expect(results).toHaveLength(1);
  });

  it('refuse while the index cannot be loaded', async () => {
    await expect(search({ text: 'jeton', language: 'fr' }, offline)).rejects.toThrow(
      'not reachable',
    );
  });
});

describe('two names of cards', () => {
  const cards: IndexFile['cards'] = [
    ['Ordis', ['Le Conseil', 'The Council', 'Il Consiglio'], []],
    ['Muna', ['Ganesh', 'Ganesha', 'Ganesha'], []],
  ];
  const pages: IndexFile['pages'] = [['between', 'Between two cards', 'Choose two cards.', [], []]];
  const from = withRows({ cards, pages });
  const page = '/en/between/?a=the-council&b=ganesha';

  it.each(['The Council Ganesha', 'the council vs ganesha', 'the council and Ganesha'])(
    'lead to the page of the two: %s',
    async (text) => expect((await found(text, 'en', from))[0]).toBe(page),
  );
  it('with more words lead there behind what answers', async () => {
    const all = await found('does a token of ganesha see the council', 'en', from);
    expect(all.indexOf(page)).toBeLessThanOrEqual(2);
  });
  it('show what both cards say', async () => {
    const cardTexts = async () => ({ 'the-council': 'Sabotage.', ganesha: 'Tough 1.' });
    const { results } = await search(
      { text: 'the council ganesha', language: 'en' },
      { ...from, cardTexts },
    );
    expect(results[0]!.excerpt.map(({ text }) => text).join('')).toBe(
      'The Council Sabotage. Ganesha Tough 1. ',
    );
  });
  it('come behind a ruling on both, which is told whole with its notes', async () => {
    const ruled = withRows({
      cards,
      pages,
      rulings: [
        ['both', 'Do they work together?', 'Yes.', [], 0, ['The Council', 'Ganesha'], ['So.']],
      ],
    });
    const { results } = await search({ text: 'the council ganesha', language: 'en' }, ruled);
    expect(results.slice(0, 2).map(({ url }) => url)).toEqual(['/en/rulings/both/', page]);
    expect(results[0]!.beside).toEqual([
      { title: '', section: '', text: [{ text: 'So.', found: false }] },
    ]);
  });
  it('are not seen in one name, or in the same one twice', async () => {
    for (const text of ['the council', 'ganesha ganesha', 'token ganesha'])
      expect((await found(text, 'en', from)).filter((url) => url.includes('between'))).toEqual([]);
  });
});

describe('a card in a question', () => {
  const said = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');
  const from = withRows({ cards: [['Muna', ['Ganesh', 'Ganesha', 'Ganesha'], []]] });
  const shownOf = async (text: string, cardTexts = async () => ({ ganesha: 'Tough 1.' })) => {
    const { results } = await search({ text, language: 'en' }, { ...from, cardTexts });
    const { excerpt, beside } = results.find(({ url }) => url === '/en/cards/ganesha/')!;
    return [said(excerpt), ...beside.map(({ title, text }) => `${title}: ${said(text)}`)];
  };

  it('shows its text and a rule, but none where only its name is searched', async () => {
    const rule = expect.stringMatching(/^2\.1\.e: /);
    expect(await shownOf('does a token see ganesha')).toEqual(['Tough 1.', rule]);
    expect(await shownOf('ganesha')).toEqual(['']);
  });
  it('leads where a rule fits some of the other words, which it shows too', async () => {
    const { results } = await search({ text: 'does a token see ganesha', language: 'en' }, from);
    const [first, second] = results;
    expect(first!.url).toBe('/en/cards/ganesha/');
    expect(second!.url).toMatch(/2\.1\.e/);
    expect(first!.shows).toContain(second!.url);
  });
  it('follows a rule that has all other words, which shows its text', async () => {
    const cardTexts = async () => ({ ganesha: 'Tough 1.' });
    const text = 'a token that would go to Reserve ceases to exist ganesha';
    const { results } = await search({ text, language: 'en' }, { ...from, cardTexts });
    expect(results[0]!.url).toMatch(/2\.1\.e/);
    expect(results[1]!.url).toBe('/en/cards/ganesha/');
    expect(results[0]!.beside.map(({ text }) => said(text))).toContain('Tough 1.');
  });
  it('leads before a ruling on another point of it', async () => {
    const withRuling = (question: string) =>
      withRows({
        cards: [['Muna', ['Ganesh', 'Ganesha', 'Ganesha'], []]],
        rulings: [['other', question, 'Yes.', [], 0, ['Ganesha']]],
      });
    const first = async (question: string) => {
      const text = 'does a token see Reserve with ganesha';
      const { results } = await search({ text, language: 'en' }, withRuling(question));
      return results[0]!.url;
    };
    expect(await first('May Ganesha attack?')).toBe('/en/cards/ganesha/');
    expect(await first('Does a token see Reserve with Ganesha?')).toBe('/en/rulings/other/');
  });
  it('shows no rule that is only on a term in its text', async () => {
    const { rules, terms } = INDEX.en;
    const tough = [
      [[], []],
      [['Tough'], []],
      [[], []],
    ] as const;
    const worded = withRows({
      cards: [['Muna', ['Ganesh', 'Ganesha', 'Ganesha'], [], 'A']],
      terms: [['tough', 'To cost more.', [], ['7.4.7'], tough], ...terms],
      rules: [...rules, [[[0, '7.4.7.a']], '', 'Tough costs more.', [], 0, []]],
    });
    const { results } = await search({ text: 'does a token see ganesha', language: 'en' }, worded);
    expect(results[0]!.url).toBe('/en/cards/ganesha/');
    expect(results[0]!.beside[0]!.title).toBe('2.1.e');
  });
  it('leads to its suspension, the page of the record to all of them', async () => {
    const recorded = withRows({
      cards: [['Muna', ['Ganesh', 'Ganesha', 'Ganesha'], []]],
      record: [['suspension-one', 'Ganesha: suspended', 'Suspension.', ['Ganesha']]],
      pages: [['record', 'The record', 'By date.', ['banned cards'], ['suspended|banned']]],
    });
    expect((await found('ganesha suspended', 'en', recorded))[0]).toMatch(/#suspension-one$/);
    expect((await found('suspended cards', 'en', recorded))[0]).toBe('/en/record/');
  });
  it('is found without its text where texts cannot be loaded', async () => {
    expect((await shownOf('does a token see ganesha', refuse))[0]).toBe('');
  });
});

it('the first letters of a word load no index of another language', async () => {
  const asked: Language[] = [];
  const lexicon = async (language: Language) => {
    asked.push(language);
    return online.lexicon(language);
  };
  // "ca", "can" and "un" are words of French and Italian, and how English words begin.
  const typed = [
    ['zo', 'fr'],
    ['ca', 'en'],
    ['can', 'en'],
    ['un', 'en'],
    ['token un', 'en'],
  ] as const;
  for (const [text, language] of typed) {
    asked.length = 0;
    await search({ text, language }, { ...online, lexicon });
    expect([text, ...asked.filter((one) => one !== language)]).toEqual([text]);
  }
});

describe('the first part of the index', () => {
  const rulings: IndexFile['rulings'] = [['token-in-hand', 'Is it a token?', 'No.', [], 0, []]];
  const { first } = splitIndex({ ...INDEX.en, rulings }, 'en', 'now');
  const whole = lexiconOf(readIndex({ ...INDEX.en, rulings }, 'en'));
  const loaded: string[] = [];
  const inParts: SearchSources = {
    ...online,
    firstLexicon: async () => lexiconOf(readIndex(first, 'en'), false),
    lexicon: async () => {
      loaded.push('rest');
      return whole;
    },
  };
  const ask = (text: string, from = inParts) => search({ text, language: 'en' }, from);

  it.each(['token', 'tok', 't', 'open the gates'])('is enough for "%s"', async (text) => {
    loaded.length = 0;
    expect((await ask(text)).searchRest !== undefined).toBe(text !== 'open the gates');
    expect(loaded).toEqual(text === 'open the gates' ? ['rest'] : []);
  });

  it.each(['wugwug', 'does a token go to reserve'])('is not for "%s"', async (text) => {
    loaded.length = 0;
    expect((await ask(text)).searchRest).toBeUndefined();
    expect(loaded).toContain('rest');
  });

  it('answers first, and the rest adds to what is shown without moving it', async () => {
    const { results, searchRest } = await ask('token');
    const all = (await searchRest!())!.results;
    const urlOf = ({ url }: { url: string }) => url;
    expect(all.map(urlOf).slice(0, results.length)).toEqual(results.map(urlOf));
    expect(all.map(urlOf)).toContain('/en/rulings/token-in-hand/');
    expect(results.map(urlOf)).not.toContain('/en/rulings/token-in-hand/');
  });

  it('previews what it finds while a question waits for the rest', async () => {
    const rest = Promise.withResolvers<typeof whole>();
    const previews: SearchAnswer[] = [];
    const asked = search(
      { text: 'does a tokne go to reserve', language: 'en' },
      { ...inParts, lexicon: () => rest.promise },
      (found) => {
        previews.push(found);
        rest.resolve(whole);
      },
    );
    expect(await asked).not.toBe(previews[0]);
    expect(previews).toMatchObject([{ match: 'words', corrections: [], isUnanswered: false }]);
    expect(previews[0]!.results[0]!.url).toBe('/en/4.0/2.1.e/');
  });

  it.each(['token', '6.1.b'])('previews nothing of "%s", which waits for nothing', async (text) => {
    const refusePreview = () => expect.fail('There is no need.');
    await search({ text, language: 'en' }, inParts, refusePreview);
  });

  it('answers a question as well as it can where the rest cannot be loaded', async () => {
    const from = { ...inParts, lexicon: refuse };
    const [best] = (await ask('does a token go to reserve', from)).results;
    expect(best!.url).toBe('/en/4.0/2.1.e/');
    expect(await (await ask('token', from)).searchRest!()).toBeNull();
  });
});

describe('two statuses, keywords or zones', () => {
  const term = (
    id: string,
    forms: readonly string[],
    synonyms: string[] = [],
    rules: string[] = [],
  ): TermRow => [id, 'A term.', [], rules, LANGUAGES.map(() => [forms, synonyms] as const)];
  const terms: TermRow[] = [
    term('asleep', ['Asleep']),
    term('fleeting', ['Fleeting']),
    term('reserve', ['Reserve', 'Reserves'], ['bench']),
    term('limbo', ['Limbo']),
    term('character', ['Character', 'Characters']),
  ];
  const pages: IndexFile['pages'] = [['grid', 'The grid', 'Each against every other.', [], []]];
  const from = withRows({ terms, pages });

  it.each(['fleeting asleep', 'Asleep and Fleeting'])(
    'lead to what comes of them: %s',
    async (text) => expect((await found(text, 'en', from))[0]).toBe('/en/grid/#asleep-fleeting'),
  );
  it('tell it, or lead to it where it cannot be loaded', async () => {
    const excerptOf = async (grid: SearchSources['grid']) => {
      const { results } = await search(
        { text: 'fleeting asleep', language: 'en' },
        { ...from, grid },
      );
      return results[0]!.excerpt[0]!.text;
    };
    expect(await excerptOf(from.grid)).toBe('It stays.');
    expect(await excerptOf(refuse)).toBe('Each against every other.');
  });
  it('lead there behind what answers, where more is asked', async () => {
    const all = await found('fleeting character is asleep in reserve of token', 'en', from);
    expect(all).not.toContain('/en/grid/#asleep-fleeting');
    const more = await found('does a fleeting character that is asleep cease to exist', 'en', from);
    expect(more.indexOf('/en/grid/#asleep-fleeting')).toBeLessThanOrEqual(2);
    expect(more.indexOf('/en/grid/#asleep-fleeting')).toBeGreaterThanOrEqual(0);
  });
  it('lead there first where the best result is on one of them alone', async () => {
    const statuses = [
      term('asleep', ['Asleep'], [], ['2.4.4']),
      term('fleeting', ['Fleeting'], [], ['2.4.7']),
    ];
    const all = await found(
      'fleeting guy who sleeps: asleep',
      'en',
      withRows({ terms: statuses, pages }),
    );
    expect(all[0]).toBe('/en/grid/#asleep-fleeting');
  });
  it('are zones only by their own words', async () => {
    expect((await found('reserve limbo', 'en', from))[0]).toBe('/en/grid/#reserve-limbo');
    expect((await found('bench limbo', 'en', from)).join()).not.toContain('grid');
  });
  it('come behind a rule with a question like it, where one is a zone', async () => {
    const rules: IndexFile['rules'] = [
      [[[0, '2.4.7.d']], '', 'It is discarded.', ['is a fleeting one put in reserve'], 0, []],
    ];
    const all = await found('fleeting reserve', 'en', withRows({ terms, pages, rules }));
    expect(all[0]).toContain('2.4.7.d');
    expect(all).toContain('/en/grid/#fleeting-reserve');
  });
  it('are not seen where only one is named, or a zone among other words', async () => {
    for (const text of ['asleep', 'a fleeting card in reserve ceases to exist'])
      expect((await found(text, 'en', from)).filter((url) => url.includes('grid'))).toEqual([]);
  });
});
