import { expect, test } from 'vitest';
import { loadDeckWords } from '../../languages/texts/deck-check.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { suspensionsFor } from './formats-for.ts';
import { type DeckSuspension, suspensionsIn } from './suspended.ts';

const known = (deck: readonly string[]) =>
  suspensionsIn(deck, suspensionsFor('en')).map(({ met, sentence, source }) => ({
    met,
    sentence,
    source: source.title,
  }));

test('a deck with the Axiom Bugfix is told of 2025-10-03, and of every other source', () => {
  expect(known(['sierra-oddball', 'bugfix-rare'])).toEqual([
    {
      met: ['bugfix-rare'],
      sentence: 'Suspended in constructed play since 3 October 2025. No rule of the book says so.',
      source: 'The publisher’s history of cards',
    },
    {
      met: ['bugfix-rare'],
      sentence:
        'Suspended in constructed play since before 27 July 2026. No rule of the book says so.',
      source: 'A draft site’s copy of the competitive list',
    },
  ]);
});

test('the Ordis Bugfix is on the draft site’s list alone', () => {
  expect(known(['bugfix-shifted']).map(({ source }) => source)).toEqual([
    'A draft site’s copy of the competitive list',
  ]);
});

test('a suspension that ended is not told', () => {
  expect(known(['ozma', 'helping-hand-shifted', 'haven-bravos-bastion-shifted'])).toEqual([]);
});

test('uniques are told with their factions, which no reference shows', () => {
  const own: DeckSuspension = {
    kind: 'banned',
    cards: [],
    uniques: { 'kappa-unique': ['muna'] },
    sentence: 'Banned.',
    source: { title: 'A notice board' },
  };
  expect(suspensionsIn(['kappa', 'kappa-unique'], [own])).toEqual([
    { ...own, met: ['kappa-unique'] },
  ]);
  expect(known(['moonlight-jellyfish-unique'])[0]?.sentence).toContain(
    'Banned in constructed play since 1 February 2025.',
  );
});

test.each(LANGUAGES)('a suspension is said with its cards and sentence in %s', async (lang) => {
  const words = await loadDeckWords(lang);
  const said = words.suspended('Kappa', 'Since then.');
  for (const part of ['Kappa', 'Since then.']) expect(said).toContain(part);
});
