import { expect, test } from 'vitest';
import { findLacked, type LackingList } from './lacking.ts';

const list: LackingList = {
  '4.0': { '2.2.10.f': { edition: '2024-09', here: ['2.2.12.g'] } },
  '2024-09': { '7.5.9.a': { edition: '4.0', here: [] } },
};

test('a number that the edition of an address lacks is found with what became of it', () => {
  const found = findLacked(list, '2024-09', ['7.5.9.a']);
  expect(found).toEqual({ edition: '4.0', here: [], number: '7.5.9.a', by: '2024-09' });
});

test('an address without edition means the one in force', () => {
  for (const folder of ['fr', undefined]) {
    expect(findLacked(list, folder, ['2.2.10.f'])?.by).toBe('4.0');
  }
});

test('the likeliest reading that is lacked is taken', () => {
  expect(findLacked(list, '4.0', ['2.2.1', '2.2.10.f'])?.number).toBe('2.2.10.f');
});

test('nothing is found for a number that nothing lacks', () => {
  expect(findLacked(list, '4.0', ['7.5.9.a'])).toBeNull();
  expect(findLacked({}, '4.0', ['7.5.9.a'])).toBeNull();
});
