import { expect, test } from 'vitest';
import { readPair, writePair } from './pair-address.ts';

const ids = new Map([
  ['maw', 'maw'],
  ['the-kraken', 'the-kraken'],
  ['sakarabru', 'sakarabru-rare'],
]);
const cardOf = (id: string) => ids.get(id) ?? null;

test('what is written is read again', () => {
  expect(readPair(writePair('maw', 'the-kraken'), cardOf)).toEqual({
    a: { is: 'card', id: 'maw' },
    b: { is: 'card', id: 'the-kraken' },
  });
  expect(writePair(null, null)).toBe('');
  expect(writePair(null, 'maw')).toBe('?b=maw');
});

test('a name stands for the first of its versions', () => {
  expect(readPair('?b=sakarabru', cardOf).b).toEqual({ is: 'card', id: 'sakarabru-rare' });
});

test.each(['?a=nobody', '?a=__proto__', '?a=%3Cscript%3E', `?a=${'x'.repeat(10_000)}`])(
  'an id that no card has is unknown: %s',
  (search) => expect(readPair(search, cardOf).a).toEqual({ is: 'unknown' }),
);

test('an address without cards asks for none', () => {
  expect(readPair('?a=&b=%20', cardOf)).toEqual({ a: { is: 'none' }, b: { is: 'none' } });
  expect(readPair('', cardOf)).toEqual({ a: { is: 'none' }, b: { is: 'none' } });
});
