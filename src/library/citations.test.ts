import { expect, test } from 'vitest';
import { type Citing, citedBy, citersOfAny } from './citations.ts';

const rule = (number: string, ...cites: string[]): Citing => ({
  citer: { kind: 'rule', number },
  cites,
});

test('citations are turned round, in book order, articles last', () => {
  const article: Citing = { citer: { kind: 'article', id: 'vanilla' }, cites: ['6.1.e'] };
  const map = citedBy([article, rule('10.1.a', '6.1.e'), rule('2.1.c', '6.1.e', '2.1')]);
  expect(map.get('6.1.e')).toEqual([
    { kind: 'rule', number: '2.1.c' },
    { kind: 'rule', number: '10.1.a' },
    { kind: 'article', id: 'vanilla' },
  ]);
  expect(map.get('2.1')).toHaveLength(1);
  expect(map.get('9.9')).toBeUndefined();
});

test('a rule that names itself, or another twice, counts once at most', () => {
  const map = citedBy([rule('6.1.e', '6.1.e', '2.1.a', '2.1.a')]);
  expect(map.has('6.1.e')).toBe(false);
  expect(map.get('2.1.a')).toHaveLength(1);
});

test('what cites any rule of a section is listed once, in book order, without the section itself', () => {
  const map = citedBy([
    rule('6.1.b', '6.1.a'),
    rule('7.3.1.a', '6.1.b', '6.1.a'),
    rule('2.1.c', '6.1', '6.1.b'),
    { citer: { kind: 'article', id: 'vanilla' }, cites: ['6.1.a', '6.1.b'] },
  ]);
  expect(citersOfAny(map, ['6.1', '6.1.a', '6.1.b'])).toEqual([
    { kind: 'rule', number: '2.1.c' },
    { kind: 'rule', number: '7.3.1.a' },
    { kind: 'article', id: 'vanilla' },
  ]);
});
