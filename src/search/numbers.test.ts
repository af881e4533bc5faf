import { describe, expect, it } from 'vitest';
import { answerNumber, type NumberList } from './numbers.ts';

const LIST: NumberList = {
  edition: '2024-09',
  editions: [],
  above: [
    ['1', 'chapter', 'Overview'],
    ['1.2', 'group', 'Concepts'],
    ['2', 'chapter', 'Objects'],
    ['6', 'chapter', 'Actions'],
    ['11', 'chapter', 'Last'],
  ],
  sections: [
    ['1.1', 'Deck', 'abc'],
    ['1.2.3', 'Types', 'ab'],
    ['1.2.4', 'Subtypes', 'abcd'],
    ['2.2', 'Zones', 'a'],
    ['2.2.1', 'Hand', 'ab'],
    ['6.1', 'Steps', 'abcde'],
    ['11.2', 'Other', 'a'],
  ],
  otherMeanings: {},
};

const numbers = (text: string) => answerNumber(text, LIST)?.hits.map(({ number }) => number);

describe('answerNumber', () => {
  it.each(['6.1.e', '6.1e', '6,1,e', '6 1 E', '61e', 'règle 6.1.e', '§6.1.e.'])(
    'answers %j with the rule, then its section',
    (text) => {
      expect(answerNumber(text, LIST)).toEqual({
        exact: true,
        hits: [
          { kind: 'rule', number: '6.1.e', title: 'Steps' },
          { kind: 'section', number: '6.1', title: 'Steps' },
        ],
      });
    },
  );

  it('answers a section with itself, its rules and the sections below it', () => {
    expect(numbers('1.2.3')).toEqual(['1.2.3', '1.2.3.a', '1.2.3.b']);
    expect(numbers('2.2')).toEqual(['2.2', '2.2.a', '2.2.1']);
  });

  it('answers a chapter and a group with themselves and their sections', () => {
    expect(numbers('1')).toEqual(['1', '1.1', '1.2.3', '1.2.4']);
    expect(numbers('1.2')).toEqual(['1.2', '1.2.3', '1.2.4']);
    expect(answerNumber('1.2', LIST)?.hits[0]).toEqual({
      kind: 'group',
      number: '1.2',
      title: 'Concepts',
    });
    expect(numbers('6')).toEqual(['6', '6.1']);
  });

  it('keeps 11.2 and 1.12 apart', () => {
    expect(numbers('11.2')).toEqual(['11.2', '11.2.a']);
    expect(answerNumber('1.12', LIST)?.exact).toBe(false);
  });

  it('answers a number that does not exist with the nearest', () => {
    expect(answerNumber('6.1.z', LIST)?.exact).toBe(false);
    expect(numbers('6.1.z')?.[0]).toBe('6.1.e');
    expect(numbers('9.9')).not.toEqual([]);
  });

  it('leaves words to the index', () => {
    expect(answerNumber('sabotage', LIST)).toBeNull();
    expect(answerNumber('2v2', LIST)).toBeNull();
  });
});
