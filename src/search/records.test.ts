import { expect, it } from 'vitest';
import { cardRecords, exampleRecords, outlineRecords, sectionRecords } from './records.ts';

const inEach = (text: string) => ({ fr: text, en: text, it: text });

const SECTION = {
  edition: '2024-09',
  language: 'en' as const,
  number: '6.1',
  title: 'Steps',
  group: '6',
  source: 'test',
  order: 1,
  rules: [
    {
      number: '6.1.c',
      plain: 'One verb, one step.',
      cites: [],
      terms: [],
      notes: [{ kind: 'example' as const, official: true, plain: 'Spies act twice.' }],
    },
  ],
};

it('a rule is found by its notes', () => {
  const rule = sectionRecords(SECTION)[1];
  expect(rule?.content).toBe('One verb, one step. Spies act twice.');
});

it('chapters and groups are found where they have sections', () => {
  const titled = (number: string) => ({ number, title: { en: `Title ${number}` } });
  const outline = {
    edition: '2024-09',
    title: inEach('Book'),
    date: '2024-09-14',
    current: true,
    languages: ['en' as const],
    chapters: [titled('6'), titled('7')],
    groups: [{ ...titled('6.1'), chapter: '6' }],
    sections: [],
    articles: [],
  };
  const records = outlineRecords(outline, [SECTION]);
  expect(records.map(({ url, content }) => [url, content])).toEqual([
    ['/en/2024-09/6/', 'Title 6'],
  ]);
});

it('a card says its icons in words, and what tells it from others of its name', () => {
  const card = {
    url: inEach('/card/'),
    name: inEach('Scout'),
    typeLine: inEach('Character — Scout'),
    rarity: 'rare' as const,
    faction: 'bravos',
    text: inEach('{join} Scout {mana:1}.\n{unknown}'),
  };
  const [, english] = cardRecords(card);
  expect(english?.content).toBe('(join) Scout {1}. {unknown}');
  expect(english?.meta).toMatchObject({ section: 'Character — Scout', version: 'Rare · Bravos' });
  const [, common] = cardRecords({ ...card, rarity: null });
  expect(common?.meta.version).toBe('');
});

it('an example is found by its story and the names of its variants', () => {
  const example = {
    url: inEach('/example/'),
    title: inEach('Gates'),
    story: inEach('They open.'),
    variants: [{ title: inEach('Shut') }],
  };
  expect(exampleRecords(example)[0]).toMatchObject({
    content: 'They open. Shut',
    meta: { example: 'Gates' },
    filters: { kind: ['example'] },
  });
});
