import { expect, test } from 'vitest';
import { loadDeckWords } from '../../languages/texts/deck-check.ts';
import { formatsSchema } from '../../rulebook/formats.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { suspensionsIn } from './suspended.ts';

/** A format of this test's own: none is known that suspends cards. */
const formats = formatsSchema.parse([
  {
    id: 'club-evening',
    name: { fr: 'Soirée du club', en: 'Club evening', it: 'Serata del club' },
    source: { title: 'The club’s notice board', address: 'https://club.example/notice' },
    date: '2026-05-01',
    cards: ['kappa', 'robin-hood-rare'],
  },
]);

test('cards that a format suspends are found, whatever else is in the deck', () => {
  const deck = ['sierra-oddball', 'robin-hood-rare', 'robin-hood'];
  expect(suspensionsIn(deck, formats).map(({ format, cards }) => [format.id, cards])).toEqual([
    ['club-evening', ['robin-hood-rare']],
  ]);
  expect(suspensionsIn(['robin-hood'], formats)).toEqual([]);
});

test('a format says where and since when', () => {
  const [{ source: _, ...without }] = formats as [(typeof formats)[number]];
  expect(formatsSchema.safeParse([without]).success).toBe(false);
  expect(formatsSchema.safeParse([{ ...formats[0], date: 'soon' }]).success).toBe(false);
});

test.each(LANGUAGES)('a suspension is said with its format, day and source in %s', async (lang) => {
  const words = await loadDeckWords(lang);
  const said = words.suspended('Kappa', formats[0]!.name[lang], '1.5.2026');
  for (const part of ['Kappa', formats[0]!.name[lang], '1.5.2026']) expect(said).toContain(part);
});
