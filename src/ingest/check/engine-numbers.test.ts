import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citableRules, EDITIONS } from '../../engine/rules/edition.ts';
import { changesSchema } from '../../rulebook/changes.ts';
import { engineNumbers } from './engine-numbers.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

test.each(EDITIONS.slice(1))(
  'a rule of the edition before %s is cited for what became of it',
  (edition) => {
    const { before, changes } = changesSchema.parse(read(`data/editions/${edition}/changes.json`));
    const older = citableRules(before as (typeof EDITIONS)[number]);
    const newer = citableRules(edition);
    for (const { from, to, kind } of changes) {
      if (kind !== 'same' && kind !== 'renumbered') continue;
      const behind = newer.get(to[0]!) ?? [];
      expect(older.get(from[0]!), `${from[0]} became ${to[0]}`).toEqual(
        expect.arrayContaining([...behind]),
      );
    }
  },
);

const FILES = [
  {
    edition: '2',
    before: '1',
    changes: [
      { from: ['1.1.a'], to: ['1.1.a'], kind: 'same' as const },
      { from: ['1.1.b', '1.1.c'], to: ['1.1.b'], kind: 'merged' as const },
      { from: [], to: ['1.1.c'], kind: 'new' as const },
      { from: ['1.3.a'], to: ['1.4.a'], kind: 'substance' as const },
      { from: ['1.5.a'], to: [], kind: 'gone' as const },
    ],
  },
  {
    edition: '3',
    before: '2',
    changes: [
      { from: ['1.1.a'], to: ['1.1.b'], kind: 'renumbered' as const },
      { from: ['1.1.b'], to: ['1.1.a'], kind: 'renumbered' as const },
      { from: ['1.1.c'], to: [], kind: 'gone' as const },
      { from: [], to: ['1.1.c'], kind: 'new' as const },
      { from: ['1.4.a'], to: ['1.4.a'], kind: 'same' as const },
    ],
  },
];

test('the numbers in older editions are found along the chain, where they are other ones', () => {
  expect(engineNumbers(FILES, '2', [], []).rules).toEqual({
    '1.1.a': {},
    '1.1.b': { 1: '1.1.b 1.1.c' },
    '1.1.c': { 1: null },
    '1.4.a': { 1: '1.3.a' },
  });
  expect(engineNumbers(FILES, '3', [], ['2:1.1.c', '1:1.5.a'])).toEqual({
    edition: '3',
    rules: {
      '1.1.a': { 2: '1.1.b', 1: '1.1.b 1.1.c' },
      '1.1.b': { 2: '1.1.a', 1: '1.1.a' },
      '1.1.c': { 2: null, 1: null },
      '1.4.a': { 1: '1.3.a' },
      '2:1.1.c': { 3: null, 1: null },
      '1:1.5.a': { 3: null, 2: null },
    },
  });
});

test('a rule that the engine cites by its older number is none of the rule that took its place', () => {
  const { rules } = engineNumbers(FILES, '3', [], ['1:1.3.a']);
  expect(rules['1.4.a']).toEqual({ 1: null });
  expect(rules['1:1.3.a']).toEqual({ 3: null, 2: null });
});
