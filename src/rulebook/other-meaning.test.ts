import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changesSchema } from './changes.ts';
import { Crosswalk } from './crosswalk.ts';
import { type NumberedBook, otherMeanings } from './other-meaning.ts';
import { structureSchema } from './structure.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../data/editions/${path}`, import.meta.url), 'utf8'));
const crosswalk = new Crosswalk(
  ['4.0', '5.0'].map((edition) => changesSchema.parse(read(`${edition}/changes.json`))),
);
const bookOf = (edition: string): NumberedBook => {
  const { titles } = read(`${edition}/en.json`);
  const { sections } = structureSchema.parse(read(`${edition}/structure.json`));
  return {
    edition,
    rules: new Set(sections.flatMap(({ rules }) => rules.map(({ number }) => number))),
    sections: sections.map(({ number, rules }) => ({ number, rules, title: titles[number] ?? '' })),
  };
};
/** A rule of which the letter moved on, and one that made place for another. */
const shift = new Crosswalk([
  {
    edition: '2.0',
    before: '1.0',
    changes: [
      { from: ['1.1.a'], to: ['1.1.b'], kind: 'renumbered' },
      { from: [], to: ['1.1.a'], kind: 'new' },
    ],
  },
]);
const end = new Crosswalk([
  {
    edition: '2.0',
    before: '1.0',
    changes: [
      { from: ['1.1.a'], to: [], kind: 'gone' },
      { from: [], to: ['1.1.a'], kind: 'new' },
    ],
  },
]);
const [first, fourth, fifth] = ['2024-09', '4.0', '5.0'].map(bookOf) as [
  NumberedBook,
  NumberedBook,
  NumberedBook,
];
const books = [first, fourth, fifth];
const meaningsOf = (number: string, book: NumberedBook) =>
  otherMeanings(number, book, books, crosswalk);

describe('a number that another edition gives to something else', () => {
  test('names what it is there, and the number that this has here', () => {
    expect(meaningsOf('7.3.26', fifth)).toEqual([
      { edition: '4.0', title: 'Resupply', here: ['7.3.31'] },
    ]);
    expect(meaningsOf('7.3.26.a', fifth)).toEqual([
      { edition: '4.0', title: 'Resupply', here: ['7.3.31.a'] },
    ]);
  });

  test('is told from the older edition too', () => {
    expect(meaningsOf('7.3.26', fourth)).toEqual([
      { edition: '5.0', title: 'Play for free', here: ['7.3.23'] },
    ]);
  });

  test('has no title of its own in a section that both editions have', () => {
    const shifted = otherMeanings(
      '1.1.a',
      book('2.0', 'Cards', 'ab'),
      [book('1.0', 'Cards', 'a')],
      shift,
    );
    expect(shifted).toEqual([{ edition: '1.0', title: null, here: ['1.1.b'] }]);
  });

  test('names no number here where this edition lacks it', () => {
    const gone = otherMeanings('1.1.a', book('2.0', 'Cards', 'a'), [book('1.0', 'Dice', 'a')], end);
    expect(gone).toEqual([{ edition: '1.0', title: 'Dice', here: [] }]);
  });

  test('is not one that is the same rule there, nor one that the edition lacks', () => {
    expect(meaningsOf('6.1.e', fifth)).toEqual([]);
    expect(meaningsOf('9.9.z', fifth)).toEqual([]);
  });
});

/** An edition of one section with some letters. */
function book(edition: string, title: string, letters: string): NumberedBook {
  const rules = [...letters].map((letter) => ({ number: `1.1.${letter}` }));
  return {
    edition,
    rules: new Set(rules.map(({ number }) => number)),
    sections: new Map([['1.1', { number: '1.1', title, rules }]]),
  };
}
