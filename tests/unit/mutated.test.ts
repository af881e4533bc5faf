import { deflateRawSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { chooseLanguage } from '../../src/addresses/language-choice.ts';
import { EngineError } from '../../src/engine/index.ts';
import { exampleFile, readCards, readExampleFile } from '../../src/library/examples/folder.ts';
import { playsOf } from '../../src/library/examples/play.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import { engineWith } from '../../src/sandbox/board-view/placed-session.ts';
import { type Shared, toFragment } from '../../src/sandbox/model/link.ts';
import { fromLink } from '../../src/sandbox/model/open-link.ts';
import { playAnswers } from '../../src/sandbox/model/run.ts';
import { recentSearches } from '../../src/search/box/recent.ts';
import { NO_CASES } from '../../src/search/card-cases.ts';
import { readIndex } from '../../src/search/index/read.ts';
import { lexiconOf } from '../../src/search/rank/make-lexicon.ts';
import { INDEX } from '../../src/search/rank/testing/test-index.ts';
import { search } from '../../src/search/search.ts';
import fc from '../property.ts';

/** Texts that try to run, to break out of a place, or to cost time. */
const HOSTILE = fc.constantFrom(
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00%ff',
  '\u202e\u0000\ud800',
  'é'.normalize('NFD').repeat(300),
  '1.'.repeat(400),
  '('.repeat(500),
);

/** A text with a few of its characters left out, doubled or replaced, or with something put in. */
function mutated(text: string): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.nat(text.length),
    cut: fc.nat(6),
    put: fc.oneof(fc.string({ maxLength: 5 }), HOSTILE, fc.constant('')),
  });
  return fc
    .array(edit, { minLength: 1, maxLength: 3 })
    .map((edits) =>
      edits.reduce((now, { at, cut, put }) => now.slice(0, at) + put + now.slice(at + cut), text),
    );
}

describe('1,500 mutated links', () => {
  const [told] = playsOf(readExampleFile(exampleFile('data', 'spy-craft')).example!);
  const shared: Shared = {
    example: 'spy-craft',
    edition: '4.0',
    seed: told!.seed,
    position: told!.position,
    answers: [['pass'], ['pass']],
    stop: 3,
    fingerprint: 'abc123',
  };
  const engine = engineWith(readCards('data'));

  /** Opens a link and plays it as a page does; refusals are typed, and nothing else is thrown. */
  async function follow(link: string): Promise<'refused' | 'played'> {
    const opened = await fromLink(link);
    if (!opened.ok) return 'refused';
    const { position, answers, edition, seed, example } = opened.shared;
    if (!position) return 'played';
    try {
      playAnswers(
        engine,
        { edition, seed, position, example },
        (answers ?? []).map((options) => ({ options })),
      );
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return 'refused';
    }
    return 'played';
  }

  const pack = (content: string) => `1${deflateRawSync(content).toString('base64url')}`;

  test('of which letters are others, 750', { timeout: 300_000 }, async () => {
    const link = (await toFragment(shared)).replace('play=', '');
    const property = fc.asyncProperty(mutated(link), async (text) => {
      expect(['refused', 'played']).toContain(await follow(text));
    });
    await fc.assert(property, { numRuns: 750 });
  });

  test('of which the content is another, 750', { timeout: 300_000 }, async () => {
    const property = fc.asyncProperty(mutated(JSON.stringify(shared)), async (content) => {
      expect(['refused', 'played']).toContain(await follow(pack(content)));
    });
    await fc.assert(property, { numRuns: 750 });
  });

  test('and the link itself plays', async () => {
    expect(await follow(pack(JSON.stringify({ ...shared, answers: [] })))).toBe('played');
  });
});

test('1,000 mutated queries find something or nothing', { timeout: 300_000 }, async () => {
  const lexiconIn = async (language: Language) => lexiconOf(readIndex(INDEX[language], language));
  const sources = {
    numbers: async () => ({
      edition: '4.0',
      editions: ['4.0'],
      above: [['6', 'chapter', 'Effects']] as const,
      sections: [['6.1', 'General', 'abc']] as const,
      otherMeanings: {},
    }),
    elsewhere: async () => ({}),
    lacking: async () => ({}),
    grid: async () => ({}),
    cardTexts: async () => ({}),
    cardCases: async () => NO_CASES,
    lexicon: lexiconIn,
    firstLexicon: lexiconIn,
    fullText: async () => async () => [],
    references: async () => () => [],
  };
  const begun = fc.constantFrom(
    '6.1.e',
    'token leaves the expedition',
    'jeton',
    '5.1.2.d.2',
    '"a"',
  );
  const query = fc.tuple(begun.chain(mutated), fc.constantFrom(...LANGUAGES));
  const property = fc.asyncProperty(query, async ([text, language]) => {
    const { results } = await search({ text, language }, sources);
    for (const { url } of results) expect(url).toMatch(new RegExp(`^/(?:${LANGUAGES.join('|')})/`));
  });
  await fc.assert(property, { numRuns: 1000 });
});

test('whatever a browser has stored, a page reads it as texts or not at all', () => {
  const kept = JSON.stringify(['sabotage', '6.1.e']);
  fc.assert(
    fc.property(fc.oneof(mutated(kept), fc.json(), fc.string()), (stored) => {
      vi.stubGlobal('localStorage', { getItem: () => stored });
      expect(recentSearches().every((one) => typeof one === 'string')).toBe(true);
      expect(LANGUAGES).toContain(chooseLanguage([...LANGUAGES], stored, [stored]));
    }),
    { numRuns: 1000 },
  );
  vi.unstubAllGlobals();
});
