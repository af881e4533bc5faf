import { expect, test } from 'vitest';
import { byEachLanguage } from '../rulebook/by-language.ts';
import type { Outline } from '../rulebook/content.ts';
import { LANGUAGES } from '../rulebook/language.ts';
import { flattenOutline, outlineTree } from './outline.ts';

const same = (title: string) => byEachLanguage(() => title);

const outline: Outline = {
  edition: '2024-09',
  title: same('September'),
  date: '2024-09-14',
  current: true,
  languages: [...LANGUAGES],
  chapters: [
    { number: '1', title: same('One') },
    { number: '2', title: same('Two') },
  ],
  groups: [{ number: '1.4', chapter: '1', title: same('Golden') }],
  sections: [
    { number: '1.4.2', group: '1.4', title: same('Second') },
    { number: '1.4.1', group: '1.4', title: { fr: 'Premier' } },
    { number: '1.10', group: '1', title: same('Ten') },
    { number: '2.1', group: '2', title: { fr: 'Objets' } },
  ],
  articles: [],
};

test('chapters hold groups and sections in book order', () => {
  const numbers = flattenOutline(outlineTree(outline, 'fr')).map((node) => node.number);
  expect(numbers).toEqual(['1', '1.4', '1.4.1', '1.4.2', '1.10', '2', '2.1']);
});

test('what a language lacks is left out, with the chapters that it leaves empty', () => {
  const numbers = flattenOutline(outlineTree(outline, 'en')).map((node) => node.number);
  expect(numbers).toEqual(['1', '1.4', '1.4.2', '1.10']);
});
