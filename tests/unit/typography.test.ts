import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editionWordsSchema } from '../../src/rulebook/edition-words.ts';
import { words as deckWords } from '../../src/texts/fr/deck-check.ts';
import { freeWords } from '../../src/texts/fr/free-play.ts';
import { words as sandboxWords } from '../../src/texts/fr/sandbox.ts';
import { fr as interfaceWords } from '../../src/texts/fr/site.ts';

const data = new URL('../../data/', import.meta.url);

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, data), 'utf8'));
}

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, data))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}${name}`);
}

/**
 * Every text of one language, by its place: those under the language's key, or all of them.
 * A function among them is given "x" to make its text of.
 */
function texts(value: unknown, language: string | null, place = ''): [string, string][] {
  if (typeof value === 'function') return texts(value('x', 'x'), language, place);
  if (typeof value === 'string') return language === null ? [[place, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, key === language ? null : language, `${place}/${key}`),
  );
}

/** Where a line could break before its punctuation, or words are set as a typewriter would. */
const FAULTS = {
  fr: / [;:!?»]|« |\p{L}'\p{L}|\.{3}/gu,
  en: /\p{L}'\p{L}|\.{3}| [;:!?]/gu,
  it: /\p{L}'\p{L}|\.{3}| [;:!?]/gu,
} as const;

function faultsOf(found: [string, string][], language: keyof typeof FAULTS): string[] {
  return found.flatMap(([place, text]) =>
    [...text.matchAll(FAULTS[language])].map(
      ({ index }) => `${place}: …${text.slice(Math.max(0, index - 20), index + 20)}…`,
    ),
  );
}

/** Words for what the game has another word for, on its cards and in data/terms.json. */
const STRANGERS = {
  fr: /\bLimbes\b|\bravitaill|\bsabot|compteurs? (?:de |d’)(?:Kélon|Héroïsme|[Éé]preuve)|(?<!\p{L})équipi[eè]r/u,
  en: /moves? backwards|\bresupplies\b/u,
} as const;

describe.each(['fr', 'en'] as const)(
  'stories and rulings call the game’s things by their names, %s',
  (language) => {
    test.each([...filesIn('examples/'), ...filesIn('rulings/')])('%s', (path) => {
      const strange = texts(read(path), language).filter(([, text]) =>
        STRANGERS[language].test(text.replace(/\[\[[^\]|]+/gu, '')),
      );
      expect(strange).toEqual([]);
    });
  },
);

describe.each(['fr', 'en', 'it'] as const)('the words in data, %s', (language) => {
  test.each([...filesIn('examples/'), ...filesIn('rulings/'), 'terms.json'])('%s', (path) => {
    expect(faultsOf(texts(read(path), language), language)).toEqual([]);
  });

  test('the dictionary of 2024-09', () => {
    const { titles, rules, articles } = editionWordsSchema.parse(
      read(`editions/2024-09/${language}.json`),
    );
    expect(faultsOf(texts({ titles, rules, articles }, null), language)).toEqual([]);
  });
});

test('the French interface keeps its punctuation with its words', () => {
  const saidOfNoDeck = { ...deckWords, violations: {} };
  const all = { interfaceWords, sandboxWords, freeWords, saidOfNoDeck };
  expect(faultsOf(texts(all, null), 'fr')).toEqual([]);
});
