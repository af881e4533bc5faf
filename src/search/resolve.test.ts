import { describe, expect, it } from 'vitest';
import { formatNumber } from '../rulebook/number.ts';
import { answerNumber, type NumberList, readNumbers } from './resolve.ts';

const LIST: NumberList = {
  edition: '2024-09',
  sections: [
    ['1.1', 'Deck', 'abc'],
    ['1.2.3', 'Types', 'ab'],
    ['1.2.4', 'Subtypes', 'abcd'],
    ['2.2', 'Zones', 'a'],
    ['2.2.1', 'Hand', 'ab'],
    ['6.1', 'Steps', 'abcde'],
    ['11.2', 'Other', 'a'],
  ],
};

const read = (text: string) => readNumbers(text).map(formatNumber)[0];
const numbers = (text: string) => answerNumber(text, LIST)?.hits.map(({ number }) => number);

describe('readNumbers', () => {
  it.each([
    ['6.1.e', '6.1.e'],
    ['6.1e', '6.1.e'],
    ['6,1,e', '6.1.e'],
    ['6 1 E', '6.1.e'],
    ['6-1-e', '6.1.e'],
    [' 6.1.e. ', '6.1.e'],
    ['61e', '6.1.e'],
    ['124c', '1.2.4.c'],
    ['1.2.4', '1.2.4'],
    ['§6.1.e', '6.1.e'],
    ['Rule 6.1.e', '6.1.e'],
    ['règle 6.1.e', '6.1.e'],
    ['regola 6,1', '6.1'],
    ['n° 6.1', '6.1'],
    ['６．１．ｅ', '6.1.e'],
    ['11.2', '11.2'],
    ['1.12', '1.12'],
    ['6', '6'],
  ])('reads %j as %s', (text, number) => {
    expect(read(text)).toBe(number);
  });

  it.each(['', 'sabotage', '2 joueurs', '6.1.ef', '1.2.3.4.a', '6.e', '0.1.a', '6.1.é', '-'])(
    'finds no number in %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

describe('answerNumber', () => {
  it('answers a rule with itself, then its section', () => {
    expect(answerNumber('6,1e', LIST)).toEqual({
      asked: '6.1.e',
      exact: true,
      hits: [
        { kind: 'rule', number: '6.1.e', title: 'Steps' },
        { kind: 'section', number: '6.1', title: 'Steps' },
      ],
    });
  });

  it('answers a section with itself, its rules and the sections below it', () => {
    expect(numbers('1.2.3')).toEqual(['1.2.3', '1.2.3.a', '1.2.3.b']);
    expect(numbers('2.2')).toEqual(['2.2', '2.2.a', '2.2.1']);
  });

  it('answers a chapter and a group with their sections', () => {
    expect(numbers('1')).toEqual(['1.1', '1.2.3', '1.2.4']);
    expect(numbers('1.2')).toEqual(['1.2.3', '1.2.4']);
  });

  it('keeps 11.2 and 1.12 apart', () => {
    expect(numbers('11.2')).toEqual(['11.2', '11.2.a']);
    expect(answerNumber('1.12', LIST)?.exact).toBe(false);
  });

  it('reads digits without separators either way', () => {
    expect(numbers('11')).toEqual(['11.2']);
    expect(numbers('22')).toEqual(['2.2', '2.2.a', '2.2.1']);
  });

  it('answers a number that does not exist with its neighbours, the closest first', () => {
    expect(answerNumber('6.1.z', LIST)).toMatchObject({ asked: '6.1.z', exact: false });
    expect(numbers('6.1.z')).toEqual(['6.1.e', '11.2']);
    expect(numbers('99.1')).toEqual(['11.2.a']);
    expect(numbers('1.1.z')).toEqual(['1.1.c', '1.2.3']);
  });

  it('leaves words to the index', () => {
    expect(answerNumber('sabotage', LIST)).toBeNull();
  });
});
