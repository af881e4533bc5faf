import { expect, test } from 'vitest';
import { checkDeck } from '../../engine/setup/deck-check.ts';
import { loadDeckWords, sayViolation } from '../../languages/texts/deck-check.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { table } from '../../sandbox/model/test-table.ts';

const card = (id: string) => table.byId.get(id);

const constructed = checkDeck(
  [
    { card: 'sierra-oddball', count: 2 },
    { card: 'kelon-elemental', count: 4 },
    { card: 'kelon-elemental-shifted', count: 16 },
    { card: 'kelon-elemental-unique', count: 4 },
    { card: 'brassbug', count: 1 },
    { card: 'astrape-reka-hexarch-exalted', count: 60 },
    { card: 'kappa', count: 0 },
    { card: 'nothing', count: 1 },
  ],
  { edition: '4.0', format: 'constructed', card },
);
const exalted = checkDeck(
  ['charybdis-exalted', 'hold-the-line-exalted'].map((id) => ({ card: id, count: 2 })),
  { edition: '5.0', format: 'constructed', card },
);
const empty = checkDeck([], { edition: '4.0', format: 'constructed', card });
const limited = checkDeck(
  ['kelon-elemental', 'kappa', 'open-the-gates', 'beauty-sleep', 'achilles'].map((id) => ({
    card: id,
    count: 1,
  })),
  { edition: '4.0', format: 'limited', card, pool: [] },
);
const all = [...constructed, ...exalted, ...empty, ...limited];

test('the decks above break every rule there is', () => {
  expect([...new Set(all.map(({ kind }) => kind))]).toHaveLength(13);
});

test.each(LANGUAGES)('every violation is a sentence in %s', async (lang) => {
  const words = await loadDeckWords(lang);
  for (const violation of all) {
    const sentence = sayViolation(violation, violation.cards.join(', '), words);
    expect(sentence, violation.kind).toMatch(/[.»”]$/u);
    expect(sentence).not.toMatch(/undefined|\[object|null/);
    expect(violation.cites.length).toBeGreaterThan(0);
  }
});

test.each([
  ['en', '4 exalted cards'],
  ['fr', '4 cartes exaltées'],
  ['it', '4 carte esaltate'],
] as const)('more than three exalted cards are named by their rule in %s', async (lang, said) => {
  const words = await loadDeckWords(lang);
  const found = exalted.find(({ kind }) => kind === 'too-many-of-rarity')!;
  expect(found).toMatchObject({ rarity: 'exalted', found: 4, most: 3, cites: ['1.1.4.f'] });
  expect(sayViolation(found, '', words)).toContain(said);
});

test.each([
  ['en', ['0 cards', '1 card', '2 cards']],
  ['fr', ['0 carte', '1 carte', '2 cartes']],
  ['it', ['0 carte', '1 carta', '2 carte']],
] as const)('a small deck is counted as one does in %s', async (lang, counts) => {
  const words = await loadDeckWords(lang);
  for (const [found, count] of counts.entries()) {
    const few = { kind: 'too-few-cards', found, least: 30, cards: [], cites: [] } as const;
    expect(sayViolation(few, '', words)).toContain(` ${count}`);
  }
});

test.each([
  ['fr', 's’il y en a un'],
  ['en', 'if there is one'],
  ['it', 'se c’è'],
] as const)(
  'only a limited deck may lack a Hero, also in the words in %s',
  async (lang, perhaps) => {
    const words = await loadDeckWords(lang);
    expect(words.legal(40, 'constructed')).not.toContain(perhaps);
    expect(words.legal(30, 'limited')).toContain(perhaps);
  },
);
